/** One pictogram for each unit: never colour alone. */
import type { Component } from "svelte";
import Barrage from "~icons/game-icons/brick-wall";
import Chorale from "~icons/game-icons/musical-notes";
import Banderole from "~icons/game-icons/tattered-banner";
import Bloc from "~icons/game-icons/hoodie";
import Camion from "~icons/game-icons/truck";
import Canon from "~icons/game-icons/spray";
import Charge from "~icons/game-icons/riot-shield";
import Etudiantes from "~icons/game-icons/book-pile";
import Interpellation from "~icons/game-icons/handcuffs";
import Journaliste from "~icons/game-icons/microphone";
import Lacrymo from "~icons/game-icons/smoke-bomb";
import Masque from "~icons/game-icons/gas-mask";
import Molotov from "~icons/game-icons/molotov";
import Nasse from "~icons/game-icons/surrounded-shield";
import Passante from "~icons/game-icons/walk";
import Photographe from "~icons/game-icons/photo-camera";
import Syndicaliste from "~icons/game-icons/megaphone";

export const PICTOGRAMS: Record<string, Component<Record<string, unknown>>> = {
  black_bloc: Bloc,
  photographe: Photographe,
  syndicaliste: Syndicaliste,
  etudiantes: Etudiantes,
  banderole: Banderole,
  chorale: Chorale,
  passante: Passante,
  molotov: Molotov,
  masque_a_gaz: Masque,
  interpellation: Interpellation,
  charge: Charge,
  nasse: Nasse,
  barrage: Barrage,
  lacrymo: Lacrymo,
  canon_a_eau: Canon,
  journaliste: Journaliste,
  camion_news: Camion,
};
