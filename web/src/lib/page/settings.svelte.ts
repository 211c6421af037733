/** What a person chose for this browser: language, light, motion. Kept in localStorage where there is one; the language is at first the browser's. */

export type Language = "fr" | "en";
export type Light = "auto" | "paper" | "walnut";
/** How much larger than usual the letters are. */
export type Letters = "usual" | "large" | "larger" | "double";

export const LETTERS: Readonly<Record<Letters, number>> = { usual: 1, large: 1.25, larger: 1.5, double: 2 };

const LANGUAGES: readonly Language[] = ["fr", "en"];
/** What can be turned on and off, by the name it is kept under. */
const SWITCHES = { motion: "motion", forced: "forced", forcedAmong: "forced-among", confirm: "confirm" } as const;
const LIGHTS: readonly Light[] = ["auto", "paper", "walnut"];

function kept<T extends string>(name: string, among: readonly T[], otherwise: T): T {
  try {
    const word = localStorage.getItem(`cocarde.${name}`);
    return among.find((value) => value === word) ?? otherwise;
  } catch {
    return otherwise; // a browser that refuses storage still plays
  }
}

/** The first language of a browser that the page speaks; French where it speaks none of them. */
export function spokenIn(tongues: readonly string[]): Language {
  const known = tongues.map((tongue) => LANGUAGES.find((language) => language === tongue.toLowerCase().split("-")[0]));
  return known.find((language) => language !== undefined) ?? "fr";
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`cocarde.${name}`, value);
  } catch {
    // the choice then lasts as long as the page
  }
}

function watched(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

class Settings {
  language = $state<Language>(kept("language", LANGUAGES, spokenIn(typeof navigator === "undefined" ? [] : (navigator.languages ?? []))));
  light = $state<Light>(kept("light", LIGHTS, "auto"));
  letters = $state<Letters>(kept("letters", Object.keys(LETTERS) as Letters[], "usual"));
  motion = $state<"on" | "off">(kept("motion", ["on", "off"], "on"));
  log = $state<"open" | "folded">(kept("log", ["open", "folded"], "open"));
  /** The house gives an only answer by itself: against bots, and among people. */
  forced = $state<"on" | "off">(kept("forced", ["on", "off"], "on"));
  forcedAmong = $state<"on" | "off">(kept("forced-among", ["on", "off"], "on"));
  /** What ends something for good wants a second press. */
  confirm = $state<"on" | "off">(kept("confirm", ["on", "off"], "on"));
  private darkSystem = $state(false);
  private calmSystem = $state(false);

  constructor() {
    const dark = watched("(prefers-color-scheme: dark)");
    const calm = watched("(prefers-reduced-motion: reduce)");
    this.darkSystem = dark?.matches ?? false;
    this.calmSystem = calm?.matches ?? false;
    dark?.addEventListener("change", (change) => (this.darkSystem = change.matches));
    calm?.addEventListener("change", (change) => (this.calmSystem = change.matches));
  }

  get dark(): boolean {
    return this.light === "walnut" || (this.light === "auto" && this.darkSystem);
  }

  /** No motion, by the system's wish or by the switch. */
  get reduced(): boolean {
    return this.motion === "off" || this.calmSystem;
  }

  speak(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  shine(light: Light): void {
    this.light = light;
    keep("light", light);
  }

  enlarge(letters: Letters): void {
    this.letters = letters;
    keep("letters", letters);
  }

  turn(name: keyof typeof SWITCHES, on: boolean): void {
    this[name] = on ? "on" : "off";
    keep(SWITCHES[name], this[name]);
  }

  fold(log: "open" | "folded"): void {
    this.log = log;
    keep("log", log);
  }
}

export const settings = new Settings();
