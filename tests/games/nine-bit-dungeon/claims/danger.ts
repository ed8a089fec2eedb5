/** "End here": what is said of a square, the red eyes, and the numbers of the threat overlay. */
import { cellName, cellsOf, range, sameCell, type Cell } from '../../../../src/core/grid.ts';
import type { TokenModel } from '../../../../src/core/look.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { BOARD } from '../../../../src/games/nine-bit-dungeon/data/constants.ts';
import { monsterById } from '../../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { game } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../../src/games/nine-bit-dungeon/index.ts';
import { board } from '../../../../src/games/nine-bit-dungeon/look/board.ts';
import { inspect } from '../../../../src/games/nine-bit-dungeon/look/inspect.ts';
import { overlays } from '../../../../src/games/nine-bit-dungeon/look/overlays.ts';
import { monsterToken } from '../../../../src/games/nine-bit-dungeon/look/places.ts';
import { boardIn, isWalkable } from '../../../../src/games/nine-bit-dungeon/rules/board.ts';
import { monsterAt } from '../../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import type { Event } from '../../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import {
  NEVER,
  percentAllows,
  SURE,
  type Claim,
  type Position,
  type Statement,
} from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { END } from '../table.ts';
import { linesOf, read } from './screen.ts';
import {
  allHit,
  anyhow,
  asking,
  endTurn,
  follow,
  hale,
  herPart,
  kindly,
  standing,
  type Answer,
  type Played,
} from './worlds.ts';

type Truth = Statement<State>['truth'];
type Attack = Extract<Event, { type: 'monster-attacked' }>;

/** Where she can be asked to end a turn at all. */
const ENDS = ['act', 'shop', 'chest'];
const LINE =
  /^(?:Takes (\d+) turns\. )?(?:End here|Draws an event\. If it changes nothing and you end here|You stop on ([A-N]\d+)(?: after (\d+) turns)?(?: for an event\. If it changes nothing)?): (.*?)( Assumes you let the dungeon decide\.)?$/;

/** News of an event that alter who attacks her, and how hard. */
const CHANGES: ReadonlySet<Event['type']> = new Set([
  'hero-hurt',
  'healed',
  'monster-moved',
  'respawned',
  'died',
]);

const STIRS: ReadonlySet<Event['type']> = new Set(['monster-moved', 'monster-fled', 'monster-healed']);

/** What the words leave out: worlds in which an event on the way changes something, ways that she chooses herself. */
interface Proviso {
  readonly ifUnchanged: boolean;
  readonly answer: Answer;
}

/** A press on a square, played: where it left her, in which turn, and what came of ending that turn there. */
interface Pressed extends Played {
  readonly stop: Cell;
  readonly turns: number;
}

/** Walks as the table does: on and on, until there is news. Undefined in worlds of which nothing was said. */
function press(world: State, to: Cell, { ifUnchanged, answer }: Proviso): Pressed | undefined {
  let state = world;
  let step: Played = { state, events: [] };
  let turns = 1;
  const isOver = (): boolean => step.events.some(({ type }) => type === 'phase-ended');
  const hasNews = (): boolean => step.events.some(({ type }) => !room.quiet.includes(type));
  while (!hasNews()) {
    const [next] = room.wayTo!(state, 0, to) ?? [];
    if (!next) break;
    if (isOver()) turns += 1;
    step = follow(state, { type: 'move', to: next }, answer);
    if (ifUnchanged && herPart(step.events).some(event => CHANGES.has(event.type))) return undefined;
    ({ state } = step);
  }
  const { at: stop } = state.hero;
  return { ...(isOver() ? step : endTurn(state, answer)), stop, turns };
}

function freeSquares(state: State): Cell[] {
  const dungeon = boardIn(state);
  return [...cellsOf(BOARD)].filter(at => isWalkable(dungeon, at) && !monsterAt(state, at));
}

/** Her own square, some she can get to, and some far away. */
function* someSquares({ state, dice }: Position<State>): Generator<Cell> {
  yield state.hero.at;
  if (state.ask?.kind !== 'act') return;
  const others = shuffle(dice, freeSquares(state)).filter(at => !sameCell(at, state.hero.at));
  yield* others.filter(at => range(at, state.hero.at) <= state.actionsLeft).slice(0, 2);
  yield* others.slice(0, 2);
}

type End = (world: State) => Pressed | undefined;

function endingAt(at: Cell, line: string): End {
  const led = read(line, LINE).at(-1);
  const answer = led === undefined ? anyhow : kindly;
  return world => press(world, at, { ifUnchanged: line.includes('changes nothing'), answer });
}

const attacksIn = (played: Played): Attack[] => only(played.events, 'monster-attacked');
const damageIn = (played: Played): number => attacksIn(played).reduce((sum, { amount }) => sum + amount, 0);

interface Attacker {
  readonly name: string;
  readonly chance: string;
  readonly loss: number;
}

function attackersSaid(text: string): Attacker[] {
  const [list] = read(text, /^(.*?)\. Up to /);
  return list!.split(', ').map(part => {
    const [name, chance, loss] = read(part, /^(.+) (\d+%) for (\d+)$/);
    return { name: name!, chance: chance!, loss: Number(loss) };
  });
}

const threatsOf = (state: State) =>
  overlays.find(({ id }) => id === 'threat')!.model(state, 0, undefined).cells;
const isRed = ({ badges }: TokenModel): boolean => badges?.includes('eye-red') ?? false;
const namesOf = (names: readonly string[]): string => names.toSorted().join(', ');
const nameOf = (attack: Attack): string => monsterById(attack.kind).name;

function* aboutAttackers(text: string, end: End) {
  const said = attackersSaid(text);
  const ifEnded =
    (judge: (played: Played) => ReturnType<Truth>): Truth =>
    world => {
      const played = end(hale(world));
      return played && judge(played);
    };
  const who = namesOf(said.map(({ name }) => name));
  yield {
    says: `Attacked by ${who}`,
    allows: SURE,
    truth: ifEnded(played => namesOf(attacksIn(played).map(nameOf)) === who),
  };
  const kinds = new Map(said.map(one => [one.name, one]));
  for (const { name, chance, loss } of kinds.values()) {
    const first = (played: Played): Attack | undefined => attacksIn(played).find(one => nameOf(one) === name);
    yield {
      says: `${name} ${chance}`,
      allows: percentAllows(chance),
      truth: ifEnded(played => first(played)?.hit),
    };
    yield {
      says: `${name} for ${loss}`,
      allows: SURE,
      truth: ifEnded(played => (first(played)?.hit ? first(played)!.amount === loss : undefined)),
    };
  }
  const [most] = read(text, / Up to (\d+) damage\./);
  yield {
    says: `Up to ${most} damage`,
    allows: SURE,
    truth: (world: State) => {
      const played = end(allHit(hale(world)));
      return played && damageIn(played) === Number(most);
    },
  };
}

/** Where the walk stops and when, and whether it draws an event before it does. */
function aboutWalk(at: Cell, line: string): Statement<State> {
  const [takes, stop = cellName(at), after] = read(line, LINE);
  const turns = Number(takes ?? after ?? 1);
  return {
    says: `On ${stop} in turn ${turns}`,
    allows: SURE,
    truth: world => {
      const pressed = press(hale(world), at, { ifUnchanged: false, answer: kindly })!;
      const draws = herPart(pressed.events).some(({ type }) => type === 'event-drawn');
      const isTold = line.includes('an event') || !draws;
      return cellName(pressed.stop) === stop && pressed.turns === turns && isTold;
    },
  };
}

function* aboutEnding(line: string, end: End): Iterable<Statement<State>> {
  const text = read(line, LINE)[3]!;
  const death = /Death: ([<>]?\d+%)\.$/.exec(text)?.[1];
  yield {
    says: `Death: ${death ?? 'never'}`,
    allows: death === undefined ? NEVER : percentAllows(death),
    truth: world => end(world)?.events.some(event => event.type === 'died'),
  };
  if (!text.endsWith('nobody can attack you.')) return yield* aboutAttackers(text, end);
  const isStill = text.startsWith('nobody');
  yield {
    says: line,
    allows: SURE,
    truth: world => {
      const played = end(world);
      const hasNews = (): boolean => played!.events.some(({ type }) => STIRS.has(type));
      return played && attacksIn(played).length === 0 && (isStill || hasNews());
    },
  };
}

const ending: Claim<State> = {
  id: 'where a press on a square leads, and who attacks you there if you end your turn',
  words: [LINE],
  *statements(position) {
    const { state } = position;
    if (!state.layout || !ENDS.includes(state.ask!.kind)) return;
    for (const at of someSquares(position)) {
      const line = linesOf(inspect(state, at)).find(text => LINE.test(text));
      const isMute = line === undefined;
      if (isMute !== (state.ask!.kind === 'act' && room.wayTo!(state, 0, at) === undefined))
        throw new Error(`${at.x},${at.y}: "${line}"`);
      if (isMute) continue;
      for (const one of [aboutWalk(at, line), ...aboutEnding(line, endingAt(at, line))])
        yield { ...one, says: `${at.x},${at.y} "${line}": ${one.says}` };
    }
  },
};

/** In the middle of the monsters' turn nothing can be said of its end. */
const silence: Claim<State> = {
  id: 'no word of a turn’s end that has come already',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    yield {
      says: 'Asked which way a monster goes, nothing',
      allows: SURE,
      truth: world => {
        const after = game.apply(asking(world), END).state;
        if (after.ask?.kind !== 'lead') return undefined;
        return (
          freeSquares(after).every(at => !linesOf(inspect(after, at)).some(text => LINE.test(text))) &&
          threatsOf(after).length === 0 &&
          !board(after).tokens.some(isRed)
        );
      },
    };
  },
};

const eyes: Claim<State> = {
  id: 'a red eye attacks if you end the turn now, and nobody else does',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    const red = namesOf(
      board(state)
        .tokens.filter(isRed)
        .map(({ id }) => id),
    );
    yield {
      says: `Red eyes: ${red}`,
      allows: SURE,
      truth: world =>
        namesOf(attacksIn(endTurn(hale(world))).map(({ monster }) => monsterToken(monster))) === red,
    };
  },
};

const marks: Claim<State> = {
  id: 'the threat overlay: most damage on a square, and red where it can kill',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act') return;
    const cells = threatsOf(state);
    for (const at of shuffle(dice, freeSquares(state)).slice(0, 4)) {
      const mark = cells.find(one => sameCell(one.at, at));
      yield {
        says: `${at.x},${at.y}: ${mark?.text ?? 'unmarked'}, ${mark?.tone ?? ''}`,
        allows: SURE,
        truth: world => {
          const worst = damageIn(endTurn(allHit(hale(standing(world, at)))));
          return worst === Number(mark?.text ?? 0) && worst >= world.hero.health === (mark?.tone === 'bad');
        },
      };
    }
  },
};

export const danger: readonly Claim<State>[] = [ending, silence, eyes, marks];
