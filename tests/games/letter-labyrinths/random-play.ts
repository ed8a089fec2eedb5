/** Random play for the properties: any dungeon and party, any mixture of a careful bot and pure chance. */
import fc from 'fast-check';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { DIFFICULTIES } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { DUNGEONS } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { game, isLegal } from '../../../src/games/letter-labyrinths/game.ts';
import type { Action, Event, State } from '../../../src/games/letter-labyrinths/state.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import './table.ts';

export interface Party {
  readonly seed: string;
  readonly seats: number;
  readonly dungeon: string;
  readonly difficulty: string;
  readonly health: string;
  readonly orange: string;
  /** Of ten decisions the bot takes so many; the rest are chance. */
  readonly care: number;
}

export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

export const parties: fc.Arbitrary<Party> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  seats: fc.integer({ min: 1, max: 6 }),
  dungeon: fc.constantFrom(...DUNGEONS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  health: fc.constantFrom('book', 'even'),
  orange: fc.constantFrom('disable', 'pass-walls'),
  care: fc.constantFrom(0, 5, 9, 9, 10),
});

/** All properties watch the same games: each is played once and kept. */
const played = new Map<string, readonly Moment[]>();

export function playGame(party: Party, witness: (moment: Moment) => void): void {
  const key = JSON.stringify(party);
  let moments = played.get(key);
  if (!moments) {
    moments = [...momentsOf(party)];
    played.set(key, moments);
  }
  for (const moment of moments) witness(moment);
}

export function setupOf({ seed, seats, care: _care, ...options }: Party) {
  return { seed, seats: Array.from({ length: seats }, () => 'human' as const), options };
}

/** No game comes near this. */
const STEPS = 400;

function* momentsOf(party: Party): Generator<Moment> {
  const dice = stream(newStreams(`${party.seed}/player`), 'choices');
  const bots = Array.from({ length: party.seats }, (_, seat) => makeBot('normal', seat));
  let before = game.create(setupOf(party)).state;
  for (let step = 0; step < STEPS && before.ask; step++) {
    const legal = [...game.legalActions(before)];
    const { seat } = before.ask;
    const isCareful = dice.int(10) < party.care;
    const chance = someWord(before, dice.int(1_000_000)) ?? legal[dice.int(legal.length)]!;
    const action = isCareful ? bots[seat]!.choose(game.view!(before, seat), legal).action : chance;
    const { state: after, events } = game.apply(before, action);
    yield { before, action, after, events };
    before = after;
  }
}

const words: string[] = [];

/** Half of the time any word of the list that may be made, with any letters held short by a sprinter. */
function someWord(state: State, number: number): Action | undefined {
  if (words.length === 0) {
    dictionary().forEach((codes, length) => {
      words.push(String.fromCharCode(...codes.subarray(0, length).map(code => code + 65)));
    });
  }
  if (number % 2 === 0) return undefined;
  const word = words[(number * 7919) % words.length]!;
  const pawn = state.pawns[state.ask!.seat]!;
  const short = [number % word.length];
  const actions: Action[] = [
    { type: 'word', word, short },
    { type: 'word', word },
  ];
  return actions.slice(pawn.sprint ? 0 : 1).find(action => isLegal(state, action));
}
