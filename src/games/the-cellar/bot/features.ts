/** What the outlook of this room is asked about: whole numbers that are read from the view. */
import { featuresBy } from '../../../analyst/outlook.ts';
import type { Cell } from '../../../core/grid.ts';
import { cellarOf, CELLARS } from '../data/cellars.ts';
import { ACTIONS } from '../data/constants.ts';
import { RATS } from '../data/rats.ts';
import { bitersAt } from '../odds/threat.ts';
import { keepsAway } from '../rules/rats.ts';
import type { Rat, State } from '../state/state.ts';

interface Reading {
  readonly state: State;
  /** Actions that the light still allows, and those that the way out takes. */
  readonly left: number;
  readonly needed: number;
  /** Steps of the nearest rats, the nearest first; those behind the last are far away. */
  readonly near: readonly number[];
  /** Rats that could bite in this turn if she stayed. */
  readonly biters: number;
  readonly awake: readonly Rat[];
}

const FAR = 40;

function read(state: State): Reading {
  const { site, ways } = cellarOf(state);
  const { hero } = state;
  const steps = (from: Cell, to: Cell): number => Math.min(FAR, ways.distance(from, to));
  const awake = state.rats.filter(rat => rat.awake);
  return {
    state,
    left: ACTIONS * (state.candle - 1) + state.actionsLeft,
    needed: hero.hasKey
      ? steps(hero.at, site.doorstep) + 1
      : steps(hero.at, site.key) + steps(site.key, site.doorstep) + 2,
    near: [...awake.map(rat => steps(rat.at, hero.at)).toSorted((a, b) => a - b), FAR, FAR],
    biters: bitersAt(state)(hero.at),
    awake,
  };
}

/** What the rats that are awake and mean it bite for in a turn, in sixths of a heart. */
function teeth({ state, awake }: Reading): number {
  return awake.filter(rat => !keepsAway(state, rat)).reduce((sum, { kind }) => sum + 7 - RATS[kind].bite, 0);
}

// biome-ignore format: a table
export const features = featuresBy(read, {
  cellar:        ({ state }) => CELLARS.indexOf(state.cellar),
  ask:           ({ state }) => ['act', 'chest', 'block'].indexOf(state.ask?.kind ?? ''),
  'actions-left': ({ state }) => state.actionsLeft,
  hearts:        ({ state }) => state.hero.hearts,
  'has-key':     ({ state }) => (state.hero.hasKey ? 1 : 0),
  'has-bottle':  ({ state }) => (state.hero.hasBottle ? 1 : 0),
  broom:         ({ state }) => (state.hero.tool === 'broom' ? 1 : 0),
  lid:           ({ state }) => (state.hero.lidWhole ? 1 : 0),
  candle:        ({ state }) => state.candle,
  needed:        ({ needed }) => needed,
  spare:         ({ left, needed }) => left - needed,
  rats:          ({ state }) => state.rats.length,
  awake:         ({ awake }) => awake.length,
  shy:           ({ state }) => state.rats.filter(rat => keepsAway(state, rat)).length,
  teeth,
  biters:        ({ biters }) => biters,
  nearest:       ({ near }) => near[0]!,
  second:        ({ near }) => near[1]!,
  'hearts-to-go': ({ state, needed }) => 100 * state.hero.hearts - 5 * needed,
  'bites-to-come': ({ needed, ...rest }) => teeth({ needed, ...rest }) * needed,
  apple:         ({ state }) => (state.finds.draw.includes('apple') ? 1 : 0),
});
