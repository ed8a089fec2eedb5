/** A fight as a scene of its own: Kora on the left, whoever strikes or is struck on the right. */
import type { FighterModel, FightModel } from '../../../core/look.ts';
import { MAX_LIFE, type Ability, type Die } from '../data/constants.ts';
import { kindOf } from '../data/monsters.ts';
import { not, share, slayChance, woundChance, type Chance } from '../odds/chances.ts';
import { bonusOf } from '../rules/abilities.ts';
import type { Monster, State } from '../state/state.ts';
import { koraSprite } from './kora.ts';
import { ABILITY_NAMES, dieText, plateOf } from './words.ts';

type Foe = Pick<Monster, 'id' | 'kind'>;

export function herBlow(state: State, foe: Foe): FightModel {
  return scene('Kora strikes', state, foe, 'combat', 'chip-up', (die, bonus) =>
    slayChance(die, bonus, foe.kind),
  );
}

export function theirBlow(state: State, foe: Foe): FightModel {
  return scene('They strike at Kora', state, foe, 'defense', 'chip-shield', (die, bonus) =>
    not(woundChance(die, bonus, foe.kind)),
  );
}

function scene(
  title: string,
  state: State,
  foe: Foe,
  ability: Ability,
  chip: string,
  chance: (die: Die, bonus: number) => Chance,
): FightModel {
  const { life, dice } = state.kora;
  const bonus = bonusOf(state, ability);
  const name = ABILITY_NAMES[ability];
  return {
    title,
    left: {
      name: 'Kora',
      sprite: koraSprite(state),
      gauge: { value: life, max: MAX_LIFE },
      arms: dice ? `${name} ${dieText(dice[ability], bonus)}` : name,
      ...(bonus > 0 && { badges: [chip] }),
    },
    right: fighter(foe),
    ...(dice && { odds: Math.round(share(chance(dice[ability], bonus)) * 100) }),
  };
}

function fighter({ id, kind }: Foe): FighterModel {
  const { name, die, repeats } = kindOf(kind);
  return {
    name,
    sprite: kind,
    arms: repeats ? `${dieText(die)}, repeats` : dieText(die),
    ...(kind !== 'grislyk' && { plate: plateOf(id) }),
  };
}
