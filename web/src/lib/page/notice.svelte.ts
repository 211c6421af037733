/** A notice from the browser when it is one's turn and the page is out of sight: only for those who asked for it. */
import cockade from "./cockade.svg?url";
import { t } from "../i18n/voice.svelte.ts";

const KEY = "cocarde-notify";

class Notice {
  readonly possible = typeof Notification === "function";
  wanted = $state(false);
  denied = $state(false);

  constructor() {
    try {
      this.wanted = this.possible && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";
    } catch {
      // a browser that keeps nothing is not asked
    }
  }

  async want(wanted: boolean): Promise<void> {
    this.denied = wanted && (await Notification.requestPermission()) !== "granted";
    this.wanted = wanted && !this.denied;
    try {
      localStorage.setItem(KEY, this.wanted ? "on" : "off");
    } catch {
      // then for this visit only
    }
  }

  /** It is one's turn at a table: say so, unless the page is being looked at. */
  turn(game: string, table: string): void {
    if (!this.wanted || !document.hidden) return;
    const shown = new Notification(t("notify-turn", { game }), { tag: table, icon: cockade });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

export const notice = new Notice();
