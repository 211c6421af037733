/** The pictogram of each part of a sentence; trees, and being sent somewhere, are drawn otherwise. */
import type { Component } from "svelte";
import ArmBandage from "~icons/game-icons/arm-bandage";
import CardBurn from "~icons/game-icons/card-burn";
import CardDiscard from "~icons/game-icons/card-discard";
import CardPick from "~icons/game-icons/card-pick";
import DeathSkull from "~icons/game-icons/death-skull";
import Envelope from "~icons/game-icons/envelope";
import ExitDoor from "~icons/game-icons/exit-door";
import Hourglass from "~icons/game-icons/hourglass";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import OpenBook from "~icons/game-icons/open-book";
import OpenGate from "~icons/game-icons/open-gate";
import ReturnArrow from "~icons/game-icons/return-arrow";
import RollingDices from "~icons/game-icons/rolling-dices";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import SwapBag from "~icons/game-icons/swap-bag";
import Vote from "~icons/game-icons/vote";

export const DEEDS: Record<string, Component> = {
  draw: CardPick,
  discard: CardDiscard,
  discard_all: CardBurn,
  hold: Hourglass,
  wound: ArmBandage,
  die: DeathSkull,
  disperse: ExitDoor,
  ransom: ScrollUnfurled,
  verdict: Vote,
  rethrow: RollingDices,
  wave: ReturnArrow,
  massacre: DeathSkull,
  liberate: OpenGate,
  redistribute: SwapBag,
  schools: OpenBook,
  message: Envelope,
  finish: LaurelCrown,
};
