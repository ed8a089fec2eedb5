import { describe, expect, it } from 'vitest';
import { boutIn, nextBlow } from '../../../src/games/nine-bit-dungeon/odds/bouts.ts';
import { Session } from '../../../src/session/session.ts';
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import { prompt } from '../../../src/games/nine-bit-dungeon/look/prompt.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { quietDeps } from '../../support/quiet-deps.ts';
import { position } from './table.ts';

const BLOW = { type: 'attack', monster: 0 } as const;
const beside = (health = 8): State =>
  position([7, 7], { hero: { health }, monsters: [['goblin-sneak', 8, 7]] });

describe('A fight that goes on by itself', () => {
  it('is with the only monster beside her, or with the wounded one, and stops at half her Health', () => {
    expect(boutIn(beside())).toEqual({ monster: 0, floor: 4 });
    expect(boutIn(beside(4))).toEqual({ monster: 0, floor: 3 });
    const two = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['goblin-chief', 6, 7],
      ],
    });
    expect(boutIn(two)).toBe('several');
    expect(boutIn({ ...two, wound: { id: 1, health: 1 } })).toEqual({ monster: 1, floor: 4 });
    expect(boutIn(position([7, 7]))).toBe('nobody');
  });

  it('is not offered where the next turn may be her last, or where a hit would heal another', () => {
    expect(boutIn(beside(1))).toBe('deadly');
    const far = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['goblin-chief', 0, 0],
      ],
    });
    expect(boutIn({ ...far, wound: { id: 1, health: 1 } })).toBe('wound');
    expect(prompt(beside(1)).greyed).toContainEqual({
      label: 'Fight on',
      verb: 'Fight on',
      why: 'You could die this turn. Decide each attack yourself.',
    });
  });

  it('goes on after a miss, and stops when it is hit low, left alone or joined', () => {
    const begun = beside();
    expect(nextBlow(beside(), begun)).toEqual(BLOW);
    expect(nextBlow(beside(5), begun)).toEqual(BLOW);
    expect(nextBlow(beside(4), begun)).toBeUndefined();
    expect(nextBlow({ ...begun, monsters: [] }, begun)).toBeUndefined();
    expect(nextBlow(position([7, 7], { monsters: [['goblin-sneak', 9, 7]] }), begun)).toBeUndefined();
    const joined = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['goblin-chief', 6, 7],
      ],
    });
    expect(nextBlow(joined, begun)).toBeUndefined();
    expect(nextBlow({ ...begun, ask: null }, begun)).toBeUndefined();
  });

  it('says why it stopped, where nobody died', () => {
    const begun = beside();
    const joined = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['goblin-chief', 6, 7],
      ],
    });
    const why = (state: State): string => room.whyStopped!(state, 0, begun);
    expect(why(beside(4))).toBe("You're running low");
    expect(why(beside(1))).toBe('You could die now');
    expect(why(position([7, 7], { monsters: [['goblin-sneak', 9, 7]] }))).toBe('It got away');
    expect(why(joined)).toBe('Others join in');
    expect(why({ ...begun, monsters: [] })).toBe('');
    expect(why(beside(5))).toBe('');
  });

  it('shows no chance: that of a blow is on Attack, and a whole fight is no single number', () => {
    expect(prompt(beside()).onward).toMatchObject({ action: BLOW, key: 'x' });
    expect(prompt(beside()).onward).not.toHaveProperty('odds');
    expect(prompt(beside()).choices.find(({ verb }) => verb === 'Attack')?.odds).toBe('33%');
  });

  it('is one press at the table: plain attacks are written down, and the fight has an end', async () => {
    const seeds = ['BCD-FGH-JKL', 'KTR-BMX-QZP', 'MNP-QRS-TVW'];
    let fought = 0;
    for (const seed of seeds) {
      const deps = quietDeps(room);
      const session = new Session(deps, { setup: { seed, seats: ['human'], options: {} } });
      session.begin();
      const bot = room.bot('hard', 0);
      for (let step = 0; step < 60 && session.prompt && fought < 6; step++) {
        await deps.player.whenIdle();
        const state = session.state as State;
        const before = session.match.entries.length;
        if (session.prompt.onward) {
          session.handlers.onward!();
          await deps.player.whenIdle();
          const done = session.match.entries.slice(before);
          expect(done.length).toBeGreaterThan(0);
          for (const entry of done) expect(entry).toMatchObject({ kind: 'act', action: { type: 'attack' } });
          expect(nextBlow(session.state as State, state)).toBeUndefined();
          fought += 1;
        } else {
          const { action } = bot.choose(state, room.game.legalActions(state));
          session.act(
            session.prompt.choices.find(
              choice => choice.action === action || JSON.stringify(choice.action) === JSON.stringify(action),
            )!,
          );
          await deps.player.whenIdle();
        }
      }
    }
    expect(fought).toBeGreaterThan(2);
  });
});
