/** The music that fits the moment: a theme for each level, and the hunt when the sorcerer or too many others are about. */
import { levelOf } from '../rules/ending.ts';
import type { State } from '../state/state.ts';

export const MUSIC = { 1: 'level-1', 2: 'level-2', 3: 'level-3', hunt: 'hunt' } as const;
/** So many on track and board make a hunt. */
const CROWDED = 6;

export function music(state: State): string {
  const isHunted = state.monsters.length >= CROWDED || state.monsters.some(({ kind }) => kind === 'grislyk');
  return isHunted ? MUSIC.hunt : MUSIC[levelOf(state)];
}
