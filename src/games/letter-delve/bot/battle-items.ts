/** Items in the own battle: boosters if they help enough, flight if nothing does. */
import { best } from '../../../bots/best.ts';
import { percent } from '../../phrases.ts';
import type { ItemId } from '../data/items.ts';
import { MONSTERS } from '../data/monsters.ts';
import { fightOf, oddsOf, oddsWith, type Odds } from '../odds/battles.ts';
import { seemsBoss } from '../odds/tiles.ts';
import type { Fight } from '../rules/battle.ts';
import { heroOf, hpOf, kindOf, monsterById, specialOf } from '../rules/pieces.ts';
import { STAR } from '../rules/squares.ts';
import type { Battle, Monster } from '../state/state.ts';
import type { Mind } from './mind.ts';
import { anyUsable, farthestSquare, firstUsable, pushAway, useOf, type Use } from './uses.ts';

const BOOSTERS: readonly ItemId[] = [
  'poison',
  'magic-missiles',
  'confusion',
  'enchant-weapon',
  'strength',
  'bless-weapon',
  'drain-life',
  'mystic-armor',
  'enchant-armor',
];
const DUEL_BOOSTERS: readonly ItemId[] = [
  'strength',
  'enchant-weapon',
  'bless-weapon',
  'mystic-armor',
  'enchant-armor',
];
const POTIONS: readonly ItemId[] = ['heal', 'extra-healing', 'full-healing'];
/** The chance to die that a level puts up with. */
const THRESHOLD = { easy: 0, normal: 0.15, hard: 0.08 } as const;

/** Hearts at stake from which a level spends an item that saves so many: what is left at the stairs is worth nothing. */
const SPARING = { normal: { loss: 4, saved: 2 }, hard: { loss: 2.5, saved: 1.2 } } as const;
const CANCEL: ItemId = 'cancellation';

function oddsHelped(mind: Mind, fight: Fight, monster: Monster, item: ItemId): Odds | undefined {
  if (item !== CANCEL) return oddsWith(fight, item);
  return oddsOf(fightOf(mind.state, mind.seat, { ...monster, cancelRound: mind.state.turn }));
}

/** Coins that a greedy monster would have stolen, as hearts. */
function theftSaved({ hero }: Mind, monster: Monster, item: ItemId, loss: number): number {
  return item === CANCEL && specialOf(monster) === 'greedy' && hero.coins >= 10 ? 0.5 * loss : 0;
}

export function battleItem(mind: Mind, battle: Battle): Use | undefined {
  const monster = monsterById(mind.state, battle.monster);
  if (!monster) return duelItem(mind, battle);
  if (mind.level === 'easy') return throwEverything(mind, battle, monster);
  const fight = fightOf(mind.state, mind.seat, monster);
  const now = oddsOf(fight);
  const death = 1 - now.win;
  const threshold = THRESHOLD[mind.level];
  const boosts = [...BOOSTERS, ...POTIONS, CANCEL].flatMap(item => {
    const then = mind.usable.has(item) ? oddsHelped(mind, fight, monster, item) : undefined;
    if (!then) return [];
    const saved = now.loss - then.loss + theftSaved(mind, monster, item, then.loss);
    return [{ item, saved, death: 1 - then.win, rating: 40 * (then.win - now.win) + saved }];
  });
  const name = MONSTERS[kindOf(monster)].name;
  if (death < threshold) {
    const { loss, saved } = SPARING[mind.level];
    const saver = now.loss >= loss ? best(boosts, boost => boost.saved) : undefined;
    return saver && saver.saved >= saved
      ? useOf(
          saver.item,
          null,
          `The ${name} would cost about ${now.loss.toFixed(0)} hearts. This saves some.`,
        )
      : undefined;
  }
  const top = best(boosts, boost => boost.rating);
  const often = percent(death);
  if (top && top.death < 1.5 * threshold)
    return useOf(top.item, null, `The ${name} kills you about ${often} of the time. This turns the fight.`);
  const flight = death >= 0.45 ? flee(mind, monster, often) : undefined;
  if (flight) return flight;
  return top && top.rating > 0.3 ? useOf(top.item, null, `Every bit helps against the ${name}.`) : undefined;
}

/** Everything for battles, thrown at once at anything that looks strong. */
function throwEverything(mind: Mind, battle: Battle, monster: Monster): Use | undefined {
  const potion = mind.hero.hp <= 6 ? anyUsable(mind, POTIONS, "Drink before it's too late.") : undefined;
  if (potion) return potion;
  if (battle.exchanges > 0 || hpOf(monster) < 3) return undefined;
  return anyUsable(mind, BOOSTERS, 'That one looks strong.');
}

/** In this order, and Polymorph only where almost anything would be better. */
function flee(mind: Mind, monster: Monster, often: string): Use | undefined {
  const why = `It kills you about ${often} of the time. End this battle.`;
  const far = farthestSquare(mind, monster);
  const push = pushAway(mind, monster);
  const self = { monster: monster.id };
  return firstUsable(mind, [
    seemsBoss(monster)
      ? useOf('polymorph', self, `It kills you about ${often} of the time. Turn it into something else.`)
      : undefined,
    useOf('sleep', self, why),
    far && useOf('teleport-monster', { ...self, to: far }, why),
    mind.hero.firstTurn ? undefined : useOf('teleport', { to: STAR }, why),
    useOf('invisibility', null, why),
    push && useOf('forced-move', push, why),
  ]);
}

function duelItem(mind: Mind, battle: Battle): Use | undefined {
  const { hero } = mind;
  const foe = heroOf(mind.state, battle.hero === mind.seat ? battle.rival! : battle.hero);
  const why = 'In a duel everything counts.';
  if (mind.level === 'easy' && hero.hp > 6) return undefined;
  if (hero.hp <= 4 && foe.hp - hero.hp > 2) {
    const away = firstUsable(mind, [useOf('teleport', { to: STAR }, 'You lose this duel. Get out.')]);
    if (away && !hero.firstTurn) return away;
  }
  const potion = hero.hp <= 12 ? anyUsable(mind, POTIONS, why) : undefined;
  if (potion) return potion;
  if (battle.exchanges > 0 || mind.level === 'easy') return undefined;
  return anyUsable(mind, DUEL_BOOSTERS, why);
}
