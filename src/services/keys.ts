/** Keys: what stands for what, how a key is written for people, and what happens when two orders want the same one. */

/** One row per order of the program itself. Rooms bring further keys with their choices and overlays. */
const TABLE = [
  // order         default       what a person reads in the settings
  ['north', 'arrowup', 'Go or look up'],
  ['east', 'arrowright', 'Go or look right'],
  ['south', 'arrowdown', 'Go or look down'],
  ['west', 'arrowleft', 'Go or look left'],
  ['confirm', 'enter', 'Do it'],
  ['back', 'escape', 'Back, or pause'],
  ['next', 'tab', 'Next thing to act on'],
  ['actions', 'l', 'List of all actions'],
  ['undo', 'u', 'Undo'],
  ['hint', '?', 'Hint'],
  ['skip', '.', 'Skip the motion'],
  ['speed', 'v', 'Change the speed'],
  ['sound', 'n', 'Sound on or off'],
  ['rules', 'f1', 'Rules book'],
  ['zoom-in', '+', 'Look closer'],
  ['zoom-out', '-', 'Look from farther'],
] as const;

export type KeyOrder = (typeof TABLE)[number][0];
export type KeyBindings = Readonly<Record<KeyOrder, string>>;

export const KEY_ORDERS: readonly { readonly order: KeyOrder; readonly label: string }[] = TABLE.map(
  ([order, , label]) => ({ order, label }),
);

export const DEFAULT_KEYS: KeyBindings = Object.fromEntries(
  TABLE.map(([order, key]) => [order, key]),
) as Record<KeyOrder, string>;
