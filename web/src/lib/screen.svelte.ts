/** How much room there is: `compact` below 1000 px, where the page is one column. */

class Screen {
  compact = $state(false);
  roomy = $state(true);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const narrow = matchMedia("(max-width: 999px)");
    const wide = matchMedia("(min-width: 1240px)");
    this.compact = narrow.matches;
    this.roomy = wide.matches;
    narrow.addEventListener("change", (change) => (this.compact = change.matches));
    wide.addEventListener("change", (change) => (this.roomy = change.matches));
  }
}

export const screen = new Screen();
