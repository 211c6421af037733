/** The colours of things: the eight houses, and the kinds of cards. */

/** Azure, gules, vert, purple, gold, orange, silver, sable (section 11). */
const HOUSES = ["#2f5fa8", "#b3262b", "#2e7d46", "#6b3fa0", "#d4a017", "#d2691e", "#b8bec6", "#2b2b2b"] as const;

export const houseTint = (seat: number): string => HOUSES[seat % HOUSES.length]!;

/** What is written on the colour of a house. */
export const onHouse = (seat: number): string => (seat === 4 || seat === 6 ? "#211a14" : "#fdf6e3");

/** The ground of a card's picture and the ink on it. */
export interface Tint {
  ground: string;
  ink: string;
}

const KINDS: Record<string, Tint> = {
  titre: { ground: "#27407f", ink: "#f0d894" },
  charge: { ground: "#7d5a1c", ink: "#fbe9b8" },
  dignite: { ground: "#5a2a6b", ink: "#f0d894" },
  pension: { ground: "#2f6148", ink: "#f0d894" },
  lettre: { ground: "#efe3c4", ink: "#a5201f" },
  guerre: { ground: "#b98743", ink: "#33210d" },
  statut: { ground: "#c9808a", ink: "#4b0f1e" },
  remede: { ground: "#9fb9a3", ink: "#1d3a2a" },
  poison: { ground: "#3d4a2a", ink: "#cfe08a" },
  mort: { ground: "#26232a", ink: "#d9d2c4" },
  arrestation: { ground: "#57534e", ink: "#f1e7cf" },
  faveur: { ground: "#d9c07a", ink: "#1f3f77" },
  defaveur: { ground: "#8a6f52", ink: "#2a150a" },
  fortune: { ground: "#d8c98f", ink: "#5a3f0a" },
};

export const cardTint = (category: string): Tint => KINDS[category] ?? KINDS["fortune"]!;
