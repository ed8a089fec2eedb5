/** What is said about the time that is left, what is hidden, who may be used, and what cannot be done. */
import { sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick } from '../../../../src/core/rng.ts';
import { cardOf } from '../../../../src/games/pocket-dungeons/data/cards.ts';
import { game, legalActions } from '../../../../src/games/pocket-dungeons/game.ts';
import { room } from '../../../../src/games/pocket-dungeons/index.ts';
import { prompt } from '../../../../src/games/pocket-dungeons/look/prompt.ts';
import { sheet } from '../../../../src/games/pocket-dungeons/look/sheet.ts';
import { CELLS, cellOfKey, numberOf } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { findChar } from '../../../../src/games/pocket-dungeons/rules/characters.ts';
import { geometryOf, isPassage } from '../../../../src/games/pocket-dungeons/rules/geometry.ts';
import type { Action } from '../../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import { SURE, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { choicesOf, isPlay, playOut, scene } from './scene.ts';

const PASS: Action = { type: 'pass' };

function rowsOf(state: State, seat: number): { label: string; value: string; help?: string }[] {
  return sheet(state, seat).parts.flatMap(part => (part.part === 'stats' ? [...part.rows] : []));
}

/** Everybody passes until it is over. */
function passOn(world: State): { last: State; events: Event[] } {
  let state = world;
  const told: Event[] = [];
  while (state.ask) {
    const { state: next, events } = game.apply(
      state,
      state.ask.kind === 'actor' ? PASS : legalActions(state).at(-1)!,
    );
    told.push(...events);
    state = next;
  }
  return { last: state, events: told };
}

const closing: Claim<State> = {
  id: 'the dungeon closes, the air turns foul',
  words: [],
  *statements({ state, seat, dice }) {
    if (!isPlay(state) || state.ask?.kind !== 'actor' || dice.int(6) > 0) return;
    const { closesAfter, gas } = state;
    const round = rowsOf(state, seat).find(({ label }) => label === 'Round')!;
    let kept: ReturnType<typeof passOn> | undefined;
    // Nobody acts, so that the dice make no difference; one world is as good as sixteen.
    const end = (world: State): ReturnType<typeof passOn> => (kept ??= passOn(world));
    yield {
      says: `${room.headline(state)}; ${round.value}`,
      allows: SURE,
      truth: world => {
        const rounds = only(end(world).events, 'round-began').map(event => event.round);
        return Math.max(state.round, ...rounds) === closesAfter;
      },
    };
    if (!gas && state.round < 36 && closesAfter >= 36)
      yield {
        says: round.help!,
        allows: SURE,
        truth: world => {
          const { events } = end(world);
          const at = events.findIndex(event => event.type === 'gas-spread');
          const began = only(events.slice(0, at), 'round-began').at(-1);
          return began?.round === 36;
        },
      };
  },
};

/** "The others then have 6 rounds", "There is no way back in". */
const leaving: Claim<State> = {
  id: 'who leaves is out, and so many rounds are left',
  words: [],
  *statements({ state, dice }) {
    const hero = state.chars.find(char => char.owner === state.ask?.seat);
    if (!isPlay(state) || !hero || state.ask?.kind !== 'actor' || dice.int(6) > 0) return;
    const round = 1 + dice.int(60);
    const seat = state.ask.seat;
    const doctor = (world: State): State => ({
      ...world,
      round,
      stairs: hero.at,
      hidden: Object.fromEntries(Object.entries(world.hidden).filter(([, value]) => value !== 'stairs')),
      closesAfter: 60,
      exitOrder: [],
      active: hero.id,
      ask: { seat, kind: 'action', char: hero.id },
      stack: [{ do: 'turn-end' }],
    });
    const { confirm, detail, action } = choicesOf(doctor(state), 'exit')[0]!;
    const rounds = Number(/then have (\d+) rounds/.exec(detail!)![1]);
    yield {
      says: `${detail} ${confirm}`,
      allows: SURE,
      truth: world => {
        const { state: after, events } = playOut(doctor(world), action);
        const call = only(events, 'last-call')[0];
        const isOut = passOn(after).events.every(event => event.type !== 'turn-began' || event.seat !== seat);
        return isOut && call?.closesAfter === Math.min(60, round + rounds);
      },
    };
  },
};

/** "You're 9 steps from outside and can take 6 at most in 2 turns": the map, the turns and the dice say so. */
const stranded: Claim<State> = {
  id: 'too late to get out',
  words: [],
  *statements({ state, seat, dice }) {
    if (!isPlay(state) || !state.stairs || dice.int(3) > 0) return;
    const from = CELLS[pick(dice, geometryOf(state.dungeon).tiles)]!;
    const card = pick(dice, ['dwarf', 'warrior', 'elf'] as const);
    const doctor = scene(seat, [{ card, at: from }], {
      closesAfter: state.round + dice.int(3),
      exitOrder: [(seat + 1) % state.players.length],
      hidden: {},
      gas: false,
      ask: { seat, kind: 'actor' },
    });
    const dialog = prompt(doctor(state)).dialog;
    if (dialog?.title !== 'Too late to get out') return;
    const [, needs, most, turns] = /(\d+) steps? from .* take (\d+) at most in (\d+) turn/.exec(
      dialog.lines[0]!.text,
    )!;
    yield {
      says: dialog.lines[0]!.text,
      allows: SURE,
      truth: world => {
        // Everybody passes: so many turns are really left.
        const { events } = passOn(doctor(world));
        const own = 1 + only(events, 'turn-began').filter(event => event.seat === seat).length;
        const isFar = stepsBetween(world, from, world.stairs!) + 1 === Number(needs);
        return isFar && own === Number(turns) && Number(most) === own * (1 + cardOf(card).action);
      },
    };
  },
};

/** Tile by tile, through doors. */
function stepsBetween({ dungeon }: State, from: Cell, to: Cell): number {
  const tiles = Object.keys(dungeon.tiles).map(cellOfKey);
  let [edge, steps] = [[from], 0];
  const seen = new Set<Cell>();
  while (!edge.some(at => sameCell(at, to))) {
    for (const at of edge) seen.add(at);
    edge = tiles.filter(at => !seen.has(at) && edge.some(other => isPassage(dungeon, other, at)));
    if (edge.length === 0) return 998;
    steps += 1;
  }
  return steps;
}

const hiddenGold: Claim<State> = {
  id: 'what lies under the counters',
  words: [/^\d+ of it under counters nobody has flipped\.$/],
  *statements({ state, seat }) {
    if (!isPlay(state)) return;
    const rows = rowsOf(state, seat);
    const gold = rows.find(({ label }) => label === 'Treasure left')!;
    const stairs = rows.find(({ label }) => label === 'Stairs')!;
    const of = (world: State, what: string): number =>
      Object.values(world.hidden).filter(value => value === what).length;
    yield {
      says: gold.help!,
      allows: SURE,
      truth: world => of(world, 'treasure') === Number.parseInt(gold.help!, 10),
    };
    yield {
      says: `Stairs: ${stairs.value}`,
      allows: SURE,
      truth: world => of(world, 'stairs') === (stairs.value === 'not found' ? 1 : 0),
    };
  },
};

/** The hourglass: nobody may scheme with it now, and everybody else may be schemed with. */
const tired: Claim<State> = {
  id: 'who was just schemed with is left alone',
  words: [/nobody can scheme with it now\.$/],
  *statements({ state, seat }) {
    if (!isPlay(state) || state.ask?.kind !== 'actor') return;
    const dwellers = sheet(state, seat).pages![0]!.parts.flatMap(part =>
      part.part === 'table' ? part.rows : [],
    );
    const figures = state.chars.filter(char => char.role === 'dweller');
    for (const [index, row] of dwellers.entries()) {
      const isTired = row.cells[3] === 'tired';
      yield {
        says: row.cells.join(' '),
        allows: SURE,
        truth: world =>
          legalActions(world).some(
            action => action.type === 'activate' && action.char === figures[index]!.id,
          ) !== isTired,
      };
    }
  },
};

/** The pool lies where the next dweller falls. */
const pool: Claim<State> = {
  id: 'the next dweller that falls drops the pool',
  words: [],
  *statements({ state, seat, dice }) {
    const dwellers = state.chars.filter(char => char.role === 'dweller');
    if (!isPlay(state) || dwellers.length === 0 || state.ask?.kind !== 'actor') return;
    const victim = pick(dice, dwellers);
    const doctor = (world: State): State => ({
      ...world,
      pool: 2,
      stack: [
        { do: 'turn-end' },
        { do: 'doom', char: victim.id, cause: 'gas', magic: false, by: null, later: false, stage: 'lost' },
      ],
    });
    const row = rowsOf({ ...state, pool: 2 }, seat).find(({ label }) => label === 'Monsters hold')!;
    yield {
      says: row.help!,
      allows: SURE,
      truth: world => {
        const { state: after } = game.apply(doctor(world), PASS);
        return after.pool === 0 && !findChar(after, victim.id);
      },
    };
  },
};

/** Reasons on grey buttons that say that there is nothing to be done. */
const greyed: Claim<State> = {
  id: 'what cannot be done',
  words: [
    /^Nobody to attack from here\.$/,
    /^Nobody has found the Stairs yet\.$/,
    /^Somebody stands on it\. Try the tiles beside it\.$/,
  ],
  *statements({ state }) {
    const { ask } = state;
    if (ask?.kind !== 'action' && ask?.kind !== 'actor') return;
    const types: Readonly<Record<string, readonly Action['type'][]>> = {
      Explore: ['explore'],
      Attack: ['close-assault', 'ranged-assault'],
      'Up the Stairs': ['exit'],
      Phase: ['phase'],
      'Enter with a new delver': ['enter'],
    };
    for (const { label, why } of prompt(state).greyed ?? []) {
      const barred = types[label];
      if (!barred) continue;
      const isUnseen = why.startsWith('Nobody has found');
      yield {
        says: `${label}: ${why}`,
        allows: SURE,
        truth: world =>
          !legalActions(world).some(({ type }) => barred.includes(type)) &&
          (!isUnseen || world.stairs === null),
      };
    }
  },
};

/** "Tiles, counters and doors will be laid by chance. Nobody builds on." */
const building: Claim<State> = {
  id: 'building: nobody knows, nobody builds on',
  words: [
    /^Chance lays all remaining tiles, counters and doors, for everybody\./,
    /Nobody knows what it hides\.$/,
  ],
  *statements({ state, seat, dice }) {
    for (const { action, confirm } of choicesOf(state, 'finish-build'))
      if (dice.int(4) === 0)
        yield {
          says: confirm!,
          allows: SURE,
          truth: world => game.apply(world, action).state.ask?.kind === 'place-delver',
        };
    if (state.ask?.kind !== 'place-counter') return;
    yield {
      says: 'Nobody knows what it hides.',
      allows: SURE,
      truth: world => {
        const shown = (each: State): string => JSON.stringify(game.view!(each, seat));
        return shown(world) === shown(state);
      },
    };
  },
};

/** While there is a counter under a dweller, no hero steps there: not even one that walks through people. */
const lurking: Claim<State> = {
  id: 'a dweller on a counter keeps heroes off',
  words: [],
  *statements({ state, seat, dice }) {
    const counters = Object.keys(state.hidden).map(cellOfKey);
    if (!isPlay(state) || counters.length === 0 || dice.int(4) > 0) return;
    const at = pick(dice, counters);
    const from = geometryOf(state.dungeon).links[numberOf(at)]![0];
    if (from === undefined) return;
    const doctor = scene(
      seat,
      [
        { card: pick(dice, ['shroud-ghost', 'elf'] as const), at: CELLS[from]! },
        { card: 'goblin-hunter', at },
      ],
      { ask: { seat, kind: 'moving', char: 0, left: 3 } },
    );
    yield {
      says: "On a counter: delvers can't step there while it stands on it.",
      allows: SURE,
      truth: world =>
        !legalActions(doctor(world)).some(action => action.type === 'step' && sameCell(action.to, at)),
    };
  },
};

export const clockClaims = [closing, leaving, stranded, hiddenGold, tired, pool, greyed, building, lurking];
