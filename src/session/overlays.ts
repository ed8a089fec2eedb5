/** What lies over the board: what was asked for, what a room shows unasked, and what a word would do. */
import { type Cell, sameCell } from '../core/grid.ts';
import type { GameState, Seat } from '../core/game.ts';
import type { OverlayModel, PromptModel } from '../core/look.ts';
import type { AnyRoom } from '../games/room.ts';
import type { OverlayToggle, Panels } from '../panels/model.ts';
import type { Table } from '../table/table.ts';
import type { Note } from './looking.ts';

export interface OverlaysDeps {
  readonly room: AnyRoom;
  readonly table: Pick<Table, 'overlay'>;
  readonly panels: Pick<Panels, 'table' | 'toast' | 'model'>;
  readonly moment: () => {
    readonly state: GameState;
    readonly seat: Seat;
    readonly prompt: PromptModel | undefined;
  };
  readonly isTaken: (key: string) => boolean;
  /** The square that is looked at. */
  readonly pointed: () => Cell | undefined;
  readonly isWalking: () => boolean;
}

type AnyOverlay = AnyRoom['overlays'][number];

export class Overlays {
  readonly #deps: OverlaysDeps;
  #on: string | undefined;
  #sketch: OverlayModel | undefined;

  constructor(deps: OverlaysDeps) {
    this.#deps = deps;
  }

  get toggles(): OverlayToggle[] {
    const { room, isTaken } = this.#deps;
    return room.overlays.map(({ id, label, key }) => ({
      id,
      label,
      ...(!isTaken(key) && { key }),
      on: id === this.#on,
    }));
  }

  toggle(id: string, on: boolean): void {
    const shown = this.#switch(id, on);
    const { panels } = this.#deps;
    const asked = this.#asked;
    if (!asked) return;
    const isEmpty = shown !== undefined && shown.cells.length + shown.lines.length === 0;
    if (isEmpty) panels.toast({ text: `${asked.label}: nothing to show right now.` });
    // One button turns through all of them on a phone: each says what it is.
    else if (panels.model.input === 'touch') panels.toast({ text: titled(asked) });
  }

  /** The key's own overlay; false if it has none. */
  toggleByKey(key: string): boolean {
    const { room, isTaken } = this.#deps;
    const overlay = isTaken(key) ? undefined : room.overlays.find(known => known.key === key);
    if (overlay) this.toggle(overlay.id, overlay.id !== this.#on);
    return overlay !== undefined;
  }

  hold(isHeld: boolean): void {
    const { overlays } = this.#deps.room;
    const held = overlays.find(({ key }) => key === 'shift') ?? overlays[0];
    if (held) this.#switch(held.id, isHeld);
  }

  /** What a word would do lies over everything else that could be shown. */
  sketch(overlay: OverlayModel | undefined): void {
    if (overlay === this.#sketch) return;
    this.#sketch = overlay;
    this.show();
  }

  show(): OverlayModel | undefined {
    const { table, moment, pointed } = this.#deps;
    const { state, seat } = moment();
    const shown = this.#sketch ?? (this.#asked ?? this.#usual)?.model(state, seat, pointed());
    table.overlay(shown);
    return shown;
  }

  /** What is written on a square: too small for some eyes, and nothing for the ear. */
  written(at: Cell): Note | undefined {
    const on = this.#asked;
    if (!on) return undefined;
    const { state, seat } = this.#deps.moment();
    const found = on.model(state, seat, at).cells.find(one => one.text && sameCell(one.at, at));
    return found && { title: on.label, text: `${on.label}: ${found.text}` };
  }

  #switch(id: string, on: boolean): OverlayModel | undefined {
    this.#on = on ? id : undefined;
    this.#deps.panels.table({ overlays: this.toggles });
    return this.show();
  }

  get #asked(): AnyOverlay | undefined {
    return this.#deps.room.overlays.find(overlay => overlay.id === this.#on);
  }

  /** Not on a walk that goes on by itself: it would flicker with every step. */
  get #usual(): AnyOverlay | undefined {
    const { room, moment, isWalking } = this.#deps;
    const { state, seat, prompt } = moment();
    if (!prompt || isWalking()) return undefined;
    return room.overlays.find(overlay => overlay.isUsual?.(state, seat));
  }
}

const titled = ({ label, tells }: AnyOverlay): string =>
  tells === undefined ? label : `${label}: ${tells}.`;
