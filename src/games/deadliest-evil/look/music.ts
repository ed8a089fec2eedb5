/** The music that fits the moment: a theme for each level, the hunt when the sorcerer or too many others are about. */
import type { Seat } from '../../../core/game.ts';
import type { Cue } from '../../../core/cue.ts';
import { endingCue, worst } from '../../cues.ts';
import { arrivals } from '../odds/outlook.ts';
import { levelOf, roundOf } from '../rules/ending.ts';
import { outcome } from '../rules/outcome.ts';
import { here } from '../rules/monsters.ts';
import type { State } from '../state/state.ts';

export const MUSIC = { 1: 'level-1', 2: 'level-2', 3: 'level-3', hunt: 'hunt' } as const;
/** So many on track and board make a hunt. */
const CROWDED = 6;
/** Life that is left: less is worrying, less is deadly. */
const LIFE = { low: 3, bad: 2, last: 1 } as const;

export function music(state: State, seat: Seat): Cue {
  const { monsters, kora } = state;
  const isBoss = monsters.some(({ kind }) => kind === 'grislyk');
  const tune = isBoss || monsters.length >= CROWDED ? MUSIC.hunt : MUSIC[levelOf(state)];
  const over = outcome(state);
  if (over) return endingCue(tune, over, seat);
  const foes = here(state).length;
  const close = arrivals(state).filter(each => each.in <= 1).length;
  const danger = worst(
    (foes + close > 0 || kora.life <= LIFE.low) && 1,
    (foes + close >= 2 || (foes + close > 0 && kora.life <= LIFE.low) || kora.life <= LIFE.bad) && 2,
    (foes + close > kora.life || (foes > 0 && kora.life <= LIFE.last)) && 3,
  );
  if (danger === 3) return { tune, danger, moment: 'near-death' };
  if (isBoss) return { tune, danger, moment: 'boss' };
  return { tune, danger, ...(roundOf(state) <= 1 && danger === 0 && { moment: 'opening' }) };
}
