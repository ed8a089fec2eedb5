import { describe, expect, it } from 'vitest';
import {
  crumble,
  flash,
  hop,
  type Motion,
  type SheetModel,
  spectacle,
  together,
} from '../../src/core/look.ts';
import { momentsOf } from '../../src/core/moments.ts';
import { Match } from '../../src/core/match.ts';
import { ROOMS } from '../../src/games/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { feltIn } from '../../src/session/felt.ts';
import { motionsOf } from '../../src/session/story.ts';

const sheet = (hearts: number, mana = 3): SheetModel => ({
  title: 'You',
  parts: [
    { part: 'gauge', label: 'Hearts', icon: 'heart', value: hearts, max: 5 },
    { part: 'gauge', label: 'Mana', icon: 'mana', value: mana, max: 5 },
  ],
});
const figure = (id: string, x: number) =>
  ({ id, sprite: id, label: id, at: { x, y: 0 }, layer: 'figure' }) as const;
const board = { tokens: [figure('hero', 1), figure('rat', 2)], focus: { x: 1, y: 0 } };
const felt = (motions: readonly Motion[], before = sheet(5), after = before) =>
  feltIn({ motions, board, before, after });

describe('A hand feels', () => {
  it('a lost heart, whatever is shown of it', () => {
    expect(felt([], sheet(5), sheet(4))).toBe('hit');
  });

  it('nothing of a heart won or of mana spent', () => {
    expect(felt([], sheet(4), sheet(5))).toBeUndefined();
    expect(felt([], sheet(5, 3), sheet(5, 1))).toBeUndefined();
  });

  it.each([
    ['its own figure struck', together(hop('rat', { x: 1, y: 0 }), flash('hero', 'bad'))],
    ['its own figure fallen', crumble('hero')],
  ])('%s, where no hearts are counted', (_name, motion) => {
    expect(felt([motion])).toBe('hit');
  });

  it.each([
    ['somebody else struck', flash('rat', 'bad')],
    ['its own figure healed', flash('hero', 'good')],
    ['somebody else fallen', crumble('rat')],
  ])('nothing of %s', (_name, motion) => {
    expect(felt([motion])).toBeUndefined();
  });

  it('a victory, and nothing of a defeat', () => {
    expect(felt([spectacle('victory', 'Won')])).toBe('victory');
    expect(felt([spectacle('defeat', 'Lost')])).toBeUndefined();
  });
});

describe('Every room', () => {
  it.each(ROOMS)('$card.id lets its blows be felt, and not everything', async entry => {
    const room = await entry.load();
    const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
    let [blows, moments] = [0, 0];
    for (let seed = 1; blows === 0 && seed <= 8; seed++) {
      const setup = { seed: `felt ${seed}`, seats, options: usualOptions(room, seats.length) };
      const match = new Match(room.game, setup);
      for (const entered of playBots(room, setup).entries) {
        if (entered.kind === 'undo') throw new Error('Bots take nothing back.');
        const board = room.board(match.state, 0);
        for (const moment of momentsOf(room.game, match.state, entered.action)) {
          moments += 1;
          const [before, after] = [room.sheet(moment.before, 0), room.sheet(moment.after, 0)];
          if (feltIn({ motions: motionsOf(room, moment), board, before, after }) === 'hit') blows += 1;
        }
        match.act(entered.action);
      }
    }
    expect(blows).toBeGreaterThan(0);
    expect(blows / moments).toBeLessThan(0.2);
  });
});
