import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-delve/game.ts';
import { LESSON_PARTS, lessonStart } from '../../../src/games/letter-delve/rules/lesson.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { only, playOn } from './table.ts';

interface Part {
  readonly id: string;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Every action of the script in turn; each must be legal. */
function played(): Part[] {
  let state = lessonStart().state;
  return LESSON_PARTS.map(({ id, actions }) => {
    const step = playOn(state, ...actions);
    state = step.state;
    return { id, after: state, events: step.events };
  });
}

const parts = played();
const part = (id: string): Part => parts.find(each => each.id === id)!;

describe('The tutorial', () => {
  it('61. ends in round 5 with 21 coins and 19 HP, every die used, all bosses asleep', () => {
    const { after } = part('leave');
    const [hero] = after.heroes;
    expect(hero).toMatchObject({ status: 'escaped', coins: 21, hp: 19, outRound: 5 });
    expect(after.endedBy).toBe('all-out');
    expect(Object.values(after.rng.loaded!).flat()).toEqual([]);
    for (const boss of after.monsters.slice(0, 4)) expect(boss.awake || boss.stirring).toBe(false);
    const hobgoblin = after.monsters.find(monster => monster.kind === 'hobgoblin')!;
    expect(hobgoblin).toMatchObject({ at: { x: 8, y: 1 }, awake: false, sleepRound: 5 });
  });

  it('spends everything on a Sword and Leather', () => {
    expect(part('outfit').after.heroes[0]).toMatchObject({ weapon: 2, armour: true, coins: 0 });
  });

  it('passes two bosses on the first turn without a stir', () => {
    const { events, after } = part('stairs');
    expect(only(events, 'stirred')).toEqual([]);
    expect(only(events, 'woke')).toEqual([]);
    expect(after.heroes[0]!.at).toEqual({ x: 5, y: 4 });
  });

  it('wakes the Emu, which is soaked once and then loses a tie', () => {
    const { events, after } = part('waking');
    expect(only(events, 'woke').map(event => event.kind)).toEqual(['emu']);
    expect(only(events, 'soaked')).toHaveLength(1);
    expect(only(events, 'exchange').map(event => event.result)).toEqual(['foe-hits', 'hero-hits']);
    expect(after.heroes[0]).toMatchObject({ hp: 20, coins: 2 });
  });

  it('collects Sleep and wakes nobody', () => {
    const { events, after } = part('collect');
    expect(only(events, 'collected')[0]!.items.map(item => item.kind)).toEqual(['sleep']);
    expect(only(events, 'woke')).toEqual([]);
    expect(after.turn).toBe(4);
  });

  it('loots 17 coins; a Hobgoblin and a Nymph wake at the end of the turn', () => {
    const { events, after } = part('loot');
    expect(only(events, 'looted')[0]).toMatchObject({ dice: [9, 8], by: 17, coins: 19 });
    expect(only(events, 'woke').map(event => event.kind)).toEqual(['hobgoblin', 'nymph']);
    expect(after.ask).toMatchObject({ kind: 'react', window: 'between-turns', beforeMonsters: true });
  });

  it('sends the Hobgoblin to sleep after one blow, and the Nymph falls', () => {
    const { events, after } = part('react');
    expect(only(events, 'battle-ended').map(event => event.how)).toEqual(['item', 'foe-died']);
    expect(after.heroes[0]).toMatchObject({ hp: 19, coins: 21, items: [] });
    expect(after.turn).toBe(5);
  });

  it('leaves past stirring bosses that settle again', () => {
    const { events } = part('leave');
    expect(only(events, 'stirred')).toHaveLength(4);
    expect(only(events, 'settled')).toHaveLength(4);
    expect(only(events, 'left')).toEqual([{ type: 'left', seat: 0, coins: 21, how: 'stairs' }]);
  });

  it('cannot be reached through create', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { deal: 'lesson' } });
    expect(state.rng.loaded).toBeUndefined();
  });
});
