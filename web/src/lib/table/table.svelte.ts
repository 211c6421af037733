/** A table as this screen sees it: the truth the server sent, what is picked towards an answer, the log and the talk. */
import { house } from "../server/house.svelte.ts";
import type { Pace } from "../game/board.ts";
import type { Advice, Asked, Change, FromPage, FromServer, Missing, Offer, Option, Seen, State, TalkLine, Text } from "../server/protocol.ts";
import { changed } from "./difference.ts";
import { apart, leading, leadsTo, folded, select, settled, ways, without, type Way } from "./selection.ts";
import { settings } from "../page/settings.svelte.ts";
import { amongPeople, tookBack } from "./forced.svelte.ts";
import { Line, socketUrl, type LineState } from "./socket.ts";
import { Stage } from "../motion/stage.svelte.ts";

/** A short word from the house beside the prompt: why not, or that a thing must be touched later. */
export interface Note {
  rule: string;
  text: Text;
}

/** What one may ask of the others. */
/** What may be asked of the others from the table; other options are asked for where the host changes them. */
export type Motion = Exclude<NonNullable<State["motion"]>["motion"], "options">;

const same = (some: readonly string[], others: readonly string[]): boolean => some.length === others.length && some.every((one, at) => one === others[at]);

/** A word of the page itself. */
const word = (key: string, args: Text["args"] = {}): Note[] => [{ rule: "", text: { key, args } }];

/** The seat of mine that is asked while the screen shows another one: the screen must change hands. */
export function handover(state: State): number | null {
  if (state.over || state.asked !== null || state.you.length < 2) return null;
  return state.turn.find((seat) => seat !== state.seat) ?? null;
}

/** More news than this are not acted: somebody came back after a while. */
const MANY = 14;

/** After these the log is another one. */
const BACKWARDS = ["undid", "rewound"];

/** The code with which a server that is stopped closes its sockets: it comes again. */
const RESTARTS = 1012;

export class Table {
  readonly id: string;
  readonly stage = new Stage<State>((event) => this.pace(event), () => settings.reduced || document.hidden);
  state = $state.raw<State | null>(null);
  line = $state<LineState>("connecting");
  refusedCode = $state(0);
  picked = $state.raw<string[]>([]);
  /** The kind of answers that is unfolded, where there are many. */
  opened = $state("");
  /** Everything that stands against what was touched; usually one thing. */
  notes = $state.raw<Note[]>([]);
  /** What the bot would answer, when it was asked; `thinking` until it has said so. */
  advice = $state.raw<Advice[]>([]);
  thinking = $state(false);
  /** The answer that was pressed once and wants a second press. */
  armed = $state("");
  /** The things of an advised answer that is looked at. */
  private tried = $state.raw<readonly string[] | null>(null);
  /** The answer that is looked at, in its notation: the pointer or the focus rests on its button. */
  looked = $state("");
  sent = $state(false);
  log = $state.raw<Seen[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** The server has said that it restarts. */
  restarts = $state(false);
  /** Why a complaint led nowhere. */
  grievance = $state.raw<Note | null>(null);
  private grieving = false;
  /** The last state as the server told it. */
  private told: State | null = null;
  /** The last question the server told, since it told everything. */
  private question: Asked | null = null;
  private readonly logs = new Map<number | null, Seen[]>();
  private readonly clocks = new Map<number | null, number>();
  private readonly pace: (event: Seen) => Pace;
  private readonly wire: Line;
  /** Every answer is a button, also one that things spell. */
  readonly worded: boolean;
  /** The kinds of answers that have a title. */
  private readonly titled: readonly string[];
  /** The answers that stand before the others. */
  private readonly first: readonly string[];

  constructor(id: string, pace: (event: Seen) => Pace, worded = false, titled: readonly string[] = [], first: readonly string[] = []) {
    this.id = id;
    this.pace = pace;
    this.worded = worded;
    this.titled = titled;
    this.first = first;
    this.wire = new Line(socketUrl(id, location), {
      heard: (message) => this.hear(message),
      changed: (line, code) => {
        this.line = line;
        this.refusedCode = code;
        if (line !== "connecting") this.restarts = code === RESTARTS;
        this.sent = this.thinking = false;
      },
    });
  }

  /** Is the screen showing the truth, with nothing left to act? */
  readonly still = $derived(!this.stage.busy && this.stage.shown === this.state);

  /** Does an answer wait for this screen now? */
  readonly asked = $derived(this.still && !this.sent && this.line === "open" ? (this.state?.asked ?? null) : null);

  readonly selection = $derived(select(this.asked?.options ?? [], this.picked));

  readonly pickable = $derived(this.selection.next);

  readonly offers = $derived<Offer[]>(this.asked?.offers ?? []);

  /** What can be pressed now: every answer, or the thing that leads on to several. */
  readonly ways = $derived.by<Way[]>(() => {
    const options = leading(apart(this.asked?.options ?? [], this.offers.filter((offer) => offer.things.length === 0)), this.first);
    const measured = this.offers.filter(({ ranges, things }) => ranges.length > 0 && things.length === this.picked.length + 1);
    if (!this.worded) return folded(ways(options, this.picked, new Set(measured.map(({ things }) => things.at(-1)!))), this.titled, this.opened);
    const { done, open } = select(options, this.picked);
    return (this.picked.length > 0 ? [...done, ...open] : options).map((option) => ({ option, thing: "", count: 1 }));
  });

  /** Is an answer half made? */
  readonly begun = $derived(this.picked.length > 0 || this.opened !== "");

  /** The sentence of a half-made answer; null with nothing picked. */
  readonly step = $derived<Text | null>(
    this.picked.length === 0 ? null : (this.asked?.steps.find((one) => same(one.picked, this.picked))?.text ?? null),
  );

  /** The answers one would look for in vain, with nothing picked yet. */
  readonly missing = $derived<Missing[]>(this.picked.length === 0 ? (this.asked?.missing ?? []) : []);

  /** What is ringed on the board: the picks, or the things of the advice that is looked at. */
  readonly ringed = $derived(this.tried ?? this.picked);

  /** The only answer there is, if this person lets the house give it. What was just taken back is not given again. */
  readonly forced = $derived.by<Option | null>(() => {
    const { asked, state } = this;
    if (!asked?.only || !state || tookBack(this.log, state.seat)) return null;
    const wish = amongPeople(state) ? settings.forcedAmong : settings.forced;
    return wish === "on" ? (asked.options[0] ?? null) : null;
  });

  /** The log as far as the board has come. */
  readonly shownLog = $derived(this.stage.untold > 0 ? this.log.slice(0, Math.max(0, this.log.length - this.stage.untold)) : this.log);

  /** When the last line was spoken before what was last proposed: what the house says after it tells how that ended. On a phone question and talk both show it; what was heard at one place was heard. */
  proposedAfter = $state(Infinity);

  /** The clock at which the person on each seat last chose for himself, or first looked. */
  marks = $state.raw<Record<number, number>>({});

  readonly handover = $derived(this.still && this.state !== null ? handover(this.state) : null);

  pick = (thing: string): void => {
    if (!this.pickable.has(thing)) return;
    this.hush();
    this.opened = "";
    this.picked = [...this.picked, thing];
    const only = settled(select(apart(this.asked?.options ?? [], this.offers), this.picked));
    if (only && this.selection.done.length === 1) this.press(only);
  };

  /** Give this answer; one that ends something for good wants a second press. */
  press = (option: Option): void => {
    if (option.grave && settings.confirm === "on" && this.armed !== option.notation) this.armed = option.notation;
    else this.answer(option.notation);
  };

  /** Go this way: give its answer, unfold its kind, or touch its thing. */
  go = (way: Way): void => {
    if (way.option) this.press(way.option);
    else if (way.kind) this.opened = way.kind;
    else this.pick(way.thing);
  };

  /** What leads on from what is picked by touching this thing, if the house has a sentence for it. */
  leads = (thing: string): Text | null =>
    this.asked?.steps.find((one) => same(one.picked, [...this.picked, thing]))?.text ?? null;

  /** Look at an advised answer on the board, or no more. */
  tryOut = (option: Option | null): void => {
    const looked = option ?? this.advice.find((one) => one.option.notation === this.armed)?.option;
    this.tried = looked?.things ?? null;
    this.looked = looked?.notation ?? "";
  };

  /** Look at an answer whose button the pointer or the focus rests on, or no more. */
  glance = (option: Option | null): void => {
    this.looked = option?.notation ?? "";
  };

  /** Take an advised answer: the first press shows it, the second gives it. */
  follow = (option: Option): void => {
    if (this.armed === option.notation) return this.answer(option.notation);
    this.picked = [];
    this.tried = option.things;
    this.armed = this.looked = option.notation;
  };

  back = (thing: string): void => {
    this.hush();
    this.picked = without(this.picked, thing);
  };

  clear = (): void => {
    this.hush();
    this.picked = [];
    this.opened = "";
  };

  /** What would the bot do here? */
  ask = (): void => {
    const state = this.state;
    if (!this.asked || !state || state.seat === null || this.thinking) return;
    this.hush();
    this.thinking = this.tell({ type: "hint", n: state.n, seat: state.seat });
  };

  /** Why can this not be used? A thing that comes later in an answer is explained here, the rest by the server. */
  why = (thing: string): void => {
    const state = this.state;
    if (!state || !this.still) return;
    this.advice = [];
    this.disarm();
    if (state.seat === null) {
      this.notes = word("note-watching");
      return;
    }
    const first = leadsTo(this.asked?.options ?? [], this.picked, thing);
    if (first.length > 0) this.notes = word("note-first");
    else this.tell({ type: "why", seat: state.seat, thing, ...(this.picked.length > 0 && { picked: [...this.picked] }) });
  };

  /** `byHouse`: an only answer, which the person did not choose. */
  answer = (notation: string, byHouse = false): void => {
    const state = this.state;
    if (!state || state.seat === null) return;
    if (!byHouse) this.marks = { ...this.marks, [state.seat]: state.n + 1 };
    this.sent = this.tell({ type: "answer", n: state.n, seat: state.seat, choice: notation });
  };

  offer = (offer: Offer, numbers: number[]): void => {
    this.answer([offer.verb, ...Object.values(offer.ids), ...numbers].join(" "));
  };

  undo = (): void => {
    const state = this.state;
    if (state?.undo && state.seat !== null) this.tell({ type: "undo", n: state.n, seat: state.seat });
  };

  /** Take back all that was answered since somebody else did, or chance or a secret came to light. */
  restart = (): void => {
    const state = this.state;
    if (state?.undo && state.seat !== null) this.tell({ type: "undo", n: state.n, seat: state.seat, whole: true });
  };

  look = (seat: number | null): void => {
    this.tell({ type: "look", seat });
  };

  say = (text: string, to: number | null = null): void => {
    this.tell(to === null ? { type: "say", text } : { type: "say", text, to });
  };

  /** Complain of what another said; a refusal is told where it was said. */
  complain = (said: TalkLine): void => {
    const seat = this.state?.seat ?? null;
    if (seat === null || said.seat === null) return;
    this.grievance = null;
    this.grieving = this.tell({ type: "complain", seat, of: said.seat, at: said.at });
  };

  /** Ask the others. */
  propose = (motion: Motion, of = 0, bot = ""): void => {
    const state = this.state;
    if (state && state.seat !== null) this.tell({ type: "propose", n: state.n, seat: state.seat, motion, of, bot });
  };

  /** Agree with what is proposed, or not. */
  consent = (yes: boolean): void => {
    const seat = this.state?.you[0];
    if (seat !== undefined) this.tell({ type: "consent", seat, yes });
  };

  /** Try the line again now. */
  retry = (): void => this.wire.hurry();

  close(): void {
    this.wire.close();
    this.stage.finish();
  }

  private tell(message: FromPage): boolean {
    const gone = this.wire.send(message);
    if (!gone) this.notes = word("note-no-line");
    return gone;
  }

  private hear(message: FromServer): void {
    if (message.type === "state") {
      this.question = null;
      this.take(message);
    } else if (message.type === "change") this.change(message);
    else if (message.type === "said") this.hearTalk(message);
    else if (message.type === "because") this.notes = message.reasons.length > 0 ? message.reasons : word("note-possible");
    else if (message.type === "refused") this.refused({ rule: message.rule, text: message.text });
    else if (message.type === "hint") this.advise(message.n, message.seat, message.advice);
    else if (message.type === "notice") house.tell(message.text, message.maintenance);
    else this.refuse(word("note-error", { error: message.error }));
  }

  /** Goes on from what was sent last; if it does not fit, everything is asked for. */
  private change(change: Change): void {
    const state = changed(this.told, change, this.question);
    if (state !== null) this.take({ ...state, talk: this.talk });
    else if (this.told !== null) {
      this.look(this.told.seat);
      this.told = null;
    }
  }

  /** Advice for a question that is answered by now is nobody's business. */
  private advise(n: number, seat: number, advice: Advice[]): void {
    this.thinking = false;
    if (n !== this.state?.n || seat !== this.state.seat || !this.asked) return;
    this.notes = [];
    this.advice = advice;
  }

  /** What was said is heard: why not, advice, a second press that was wanted. */
  hush = (): void => {
    this.notes = [];
    this.advice = [];
    this.disarm();
  };

  private disarm(): void {
    this.armed = this.looked = "";
    this.tried = null;
  }

  private hearTalk(line: TalkLine): void {
    // a line may come both with a state and by itself
    const known = this.talk.some((one) => one.at === line.at && one.seat === line.seat && one.text === line.text && one.to === line.to);
    if (!known) this.talk = [...this.talk, line];
    this.grieving = false;
  }

  private refused(note: Note): void {
    if (!this.grieving) return this.refuse([note]);
    this.grieving = false;
    this.grievance = note;
  }

  private refuse(notes: Note[]): void {
    this.sent = false;
    this.thinking = false;
    this.picked = [];
    this.disarm();
    this.notes = notes;
  }

  /** Somebody may have come or gone: what was picked, sent or asked for stays good while the same question stands. */
  private settle(state: State): void {
    const before = this.state;
    const same = before !== null && before.seat === state.seat && JSON.stringify(before.asked) === JSON.stringify(state.asked);
    if (same && before.n === state.n) return;
    const answered = this.sent;
    this.sent = this.thinking = false;
    if (same && state.asked && !answered) return;
    this.picked = [];
    this.opened = "";
    this.hush();
  }

  private take(state: State): void {
    this.told = state;
    this.question = state.asked ?? this.question;
    const clock = this.clocks.get(state.seat);
    const news = state.events.filter((seen) => clock === undefined || (seen.n ?? 0) > clock);
    this.log = state.fresh ? state.events : [...(this.logs.get(state.seat) ?? []), ...state.events];
    this.logs.set(state.seat, this.log);
    this.clocks.set(state.seat, state.n);
    if (state.seat !== null) this.marks = { [state.seat]: state.n, ...this.marks };
    this.talk = state.talk;
    this.settle(state);
    const turned = this.state !== null && this.state.seat !== state.seat;
    this.state = { ...state, events: news };
    if (clock === undefined || news.length > MANY) this.stage.cut(this.state);
    else if (turned) this.stage.cut(this.state, true); // nothing of one seat is shown while another looks
    else this.stage.play(this.state);
    // What was taken back is no longer in the server's log: ask for it whole.
    if (!state.fresh && state.events.some((seen) => BACKWARDS.includes(seen.kind))) this.look(state.seat);
  }
}
