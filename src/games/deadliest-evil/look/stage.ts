/** A fight as a scene of its own: Kora on the left, whoever strikes or is struck on the right. */
import type { FighterModel, StageModel } from '../../../core/look.ts';
import { MAX_LIFE } from '../data/constants.ts';
import { kindOf } from '../data/monsters.ts';
import { share, slayChance, woundChance } from '../odds/chances.ts';
import { bonusOf } from '../rules/abilities.ts';
import { here } from '../rules/monsters.ts';
import type { Monster, State } from '../state/state.ts';
import { koraSprite } from './kora.ts';
import { dieText, plateOf } from './words.ts';

/** One title for a whole chain of blows: the scene stays, only the foe changes. */
const HERS = 'Kora strikes';
const THEIRS = 'They strike at Kora';

/** Between two blows of a chain she may think; then the scene waits with her. */
export function stageOf(state: State): StageModel | undefined {
  const { ask, act } = state;
  if (ask?.kind !== 'act' || act.attack !== 'chain' || act.move === 'moving') return undefined;
  const [next] = here(state);
  return next && herBlow(state, next);
}

export function herBlow(state: State, { id, kind }: Pick<Monster, 'id' | 'kind'>): StageModel {
  const { dice } = state.kora;
  const bonus = bonusOf(state, 'combat');
  return {
    title: HERS,
    left: kora(
      state,
      dice ? `Combat ${dieText(dice.combat, bonus)}` : 'Combat',
      bonus > 0 ? ['chip-up'] : [],
    ),
    right: foe({ id, kind }),
    ...(dice && { odds: Math.round(share(slayChance(dice.combat, bonus, kind)) * 100) }),
  };
}

export function theirBlow(state: State, { id, kind }: Pick<Monster, 'id' | 'kind'>): StageModel {
  const { dice } = state.kora;
  const bonus = bonusOf(state, 'defense');
  return {
    title: THEIRS,
    left: kora(
      state,
      dice ? `Defense ${dieText(dice.defense, bonus)}` : 'Defense',
      bonus > 0 ? ['chip-shield'] : [],
    ),
    right: foe({ id, kind }),
    ...(dice && { odds: Math.round((1 - share(woundChance(dice.defense, bonus, kind))) * 100) }),
  };
}

function kora(state: State, arms: string, badges: readonly string[]): FighterModel {
  return {
    name: 'Kora',
    sprite: koraSprite(state),
    gauge: { value: state.kora.life, max: MAX_LIFE },
    arms,
    ...(badges.length > 0 && { badges }),
  };
}

function foe({ id, kind }: Pick<Monster, 'id' | 'kind'>): FighterModel {
  const { name, die, repeats } = kindOf(kind);
  return {
    name,
    sprite: kind,
    arms: repeats ? `${dieText(die)}, repeats` : dieText(die),
    ...(kind !== 'grislyk' && { plate: plateOf(id) }),
  };
}
