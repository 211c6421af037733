/** The line to a table: it reconnects by itself, waiting longer each time, and says so. */
import { base } from "../server/base.ts";
import type { FromPage, FromServer } from "../server/protocol.ts";

export type LineState = "connecting" | "open" | "waiting" | "closed";

const FIRST_WAIT = 400;
/** For the first half minute or so somebody may just be starting the server anew: everybody is back soon after. */
const HOPEFUL_TRIES = 30;
const HOPEFUL_WAIT = 1000;
const LONGEST_WAIT = 15_000;
/** The host of the house lets this guest play no more. */
export const BLOCKED = 4423;
/** Codes after which trying again is useless: not from this page, no such table, a table that cannot be opened. */
const FINAL = new Set([4403, 4404, BLOCKED, 1011]);
/** The server was asked too much: the next try may wait. */
const TOO_MUCH = 1008;

export interface Ear {
  heard: (message: FromServer) => void;
  changed: (state: LineState, code: number) => void;
}

/** How long to wait before try number `tries` (0, 1, …); `chance` in 0..1 spreads a crowd that was cut off together. */
export function backoff(tries: number, chance: number): number {
  const longest = tries < HOPEFUL_TRIES ? HOPEFUL_WAIT : LONGEST_WAIT;
  return Math.min(longest, FIRST_WAIT * 2 ** tries) * (0.75 + 0.5 * chance);
}

export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;
  private readonly url: string;
  private readonly ear: Ear;

  constructor(url: string, ear: Ear) {
    this.url = url;
    this.ear = ear;
    this.connect();
    globalThis.addEventListener?.("online", this.renew);
    globalThis.document?.addEventListener?.("visibilitychange", this.wake);
  }

  /** Sends if the line is open; a message for a dead line is not kept: after reconnecting the truth may be another. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.renew);
    globalThis.document?.removeEventListener?.("visibilitychange", this.wake);
    this.socket?.close();
    this.socket = null;
  }

  /** Try now instead of waiting. */
  hurry = (): void => {
    if (this.ended || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The network came back: whatever was open before hangs on the old one. */
  private renew = (): void => {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.hurry();
  };

  /** Somebody looks at the page again: browsers let the clocks of hidden pages crawl. */
  private wake = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  private connect(): void {
    this.ear.changed("connecting", 0);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.ear.changed("open", 0);
    socket.onmessage = (event) => {
      this.tries = 0;
      this.ear.heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.lost(event.code);
    };
  }

  private lost(code: number): void {
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.ear.changed("closed", code);
      return;
    }
    if (code === TOO_MUCH) this.tries = Math.max(this.tries, HOPEFUL_TRIES);
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
    this.ear.changed("waiting", code);
  }
}

/** The address of a table's socket, seen from this page. */
export function socketUrl(table: string, page: Location, root = base): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}${root}/api/tables/${encodeURIComponent(table)}/socket`;
}
