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

export const guide: Guide<VendeeView, VendeeBox, VendeePrompt, VendeeEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({}),
  steps: [
    { id: "hex", rule: "V-20", asked: ["choose-hex"], points: (sight) => enemy(sight, false).slice(0, 2) },
    { id: "open", rule: "V-23", asked: ["open"], points: () => ["hand"] },
    { id: "interrupt", rule: "V-42", asked: ["interrupt"], points: (sight) => ["line", ...among(sight, ["card"])] },
    { id: "respond", rule: "V-27", asked: ["respond"], points: (sight) => ["line", ...among(sight, ["card"], 3)] },
    {
      id: "victory",
      rule: "V-77",
      when: ({ happened, prompt }) => prompt === "choose-hex" && happened("battle_won", "battle_held"),
      points: (sight) => enemy(sight, true),
    },
    {
      id: "bonus",
      rule: "V-25",
      when: (sight) => ["open", "respond"].includes(sight.prompt) && (bonuses(sight).length > 0 || sight.view.round > 1),
      points: bonuses,
    },
    { id: "draws", rule: "V-22", when: ({ prompt, happened }) => prompt === "choose-hex" && happened("battle_won", "battle_held"), points: rich },
    { id: "duty", rule: "V-30", when: ({ prompt, happened }) => ["open", "respond"].includes(prompt) && happened("played"), points: () => ["hand"] },
    { id: "score", rule: "V-92", when: ({ prompt, happened }) => ["choose-hex", "open"].includes(prompt) && happened("battle_won", "battle_held"), points: () => ["camps"] },
    { id: "rounds", rule: "V-79", when: ({ prompt, happened }) => prompt !== "interrupt" && happened("battle_won", "battle_held"), points: () => ["rounds"] },
  ],
};
