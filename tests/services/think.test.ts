import { describe, expect, it } from 'vitest';
import { think, type Advise } from '../../src/services/think.ts';
import type { GameAction } from '../../src/core/game.ts';
import { viewOf } from '../../src/core/view.ts';
import { findRoom } from '../../src/games/index.ts';
import { SETUP } from '../games/the-cellar/positions.ts';

const room = await findRoom('the-cellar')!.load();
const { state } = room.game.create(SETUP);

function question(about: Partial<Advise> = {}): Advise {
  return {
    ask: 'advise',
    match: 1,
    game: 'the-cellar',
    seat: 0,
    level: 'easy',
    view: viewOf(room.game, state, 0),
    legal: [...room.game.legalActions(state)],
    ...about,
  };
}

describe('Thinking for the page', () => {
  it('gives what the bot of the room gives, decision after decision', async () => {
    const bot = room.bot('easy', 0);
    const mine: GameAction[] = [];
    const theirs: GameAction[] = [];
    for (let decision = 0; decision < 6; decision++) {
      const asked = question({ match: 50 });
      mine.push(bot.choose(asked.view, asked.legal).action);
      theirs.push((await think(asked)).action);
    }
    expect(theirs).toEqual(mine);
  });

  it('begins anew with every match', async () => {
    const first = await think(question({ match: 60, level: 'random' }));
    await think(question({ match: 60, level: 'random' }));
    expect(await think(question({ match: 61, level: 'random' }))).toEqual(first);
  });

  it('keeps the bots of many matches apart, also when the oldest are forgotten', async () => {
    const first = await think(question({ match: 100, level: 'random' }));
    for (let match = 101; match < 140; match++) {
      expect(await think(question({ match, level: 'random' }))).toEqual(first);
    }
    expect(await think(question({ match: 100, level: 'random' }))).toEqual(first);
  });

  it('proves a day: the same seed and par every time', async () => {
    const asked = { ask: 'certify', game: 'the-cellar', date: '2026-11-16', event: 'pentathlon' } as const;
    const first = await think(asked);
    expect(first.certified).toBe(true);
    expect(await think(asked)).toEqual(first);
  });

  it('says so when it is asked about a room that is not there', async () => {
    await expect(think(question({ game: 'the-attic' }))).rejects.toThrow('No room is called "the-attic".');
  });
});
