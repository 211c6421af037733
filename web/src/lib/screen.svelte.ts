/** How much room there is, measured in letters: `compact` is below 1000 px at the usual size, one column. */

class Screen {
  compact = $state(false);
  roomy = $state(true);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const narrow = matchMedia("(max-width: 62.4em)");
    const wide = matchMedia("(min-width: 77.5em)");
    this.compact = narrow.matches;
    this.roomy = wide.matches;
    narrow.addEventListener("change", (change) => (this.compact = change.matches));
    wide.addEventListener("change", (change) => (this.roomy = change.matches));
  }
}

export const screen = new Screen();
