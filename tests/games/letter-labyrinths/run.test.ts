import { describe, expect, it } from 'vitest';
import { runFromText, runToFragment } from '../../../src/core/link.ts';
import { Match } from '../../../src/core/match.ts';
import { replay } from '../../../src/core/replay.ts';
import { makeRun } from '../../../src/core/run-maker.ts';
import { decodeRun, encodeRun } from '../../../src/core/run.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { SPLITS, type State } from '../../../src/games/letter-labyrinths/state/state.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import { word } from './table.ts';

function played(seed: string, seats: number): Match<State, Action, Event> {
  const bots = Array.from({ length: seats }, (_, seat) => makeBot('hard', seat));
  const match = new Match(game, { seed, seats: bots.map(() => 'hard' as const), options: {} });
  for (let ask = match.state.ask; ask; ask = match.state.ask) {
    match.act(bots[ask.seat]!.choose(game.view!(match.state, ask.seat), match.legalActions()).action);
  }
  return match;
}

const runOf = (match: Match<State, Action, Event>) =>
  makeRun(
    game,
    match.setup,
    match.entries.map((entry, index) => ({ entry, igt: 9_000, rta: 10_000 * (index + 1) })),
  );

describe('Runs of words', () => {
  const solo = runOf(played('RUN-1', 1));

  it('are written out, read back and verified', () => {
    const read = decodeRun(encodeRun(solo));
    expect(read.ok && replay(game, read.value)).toMatchObject({ verdict: 'verified' });
  });

  it('fit into a link, alone and in a party of six', () => {
    expect(runToFragment(solo).length).toBeLessThan(1_500);
    const party = runToFragment(runOf(played('RUN-6', 6)));
    expect(party.length).toBeLessThan(2_500);
    const read = runFromText(party);
    expect(read.ok && replay(game, read.value)).toMatchObject({ verdict: 'verified' });
  });

  it('are refused with the turn where a word was changed', () => {
    const turns = solo.turns.map((turn, at) =>
      at === 2
        ? { ...turn, entries: [{ kind: 'literal' as const, json: JSON.stringify(word('SLAND')) }] }
        : turn,
    );
    expect(replay(game, { ...solo, turns })).toMatchObject({
      verdict: 'refused',
      turn: 2,
      code: 'not-legal',
    });
  });

  it('belong to their maps and words', () => {
    expect(game.boards).toBeGreaterThan(0);
    expect(dictionary().check).toBe(3_746_239_534);
  });

  it('have their splits in order', () => {
    const wins = ['RUN-1', 'RUN-2', 'RUN-3', 'RUN-4']
      .map(seed => played(seed, 2))
      .filter(match => match.state.ending!.how === 'won');
    expect(wins.length).toBeGreaterThan(0);
    for (const match of wins) {
      expect(match.state.splits.map(split => split.name)).toEqual([...SPLITS]);
      const verdict = replay(game, runOf(match));
      expect(verdict.verdict === 'verified' && verdict.splits.map(split => split.name)).toEqual([...SPLITS]);
    }
  });

  it('a word that was made cannot be taken back in a run that counts, though no card has burned', () => {
    const match = new Match(game, { seed: 'UNDO', seats: ['human', 'human'], options: {} });
    while (match.state.turn === 0) match.act(match.legalActions()[0]!);
    const lost = match.state.lost.length;
    match.act(match.legalActions().find(action => action.type === 'word')!);
    expect(match.state).toMatchObject({ turn: 1, lost: { length: lost } });
    expect(match.undoable).toBe('practice');
  });

  it('what is no word can be taken back freely, as long as no card was shown', () => {
    const match = new Match(game, { seed: 'UNDO', seats: ['human', 'human'], options: {} });
    while (match.state.turn === 0) match.act(match.legalActions()[0]!);
    match.act({ type: 'pass' });
    expect(match.undoable).toBe('free');
    match.act({ type: 'pass' });
    expect(match.undoable).toBe('practice');
  });
});
