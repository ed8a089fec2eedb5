/** Scenes that random play meets too seldom: at the water, in bad air, near a Priestess. */
import { sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick, type Dice } from '../../../../src/core/rng.ts';
import { cellsAt, keyOf, numberOf } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { doom } from '../../../../src/games/pocket-dungeons/rules/defeat.ts';
import { geometryOf, isWet } from '../../../../src/games/pocket-dungeons/rules/geometry.ts';
import type { Character, State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import { anyCard, anyTile, isPlay, scene, tilesWhere, type Doctor } from './scene.ts';

function linksOf({ dungeon }: State, at: Cell): Cell[] {
  return cellsAt(geometryOf(dungeon).links[numberOf(at)]!);
}

/** Somebody else's, as a hero: she may heal. */
function priestess({ players }: State, seat: number, at: Cell) {
  return { card: 'priestess', at, role: 'hero', owner: (seat + 1) % players.length } as const;
}

/** One in three is not the seat's own. */
function maybeDweller(dice: Dice): Partial<Character> {
  return dice.int(3) === 0 ? { role: 'dweller', owner: null } : {};
}

/** Somebody at the edge of the water, about to step into it. */
export function shore(state: State, seat: number, dice: Dice): { doctor: Doctor; to: Cell } | undefined {
  const isWater = (at: Cell): boolean => isWet(state.dungeon, at);
  const shores = tilesWhere(state, at => !isWater(at) && linksOf(state, at).some(isWater));
  if (!isPlay(state) || shores.length === 0) return undefined;
  const from = pick(dice, shores);
  const to = linksOf(state, from).find(isWater)!;
  const card = dice.int(3) === 0 ? 'priestess' : anyCard(dice);
  const beside = linksOf(state, to).find(at => !sameCell(at, from));
  const walker = { card, at: from, ...maybeDweller(dice) };
  const isHealed = beside !== undefined && dice.int(3) === 0;
  const doctor = scene(seat, isHealed ? [walker, priestess(state, seat, beside)] : [walker], {
    ask: { seat, kind: 'moving', char: 0, left: 1 },
    stack: [{ do: 'turn-end' }, { do: 'move', char: 0, left: 1 }],
  });
  return { doctor, to };
}

/** A hero beside a counter, about to step onto it. */
export function brink(state: State, seat: number, dice: Dice): { doctor: Doctor; to: Cell } | undefined {
  const counters = tilesWhere(state, at => keyOf(at) in state.hidden && linksOf(state, at).length > 0);
  if (!isPlay(state) || counters.length === 0) return undefined;
  const to = pick(dice, counters);
  const from = pick(dice, linksOf(state, to));
  const card = dice.int(3) === 0 ? 'priestess' : anyCard(dice);
  const carried = state.chars.reduce((sum, { treasure }) => sum + treasure, 0);
  const doctor = scene(seat, [{ card, at: from }], {
    // Those who are sent away take nothing out of the count.
    treasures: state.treasures - carried,
    ask: { seat, kind: 'moving', char: 0, left: 1 },
    stack: [{ do: 'turn-end' }, { do: 'move', char: 0, left: 1 }],
  });
  return { doctor, to };
}

/** Somebody about to act in bad air, lying down, or beside a Corpse. */
export function hurdled(state: State, seat: number, dice: Dice): Doctor {
  const tiles = tilesWhere(state, tile => linksOf(state, tile).length > 0);
  const at = pick(dice, tiles);
  const near = pick(dice, linksOf(state, at));
  const card = dice.int(4) === 0 ? 'priestess' : anyCard(dice);
  const other = pick(dice, ['shambling-corpse', 'shambling-corpse', 'priestess'] as const);
  return scene(
    seat,
    [
      { card, at, paralysed: dice.int(3) === 0, ...maybeDweller(dice) },
      other === 'priestess' ? priestess(state, seat, near) : { card: other, at: near },
    ],
    { gas: dice.int(3) > 0, active: null, lastSchemed: null, ask: { seat, kind: 'actor' } },
  );
}

/** A hero who has fallen into the water beside a Priestess of somebody else. */
export function dying(state: State, seat: number): State | undefined {
  const isDeep = (tile: Cell): boolean => isWet(state.dungeon, tile) && linksOf(state, tile).length > 1;
  const at = tilesWhere(state, isDeep)[0];
  if (!isPlay(state) || !at) return undefined;
  const healer = priestess(state, seat, linksOf(state, at)[0]!);
  return scene(seat, [{ card: 'thief', at }, healer], {
    ask: { seat: healer.owner, kind: 'heal', char: 1, patient: 0 },
    stack: [{ do: 'turn-end' }, doom(0, 'water', { stage: 'healer' })],
  })(state);
}

/** A Priestess who has rolled on a chart and may roll again. */
export function blessing(state: State, seat: number, dice: Dice): State | undefined {
  if (state.ask?.kind === 'bless') return state;
  if (!isPlay(state)) return undefined;
  const table = pick(dice, ['hazard', 'trap', 'encounter'] as const);
  const faces = [dice.roll(6), dice.roll(6)];
  const at = anyTile(state, dice);
  return scene(seat, [{ card: 'priestess', at }], {
    ask: { seat, kind: 'bless', char: 0, table, dice: faces },
    stack: [
      { do: 'turn-end' },
      { do: 'event', char: 0, token: 'none', blessed: false, rolls: 1 },
      { do: 'chart', char: 0, table, dice: faces },
    ],
  })(state);
}
