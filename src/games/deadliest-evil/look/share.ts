/** The share line: rank, what was done, when, and a sign for every round. It gives nothing of the seed away. */
import type { Outcome } from '../../../core/outcome.ts';
import { MAX_LIFE, OBJECTIVES, ROMAN } from '../data/constants.ts';
import { recordOf } from '../rules/ending.ts';
import type { RoundMark, State } from '../state/state.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';
import { RESULT_NAMES } from './words.ts';

export function shareLine(state: State, outcome: Outcome): string {
  const record = recordOf(state)!;
  const seals = OBJECTIVES.map(each =>
    state.objectives[each] ? `[${OBJECTIVE_LOOKS[each].sign}]` : '[ ]',
  ).join('');
  const points = `${outcome.results[0]!.score} points`;
  const rounds = state.marks.map(sign).join('');
  const how =
    record.result === 'defeat'
      ? `fell on Level ${ROMAN[record.level]} in round ${record.rounds}`
      : `${RESULT_NAMES[record.result]} in round ${record.rounds}, ${record.life}/${MAX_LIFE} Life`;
  return `${seals}  ${how}, ${points}  ${rounds}`;
}

/** A star for something done; else a dot, a dash or a cross for no, one or more wounds. */
function sign({ wounds, objective }: RoundMark): string {
  if (objective) return '*';
  return wounds === 0 ? '.' : wounds === 1 ? '-' : 'x';
}
