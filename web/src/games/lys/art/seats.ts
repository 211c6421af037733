/** The six pawns: their colours, and a hat each so that colour alone does not tell them apart. */
export interface PawnDress {
  ground: string;
  edge: string;
}

export const DRESS: readonly PawnDress[] = [
  { ground: "#2f62b5", edge: "#12264d" },
  { ground: "#fbf6ea", edge: "#4b4338" },
  { ground: "#c0322a", edge: "#56110d" },
  { ground: "#2f8556", edge: "#0f3a22" },
  { ground: "#e0ab26", edge: "#5e420a" },
  { ground: "#38332d", edge: "#0c0a08" },
];

export const dressOf = (seat: number): PawnDress => DRESS[seat % DRESS.length]!;

/** Hats, set on a head of radius 7 around (20, 12): bicorne, wig, red cap, tricorne, round hat, bonnet. */
export const HATS: readonly string[] = [
  "M8 9.6C11 3 16 1 20 1C24 1 29 3 32 9.6C27 7.6 13 7.6 8 9.6Z",
  "M12 13C9.6 6 14 2 20 2C26 2 30.4 6 28 13C31 14.6 30.6 18.6 27.6 18.6C27.4 12 25 8.4 20 8.4C15 8.4 12.6 12 12.4 18.6C9.4 18.6 9 14.6 12 13Z",
  "M12.4 10C11.6 3 17.6 -1.4 23.6 .6C27.2 1.8 28 5.4 25.8 6.8C25 5.6 23.8 5.4 22.8 6C25.4 7 27.2 8.6 27.8 10Z",
  "M6.6 10.4L14 4.4C17 1.8 23 1.8 26 4.4L33.4 10.4C28 8.6 25 11.4 20 11.4C15 11.4 12 8.6 6.6 10.4Z",
  "M8.6 9H13L14 .6H26L27 9H31.4V11H8.6Z",
  "M11 11C10 4 14.6 .4 20 .4C25.4 .4 30 4 29 11C30.6 11.4 30.6 13.6 29 13.6C26 11.8 14 11.8 11 13.6C9.4 13.6 9.4 11.4 11 11Z",
];
