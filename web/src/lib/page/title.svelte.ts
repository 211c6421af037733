/** What the window is called, and what is said aloud when another page comes. */

class Title {
  page = $state("Cocarde");
  mark = $state("");

  /** The page is called so; `mark` comes before it in the window's title only. */
  set(page: string, mark = ""): void {
    this.page = page;
    this.mark = mark;
  }
}

export const title = new Title();
