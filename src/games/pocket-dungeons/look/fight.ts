/** An assault as a scene of its own: four pools, red to strike and blue to ward, ties crossed out. */
import type { Seat } from '../../../core/game.ts';
import type { DieModel, FighterModel, FightModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { SIDES, type Side, type Rival } from '../data/cards.ts';
import { OTHER, poolSizes, ties } from '../rules/combat.ts';
import { findChar } from '../rules/characters.ts';
import type { Character, Combat, Pools, RolledPool, State } from '../state/state.ts';
import { conditionsOf } from './conditions.ts';
import { ATTACK_WORDS, nameOf, ownerBadge, pairText } from './words.ts';

export const STRIKE_COLOURS: Readonly<Record<Side, DieModel['colour']>> = { off: 'red', def: 'blue' };
/** A kicker is carved of stone: it is never thrown. */
const STONE: DieModel['colour'] = 'bone';

/** While dice lie, and not a moment longer. */
export function fightOf(state: State, you?: Seat): FightModel | undefined {
  const { combat } = state;
  return combat ? assaultFight(state, combat, true, you) : undefined;
}

/** Undefined as soon as one of the two has left the map. */
export function assaultFight(
  state: State,
  combat: Combat,
  lying: boolean,
  you?: Seat,
): FightModel | undefined {
  const [attacker, defender] = [findChar(state, combat.attacker), findChar(state, combat.defender)];
  if (!attacker || !defender) return undefined;
  return {
    title: `${capital(nameOf(attacker, you))} attacks ${nameOf(defender, you)}`,
    left: { ...fighter(state, attacker, combat, 'attacker', lying), name: capital(nameOf(attacker, you)) },
    right: { ...fighter(state, defender, combat, 'defender', lying), name: capital(nameOf(defender, you)) },
  };
}

function fighter(
  state: State,
  char: Character,
  combat: Combat,
  rival: Rival,
  lying: boolean,
): Omit<FighterModel, 'name'> {
  const sizes = poolSizes(state, combat)[rival];
  const badges = present(
    ownerBadge(char),
    ...conditionsOf(state, char, ['paralysed', 'controlled']).map(({ badge }) => badge),
    combat.ambush && rival === 'defender' && 'badge-fear',
  );
  return {
    sprite: char.card,
    arms: `${ATTACK_WORDS[combat.attack]} ${pairText(sizes)}`,
    ...(badges.length > 0 && { badges }),
    ...(lying && { dice: diceOf(combat.pools, rival) }),
  };
}

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface Lying {
  readonly value: number;
  readonly isStone: boolean;
}

/** Highest first, as they are compared. */
function sorted({ dice, kicker }: RolledPool): Lying[] {
  const thrown = dice.map(value => ({ value, isStone: false }));
  const all = kicker > 0 ? [...thrown, { value: kicker, isStone: true }] : thrown;
  return all.toSorted((a, b) => b.value - a.value);
}

/** Pairs of the blow are numbered from 0, those of the blow back from here. */
const WARDED = 10;

/** The attacker's red dice against the defender's blue ones; the others decide the blow back. */
const isStrike = (rival: Rival, side: Side): boolean => (rival === 'attacker') === (side === 'off');

/** Both pools of one side: what cancels is crossed out, and the die that decides is lit. */
export function diceOf(pools: Pools, rival: Rival): DieModel[] {
  return SIDES.flatMap(side => {
    const mine = sorted(pools[rival][side]);
    const theirs = sorted(pools[OTHER[rival]][side === 'off' ? 'def' : 'off']);
    const cancelled = ties(
      mine.map(({ value }) => value),
      theirs.map(({ value }) => value),
    );
    const [own, other] = [mine[cancelled]?.value ?? 0, theirs[cancelled]?.value ?? 0];
    return mine.map(({ value, isStone }, index): DieModel => {
      const colour = isStone ? STONE : STRIKE_COLOURS[side];
      const pair = index + (isStrike(rival, side) ? 0 : WARDED);
      const fate =
        index < cancelled ? { struck: true, pair } : index === cancelled && own > other && { good: true };
      return { sides: 6, face: value, colour, ...fate };
    });
  });
}
