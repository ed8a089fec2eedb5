/** What the motions of this room share. */
import type { Seat } from '../../../core/game.ts';
import {
  appear,
  float,
  fly,
  sound,
  openFight,
  together,
  tumble,
  type DieModel,
  type FighterModel,
  type Motion,
  type Place,
} from '../../../core/look.ts';
import { monsterById } from '../rules/pieces.ts';
import type { State } from '../state/state.ts';
import { heroModel, monsterModel } from './board.ts';
import { diceModels } from './dice.ts';
import { heroToken, monsterToken } from './places.ts';
import { fightOf } from './fight.ts';

export const heroPlace = (seat: Seat): Place => ({ token: heroToken(seat) });
export const monsterPlace = (id: number): Place => ({ token: monsterToken(id) });
export const PURSE: Place = { panel: 'purse' };

/** Dice of one kind and colour roll over the table. */
export function thrown(
  sides: number,
  faces: readonly number[],
  colour: DieModel['colour'],
  label?: string,
): Motion {
  return together(tumble(diceModels(sides, faces, colour), label), sound('die'));
}

/** Up to eight coins are seen flying, whatever the sum. */
export function coinsFly(from: Place, count: number, to: Place = PURSE): Motion[] {
  if (count <= 0) return [];
  return [
    fly('coin', from, to, Math.min(8, count)),
    sound('coin'),
    float(from, `+${count}`, 'gold', 'chip-coin'),
  ];
}

/** The monster as it stands now: a turned tile gets up, a changed beast shows its new face. */
export function monsterAppears(state: State, id: number, how: 'drop' | 'rise' | 'poof'): Motion[] {
  const monster = monsterById(state, id);
  return monster ? [appear(monsterModel(state, monster), how)] : [];
}

export function heroAppears(state: State, seat: Seat, how: 'drop' | 'rise' | 'poof'): Motion[] {
  const hero = state.heroes[seat];
  const model = hero && heroModel(state, hero);
  return model ? [appear(model, how)] : [];
}

/** The fight as it stands now, with the dice that will be thrown; nothing outside battles. */
export function staged(state: State, you?: Seat): Motion[] {
  const model = fightOf(state, you);
  return model ? [openFight(model)] : [];
}

/** The same right after a roll: its dice stay where they fell, for as long as nobody is asked. */
export function scored(state: State, you?: Seat): Motion[] {
  const model = fightOf(state, you);
  return model ? [openFight({ ...model, left: bare(model.left), right: bare(model.right) })] : [];
}

function bare(fighter: FighterModel): FighterModel {
  const { dice: _, ...rest } = fighter;
  return rest;
}
