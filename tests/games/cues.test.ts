/** What the rooms tell the band, over whole matches of bots: calm play is calm, and it tightens before the end. */
import { describe, expect, it } from 'vitest';
import type { Cue } from '../../src/core/cue.ts';
import type { BotLevel, GameState, Seat } from '../../src/core/game.ts';
import { viewOf } from '../../src/core/view.ts';
import { endingCue, worst } from '../../src/games/cues.ts';
import type { State as DeadliestEvil } from '../../src/games/deadliest-evil/state/state.ts';
import { ROOMS } from '../../src/games/index.ts';
import type { State as LetterDelve } from '../../src/games/letter-delve/state/state.ts';
import type { State as Labyrinths } from '../../src/games/letter-labyrinths/state/state.ts';
import type { State as NineBit } from '../../src/games/nine-bit-dungeon/state/state.ts';
import type { State as Pocket } from '../../src/games/pocket-dungeons/state/state.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import type { State as Cellar } from '../../src/games/the-cellar/state/state.ts';
import { playedByBots } from './support/whole-runs.ts';

interface Trial {
  readonly seats: readonly BotLevel[];
  readonly seeds: number;
  /** How often this seat has died so far. */
  readonly deaths: (state: GameState, seat: Seat) => number;
  /** The same, with less left of what keeps one alive. */
  readonly hurt: (state: GameState, seat: Seat) => GameState;
  /** Per cent of turns that are calm, at least. */
  readonly calm: number;
  /** Per cent of deaths that danger has foretold two turns before, at least. */
  readonly foretold: number;
}

const over = (state: GameState): number => (state.ask ? 0 : 1);

const TRIALS: Readonly<Record<string, Trial>> = {
  'the-cellar': {
    seats: ['random'],
    seeds: 12,
    deaths: state => ((state as Cellar).ending === 'escaped' ? 0 : over(state)),
    hurt: state => ({ ...state, hero: { ...(state as Cellar).hero, hearts: 1 } }) as Cellar,
    calm: 25,
    foretold: 90,
  },
  'nine-bit-dungeon': {
    seats: ['easy'],
    seeds: 10,
    deaths: state => ((state as NineBit).ending?.how === 'won' ? 0 : over(state)),
    hurt: state => ({ ...state, hero: { ...(state as NineBit).hero, health: 1 } }) as NineBit,
    calm: 25,
    foretold: 90,
  },
  'letter-delve': {
    seats: ['normal', 'normal'],
    seeds: 9,
    deaths: (state, seat) => ((state as LetterDelve).heroes[seat]!.status === 'dead' ? 1 : 0),
    hurt: state =>
      ({
        ...state,
        heroes: (state as LetterDelve).heroes.map(hero => ({ ...hero, hp: Math.min(hero.hp, 1) })),
      }) as LetterDelve,
    calm: 35,
    // A boss that is woken kills from full hearts in the same round: nobody sees that coming.
    foretold: 60,
  },
  'pocket-dungeons': {
    seats: ['normal', 'normal', 'normal'],
    seeds: 6,
    deaths: (state, seat) => (state as Pocket).players[seat]!.deaths,
    hurt: (state, seat) => {
      const { chars } = state as Pocket;
      const lying = chars.map(char => (char.owner === seat ? { ...char, paralysed: true } : char));
      return { ...(state as Pocket), chars: lying, gas: true };
    },
    calm: 25,
    foretold: 90,
  },
  'letter-labyrinths': {
    seats: ['easy'],
    seeds: 5,
    deaths: state => ((state as Labyrinths).ending?.how === 'won' ? 0 : over(state)),
    hurt: state => ({ ...(state as Labyrinths), deck: (state as Labyrinths).deck.slice(0, 1) }),
    calm: 30,
    foretold: 90,
  },
  'deadliest-evil': {
    seats: ['easy'],
    seeds: 12,
    deaths: state => ((state as DeadliestEvil).ending?.result === 'defeat' ? 1 : 0),
    hurt: state => ({ ...state, kora: { ...(state as DeadliestEvil).kora, life: 1 } }) as DeadliestEvil,
    calm: 20,
    foretold: 90,
  },
};

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

interface Heard {
  readonly state: GameState;
  readonly seat: Seat;
  readonly cue: Cue;
}

/** Every state of a match as every seat hears it. */
function* heardIn(room: AnyRoom, { seats }: Trial, seed: string): Generator<Heard> {
  const { state: start } = room.game.create({ seed, seats, options: usualOptions(room, seats.length) });
  const bots = seats.map((level, seat) => room.bot(level, seat));
  const states = [start, ...[...playedByBots(room.game, start, bots)].map(step => step.after)];
  for (const state of states)
    for (const seat of seats.keys()) yield { state, seat, cue: room.music(state, seat) };
}

/** A death is foretold if danger was at 2 or more, two turns before it or earlier; turns of all seats make a round. */
function foretold(trial: Trial, heard: readonly Heard[]): boolean[] {
  return [...trial.seats.keys()].flatMap(seat => {
    const own = heard.filter(each => each.seat === seat);
    const round = trial.seats.length;
    return own.flatMap(({ state }, index) => {
      const before = own[index - 1]?.state ?? state;
      if (trial.deaths(state, seat) <= trial.deaths(before, seat)) return [];
      const early = own.filter(each => each.state.turn <= state.turn - 2 * round);
      return [early.some(({ cue }) => cue.danger >= 2)];
    });
  });
}

const share = (part: number, all: number): number => (100 * part) / Math.max(1, all);

describe.each(rooms)('The cues of $id', ({ id, room }) => {
  const trial = TRIALS[id]!;
  const matches = Array.from({ length: trial.seeds }, (_, index) => [
    ...heardIn(room, trial, `cue ${index}`),
  ]);
  const heard = matches.flat();

  it('name tunes that the room has, and end as the match does', () => {
    for (const { state, cue } of heard) {
      expect(room.assets.music).toContain(cue.tune);
      const isEnd = cue.moment === 'victory' || cue.moment === 'defeat';
      expect(isEnd).toBe(room.game.outcome(state) !== undefined);
    }
  });

  it('tell nothing that the seat may not know', () => {
    for (const { state, seat, cue } of heard.filter((_, index) => index % 5 === 0))
      expect(room.music(viewOf(room.game, state, seat), seat)).toEqual(cue);
  });

  it('are calm for a good part of the match, begin so, and know every danger', () => {
    const counts = [0, 1, 2, 3].map(danger => heard.filter(({ cue }) => cue.danger === danger).length);
    expect(share(counts[0]!, heard.length)).toBeGreaterThanOrEqual(trial.calm);
    for (const count of counts) expect(count).toBeGreaterThan(0);
    for (const [first] of matches) expect(first!.cue).toMatchObject({ danger: 0, moment: 'opening' });
  });

  it('tighten before a death, not after', () => {
    const deaths = matches.flatMap(match => foretold(trial, match));
    expect(deaths.length).toBeGreaterThan(2);
    expect(share(deaths.filter(Boolean).length, deaths.length)).toBeGreaterThanOrEqual(trial.foretold);
  });

  it('are never calmer for being hurt', () => {
    for (const { state, seat, cue } of heard.filter(each => each.state.ask))
      expect(room.music(trial.hurt(state, seat), seat).danger).toBeGreaterThanOrEqual(cue.danger);
  });
});

describe('Signs of danger', () => {
  it('the gravest counts; none is calm', () => {
    expect(worst(false, 1, 2, false)).toBe(2);
    expect(worst(false)).toBe(0);
  });

  it('among rivals only the first has won', () => {
    const results = [
      { seat: 1, place: 1, score: 3, parts: [] },
      { seat: 0, place: 2, score: 1, parts: [] },
    ];
    const ranked = { ending: 'ranked', reason: 'all-out', story: '', results } as const;
    expect(endingCue('delve', ranked, 1).moment).toBe('victory');
    expect(endingCue('delve', ranked, 0).moment).toBe('defeat');
    expect(endingCue('delve', { ...ranked, ending: 'lost' }, 1).moment).toBe('defeat');
  });
});
