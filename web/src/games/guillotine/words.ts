/** What is said of the things on the table, for the eye and for the ear. */
import { found } from "../../lib/page/found.ts";
import type {
  DeputyView,
  FactionView,
  GuillotineBox,
  GuillotineView,
  JacobinFace,
  KeptView,
  MissionFace,
  Props,
  RoomView,
  VoteView,
} from "./types.ts";

export const deputyOf = (view: GuillotineView, id: string): DeputyView =>
  found(view.deputies.find((deputy) => deputy.id === id), `deputy ${id}`);

/** How safe a deputy is, as the badge shows it: 8 and more, re-elected, in danger, near death. */
export function standing(pp: number): "high" | "fair" | "low" | "last" {
  if (pp >= 8) return "high";
  if (pp >= 5) return "fair";
  return pp >= 3 ? "low" : "last";
}

/** A deputy for the ear. */
export function deputyLabel({ t }: Pick<Props, "t">, deputy: DeputyView): string {
  return t("g-deputy", {
    name: t(`deputy-${deputy.id}`),
    party: t(`faction-${deputy.faction}`),
    pp: deputy.pp,
    where: t(`g-at-${deputy.post}`),
    alive: deputy.alive ? "yes" : "no",
    state: deputy.denounced ? "denounced" : deputy.on_report ? "report" : deputy.moved ? "moved" : "none",
  });
}

/** A room for the ear: its name, its seats, who is there. */
export function roomLabel({ t }: Pick<Props, "t">, room: RoomView): string {
  const people = room.deputies.map((id) => t(`deputy-${id}`)).join(", ");
  return t("g-room", { name: t(`post-${room.id}`), taken: room.deputies.length, chairs: room.seats, people: people || t("g-nobody") });
}

/** Every room with who is there, the basket of the dead too. */
export const roomsOf = (view: GuillotineView): RoomView[] => [...view.rooms, { id: "guillotine", seats: 0, deputies: view.dead, denounced: [] }];

/** The rules by which a post gives and takes. */
export const RULES: Record<string, readonly string[]> = {
  convention: ["G-39", "G-41", "G-68"],
  tribunal: ["G-27", "G-26", "G-23"],
  comite: ["G-46", "G-48", "G-23"],
  jacobins: ["G-57", "G-63", "G-23"],
  mission: ["G-50", "G-51", "G-34"],
  prison: ["G-67", "G-68"],
  fuite: ["G-70", "G-72", "G-73"],
  guillotine: ["G-5", "G-28", "G-70"],
};

export type CardFace = MissionFace | JacobinFace;

const faces = new WeakMap<GuillotineBox, Map<string, CardFace>>();

/** The face of a card of either deck, by its id. */
export function cardOf(box: GuillotineBox, id: string): CardFace {
  let byId = faces.get(box);
  if (!byId) faces.set(box, (byId = new Map([...box.missions, ...box.jacobins].map((card) => [card.id, card]))));
  return found(byId.get(id), `card ${id}`);
}

export const isMission = (face: CardFace): face is MissionFace => "rolls" in face;

/** What a card does, in full. */
export function effect(t: Props["t"], face: CardFace): string {
  if (!isMission(face)) {
    const op = face.op === "suspect" && face.post ? `suspect-${face.post}` : face.op;
    return t(`effect-${op}`, { n: face.n, deputy: face.deputy });
  }
  return t(`effect-${face.op}`, { n: face.n, other: face.other, faction: face.faction, rolls: rolls(t, face.rolls) });
}

/** `1-2 −2 PP, 3-6 +2 PP`: faces of the die with the same result stand together. */
export function rolls(t: Props["t"], words: readonly string[]): string {
  const said = words.map((word) => (/^-?\d+$/.test(word) ? t("effect-roll-gain", { n: Number(word) }) : t(`effect-roll-${word}`)));
  const parts: string[] = [];
  for (let from = 0, to = 0; from < said.length; from = to) {
    while (to < said.length && said[to] === said[from]) to++;
    parts.push(`${to - from > 1 ? `${from + 1}\u2013${to}` : from + 1}\u00a0${said[from]}`);
  }
  return parts.join(", ");
}

/** The factions a seat leads, in roster order. */
export const factionsOf = (view: GuillotineView, seat: number | null): FactionView[] =>
  view.factions.filter((faction) => faction.seat === seat);

/** The kept cards of a seat, with the faction that has each. */
export const keptBy = (view: GuillotineView, seat: number | null): (KeptView & { faction: string })[] =>
  factionsOf(view, seat).flatMap((faction) => faction.kept.map((kept) => ({ ...kept, faction: faction.id })));

/** A change of popularity with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `\u2212${-n}`);

/** Where a change of popularity came from: a post, an occasion, or the card that made it. */
export const causeOf = (t: Props["t"], cause: string): string => t(/^(mis|jac)_/.test(cause) ? `card-${cause}` : `cause-${cause}`);

const GAINS = new Set(["gained", "all_gained", "report_adopted"]);
const LOSSES = new Set(["lost", "all_lost", "report_rejected", "disgraced", "disgraced_to_death"]);

/** How the popularity of each deputy has just changed, as the events tell it. */
export function changes(events: Props["events"]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, args = {} } of events) {
    const sign = Number(GAINS.has(kind)) - Number(LOSSES.has(kind));
    const people = [args["deputies"] ?? args["deputy"] ?? []].flat().map(String);
    if (sign) for (const id of people) found.set(id, (found.get(id) ?? 0) + sign * Number(args["n"]));
  }
  return found;
}

/** The vote that is to be shown: the open one, else the last one. */
export const votedOn = ({ t }: Pick<Props, "t">, vote: VoteView): string =>
  t(`g-vote-${vote.kind}`, { name: vote.deputy ? t(`deputy-${vote.deputy}`) : "" });

/** The board in words, for those who cannot see it. */
export function told({ t, view, names }: Pick<Props, "t" | "view" | "names">): string {
  if (!view.deputies.length) return t("g-told-draft");
  const scores = view.seats.map((seat) => t("g-told-seat", { who: names[seat.seat] ?? "", n: seat.elected, total: seat.popularity }));
  return `${t("g-told", { turn: view.turn, stage: t(`phase-${view.phase || 1}`), dead: view.dead.length })} ${scores.join(" ")}`;
}
