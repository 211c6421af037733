/** A first game of Vendée Militaire, on the side of the Blues, who attack first. */
import type { VendeeEvent, VendeePrompt } from "../../../generated/vendee.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { VendeeBox, VendeeView } from "../types.ts";

type Seen = Sight<VendeeView, VendeeBox, VendeePrompt, VendeeEvent>;

const enemy = ({ view, seat }: Seen, fort: boolean): string[] =>
  view.hexes.filter((hex) => hex.owner !== "" && hex.owner !== view.seats[seat]?.camp && hex.fort === fort).map((hex) => `hex:${hex.id}`);

const bonuses = ({ view, box, seat }: Seen): string[] =>
  (view.seats[seat]?.cards ?? []).filter((id) => box.cards.some((face) => face.id === id && face.bonus)).map((id) => `card:${id}`);

/** The hexes that give a camp most cards. */
const rich = ({ box }: Seen): string[] =>
  box.hexes.filter((hex) => !hex.galerne && Math.max(hex.white_draws, hex.blue_draws) > 1).map((hex) => `hex:${hex.id}`);

/** Is a battle over? */
const fought = ({ happened }: Seen) => happened("battle_won", "battle_held");

export const guide: Guide<VendeeView, VendeeBox, VendeePrompt, VendeeEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({}),
  steps: [
    { id: "hex", rule: "V-20", asked: ["choose-hex"], does: true, points: (sight) => enemy(sight, false).slice(0, 2) },
    { id: "open", rule: "V-23", asked: ["open"], does: true, points: () => ["hand"] },
    { id: "interrupt", rule: "V-42", asked: ["interrupt"], does: true, points: (sight) => ["prompt", ...among(sight, ["card", "general"])] },
    { id: "respond", rule: "V-27", asked: ["respond"], does: true, points: (sight) => ["prompt", ...among(sight, ["card"], 3)] },
    { id: "victory", rule: "V-77", asked: ["choose-hex"], when: fought, points: (sight) => enemy(sight, true) },
    { id: "bonus", rule: "V-25", asked: ["open", "respond"], after: ["open"], points: bonuses },
    { id: "draws", rule: "V-22", asked: ["choose-hex"], when: fought, points: rich },
    { id: "duty", rule: "V-30", asked: ["open", "respond"], after: ["open"], when: ({ happened }) => happened("played"), points: () => ["hand"] },
    { id: "score", rule: "V-92", asked: ["choose-hex", "open", "respond"], when: fought, points: () => ["camps"] },
    { id: "rounds", rule: "V-79", asked: ["choose-hex", "open", "respond"], when: fought, points: () => ["rounds"] },
  ],
};
