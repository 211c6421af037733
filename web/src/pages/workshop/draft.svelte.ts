/** A draft that is being changed: what one types is kept on the server, one call after the other. */
import { api, CallFailed } from "../../lib/server/api.ts";
import type { Draft, Edit, DraftMistake } from "../../lib/server/protocol.ts";

export type Saving = "saved" | "saving" | "failed" | "elsewhere";

export class DraftBook {
  draft = $state.raw<Draft | null>(null);
  /** What lies in the box with the last version that could be. */
  box = $state.raw<unknown>(null);
  saving = $state<Saving>("saved");
  /** What has not been kept yet. */
  waiting = $state.raw<Edit[]>([]);
  private busy = false;
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async open(): Promise<void> {
    this.take(await api.draft(this.name));
  }

  private take(draft: Draft): void {
    this.draft = draft;
    if (draft.box !== null) this.box = draft.box;
  }

  /** What a field says now: what one typed, what the draft says; undefined: as it is printed. */
  said(file: string, table: string, row: string, field: string): unknown {
    const typed = this.waiting.findLast((one) => one.file === file && one.table === table && one.row === row && one.field === field);
    if (typed) return typed.value ?? undefined;
    return this.draft?.rows[file]?.[table]?.[row]?.[field];
  }

  named(language: string, name: string): string | undefined {
    const typed = this.waiting.findLast((one) => one.file === "text" && one.table === language && one.row === name);
    if (typed) return typeof typed.value === "string" ? typed.value : undefined;
    return this.draft?.texts[language]?.[name];
  }

  mistakes(file: string, row: string, field: string): DraftMistake[] {
    return (this.draft?.problems ?? []).filter((one) => one.file === file && one.row === row && one.field === field);
  }

  change(edit: Edit): void {
    this.waiting = [...this.waiting, edit];
    void this.keep();
  }

  /** Keep what waits; what another tab changed meanwhile is not overwritten. */
  async keep(): Promise<void> {
    if (this.busy || this.waiting.length === 0 || !this.draft || this.saving === "elsewhere") return;
    this.busy = true;
    this.saving = "saving";
    const edits = this.waiting.slice(0, 50);
    try {
      const draft = await api.changeDraft(this.name, "edit", { rev: this.draft.rev, edits });
      this.waiting = this.waiting.slice(edits.length);
      this.take(draft);
      this.saving = "saved";
    } catch (error) {
      this.saving = error instanceof CallFailed && error.status === 409 ? "elsewhere" : "failed";
    }
    this.busy = false;
    if (this.saving === "saved") await this.keep();
  }

  async step(way: "undo" | "redo"): Promise<void> {
    if (!this.draft || this.busy) return;
    this.busy = true;
    try {
      this.take(await api.changeDraft(this.name, way, { rev: this.draft.rev, edits: [] }));
      this.saving = "saved";
    } catch (error) {
      this.saving = error instanceof CallFailed && error.status === 409 ? "elsewhere" : "failed";
    }
    this.busy = false;
  }

  /** Look at what is kept now; `mine`: and put what one typed on top of it. */
  async look(mine: boolean): Promise<void> {
    const waiting = mine ? this.waiting : [];
    await this.open();
    this.waiting = waiting;
    this.saving = "saved";
    await this.keep();
  }

  /** Another tab may have changed it while one looked elsewhere. */
  async glance(): Promise<void> {
    if (this.busy || this.waiting.length > 0 || !this.draft) return;
    const now = await api.draft(this.name);
    if (!this.busy && this.waiting.length === 0 && now.rev > this.draft.rev) this.take(now);
  }

  async install(): Promise<void> {
    this.take(await api.installDraft(this.name));
  }
}
