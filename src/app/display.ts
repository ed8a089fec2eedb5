/** What the program asks of its picture. The Phaser scenes do it; the program never learns how. */
import type { TableauModel } from '../core/tableau.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Region } from '../core/box.ts';
import { HUGE_TEXT } from '../panels/logic/growth.ts';
import type { Pack } from '../services/packs.ts';
import type { Settings } from '../services/settings.ts';
import type { EventPlayer } from '../table/event-player.ts';
import type { Intent } from '../table/intent.ts';
import type { Table } from '../table/table.ts';
import type { MenuAnchors } from './desk.ts';

/** A laid table, ready for a match. */
export interface Laid {
  readonly table: Table;
  readonly player: EventPlayer;
  /** Whom pointer, keys and pad speak to; false from there if it meant nothing: the page may then take the key. */
  listen(to: (intent: Intent) => boolean): void;
}

/** A table moves, shines and is coloured as the player has set it. */
export function followSettings({ table, player }: Pick<Laid, 'table' | 'player'>, settings: Settings): void {
  player.speed = settings.speed;
  table.reducedMotion = settings.reducedMotion;
  table.lowPower = settings.lowPower;
  table.colourSafe = settings.colourSafe;
  table.largeText = settings.textSize >= HUGE_TEXT;
}

export interface DisplayDeps {
  readonly play: (sound: string) => void;
  readonly panelPlace: (name: string) => { readonly x: number; readonly y: number } | undefined;
  /** True while a text field or a window has the keyboard. */
  readonly keyboardTaken: () => boolean;
  /** A pad was used: no event of the page tells that. True if the panels took it. */
  padUsed(intent: Intent): boolean;
  /** A place of the menu's picture was pressed. */
  choosePlace(id: string): void;
  /** Called on every change of layout. */
  anchors(places: MenuAnchors): void;
  settings(): Settings;
}

/** One screen after another: one that comes too late is not shown any more. */
export interface Display {
  menu(packs: readonly Pack[]): Promise<void>;
  table(room: AnyRoom, packs: readonly Pack[]): Promise<Laid>;
  /** A table behind the menu, dimmed: a bot shows what is played here. `back` brings the picture again. Undefined if it came too late. */
  behind(room: AnyRoom, packs: readonly Pack[]): Promise<Laid | undefined>;
  back(): Promise<void>;
  results(tableau: TableauModel): Promise<void>;
  gallery(packs: readonly Pack[]): Promise<Laid>;
  /** What is drawn just now; undefined where there is no picture to take. */
  picture(): Promise<HTMLImageElement | undefined>;
  /** Where the picture lies on the page; undefined while a screen has none. */
  region(region: Region | undefined): void;
  settingsChanged(settings: Settings): void;
}
