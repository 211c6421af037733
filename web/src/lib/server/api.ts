/** The HTTP calls of docs/protocol.md. */
import { under } from "./base.ts";
import type { Again, Analysis, Audited, BotCard, BotToken, Box, Changed, Draft, DraftCard, Edits, FinishedGame, Forms, GameCard, HostMay, House, Join, LabAnswer, Made, Me, MyName, MyWishes, NewDraft, NewTable, NewWishes, Primer, Puzzle, Replay, ReplayStep, ReturnMatch, Rule, Sealed, Seated, Story, Stretch, TableCard, Text, Visit, WantedSeat, WorkshopDoor } from "./protocol.ts";

/** A call that failed: the server's sentence, its rule and its text if it named one. `status` 0: nobody answered. */
export class CallFailed extends Error {
  readonly status: number;
  readonly rule: string | undefined;
  readonly text: Text | undefined;

  constructor(status: number, error: string, rule?: string, text?: Text) {
    super(error);
    this.status = status;
    this.rule = rule;
    this.text = text;
  }
}

/** `keepalive`: the call is finished even if the page is closed meanwhile. */
async function call(path: string, method = "GET", body?: unknown, keepalive = false): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", keepalive };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(under(path), init);
  } catch {
    throw new CallFailed(0, "the server does not answer");
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { error?: string; rule?: string; text?: Text };
  throw new CallFailed(response.status, told.error ?? response.statusText, told.rule, told.text);
}

async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  return (await (await call(path, method, body)).json()) as T;
}

/** What never changes while the page is open is asked for once; a failed call may be tried again. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const asked = ask(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

const at = encodeURIComponent;

const games = once(() => json<GameCard[]>("/api/games"));

export const api = {
  games: () => games(""),
  box: once((slug) => json<Box>(`/api/games/${at(slug)}/box`)),
  primer: once((slug) => json<Primer>(`/api/games/${at(slug)}/primer`)),
  rules: once((slug) => json<Rule[]>(`/api/games/${at(slug)}/rules`)),
  texts: once(async (path) => (await call(`/api/texts/${path}`)).text()),
  seal: () => json<Sealed>("/api/seals", "POST"),
  open: (wanted: NewTable) => json<Made>("/api/tables", "POST", wanted),
  branch: (table: string, n: number, seats: WantedSeat[], kept = false) => json<Made>(`/api/tables/${at(table)}/branch`, "POST", { n, seats, kept }),
  rematch: (table: string, again: Again) => json<ReturnMatch>(`/api/tables/${at(table)}/rematch`, "POST", again),
  bring: (file: unknown) => json<Made>("/api/tables/import", "POST", file),
  audit: (table: string) => json<Audited>(`/api/tables/${at(table)}/audit`),
  mine: () => json<TableCard[]>("/api/tables/mine"),
  finished: (listed: boolean, before?: number) =>
    json<FinishedGame[]>(`/api/tables/finished?listed=${listed}` + (before === undefined ? "" : `&before=${before}`)),
  waiting: () => json<TableCard[]>("/api/tables/open"),
  table: (table: string) => json<TableCard>(`/api/tables/${at(table)}`),
  join: (table: string, wanted: Join) => json<Seated>(`/api/tables/${at(table)}/join`, "POST", wanted),
  begin: (table: string) => json<TableCard>(`/api/tables/${at(table)}/begin`, "POST"),
  seatBot: (table: string, seat: number, bot: string) => json<TableCard>(`/api/tables/${at(table)}/seats/${seat}`, "PUT", { kind: "bot", bot }),
  freeSeat: (table: string, seat: number) => json<TableCard>(`/api/tables/${at(table)}/seats/${seat}`, "PUT", { kind: "open" }),
  agree: (table: string, changed: Changed) => json<TableCard>(`/api/tables/${at(table)}/options`, "PUT", changed),
  hosting: (table: string) => json<HostMay>(`/api/tables/${at(table)}/hosting`),
  cancel: (table: string) => json<TableCard>(`/api/tables/${at(table)}/cancel`, "POST"),
  leave: (table: string, seat: number) => json<TableCard>(`/api/tables/${at(table)}/leave`, "POST", { seat }),
  comeBackTo: (table: string, seat: number) => json<TableCard>(`/api/tables/${at(table)}/return`, "POST", { seat }),
  decline: (table: string) => call(`/api/tables/${at(table)}/decline`, "POST"),
  replay: (table: string) => json<Replay>(`/api/tables/${at(table)}/replay`),
  replayAt: (table: string, n: number, seat: number | null) =>
    json<ReplayStep>(`/api/tables/${at(table)}/replay/${n}` + (seat === null ? "" : `?seat=${seat}`)),
  visit: (table: string) => json<Visit>(`/api/tables/${at(table)}/visit`),
  saw: (table: string, seat: number, n: number) => call(`/api/tables/${at(table)}/visit`, "PUT", { seat, n }, true),
  since: async (table: string, seat: number, n: number): Promise<ReplayStep[]> => {
    const steps: ReplayStep[] = [];
    for (let from: number | null = n; from !== null; ) {
      const page: Stretch = await json<Stretch>(`/api/tables/${at(table)}/since?seat=${seat}&n=${from}`);
      steps.push(...page.steps.slice(steps.length > 0 ? 1 : 0));
      from = page.next;
    }
    return steps;
  },
  story: (table: string, seat: number | null) =>
    json<Story>(`/api/tables/${at(table)}/story` + (seat === null ? "" : `?seat=${seat}`)),
  analyse: (table: string, seat: number) => json<Analysis>(`/api/tables/${at(table)}/analysis`, "POST", { seat }),
  analysis: (table: string, seat: number) => json<Analysis>(`/api/tables/${at(table)}/analysis?seat=${seat}`),
  moment: (table: string, n: number, seat: number) => json<Puzzle>(`/api/tables/${at(table)}/puzzle/${n}?seat=${seat}`),
  puzzles: () => json<string[]>("/api/puzzles"),
  puzzle: (slug: string) => json<Puzzle>(`/api/puzzles/${at(slug)}`),
  exportOf: (table: string) => under(`/api/tables/${at(table)}/export`),
  house: () => json<House>("/api/house"),
  schema: () => json<unknown>("/api/schema/openapi.json"),
  botsHere: () => json<BotCard[]>("/api/bots"),
  myBots: () => json<BotCard[]>("/api/me/bots"),
  makeBot: (name: string) => json<BotToken>("/api/me/bots", "POST", { name }),
  dropBot: (name: string) => call(`/api/me/bots/${at(name)}`, "DELETE"),
  workshop: () => json<WorkshopDoor>("/api/workshop"),
  workshopKey: (word: string) => json<WorkshopDoor>("/api/workshop/key", "POST", { word }),
  forms: (slug: string) => json<Forms>(`/api/workshop/forms/${at(slug)}`),
  drafts: () => json<DraftCard[]>("/api/workshop/drafts"),
  newDraft: (wanted: NewDraft) => json<Draft>("/api/workshop/drafts", "POST", wanted),
  draft: (name: string) => json<Draft>(`/api/workshop/drafts/${at(name)}`),
  dropDraft: (name: string) => call(`/api/workshop/drafts/${at(name)}`, "DELETE"),
  changeDraft: (name: string, how: "edit" | "undo" | "redo", edits: Edits) => json<Draft>(`/api/workshop/drafts/${at(name)}/${how}`, "POST", edits),
  playDraft: (name: string, bot: string) => json<Made>(`/api/workshop/drafts/${at(name)}/play`, "POST", { bot }),
  installDraft: (name: string) => json<Draft>(`/api/workshop/drafts/${at(name)}/install`, "POST"),
  zipOf: (name: string) => under(`/api/workshop/drafts/${at(name)}/zip`),
  askLab: (name: string, bots: string) => json<LabAnswer>(`/api/workshop/drafts/${at(name)}/lab`, "POST", { bots }),
  lab: (name: string) => json<LabAnswer>(`/api/workshop/drafts/${at(name)}/lab`),
  labReport: (name: string, language: string) => under(`/api/workshop/drafts/${at(name)}/report/${language}`),
  letters: () => json<MyWishes>("/api/me/letters"),
  wish: (wishes: NewWishes) => json<MyWishes>("/api/me/letters", "PUT", wishes),
  answerLetter: (token: string) => call(`/api/letters/${at(token)}`, "POST"),
  me: () => json<Me>("/api/me"),
  renewRecovery: () => json<Me>("/api/me/recovery", "POST"),
  whoseLink: (token: string) => json<MyName>(`/api/recovery/${at(token)}`),
  comeBack: (token: string) => json<Me>(`/api/recovery/${at(token)}`, "POST"),
  forgetMe: () => call("/api/me", "DELETE"),
  rename: (name: string) => json<Me>("/api/me", "PUT", { name }),
};
