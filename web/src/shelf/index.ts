import type { Lid } from "../lib/board.ts";
export const lids: Record<string, Lid | undefined> = { lys: undefined, guillotine: undefined, vendee: undefined, courtisans: undefined, cortege: undefined };
