/** Positions of The Cellar, told in what matters about them, and what happens next. */
import { cell, neighbours, sameCell, type Cell } from '../../../src/core/grid.ts';
import { copy } from '../../../src/core/plain.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { cellarOf } from '../../../src/games/the-cellar/data/cellars.ts';
import type { Find, Tool } from '../../../src/games/the-cellar/data/finds.ts';
import type { RatKind } from '../../../src/games/the-cellar/data/rats.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { Event } from '../../../src/games/the-cellar/state/events.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { draw } from '../../support/picture.ts';
import { rolls } from '../../support/rolls.ts';

export interface Position {
  readonly hero?: Cell;
  readonly hearts?: number;
  readonly key?: boolean;
  readonly tool?: Tool;
  /** Rats in the order of their ids, asleep when it says so. */
  readonly rats?: readonly (Cell & { readonly asleep?: boolean; readonly kind?: RatKind })[];
  readonly actions?: number;
  readonly candle?: number;
  /** What the next barrels hold, in the order in which they are searched. */
  readonly finds?: readonly Find[];
  /** The faces that the dice show next. */
  readonly dice?: readonly number[];
}

export const SETUP = { seed: 'KTR-BMX-QZP', seats: ['human'], options: { candle: 'bright' } } as const;

/** The cellar in which most positions are set, as it is drawn in `map.test.ts`. */
export const OLD_CELLAR = cellarOf({ cellar: 'cellar' });
export const { site, ways, isFloor } = OLD_CELLAR;

/** The old cellar in its first turn, but for what is said; without a word about them there are no rats. */
export function cellar(position: Position = {}): State {
  const state: State = { ...copy(game.create(SETUP).state), cellar: 'cellar' };
  const { hero } = state;
  hero.at = position.hero ?? site.start;
  hero.hearts = position.hearts ?? hero.hearts;
  hero.hasKey = position.key ?? false;
  hero.tool = position.tool ?? null;
  hero.lidWhole = position.tool === 'pot-lid';
  state.chestOpen = position.tool !== undefined;
  state.rats = (position.rats ?? []).map(({ x, y, asleep, kind = 'rat' }, id) => ({
    id,
    kind,
    at: cell(x, y),
    awake: !asleep,
  }));
  state.actionsLeft = position.actions ?? state.actionsLeft;
  state.candle = position.candle ?? state.candle;
  if (position.finds) state.finds.draw = position.finds.toReversed();
  return position.dice ? rolls(state, { dice: position.dice }) : state;
}

/** One action after another; the state they lead to and all that was told on the way. */
export function after(start: State, ...actions: readonly Action[]): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const action of actions) {
    const step = game.apply(state, action);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

export const typesOf = (events: readonly Event[]): Event['type'][] => events.map(event => event.type);
export const legalTypes = (state: State): Action['type'][] =>
  [...game.legalActions(state)].map(action => action.type);

export const step = (x: number, y: number): Action => ({ type: 'step', to: cell(x, y) });
export const END: Action = { type: 'end' };

/** The cellar as a picture: 1 is the hero, small r sleeps, large R is awake, B a barrel. */
export function pictureOf(state: State): string {
  const { rows, site: sites } = cellarOf(state);
  return draw(rows, [
    ...sites.barrels.map(at => ({ at, letter: 'B' })),
    ...state.rats.map(rat => ({ at: rat.at, letter: rat.awake ? 'R' : 'r' })),
    { at: state.hero.at, letter: '1' },
  ]);
}

export interface Played {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Where a restless player may be heading: with the key to the door, else anywhere, the chest before all. */
function goalsOf(state: State): Cell[] {
  const { hero, chestOpen } = state;
  const { site: sites, isFloor: isOpen } = cellarOf(state);
  const barrels = sites.barrels.map(barrel => neighbours(barrel).find(isOpen)!);
  const finds = hero.hasBottle ? barrels : [...barrels, sites.bottle];
  if (hero.hasKey) return [sites.doorstep, sites.doorstep, ...finds];
  return chestOpen ? [sites.key, sites.key, ...finds] : [sites.chest, sites.chest, sites.key, ...finds];
}

/** A whole match of a player with whims: anything legal now and then, else on to wherever the whim leads. */
export function playAnyhow(seed: string, candle: 'bright' | 'short' = 'bright'): Played[] {
  const whim = stream(newStreams(`whims of ${seed}`), 'whim');
  const played: Played[] = [];
  let { state } = game.create({ ...SETUP, seed, options: { candle } });
  const { ways: distances } = cellarOf(state);
  let goal = pick(whim, goalsOf(state));
  while (state.ask) {
    const before = state;
    const legal = [...game.legalActions(before)];
    const nearer = legal.filter(
      action =>
        action.type === 'step' &&
        distances.distance(action.to, goal) < distances.distance(before.hero.at, goal),
    );
    const deeds = legal.filter(action => action.type !== 'step' && action.type !== 'end');
    if (sameCell(before.hero.at, goal) || whim.int(12) === 0) goal = pick(whim, goalsOf(before));
    const purpose = deeds.length > 0 && whim.int(2) === 0 ? deeds : nearer;
    const action = pick(whim, purpose.length > 0 && whim.int(12) > 0 ? purpose : legal);
    const done = game.apply(before, action);
    state = done.state;
    played.push({ before, action, events: done.events, after: state });
  }
  return played;
}
