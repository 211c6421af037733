/** Sentences the drawing speaks. */
import { MM } from "./board/street.ts";
import type { Text } from "../../lib/game/board.ts";
import type { DiscView, Props } from "./types.ts";

/** What a unit does, in a few words. */
export function effects(board: Pick<Props, "box" | "t">, id: string): string[] {
  const face = board.box.units.find((unit) => unit.id === id);
  if (!face?.trigger) return [board.t("c-no-effect")];
  const words = [];
  if (face.discard) words.push(board.t("c-discard"));
  if (face.opinion) words.push(board.t("c-opinion", { n: signed(face.opinion) }));
  if (face.block) words.push(board.t("c-block"));
  return words;
}

/** A number with its sign, as printed. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Everything about a disc, for those who hear the board. */
export function described(board: Props, disc: DiscView): string {
  const parts = [
    board.t(`unit-${disc.id}`),
    board.t(`colour-${disc.colour}`),
    disc.trigger ? board.t("c-circle", { trigger: disc.trigger }) : board.t("c-no-circle"),
  ];
  if (disc.status === "board") parts.push(board.t("c-at", { x: Math.round(disc.x / MM), y: Math.round(disc.y / MM) }));
  if (disc.blocked) parts.push(board.t("c-blocked"));
  return parts.join(", ");
}

/** What is acted now; lengths in millimetres. */
export function told(board: Props): string {
  const event = board.moment?.event;
  if (!event) return "";
  const args = event.args ?? {};
  if (!event.kind.startsWith("measured_")) return board.t(`event-${event.kind}`, args);
  const numbers = { unit: args.unit ?? "", distance: Number(args.distance) / MM, limit: Number(args.limit) / MM };
  const half = board.t(event.kind === "measured_outside" ? "c-half-out" : "c-half-in", numbers);
  return event.kind === "measured_pushed" ? `${half} ${board.t("c-half-stays")}` : half;
}

/** Why the effect of the last flick did or did not fire. */
export function ruling(board: Props): Text | null {
  const { shot, discs } = board.view;
  if (!shot) return null;
  const colour = discs.find((disc) => disc.id === shot.first)?.colour ?? "";
  const trigger = discs.find((disc) => disc.id === shot.unit)?.trigger ?? "";
  const told = { unit: shot.unit, ...(shot.first ? { touched: shot.first, colour } : {}), ...(trigger ? { trigger } : {}) };
  return { key: `event-touched_${shot.verdict}`, args: told };
}
