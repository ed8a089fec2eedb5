/** What The Cellar's screen says about strikes, bites and reach, and how each is found out. */
import { cellsOf, isAdjacent, sameCell, type Cell } from '../../../src/core/grid.ts';
import { reseeded, shuffle, stream } from '../../../src/core/rng.ts';
import { cellarOf } from '../../../src/games/the-cellar/data/cellars.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import { room } from '../../../src/games/the-cellar/index.ts';
import { prompt } from '../../../src/games/the-cellar/look/prompt.ts';
import { inspect } from '../../../src/games/the-cellar/look/inspect.ts';
import { threat } from '../../../src/games/the-cellar/look/overlays.ts';
import { isFree } from '../../../src/games/the-cellar/rules/places.ts';
import type { Event } from '../../../src/games/the-cellar/state/events.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { anyOracle, percentAllows, SURE, type Claim, type Statement } from '../../support/oracles/claim.ts';
import { only } from '../support/events.ts';
import { END } from './positions.ts';

/** Other dice, and the barrels filled in another order. */
function imagine(state: State, _seat: number, salt: string): State {
  const rng = reseeded(state.rng, salt);
  const draw = shuffle(stream(rng, 'imagined'), state.finds.draw);
  return { ...state, rng, finds: { ...state.finds, draw } };
}

/** The rats' whole run, the lid never raised. */
function endTurn(world: State): Event[] {
  let { state, events } = game.apply(world, END);
  const news = [...events];
  while (state.ask?.kind === 'block') {
    ({ state, events } = game.apply(state, { type: 'pass' }));
    news.push(...events);
  }
  return news;
}

function bitesAt(world: State, at: Cell): number {
  const moved: State = { ...world, hero: { ...world.hero, at, hearts: 9 } };
  return new Set(only(endTurn(moved), 'rat-bit').map(bite => bite.rat)).size;
}

const strike: Claim<State> = {
  id: 'a strike hits',
  words: [/^\d+%( to kill it)?$/],
  *statements({ state }) {
    for (const { action, label, odds } of prompt(state).choices) {
      if (action.type !== 'strike' || !odds) continue;
      const slain = (world: State): boolean =>
        game
          .apply(world, action)
          .events.some(event => event.type === 'rat-slain' && event.rat === action.rat);
      yield { says: `${label}: ${odds}`, allows: percentAllows(odds), truth: slain };
    }
  },
};

const bite: Claim<State> = {
  id: 'a bite lands',
  words: [/^Bites: \d+%$/],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    for (const rat of state.rats) {
      const row = inspect(state, rat.at)!.parts.flatMap(part => (part.part === 'stats' ? part.rows : []))[1]!;
      yield {
        says: `${row.label}: ${row.value}`,
        allows: percentAllows(row.value),
        truth: world => only(endTurn(world), 'rat-bit').find(one => one.rat === rat.id)?.hit,
      };
    }
  },
};

const willBite: Claim<State> = {
  id: 'a rat beside you bites',
  words: [/^It will bite when your turn ends\.$/],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    for (const rat of state.rats.filter(one => one.awake && isAdjacent(one.at, state.hero.at))) {
      const truth = (world: State): boolean => {
        const hale = { ...world, hero: { ...world.hero, hearts: 9 } };
        return only(endTurn(hale), 'rat-bit').some(one => one.rat === rat.id);
      };
      yield { says: 'It will bite when your turn ends.', allows: SURE, truth };
    }
  },
};

const lastTurn: Claim<State> = {
  id: 'the end of the last turn of light is the end',
  words: [/^The candle goes out and you lose\./],
  *statements({ state }) {
    const end = prompt(state).choices.find(({ action }) => action.type === 'end');
    if (!end?.confirm?.startsWith('The candle goes out')) return;
    const isLost = (world: State): boolean =>
      endTurn(world).some(({ type }) => type === 'candle-out' || type === 'fell');
    yield { says: end.confirm, allows: SURE, truth: isLost };
  },
};

/** The overlay: at most so many rats bite whoever ends the turn there, and none on an unmarked square. */
const reach: Claim<State> = {
  id: 'at most so many rats reach a square',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act') return;
    const marks = threat.model(state, 0, undefined).cells;
    const free = [...cellsOf(cellarOf(state).extent)].filter(at => isFree(state, at));
    for (const at of shuffle(dice, free).slice(0, 6)) yield reachOf(at, marks);
  },
};

function reachOf(at: Cell, marks: readonly { at: Cell; text?: string }[]): Statement<State> {
  const said = Number(marks.find(mark => sameCell(mark.at, at))?.text ?? 0);
  return {
    says: `At most ${said} at ${at.x},${at.y}`,
    allows: SURE,
    truth: world => bitesAt(world, at) <= said,
  };
}

export const oracle = anyOracle<State>({ room, imagine, claims: [strike, bite, willBite, lastTurn, reach] });
