/**
 * How much room there is, measured in letters: `compact` is below 1000 px at the usual size, one column.
 *
 * Media queries measure in the letters of the browser; here those of the page count, whoever made them larger.
 */

const COMPACT = 58.73;
const ROOMY = 72.94;

class Screen {
  compact = $state(false);
  roomy = $state(true);

  constructor() {
    if (typeof ResizeObserver !== "function") return;
    const letter = document.createElement("div");
    letter.ariaHidden = "true";
    letter.style.cssText = "position: absolute; top: 0; visibility: hidden; width: 1rem; height: 1px";
    document.body.append(letter);
    const measure = () => {
      const letters = innerWidth / letter.getBoundingClientRect().width;
      this.compact = letters <= COMPACT;
      this.roomy = letters >= ROOMY;
    };
    measure();
    new ResizeObserver(measure).observe(letter);
    addEventListener("resize", measure);
  }
}

export const screen = new Screen();
