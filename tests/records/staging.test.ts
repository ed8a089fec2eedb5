import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { Feat } from '../../src/games/endings.ts';
import { cellar, stagedOf } from './fixtures.ts';

const steps: Feat<GameEvent> = {
  about: 'steps',
  over: 'run',
  from: 1,
  counts: event => (event.type === 'stepped' ? 1 : undefined),
  text: count => `${count} steps`,
};
const room = { ...cellar, ending: { ...cellar.ending, feats: [steps] } };

describe('What stood out in a run', () => {
  it('does not count what was taken back', () => {
    const match = new Match(cellar.game, { seed: 'KTR-BMX-QZP', seats: ['human'], options: {} });
    const go = () => match.act(match.legalActions().find(({ type }) => type === 'step')!);
    go();
    match.undo();
    const bot = cellar.bot('easy', 0);
    while (!match.isOver) match.act(bot.choose(match.state, match.legalActions()).action);
    const taken = match.entries.filter(entry => entry.kind === 'act' && entry.action.type === 'step').length;
    const entries = match.entries.map(entry => ({ entry, igt: 1, rta: 1 }));
    const run = makeRun(cellar.game, match.setup, entries);
    expect(stagedOf(room, run).feats).toEqual([`${taken - 1} steps`]);
  });
});
