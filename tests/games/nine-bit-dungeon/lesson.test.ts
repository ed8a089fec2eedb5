import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { healthOf } from '../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import { LESSON_PARTS, lessonStart } from '../../../src/games/nine-bit-dungeon/rules/lesson.ts';
import { seesHero } from '../../../src/games/nine-bit-dungeon/rules/sight.ts';
import type { Event } from '../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { at, monster, only, playOn, typesOf } from './table.ts';

describe('The first lesson', () => {
  it('plays to its end as written, with every number', () => {
    const start = lessonStart().state;
    const [, two, sight, attack, crossing, cast, inventory, shop, leave] = parts(start);

    // 1. Two actions: the sword, then two steps behind a pillar.
    expect(two!.state.hero).toMatchObject({ damage: 2, healthPotions: 2, health: 8, at: at([5, 2]) });
    expect(two!.state).toMatchObject({ turn: 2, actionsLeft: 2, level: 1 });
    expect(two!.state.monsters.map(each => each.at)).toEqual([at([6, 4]), at([11, 2])]);
    expect(two!.state.monsters.some(each => seesHero(two!.state, each))).toBe(false);

    // 2. Sight and Flee: the Archer backs off and shoots.
    expect(only(sight!.events, 'monster-fled')).toMatchObject([{ from: at([6, 4]), to: at([6, 5]) }]);
    expect(only(sight!.events, 'monster-attacked')).toMatchObject([
      { die: 2, need: 2, hit: true, amount: 1 },
    ]);
    expect(sight!.state.hero.health).toBe(7);

    // 3. Attack: Damage 2 kills.
    expect(only(attack!.events, 'attacked')).toMatchObject([{ die: 1, need: 2, hit: true }]);
    expect(only(attack!.events, 'monster-slain')).toMatchObject([
      { kind: 'goblin-archer', gold: 2, kept: 2 },
    ]);
    expect(attack!.state).toMatchObject({ turn: 4, hero: { gold: 2, at: at([6, 4]) } });

    // 4. Crossing: one heart comes back, the other is above the maximum; the Sneak sees nothing.
    expect(only(crossing!.events, 'event-drawn')).toMatchObject([{ die: 6, id: 'glowcap-grove' }]);
    expect(only(crossing!.events, 'healed')).toEqual([{ type: 'healed', amount: 1, health: 8 }]);
    expect(typesOf(crossing!.events)).not.toContain('monster-moved');

    // 5. Cast: burnt, bitten, struck, drunk.
    expect(only(cast!.events, 'monster-moved').map(event => event.to)).toEqual([at([10, 2]), at([10, 3])]);
    expect(only(cast!.events, 'cast')).toMatchObject([{ die: 2, mana: 2, strength: 2, outcome: 'success' }]);
    expect(only(cast!.events, 'monster-hurt')).toMatchObject([{ amount: 2, left: 1 }]);
    expect(only(cast!.events, 'monster-attacked')).toMatchObject([{ die: 1, hit: true }]);
    expect(only(cast!.events, 'hero-hurt')).toMatchObject([{ health: 7 }]);
    expect(only(cast!.events, 'attacked')).toMatchObject([{ die: 1, hit: true }]);
    expect(only(cast!.events, 'guzzled')).toMatchObject([{ die: 4, gain: 1, left: 1 }]);
    expect(cast!.state).toMatchObject({ turn: 8, monsters: [], hero: { health: 8, gold: 3, mana: 1 } });

    // 6. Inventory: the Key.
    expect(inventory!.state).toMatchObject({ hasKey: true, hero: { at: at([9, 2]) } });

    // 7. Shop: a found coin, a bought potion.
    expect(only(shop!.events, 'event-drawn')).toMatchObject([{ die: 5, id: 'dropped-purse' }]);
    expect(only(shop!.events, 'gold-changed')).toMatchObject([{ to: 4 }]);
    expect(only(shop!.events, 'bought')).toMatchObject([{ item: 'health-potion-1', price: 2, gold: 2 }]);
    expect(shop!.state.hero).toMatchObject({ gold: 2, healthPotions: 2 });

    // 8. Leave: past the Cutpurse and out in turn 18.
    expect(only(leave!.events, 'event-drawn')).toMatchObject([{ die: 4, id: 'cutpurse' }]);
    expect(only(leave!.events, 'tested')).toMatchObject([{ die: 1, need: 2, pass: true }]);
    expect(only(leave!.events, 'level-cleared')).toEqual([{ type: 'level-cleared', level: 1, turns: 18 }]);
    expect(leave!.state).toMatchObject({ level: 2, turn: 19, hero: { health: 11, gold: 2, mana: 1 } });
    expect(leave!.state.rng.loaded).toEqual({ dice: [], events: [] });
    expect(Object.keys(leave!.state.rng.used)).toEqual(['level:2']);
  });

  it('leaves the Sneak with one Health after the fire', () => {
    const upToFire = LESSON_PARTS.flatMap(part => part.actions).slice(0, 13);
    const { state } = playOn(lessonStart().state, ...upToFire);
    expect(healthOf(state, monster(state, 1))).toBe(1);
  });

  it('cannot be reached through an ordinary setup', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { deal: 'lesson' } });
    expect(state.options).toEqual({ choices: 'auto', deal: 'stream' });
    expect(state.rng.loaded).toBeUndefined();
  });
});

/** The state and the news after each part; the first entry is the start. */
function parts(start: State): { state: State; events: readonly Event[] }[] {
  const list: { state: State; events: readonly Event[] }[] = [{ state: start, events: [] }];
  for (const { actions } of LESSON_PARTS) list.push(playOn(list.at(-1)!.state, ...actions));
  return list;
}
