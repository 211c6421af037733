/** The five boxes, in the order of the shelf: the lid of each in its own mood. */
import type { Lid } from "../lib/game/board.ts";
import CortegeLid from "../games/cortege/Lid.svelte";
import CourtisansLid from "../games/courtisans/Lid.svelte";
import GuillotineLid from "../games/guillotine/Lid.svelte";
import LysLid from "../games/lys/Lid.svelte";
import VendeeLid from "../games/vendee/Lid.svelte";

export const lids: Record<string, Lid> = {
  lys: { Lid: LysLid, spine: "#8a2a22", ink: "#f1e4c4" },
  guillotine: { Lid: GuillotineLid, spine: "#3b2316", ink: "#e5e1d2" },
  vendee: { Lid: VendeeLid, spine: "#1f3f77", ink: "#f6efdc" },
  courtisans: { Lid: CourtisansLid, spine: "#8f6520", ink: "#fff2cf" },
  cortege: { Lid: CortegeLid, spine: "#26282b", ink: "#f7c62f" },
};
