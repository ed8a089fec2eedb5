/** The contract of every room, tried on whole matches: with random choices here, with each bot below. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameAction,
  type GameState,
  IllegalAction,
  sameAction,
  type Setup,
} from '../../../src/core/game.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { canonical, copy, digest, same } from '../../../src/core/plain.ts';
import { viewOf } from '../../../src/core/view.ts';
import { levelsOf, type AnyRoom, usualOptions } from '../../../src/games/room.ts';
import { playBotMatch } from '../../../tools/lib/bot-match.ts';
import { checkBoard, checkInfo, checkPrompt, checkSheet, checkWays } from './models.ts';
import { checkStep } from './motions.ts';
import { readPacks } from './packs.ts';
import { deepFreeze, legalOf, recordMatch, sample, statesOf } from './record.ts';
import { seedOf } from './setups.ts';
import { checkOutcome, checkUndo } from './whole-match.ts';
import { Findings, isSaid } from './words.ts';

/** Seeds per bot level and number of seats. Better bots think longer. */
const BOT_SEEDS = { random: 3, easy: 3, normal: 2, hard: 1, master: 1 } as const;
/** A master thinks about each for hundredths of a second: the beginning of its match will do. */
const MASTER_ACTIONS = 60;
const LOOKS_PER_MATCH = 30;
/** Whose decision is next, what the rules have still to do, and what they only count: no event tells of these. */
// biome-ignore format: a table
const UNTOLD = [
  'ask', 'act', 'aim', 'builder', 'combat', 'firstSeat', 'flow', 'mutes', 'queue', 'stack', 'window',
  'actions', 'actionsLeft', 'glyph', 'lostTokens', 'players', 'recruits', 'stats', 'supply',
];

export function testMatches(room: AnyRoom, setups: readonly Setup[]): void {
  const { game } = room;
  const packs = readPacks(room.assets.packs);
  const matches = setups.map(setup => ({ name: nameOf(setup), match: recordMatch(room, setup) }));

  describe.each(matches)('$name', ({ match }) => {
    it('plays the same from the same seed and actions', () => {
      let { state, events } = game.create(match.setup);
      expect(canonical([state, events])).toBe(canonical([match.opening.state, match.opening.events]));
      for (const step of match.steps) {
        ({ state, events } = game.apply(state, step.action));
        expect(digest([state, events])).toBe(digest([step.after, step.events]));
      }
    });

    it('is plain data: states, actions and events survive JSON, and the rules go on from there', () => {
      const survives = (value: unknown): boolean => same(JSON.parse(JSON.stringify(value)), value);
      expect(survives(match.opening)).toBe(true);
      for (const step of match.steps) {
        expect(survives([step.action, step.events, step.after]), `after ${step.action.type}`).toBe(true);
        const again = game.apply(JSON.parse(JSON.stringify(step.before)) as GameState, step.action);
        expect(digest(again), `${step.action.type} on a state from JSON`).toBe(
          digest({ state: step.after, events: step.events }),
        );
      }
    });

    // The states were frozen before every call, so a write into one would have thrown while recording.
    it('leaves the states it is given alone', () => {
      for (const step of sample(match.steps, LOOKS_PER_MATCH)) {
        const before = canonical(step.before);
        game.apply(step.before, step.action);
        expect(canonical(step.before)).toBe(before);
      }
    });

    it('has a legal action until the outcome, and none after it', () => {
      for (const state of statesOf(match)) {
        const isOver = state.ask === null;
        expect(legalOf(room, state).length > 0).toBe(!isOver);
        expect(game.outcome(state) !== undefined).toBe(isOver);
        if (state.ask) expect(match.setup.seats[state.ask.seat], `seat ${state.ask.seat}`).toBeDefined();
      }
    });

    it('lists legal actions once each, in a stable order', () => {
      for (const state of statesOf(match)) {
        const legal = legalOf(room, state).map(action => JSON.stringify(action));
        expect(new Set(legal).size).toBe(legal.length);
        expect(legalOf(room, copy(state)).map(action => JSON.stringify(action))).toEqual(legal);
      }
    });

    it('counts turns upwards in whole numbers', () => {
      let last = 0;
      for (const { turn } of statesOf(match)) {
        expect(Number.isInteger(turn) && turn >= last, `turn ${turn} after ${last}`).toBe(true);
        last = turn;
      }
    });

    it('refuses what is not legal', () => {
      const all = match.steps.map(step => step.action);
      for (const state of sample(statesOf(match), 25)) {
        for (const action of [{ type: 'no-such-action' }, ...sample(all, 25)])
          expectRefusal(room, state, action);
      }
    });

    it('refuses forged actions', () => {
      const states = statesOf(match);
      const numbers = fc.record({ number: fc.integer(), text: fc.string(), x: fc.nat(50), y: fc.nat(50) });
      fc.assert(
        fc.property(
          fc.nat(),
          fc.nat(),
          fc.nat(),
          numbers,
          (moment, choice, member, { number, text, x, y }) => {
            const state = states[moment % states.length]!;
            const legal = legalOf(room, state);
            const model = legal[choice % Math.max(1, legal.length)] ?? { type: 'end' };
            const [key, value] = Object.entries(model)[member % Object.keys(model).length]!;
            const forged = typeof value === 'number' ? number : typeof value === 'string' ? text : { x, y };
            expectRefusal(room, state, { ...model, [key]: forged });
          },
        ),
        { seed: 5, numRuns: 200 },
      );
    });

    it('hides its streams, and looks at nothing that is hidden', () => {
      for (const state of sample(statesOf(match), LOOKS_PER_MATCH)) {
        for (const seat of match.setup.seats.keys()) {
          const view = deepFreeze(viewOf(game, state, seat));
          expect(view.rng.seed).not.toBe(state.rng.seed);
          for (const [name, used] of Object.entries(state.rng.used)) {
            expect(same(view.rng.used[name], used), `stream ${name} shows`).toBe(false);
          }
          expect(canonical(room.board(view, seat)), 'the board of a view').toBe(
            canonical(room.board(state, seat)),
          );
          expect(canonical(room.sheet(view, seat)), 'the sheet of a view').toBe(
            canonical(room.sheet(state, seat)),
          );
        }
        const asked = state.ask?.seat;
        if (asked === undefined) continue;
        const view = viewOf(game, state, asked);
        expect(canonical(room.prompt(view, asked)), 'the prompt of a view').toBe(
          canonical(room.prompt(state, asked)),
        );
      }
    });

    it('describes board, sheet, prompt, tool-tips and ways soundly', () => {
      const findings = new Findings();
      for (const state of sample(statesOf(match), LOOKS_PER_MATCH)) {
        for (const seat of match.setup.seats.keys()) {
          checkBoard(room, state, seat, packs, findings);
          checkSheet(room, state, seat, packs, findings);
          checkInfo(room, state, seat, packs, findings);
        }
        checkPrompt(room, state, packs, findings);
        checkWays(room, state, findings);
        findings.expect(isSaid(room.headline(state)), 'there is no headline');
        const { tune } = room.music(state, 0);
        findings.expect(packs.hasMusic(tune), `no music ${tune}`);
      }
      expect(findings.list).toEqual([]);
    });

    it('has a motion and a sentence for every event', () => {
      const findings = new Findings();
      const opening = {
        before: match.opening.state,
        events: match.opening.events,
        after: match.opening.state,
      };
      for (const told of [opening, ...match.steps]) checkStep(room, told, packs, findings);
      expect(findings.list).toEqual([]);
    });

    it('tells its moments: what an event tells is written when it is told', () => {
      const findings = new Findings();
      for (const { before, action, events, after } of match.steps) {
        const moments = momentsOf(game, before, action);
        expect(moments.map(({ event }) => event)).toEqual(events);
        for (const moment of sample(moments, 3)) checkSheet(room, moment.after, 0, packs, findings);
        const last: GameState = moments.at(-1)?.after ?? before;
        const differing = Object.keys(after).filter(
          part => !same(last[part as keyof GameState], after[part as keyof GameState]),
        );
        expect(
          differing.filter(part => !UNTOLD.includes(part)),
          `${action.type}: ${events.map(({ type }) => type).join(', ')}`,
        ).toEqual([]);
      }
      expect(findings.list).toEqual([]);
    });

    it('goes back by undo and forth again to the same states', () => checkUndo(room, match));

    if (match.finished) it('ends with a sound outcome', () => checkOutcome(room, match));
  });
}

export function testBots(room: AnyRoom): void {
  const { min, max } = room.card.seats;
  const options = usualOptions(room, min);
  const seatCounts = [...new Set([min, max])];
  describe.each(levelsOf(room))('the %s bot', level => {
    it.each(seatCounts)('finishes with %i seats', { timeout: 120_000 }, count => {
      for (let index = 0; index < BOT_SEEDS[level]; index++) {
        const seats = Array.from({ length: count }, () => level);
        const setup = { seed: seedOf(`bots ${index}`), seats, options };
        const { outcome, stuck } = playBotMatch(room, setup);
        expect(stuck, `seed ${setup.seed}`).toBeUndefined();
        expect(outcome?.results).toHaveLength(count);
      }
    });

    it('plays the same match again', { timeout: 120_000 }, () => {
      const seats = Array.from({ length: min }, () => level);
      const setup = { seed: seedOf('bots again'), seats, options };
      const most = level === 'master' ? MASTER_ACTIONS : undefined;
      const [one, two] = [playBotMatch(room, setup, most), playBotMatch(room, setup, most)];
      expect(canonical(two.match.entries)).toBe(canonical(one.match.entries));
    });
  });
}

function nameOf(setup: Setup): string {
  const options = Object.entries(setup.options).map(([id, value]) => `${id} ${value}`);
  return [setup.seed, `${setup.seats.length} seats`, ...options].join(', ');
}

function expectRefusal(room: AnyRoom, state: GameState, action: GameAction): void {
  const { game } = room;
  const isLegal =
    game.isLegal?.(state, action) ?? legalOf(room, state).some(known => sameAction(known, action));
  if (isLegal) return;
  expect(() => game.apply(state, action), JSON.stringify(action)).toThrow(IllegalAction);
}
