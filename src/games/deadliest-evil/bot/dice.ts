/** Which die fights, which guards and which runs: the choice of every round. */
import { BLADES_DIE, type Assignment } from '../data/constants.ts';
import { KINDS, kindOf, type Kind } from '../data/monsters.ts';
import { meanWounds, not, passChance, share, slayChance } from '../odds/chances.ts';
import { bonusOf } from '../rules/abilities.ts';
import { here, onTrack } from '../rules/monsters.ts';
import { tileToward, tileHere } from '../rules/tiles.ts';
import { advancesUntil } from '../rules/track.ts';
import type { State } from '../state/state.ts';
import { stepsLeft, type Plan } from './plan.ts';

/** What a slain one is worth. */
const WORTH: Readonly<Record<Kind, number>> = { goblin: 1, skeleton: 2.2, grislyk: 4 };
/** Beyond an exit there is more dark to walk. */
const BEYOND = 3;

/** Monsters on a tile beside hers. */
export function besideHer({ monsters, tiles, kora }: State): State['monsters'] {
  return monsters.filter(
    ({ at }) =>
      at.on === 'board' && at.tile !== kora.tile && tileToward(tiles, at.tile, kora.tile) === kora.tile,
  );
}

/** Monsters that the next so many advances bring. */
export function arrivingWithin(state: State, advances: number): State['monsters'] {
  return onTrack(state).filter(({ at }) => advancesUntil(state, at.space) <= advances);
}

export function valueOf(state: State, plan: Plan, dice: Assignment): number {
  const need = stepsLeft(state, plan) + (plan.exit ? BEYOND : 0);
  const speed = 0.35 * Math.min((dice.speed + 1) / 2 + bonusOf(state, 'speed'), need);
  const left: Record<Kind, number> = { goblin: 0, skeleton: 0, grislyk: 0 };
  const slays = chainOf(state, dice, left);
  for (const { kind } of arrivingWithin(state, 1)) left[kind] += 1;
  for (const { kind } of besideHer(state)) left[kind] += 0.5;
  const tile = tileHere(state).id;
  if (tile === 'narrow' && need === 0) for (const kind of KINDS) left[kind] = Math.min(1, left[kind]);
  const bonus = bonusOf(state, 'defense');
  let wounds = KINDS.reduce((sum, kind) => sum + left[kind] * meanWounds(dice.defense, bonus, kind), 0);
  if (tile === 'blades') wounds += 0.3 * share(not(passChance(dice.defense, bonus, BLADES_DIE)));
  return speed + slays - 0.6 * fearOf(state) * wounds;
}

/** The expected worth of an attack chain; `left` is filled with who will probably still stand. */
function chainOf(state: State, dice: Assignment, left: Record<Kind, number>): number {
  const bonus = bonusOf(state, 'combat');
  let chance = 1;
  let worth = 0;
  for (const { kind } of here(state)) {
    chance *= share(slayChance(dice.combat, bonus, kindOf(kind).id));
    worth += 0.5 * chance * WORTH[kind];
    left[kind] += 1 - chance;
  }
  return worth;
}

function fearOf({ kora }: State): number {
  if (kora.life <= 2) return 1.8;
  return kora.life === 3 ? 1.3 : 1;
}
