/** The music that fits the moment: a mood for each level; who sees her, and how much of her Health they could take. */
import type { Cue } from '../../../core/cue.ts';
import { endingCue, worst } from '../../cues.ts';
import { MAX_HEALTH } from '../data/constants.ts';
import { threatAt } from '../odds/threat.ts';
import { boardIn } from '../rules/board.ts';
import { outcome } from '../rules/ending.ts';
import { inSight } from '../rules/sight.ts';
import type { State } from '../state/state.ts';
import { MOODS } from './board.ts';

export function music(state: State): Cue {
  const { level, levelTurn, hero, layout, ask } = state;
  const tune = MOODS[level].theme;
  const over = outcome(state);
  if (over) return endingCue(tune, over, 0);
  if (!layout || ask?.kind === 'gift') return { tune, danger: 0, moment: 'opening' };
  if (ask?.kind === 'shop') return { tune, danger: 0, moment: 'breath' };
  const { maxDamage = 0, deadly = 0, attackers = [] } = threatAt(state) ?? {};
  const most = MAX_HEALTH[level];
  const danger = worst(
    (attackers.length > 0 || isSeen(state)) && 1,
    (maxDamage * 2 >= hero.health || hero.health * 3 <= most) && 2,
    (deadly > 0 || hero.health * 6 <= most) && 3,
  );
  if (danger === 3) return { tune, danger, moment: 'near-death' };
  return { tune, danger, ...(levelTurn <= 1 && danger === 0 && { moment: 'opening' }) };
}

function isSeen(state: State): boolean {
  const { monsters, hero } = state;
  return monsters.some(({ at }) => inSight(boardIn(state), monsters, at, hero.at));
}
