/** Marks without words: the sight overlay and the footprints of a way. */
import { cellsOf, indexOf, neighbours, sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import { BOARD } from '../../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../../src/games/nine-bit-dungeon/index.ts';
import { overlays } from '../../../../src/games/nine-bit-dungeon/look/overlays.ts';
import { boardIn, isWalkable, letterAt, slotOf } from '../../../../src/games/nine-bit-dungeon/rules/board.ts';
import { monsterAt } from '../../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import type { Monster, State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import { SURE, type Claim } from '../../../support/oracles/claim.ts';
import { acting, changed } from './worlds.ts';

/** Whom a Fireball of the greatest strength would find: all that see her. */
function seers(world: State, at: Cell): Set<number> {
  const strong = changed(acting(world, at), { mana: 5, maxMana: 5 });
  const ids = [...game.legalActions(strong)].map(action =>
    action.type === 'cast' && action.spell === 'fireball' ? action.monster : null,
  );
  return new Set(ids.filter(id => id !== null));
}

function walkable(state: State): Cell[] {
  const dungeon = boardIn(state);
  return [...cellsOf(BOARD)].filter(at => isWalkable(dungeon, at));
}

const sight: Claim<State> = {
  id: 'the sight overlay: every tile and monster seen, and no other',
  words: [],
  *statements({ state, dice }) {
    if (!state.layout) return;
    const focus = dice.int(2) === 0 ? undefined : pick(dice, walkable(state));
    const from = focus ?? state.hero.at;
    const { cells, lines } = overlays.find(({ id }) => id === 'sight')!.model(state, 0, focus);
    const others = state.monsters.filter(monster => !sameCell(monster.at, from));
    yield {
      says: `${lines.length} lines from ${from.x},${from.y}`,
      allows: SURE,
      truth: world => {
        const seen = seers({ ...world, monsters: others }, from);
        return others.every(({ id, at }) => seen.has(id) === lines.some(line => sameCell(line.to, at)));
      },
    };
    for (const at of shuffle(dice, [...cellsOf(BOARD)]).slice(0, 4)) {
      if (sameCell(at, from) || letterAt(boardIn(state), at) === '#') continue;
      const newcomer: Monster = { id: state.nextId, die: 1, at };
      const there = others.find(monster => sameCell(monster.at, at)) ?? newcomer;
      yield {
        says: `${at.x},${at.y} seen from ${from.x},${from.y}`,
        allows: SURE,
        truth: world => {
          const monsters = there === newcomer ? [...others, newcomer] : others;
          const isSeen = seers({ ...world, monsters }, from).has(there.id);
          return isSeen === cells.some(cell => sameCell(cell.at, at));
        },
      };
    }
  },
};

/** Somebody goes four steps farther to be spared an event, and no more. */
const DETOUR = 4;
const lengthOf = (from: Cell, to: Cell): number => (slotOf(from) === slotOf(to) ? 1 : 1 + DETOUR);

/** How far it is, seams counted, found by trying every legal step until nothing gets shorter; the monsters stand still. */
function lengthTo(world: State, to: Cell): number | undefined {
  const length = new Map([[indexOf(BOARD, world.hero.at), 0]]);
  const open = [world.hero.at];
  for (const at of open) {
    for (const action of game.legalActions(acting(world, at))) {
      if (action.type !== 'move') continue;
      const total = length.get(indexOf(BOARD, at))! + lengthOf(at, action.to);
      if (total >= (length.get(indexOf(BOARD, action.to)) ?? Infinity)) continue;
      length.set(indexOf(BOARD, action.to), total);
      open.push(action.to);
    }
  }
  return length.get(indexOf(BOARD, to));
}

const ways: Claim<State> = {
  id: 'footprints: a way that can be walked, shortest with seams counted, and none where there is none',
  words: [],
  *statements({ state, dice }) {
    if (!state.layout) return;
    const to = pick(dice, [...cellsOf(BOARD)]);
    const way = room.wayTo!(state, 0, to);
    // All is open here: one world knows as much as sixteen.
    const isTrue = isShortest(state, to, way);
    yield { says: `${way?.length ?? 'no'} steps to ${to.x},${to.y}`, allows: SURE, truth: () => isTrue };
  },
};

function isShortest(state: State, to: Cell, way: readonly Cell[] | undefined): boolean {
  if (state.ask?.kind !== 'act') return way === undefined;
  if (sameCell(to, state.hero.at)) return (way ?? []).length === 0;
  const isBarred = monsterAt(state, to) !== undefined;
  if (!way) return isBarred || lengthTo(state, to) === undefined;
  const places = [state.hero.at, ...way];
  const isJoined = way.every((at, index) => neighbours(places[index]!).some(next => sameCell(next, at)));
  const length = way.reduce((sum, at, index) => sum + lengthOf(places[index]!, at), 0);
  return isJoined && sameCell(way.at(-1)!, to) && lengthTo(state, to) === length;
}

export const lookout: readonly Claim<State>[] = [sight, ways];
