/** Keys: what stands for what, how a key is written for people, and what happens when two orders want the same one. */
import { isPrintable } from '../core/clean-text.ts';
import { isFields } from '../core/reader.ts';

/** One row per order of the program itself. Rooms bring further keys with their choices and overlays. */
// biome-ignore format: a table
const TABLE = [
  // order       default       what a person reads in the settings
  ['north',     'arrowup',    'Go or look up'],
  ['east',      'arrowright', 'Go or look right'],
  ['south',     'arrowdown',  'Go or look down'],
  ['west',      'arrowleft',  'Go or look left'],
  ['confirm',   'enter',      'Do it'],
  ['back',      'escape',     'Back, or pause'],
  ['next',      'n',          'Next thing to act on'],
  ['actions',   'l',          'List of all actions'],
  ['undo',      'u',          'Undo'],
  ['restart',   'r',          'Restart'],
  ['hint',      '?',          'Hint'],
  ['hold',      'h',          'Stop at the next chance to react'],
  ['skip',      '.',          'Skip the motion'],
  ['speed',     'v',          'Change the speed'],
  ['sound',     'z',          'Sound on or off'],
  ['rules',     'f1',         'Rules book'],
  ['zoom-in',   '+',          'Look closer'],
  ['zoom-out',  '-',          'Look from farther'],
  ['overview',  'm',          'See the whole board'],
] as const;

export type KeyOrder = (typeof TABLE)[number][0];
export type KeyBindings = Readonly<Record<KeyOrder, string>>;

export const KEY_ORDERS: readonly { readonly order: KeyOrder; readonly label: string }[] = TABLE.map(
  ([order, , label]) => ({ order, label }),
);

export const DEFAULT_KEYS: KeyBindings = Object.fromEntries(
  TABLE.map(([order, key]) => [order, key]),
) as Record<KeyOrder, string>;

/** Pressed alone these mean nothing to a page, or belong to the browser. */
const NOT_BINDABLE = new Set([
  'control',
  'alt',
  'meta',
  'altgraph',
  'capslock',
  'dead',
  'unidentified',
  'process',
  'tab',
]);

const NAMES: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowright: '→',
  arrowdown: '↓',
  arrowleft: '←',
  ' ': 'Space',
  enter: 'Enter',
  escape: 'Esc',
  backspace: 'Backspace',
  delete: 'Delete',
  pageup: 'Page up',
  pagedown: 'Page down',
};

/** A key as a person reads it: "Space", "↑", "A", "F1". */
export function keyName(key: string): string {
  const named = NAMES[key];
  if (named !== undefined) return named;
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}

/** The spelling we keep: KeyboardEvent.key in lower case. */
export function keyOf(event: { readonly key: string }): string {
  return event.key.toLowerCase();
}

/** With Ctrl, Alt or Meta a key belongs to the browser. */
export function isPlainKey(event: { ctrlKey: boolean; altKey: boolean; metaKey: boolean }): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}

export function isBindable(key: string): boolean {
  return key !== '' && key.length < 20 && isPrintable(key) && !NOT_BINDABLE.has(key);
}

export function orderOf(keys: KeyBindings, key: string): KeyOrder | undefined {
  return KEY_ORDERS.find(row => keys[row.order] === key)?.order;
}

const STEERING = ['north', 'east', 'south', 'west', 'confirm', 'back', 'next'] as const satisfies KeyOrder[];
type SteeringOrder = (typeof STEERING)[number];

/** What a key does on the board. Arrows, Enter and Escape do it always, unless they were given to something else. */
export function steeringOf(keys: KeyBindings, key: string): SteeringOrder | undefined {
  const order = orderOf(keys, key) ?? orderOf(DEFAULT_KEYS, key);
  return STEERING.find(known => known === order);
}

/** A key that a player has taken for an order of the program no longer stands for anything of a room. */
export function isTaken(keys: KeyBindings, key: string): boolean {
  const order = orderOf(keys, key);
  return order !== undefined && DEFAULT_KEYS[order] !== key;
}

export interface Rebound {
  readonly keys: KeyBindings;
  /** The order that had this key and now has the old one instead: no order is ever left without a key. */
  readonly swapped?: KeyOrder;
}

export function rebind(keys: KeyBindings, order: KeyOrder, key: string): Rebound {
  const holder = orderOf(keys, key);
  if (holder === undefined || holder === order) return { keys: { ...keys, [order]: key } };
  return { keys: { ...keys, [order]: key, [holder]: keys[order] }, swapped: holder };
}

/** What was stored, as far as it makes sense: unknown orders go, missing, broken and doubled ones get their default. */
export function repairKeys(stored: unknown): KeyBindings {
  const wanted = KEY_ORDERS.map(({ order }) => {
    const key = isFields(stored) ? stored[order] : undefined;
    return typeof key === 'string' && isBindable(key) ? key : DEFAULT_KEYS[order];
  });
  // One doubled key cannot be told apart from the other: then the whole set starts again.
  if (new Set(wanted).size < wanted.length) return DEFAULT_KEYS;
  return Object.fromEntries(KEY_ORDERS.map(({ order }, i) => [order, wanted[i]])) as Record<KeyOrder, string>;
}
