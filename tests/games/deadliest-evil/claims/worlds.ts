/** Worlds that Kora cannot tell from her own, and what she can do in them: stay, strike, walk. */
import type { SheetPart } from '../../../../src/core/look.ts';
import { reseeded, shuffle, stream } from '../../../../src/core/rng.ts';
import { LEVELS, type Assignment, type Level } from '../../../../src/games/deadliest-evil/data/constants.ts';
import type { Kind } from '../../../../src/games/deadliest-evil/data/monsters.ts';
import type { TileId } from '../../../../src/games/deadliest-evil/data/tile-maps.ts';
import { tileFace } from '../../../../src/games/deadliest-evil/data/tiles.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { wayTo } from '../../../../src/games/deadliest-evil/odds/outlook.ts';
import { roundOf } from '../../../../src/games/deadliest-evil/rules/ending.ts';
import { whereKora } from '../../../../src/games/deadliest-evil/rules/movement.ts';
import { sameLoc, withTile } from '../../../../src/games/deadliest-evil/rules/tiles.ts';
import type { Action } from '../../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../../src/games/deadliest-evil/state/events.ts';
import type { Monster, State } from '../../../../src/games/deadliest-evil/state/state.ts';
import type { Loc } from '../../../../src/games/deadliest-evil/state/tiles.ts';
import { around, NEVER, SURE, type Allowed, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';

/** Other dice, every deck in another order, the unseen tiles dealt anew as the setup deals them. */
export function imagine(state: State, _seat: number, salt: string): State {
  const rng = reseeded(state.rng, salt);
  const dice = stream(rng, 'imagined');
  const unseen = (group: string): TileId[] =>
    shuffle(
      dice,
      LEVELS.flatMap(level => state.stacks[level]).filter(id => tileFace(id).group === group),
    );
  const [general, terminus] = [unseen('general'), unseen('terminus')];
  const stackOf = (level: Level): TileId[] => {
    const old = state.stacks[level];
    if (old.length === 0) return [];
    const stairs = old.filter(id => tileFace(id).group === 'stairs');
    const dealt = general.splice(0, old.length - 1 - stairs.length);
    return [...shuffle(dice, [...stairs, ...dealt]), ...terminus.splice(0, 1)];
  };
  // A raid is a raid: rivals change nothing in it, and who dies in it is not passed over for the next.
  const { contest: _, ...raid } = state;
  const { searchDecks } = raid;
  return {
    ...raid,
    turn: roundOf(state),
    ask: raid.ask && { ...raid.ask, seat: 0 },
    rng,
    stacks: { 1: stackOf(1), 2: stackOf(2), 3: stackOf(3) },
    searchDecks: {
      1: shuffle(dice, searchDecks[1]),
      2: shuffle(dice, searchDecks[2]),
      3: shuffle(dice, searchDecks[3]),
    },
    eventDeck: shuffle(dice, state.eventDeck),
  };
}

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What comes of a statement, apart from its words. */
export type Truth = Omit<Statement<State>, 'says'>;
export const sure = (truth: Truth['truth']): Truth => ({ allows: SURE, truth });
export const never = (truth: Truth['truth']): Truth => ({ allows: NEVER, truth });

/** Nobody is wrong about what she does not live to see. */
export const unlessLost = (told: Told, isTrue: boolean): boolean | undefined =>
  isTrue || (isLost(told) ? undefined : false);

/** One action after another, as long as `next` knows one. */
export function playWhile(world: State, next: (state: State) => Action | undefined): Told {
  let state = world;
  const events: Event[] = [];
  for (;;) {
    const action = state.ask ? next(state) : undefined;
    if (!action) return { state, events };
    const done = game.apply(state, action);
    state = done.state;
    events.push(...done.events);
  }
}

/** Lets pass whatever can be passed; the dice stay as they lie unless others are thought of. */
function letPass(state: State, dice = state.kora.dice): Action {
  switch (state.ask!.kind) {
    case 'assign':
      return { type: 'assign', ...dice! };
    case 'search':
      return { type: 'skip-search' };
    case 'item':
      return { type: 'end-items' };
    case 'act':
      return state.act.move === 'moving' ? { type: 'end-move' } : { type: 'end-turn' };
  }
}

/** Nothing is done until the next round asks for dice. */
export function stay(world: State, dice?: Assignment): Told {
  return playWhile(world, state => (state.turn === world.turn ? letPass(state, dice) : undefined));
}

/** On to where she may strike or roll. */
function toAct(world: State, dice?: Assignment): State {
  return playWhile(world, state => (state.ask!.kind === 'act' ? undefined : letPass(state, dice))).state;
}

export const withDice = (world: State, dice: Assignment): State => ({
  ...world,
  kora: { ...world.kora, dice },
});

export const isLost = ({ state }: Told): boolean => state.ending?.result === 'defeat';
export const woundsIn = ({ events }: Told): number => only(events, 'wounded').length;

/** The first blow at this one; undefined where the rules do not let her strike. */
export function slays(world: State, id: string, dice?: Assignment): boolean | undefined {
  const ready = toAct(world, dice);
  const action: Action = { type: 'attack', monster: id };
  return only(game.apply(ready, action).events, 'monster-slain').some(({ monster }) => monster === id);
}

/** The first blow of the first of a kind, as she is armed now. Undefined where none falls. */
export function hits(world: State, isIt: (blow: Monster) => boolean, dice?: Assignment): boolean | undefined {
  const { events } = stay(world, dice);
  // What a loose brick hides may arm her first.
  if (only(events, 'item-gained').length > 0) return undefined;
  return only(events, 'monster-attacked').find(({ monster, kind }) =>
    isIt({ id: monster, kind, at: { on: 'board', tile: world.kora.tile } }),
  )?.hit;
}

/** She strikes or stands in the middle of her turn, with nothing done yet. */
export function ready(world: State): State {
  return {
    ...world,
    ask: { seat: 0, kind: 'act' },
    act: { move: 'none', attack: 'none', points: 0, chain: 0 },
  };
}

export function walking(world: State, points: number): State {
  const at = ready(world);
  return { ...at, act: { ...at.act, move: 'moving', points } };
}

/** On a tile that few get to see: where it is unknown, it is laid at the end of what is known. Not for walks beyond it. */
export function standingOn(world: State, id: TileId): State | undefined {
  const known = world.tiles.findIndex(tile => tile.id === id);
  const last = world.tiles.findLastIndex(
    tile => tileFace(tile.id).exits.onward && tile.links.onward === null,
  );
  if (known < 0 && last < 0) return undefined;
  const tiles = known < 0 ? withTile(world.tiles, last, 'onward', id) : world.tiles;
  const tile = known < 0 ? tiles.length - 1 : known;
  return { ...world, tiles, kora: { ...world.kora, tile, space: 'a' } };
}

/** Alone with one monster of a kind. */
export function alone(world: State, kind: Kind, tile = world.kora.tile): State {
  const monster: Monster = { id: kind === 'grislyk' ? kind : `${kind[0]}1`, kind, at: { on: 'board', tile } };
  return { ...ready(world), monsters: [monster] };
}

/** Rolls if she has not, then steps straight to a space; what is told, and whether she got there alive. */
export function walkTo(world: State, target: Loc): Told & { readonly arrived: boolean } {
  const start = world.act.move === 'moving' ? world : game.apply(toAct(world), { type: 'roll-move' }).state;
  const way = wayTo(start, target)?.slice(1) ?? [];
  const told = playWhile(start, state => {
    const to = state.act.move === 'moving' && state.turn === world.turn ? way.shift() : undefined;
    return to && { type: 'step', to };
  });
  const steps = only(told.events, 'stepped');
  const last = steps.at(-1)?.to ?? whereKora(start);
  return { ...told, arrived: sameLoc(last, target) && !fellWalking(told) };
}

/** Before the track moved: after that it is no longer the walk that kills. */
export function fellWalking(told: Told): boolean {
  return isLost(told) && !told.events.some(({ type }) => type === 'track-advanced');
}

/** A figure with one digit behind the point. */
export const meanAllows = (text: string): Allowed => around(Number(text), 0.05);

/** The lines of all texts in parts of a sheet. */
export function linesOf(parts: readonly SheetPart[]): string[] {
  return parts.flatMap(part => (part.part === 'text' ? part.lines.map(({ text }) => text) : []));
}
