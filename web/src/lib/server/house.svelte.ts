/** What the host of the house tells everybody. */
class House {
  text = $state("");
  maintenance = $state(false);
  /** The text that was put away. */
  private read = $state<string | null>(null);

  tell(text: string, maintenance: boolean): void {
    this.text = text;
    this.maintenance = maintenance;
  }

  readonly shown = $derived((this.text !== "" || this.maintenance) && this.read !== `${this.text} ${this.maintenance}`);

  putAway = (): void => {
    this.read = `${this.text} ${this.maintenance}`;
  };
}

export const house = new House();
