import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../server/protocol.ts";
import { backoff, Line, socketUrl, type LineState } from "./socket.ts";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let states: LineState[];
let heard: FromServer[];
const last = () => FakeSocket.made.at(-1)!;

function line(): Line {
  return new Line("ws://table", { heard: (message) => heard.push(message), changed: (state) => states.push(state) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.made = [];
  states = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function lineThatCameBack(): void {
  line();
  last().opens();
  last().drops();
  vi.advanceTimersByTime(400);
}

test("it connects again after it was cut, waiting longer each time, and starts over once it hears something", () => {
  line();
  const waits: number[] = [];
  for (let cut = 0; cut < 32; cut++) {
    last().drops();
    const made = FakeSocket.made.length;
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    waits.push(Date.now() - before);
    expect(FakeSocket.made).toHaveLength(made + 1);
  }
  expect(waits).toEqual([400, 800, ...Array<number>(28).fill(1000), 15000, 15000]);
  last().opens();
  last().says({ type: "error", error: "x" });
  last().drops();
  vi.advanceTimersByTime(399);
  expect(FakeSocket.made).toHaveLength(33);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(34);
});

test("a line that opens but never speaks does not count as well", () => {
  lineThatCameBack();
  last().opens();
  last().drops();
  vi.advanceTimersByTime(799);
  expect(FakeSocket.made).toHaveLength(2);
});

test("it tells how it is", () => {
  lineThatCameBack();
  expect(states).toEqual(["connecting", "open", "waiting", "connecting"]);
});

test("no such table: it does not try again", () => {
  line();
  last().drops(4404);
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("asked too much: it waits long before it tries again", () => {
  line();
  last().drops(1008);
  vi.advanceTimersByTime(14_999);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("messages go out only over an open line", () => {
  const wire = line();
  expect(wire.send({ type: "say", text: "a" })).toBe(false);
  last().opens();
  expect(wire.send({ type: "say", text: "b" })).toBe(true);
  expect(last().sent).toEqual(['{"type":"say","text":"b"}']);
});

test("a closed line stays closed", () => {
  const wire = line();
  last().opens();
  wire.close();
  last().drops();
  vi.runAllTimers();
  wire.hurry();
  expect(FakeSocket.made).toHaveLength(1);
});

test("hurrying does not wait, and does not open a second line", () => {
  const wire = line();
  wire.hurry();
  expect(FakeSocket.made).toHaveLength(1);
  last().drops();
  wire.hurry();
  expect(FakeSocket.made).toHaveLength(2);
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
});

test("when the network comes back the old line is given up at once", () => {
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal("addEventListener", (kind: string, act: () => void) => (listeners[kind] = act));
  line();
  last().opens();
  const old = last();
  listeners["online"]!();
  expect([FakeSocket.made.length, old.readyState]).toEqual([2, 3]);
  old.drops();
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
});

test("what a socket says after it was replaced is not mistaken for the new one's end", () => {
  const wire = line();
  const first = last();
  first.drops();
  wire.hurry();
  first.drops();
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
});

test("waits are spread, and never longer than the longest", () => {
  expect(backoff(0, 0)).toBe(300);
  expect(backoff(0, 1)).toBe(500);
  expect([backoff(3, 1), backoff(29, 1)], "a server may just be starting").toEqual([1250, 1250]);
  expect(backoff(30, 1)).toBe(18_750);
});

test("the socket of a table lives beside the page, as secure as it", () => {
  expect(socketUrl("a-b", { protocol: "https:", host: "club.example" } as Location)).toBe("wss://club.example/api/tables/a-b/socket");
  expect(socketUrl("y", { protocol: "https:", host: "club.example" } as Location, "/jeux")).toBe("wss://club.example/jeux/api/tables/y/socket");
  expect(socketUrl("x", { protocol: "http:", host: "localhost:1" } as Location)).toBe("ws://localhost:1/api/tables/x/socket");
});
