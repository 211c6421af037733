/** Why a call failed, in the reader's language where the house has words for it. */
import { settings } from "../page/settings.svelte.ts";
import { api, CallFailed } from "../server/api.ts";
import { Speech } from "./speech.ts";
import { t } from "./voice.svelte.ts";

const SILENT = 0;
const TOO_OFTEN = 429;

/** To be set behind a colon: what could not be done is said before it. */
export async function why(error: unknown): Promise<string> {
  if (!(error instanceof CallFailed)) return String(error);
  if (error.status === SILENT) return t("why-silent");
  if (error.status === TOO_OFTEN) return t("why-too-often");
  const { text, message } = error;
  if (!text) return message;
  const { language } = settings;
  const house = await api.texts(`house/${language}`).then((source) => new Speech(language, [source]), () => null);
  return house?.knows(text.key) ? house.say(text) : message;
}
