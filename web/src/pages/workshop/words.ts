/** The sentences of the workshop: only who comes here loads them. */
import { Speech } from "../../lib/i18n/speech.ts";
import { settings } from "../../lib/page/settings.svelte.ts";
import type { Value } from "../../lib/server/protocol.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const SPEECHES = { fr: new Speech("fr", [fr]), en: new Speech("en", [en]) };

export const w = (key: string, args: Record<string, Value> = {}): string => SPEECHES[settings.language].say({ key, args });

export const knows = (key: string): boolean => SPEECHES[settings.language].knows(key);
