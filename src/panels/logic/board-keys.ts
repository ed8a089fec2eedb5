/** What the keys do on the board, said when it gets the focus. */
import { type KeyBindings, keyName } from '../../services/keys.ts';

/** As it is said aloud: a screen reader reads no arrows. */
const SAID: Readonly<Record<string, string>> = { '↑': 'up', '→': 'right', '↓': 'down', '←': 'left' };
const isArrow = (key: string): boolean => key.startsWith('arrow');

export function boardKeys(keys: KeyBindings): string {
  const said = (key: string) => SAID[keyName(key)] ?? keyName(key);
  const ways = [keys.north, keys.east, keys.south, keys.west];
  const arrows = ways.every(isArrow) ? 'Arrow keys' : ways.map(said).join(', ');
  return [
    `${arrows}: go and strike.`,
    `With Shift: look around, square by square.`,
    `${said(keys.next)}: the next square you can act on.`,
    `${said(keys.confirm)}: act there.`,
    `${said(keys.actions)}: list of all actions.`,
    `${said(keys.back)}: back, or pause.`,
  ].join(' ');
}

/** The same where a run is watched: its keys cannot be changed. */
export const WATCHING_KEYS = [
  'Left and right arrow: one step back or on.',
  'Home and End: to the start or the end.',
  'Space: play or pause.',
  'Shift and arrow keys: look around, square by square.',
].join(' ');
