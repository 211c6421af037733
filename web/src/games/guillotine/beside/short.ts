/** One line and a second one for what matters now, where there is room for no more. */
import { affairOf } from "../affair/affair.ts";
import type { Props } from "../types.ts";
import { cardOf, effect, factionsOf, roomsOf, signed, votedOn } from "../words.ts";

export interface Short {
  title: string;
  more: string;
  /** Who votes, with how many votes: drawn as the hats of the parties. */
  voters?: { factions: string[]; votes: number }[];
}

type Board = Pick<Props, "view" | "box" | "t" | "events" | "seat" | "pickable">;

/** What is looked at, else the card to decide about, else the affair in hand, else the turn. */
export function inShort(board: Board, looked: string | null): Short {
  return lookedAt(board, looked) ?? decided(board) ?? affair(board) ?? turn(board);
}

function lookedAt({ view, box, t }: Board, looked: string | null): Short | null {
  const deputy = view.deputies.find(({ id }) => `deputy:${id}` === looked);
  if (deputy) return { title: t(`deputy-${deputy.id}-full`), more: t("g-now", { where: t(`g-at-${deputy.post}`), pp: deputy.pp }) };
  const post = box.posts.find(({ id }) => `post:${id}` === looked);
  if (!post) return null;
  const taken = roomsOf(view).find(({ id }) => id === post.id)?.deputies.length ?? 0;
  const income = post.income ? t("g-income", { n: signed(post.income) }) : "";
  return { title: t(`post-${post.id}`), more: [t("g-room-for", { taken, chairs: post.seats }), income].filter(Boolean).join(" · ") };
}

const carded = ({ box, t }: Board, card: string): Short => ({ title: t(`card-${card}`), more: effect(t, cardOf(box, card)) });

/** A kept or drawn card that waits for its owner's word. */
function decided(board: Board): Short | null {
  const kept = [...board.pickable].find((thing) => thing.startsWith("kept:"));
  return kept ? carded(board, kept.slice("kept:".length)) : null;
}

function affair(board: Board): Short | null {
  const { view, t } = board;
  const now = affairOf(board, null);
  if (now?.kind === "vote") {
    const title = votedOn(board, now.vote);
    if (!now.vote.open) return { title, more: t("g-said-split", { oui: now.vote.oui, non: now.vote.non }) };
    return { title, more: "", voters: now.vote.ballots.map(({ seat, weight }) => ({ factions: factionsOf(view, seat).map(({ id }) => id), votes: weight })) };
  }
  if (now?.kind === "cases") {
    return { title: t("g-cases"), more: view.batch.map((each) => t(`g-short-${each.deputy}`)).join(", ") };
  }
  if (now?.kind === "in_use") return carded(board, view.in_use.at(-1)!);
  if (now && view.drawn) return { title: t("g-drawn", { party: t(`faction-${view.drawn.faction}`), n: view.drawn.n }), more: (view.drawn.cards ?? []).map((id) => t(`card-${id}`)).join(", ") };
  return null;
}

const turn = ({ view, t }: Board): Short => ({ title: t("g-turn", { turn: view.turn }), more: t(`phase-${view.phase || 1}`) });
