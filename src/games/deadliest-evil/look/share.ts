/** The share line: rank, what was done, when, and a sign for every round. It gives nothing of the seed away. */
import type { Outcome, Seat } from '../../../core/outcome.ts';
import { MAX_LIFE, OBJECTIVES, ROMAN } from '../data/constants.ts';
import { RESULT_NAMES } from '../rules/names.ts';
import { raidsOf } from '../rules/outcome.ts';
import type { Raid, RoundMark, State } from '../state/state.ts';
import { raiderName } from './contest.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';

export function shareLine(state: State, { results }: Outcome): string {
  const raids = raidsOf(state)!;
  const of = (seat: Seat): Raid => raids.find(raid => raid.seat === seat)!;
  if (raids.length === 1) return raidLine(of(results[0]!.seat));
  return results.map(({ seat }) => `${raiderName(seat)} ${raidLine(of(seat))}`).join(' / ');
}

function raidLine({ result, objectives, score, rounds, life, level, marks }: Raid): string {
  const seals = OBJECTIVES.map(each =>
    objectives.includes(each) ? `[${OBJECTIVE_LOOKS[each].sign}]` : '[ ]',
  ).join('');
  const how =
    result === 'defeat'
      ? `fell on Level ${ROMAN[level]} in round ${rounds}`
      : `${RESULT_NAMES[result]} in round ${rounds}, ${life}/${MAX_LIFE} Life`;
  return `${seals}  ${how}, ${score} points  ${marks.map(sign).join('')}`;
}

/** A star for something done; else a dot, a dash or a cross for no, one or more wounds. */
function sign({ wounds, objective }: RoundMark): string {
  if (objective) return '*';
  return wounds === 0 ? '.' : wounds === 1 ? '-' : 'x';
}
