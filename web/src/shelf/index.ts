/** The five boxes, in the order of the shelf: the lid of each in its own mood. */
import type { Lid } from "../lib/board.ts";
import CortegeLid from "./CortegeLid.svelte";
import CourtisansLid from "./CourtisansLid.svelte";
import GuillotineLid from "./GuillotineLid.svelte";
import LysLid from "./LysLid.svelte";
import VendeeLid from "./VendeeLid.svelte";

export const lids: Record<string, Lid> = {
  lys: { Lid: LysLid, spine: "#8a2a22", ink: "#f1e4c4" },
  guillotine: { Lid: GuillotineLid, spine: "#3b2316", ink: "#e5e1d2" },
  vendee: { Lid: VendeeLid, spine: "#1f3f77", ink: "#f6efdc" },
  courtisans: { Lid: CourtisansLid, spine: "#8f6520", ink: "#fff2cf" },
  cortege: { Lid: CortegeLid, spine: "#26282b", ink: "#f7c62f" },
};
