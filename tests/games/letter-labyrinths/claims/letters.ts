/** What is said of single letters: on the keys, and of traps with theirs. */
import { cellAt, DIRECTIONS, isInside, sameCell, stepFrom, type Cell } from '../../../../src/core/grid.ts';
import type { EntryModel } from '../../../../src/core/look.ts';
import { pick, shuffle, type Dice } from '../../../../src/core/rng.ts';
import type { Seat } from '../../../../src/core/game.ts';
import { BOARD } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { fortuneOf, wayOf } from '../../../../src/games/letter-labyrinths/data/fortunes.ts';
import { game } from '../../../../src/games/letter-labyrinths/game.ts';
import { prompt } from '../../../../src/games/letter-labyrinths/look/prompt.ts';
import {
  barrierAt,
  closedDoorAt,
  enemyAt,
  isFree,
  isUnderBoss,
} from '../../../../src/games/letter-labyrinths/rules/squares.ts';
import { hushedVowel } from '../../../../src/games/letter-labyrinths/rules/words.ts';
import type { Event } from '../../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import { NEVER, percentAllows, SURE, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { someTrouble } from './scenes.ts';
import { allWords, canSpell, wordEvents } from './spelling.ts';
import { linesAt, seen, square } from './worlds.ts';

const STEPS: readonly Event['type'][] = ['stepped', 'bumped', 'blocked', 'trap-stopped'];

/** What each key says of its letter, held against what the letter then does. */
const keys: Claim<State> = {
  id: 'what the keys say',
  words: [],
  *statements(position) {
    if (!canSpell(position)) return;
    const { seat, dice } = position;
    const view = seen(position);
    const { letters } = prompt(view, seat).entry!;
    const word = pick(dice, allWords().words);
    const action = { type: 'word', word } as const;
    const hushed = letters.find(({ means }) => (means ?? '').startsWith('hushed'))?.letter;
    if (hushed && word.includes(hushed)) {
      yield {
        says: `${hushed} is hushed: ${word}`,
        allows: NEVER,
        truth: world => game.isLegal!(world, action),
      };
      return;
    }
    yield {
      says: `The keys of ${word}`,
      allows: SURE,
      truth: world =>
        game.isLegal!(world, action) ? keysHold(letters, word, wordEvents(world, action)) : undefined,
    };
  },
};

function keysHold(letters: EntryModel['letters'], word: string, events: readonly Event[]): boolean {
  return events.every(event => {
    const means = 'index' in event ? letters.find(({ letter }) => letter === word[event.index])?.means : '';
    if (event.type === 'letter-idle') return means === 'idle' || (means ?? '').startsWith('hushed');
    if (!STEPS.includes(event.type)) return true;
    return ['up', 'right', 'down', 'left'].includes(means ?? '') && leads(event, means!);
  });
}

const WORDS_OF = { north: 'up', east: 'right', south: 'down', west: 'left' } as const;

function leads(event: Event, means: string): boolean {
  if (event.type === 'blocked') return WORDS_OF[event.direction] === means;
  const [from, to] =
    event.type === 'stepped'
      ? [event.from, event.to]
      : event.type === 'bumped' || event.type === 'trap-stopped'
        ? [event.at, event.toward]
        : [];
  return DIRECTIONS.some(way => WORDS_OF[way] === means && sameCell(stepFrom(from!, way), to!));
}

const trap: Claim<State> = {
  id: 'what a trap does to a word',
  words: [],
  *statements(position) {
    const { seat, dice } = position;
    if (!canSpell(position)) return;
    const scene = someTrouble(position);
    const view = seen(position, scene);
    const bare = view.traps.filter(({ at }) => !enemyAt(view, at) && !isUnderBoss(view.boss, at));
    for (const { at, letter } of shuffle(dice, bare).slice(0, 1)) {
      const [clears = '', stops = ''] = linesAt(view, seat, at);
      const word = (holds: boolean) => wordInto(dice, view, seat, at, letter, holds);
      const clearing = word(true);
      if (/hushed/.test(clears)) {
        const any = pick(
          dice,
          allWords().words.filter(one => one.includes(letter)),
        );
        yield {
          says: clears,
          allows: NEVER,
          truth: world => game.isLegal!(world, { type: 'word', word: any }),
        };
      } else if (clearing) {
        const truth = (world: State) => {
          const events = clearing(scene(world));
          return events && only(events, 'trap-cleared').some(event => sameCell(event.at, at));
        };
        yield { says: `${clears} (${square(at)})`, allows: SURE, truth };
      }
      const other = word(false);
      if (!other) continue;
      const truth = (world: State) => {
        const events = other(scene(world));
        if (!events) return undefined;
        const burns = only(events, 'card-lost').some(({ card }) => card !== null);
        return only(events, 'trap-stopped').length === 1 && burns === /a card burns/.test(stops);
      };
      yield { says: `${stops} (${square(at)})`, allows: SURE, truth };
    }
  },
};

const hiddenHere: Claim<State> = {
  id: 'whether a hidden trap is here',
  words: [/^Nobody has stopped near\. A hidden trap is here: [<>]?\d+%\.$/],
  *statements(position) {
    const view = seen(position);
    for (const number of shuffle(position.dice, view.dark).slice(0, 1)) {
      const at = cellAt(BOARD, number);
      const says = linesAt(view, position.seat, at).find(line => line.startsWith('Nobody has stopped near'))!;
      const allows = percentAllows(/[<>]?\d+%/.exec(says)![0]);
      yield { says, allows, truth: world => world.hidden.some(trap => trap && sameCell(trap.at, at)) };
    }
  },
};

/** So many words by the alphabet hold one that leads any way. */
const SOME = 4000;

/** From beside the trap, a word whose first step leads into it; what it does there. */
function wordInto(dice: Dice, view: State, seat: Seat, trapAt: Cell, vowel: string, holds: boolean) {
  const fortune = fortuneOf(view.active!);
  const hushed = hushedVowel(view);
  for (const direction of DIRECTIONS) {
    const from = DIRECTIONS.map(way => stepFrom(trapAt, way)).find(at =>
      sameCell(stepFrom(at, direction), trapAt),
    )!;
    if (!isInside(BOARD, from) || !isFree(view, from)) continue;
    if (barrierAt(view, from, direction) || closedDoorAt(view, from, direction)) continue;
    const { words } = allWords();
    const start = dice.int(words.length - SOME);
    const word = words.slice(start, start + SOME).find(
      one =>
        one.includes(vowel) === holds &&
        !(hushed && one.includes(hushed)) &&
        one
          .split('')
          .map(letter => wayOf(fortune, letter))
          .find(way => way !== undefined) === direction,
    );
    if (word === undefined) continue;
    return (world: State): readonly Event[] | undefined => {
      const pawns = world.pawns.map(pawn => (pawn.seat === seat ? { ...pawn, at: from } : pawn));
      const there = { ...world, pawns };
      return game.isLegal!(there, { type: 'word', word })
        ? wordEvents(there, { type: 'word', word })
        : undefined;
    };
  }
  return undefined;
}

export const letterClaims = [hiddenHere, keys, trap];
