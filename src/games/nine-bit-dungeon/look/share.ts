/** The share line. It gives nothing of the seed away. */
import type { Outcome } from '../../../core/outcome.ts';
import { counted } from '../../phrases.ts';
import { LEVELS, MAX_HEALTH } from '../data/constants.ts';
import { clearedLevels, nameOfKiller, resultOf } from '../rules/ending.ts';
import type { State } from '../state/state.ts';

/** One box a level: cleared, where she fell, or never seen. */
export function share(state: State, outcome: Outcome): string {
  const cleared = clearedLevels(state);
  const boxes = LEVELS.map(level => (level <= cleared ? '[#]' : level === state.level ? '[x]' : '[ ]')).join(
    '',
  );
  const result = resultOf(state)!;
  const slain = result.kills.reduce((sum, kills) => sum + kills, 0);
  const hints = result.hints === 0 ? '' : `, ${counted(result.hints, 'hint')}`;
  const points = outcome.results[0]!.score.toLocaleString('en-GB');
  if (result.how === 'won')
    return `${boxes}  Sceptre! ${result.turns} turns, ${slain} killed, ${result.health}/${MAX_HEALTH[4]} hearts, ${points} points${hints}`;
  const end = result.how === 'torch' ? 'the torch' : nameOfKiller(result.by).replace(/^(an?|the event) /, '');
  return `${boxes}  L${result.level} ${end}, turn ${result.turns}, ${slain} killed, ${points} points${hints}`;
}
