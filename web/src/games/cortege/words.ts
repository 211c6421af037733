/** Sentences the drawing speaks. */
import { MM } from "./board/street.ts";
import type { Text } from "../../lib/game/board.ts";
import type { DiscView, MeasureView, Props } from "./types.ts";

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

/** What is acted now, sentence by sentence; lengths in millimetres. */
export function told(moment: Props["moment"]): Text[] {
  if (!moment) return [];
  const { kind, args = {} } = moment.event;
  if (!kind.startsWith("measured_")) return [{ key: `event-${kind}`, args }];
  const measure = { unit: String(args.unit), distance: Number(args.distance), limit: Number(args.limit), inside: kind !== "measured_outside" };
  return half(measure, kind === "measured_pushed");
}

/** Is half of the disc past the line (K-17)? `stays`: it is, but was pushed there. */
export function half({ unit, distance, limit, inside }: MeasureView, stays: boolean): Text[] {
  const measured = { key: inside ? "c-half-in" : "c-half-out", args: { unit, distance: distance / MM, limit: limit / MM } };
  return stays ? [measured, { key: "c-half-stays" }] : [measured];
}

/** Why the effect of the last flick did or did not fire. */
export function ruling(board: Props): Text[] {
  const { shot, discs } = board.view;
  if (!shot) return [];
  const colour = discs.find((disc) => disc.id === shot.first)?.colour ?? "";
  const trigger = discs.find((disc) => disc.id === shot.unit)?.trigger ?? "";
  const told = { unit: shot.unit, ...(shot.first ? { touched: shot.first, colour } : {}), ...(trigger ? { trigger } : {}) };
  return [{ key: `event-touched_${shot.verdict}`, args: told }];
}
