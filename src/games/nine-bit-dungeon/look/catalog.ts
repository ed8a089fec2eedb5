/** What a seed deals: the four dungeons, their monsters and chests, without playing them. */
import { copy } from '../../../core/plain.ts';
import { LEVELS } from '../data/constants.ts';
import { itemByDie } from '../data/items.ts';
import { boardIn, layoutName } from '../rules/board.ts';
import { kindOf } from '../rules/monsters.ts';
import { dealLevel } from '../rules/setup.ts';
import { openTurn } from '../rules/turn.ts';
import type { State } from '../state/state.ts';

export function catalog(state: State): string[] {
  const turn = openTurn(copy(state));
  return LEVELS.flatMap(level => {
    dealLevel(turn, level);
    const dealt = turn.state;
    const names = dealt.monsters.map(monster => kindOf(dealt, monster).name).join(', ');
    const chest = dealt.chestRoll === 0 ? '' : itemByDie(level, dealt.chestRoll).name;
    return [
      `Level ${level}: ${layoutName(dealt.layout!)}; chest: ${chest}`,
      `  ${names}`,
      ...boardIn(dealt).rows.map(row => `  ${row}`),
    ];
  });
}
