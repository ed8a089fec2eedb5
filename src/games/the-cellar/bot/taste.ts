/** How a bot values a position in the cellar: alive, near its goal, with light to spare. */
import { ACTIONS, SCORE } from '../data/constants.ts';
import type { Tool } from '../data/finds.ts';
import { site, ways } from '../data/map.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';

/** A step nearer to the door is worth more than a heart is likely to lose by it, or a bot would wait for the dark. */
const STEP = 40;
/** Every action that the light no longer suffices for. */
const TOO_LATE = 300;
/** With the last heart the match goes. */
const SECOND_HEART = 100;

export function taste(state: State): number {
  const { hearts } = state.hero;
  const worth = SCORE.heart * hearts + SCORE.rat * state.slain + SCORE.candle * state.candle;
  if (state.ending) return state.ending === 'escaped' ? 100_000 + worth : -100_000;
  const needed = actionsNeeded(state);
  const left = ACTIONS * (state.candle - 1) + state.actionsLeft;
  return worth + (hearts > 1 ? SECOND_HEART : 0) - STEP * needed - TOO_LATE * Math.max(0, needed - left);
}

/** Steps to the key and the door, taking the one and leaving by the other. */
function actionsNeeded({ hero }: State): number {
  if (hero.hasKey) return ways.distance(hero.at, site.doorstep) + 1;
  return ways.distance(hero.at, site.key) + 1 + ways.distance(site.key, site.doorstep) + 1;
}

/** Why a bot does what it does, for the Hint button. */
const WHY: Readonly<Record<Exclude<Action['type'], 'step' | 'choose'>, string>> = {
  strike: 'A rat beside you bites half the time; strike first.',
  search: 'A barrel may hold light or a heart.',
  'take-key': 'Without the key there is no way out.',
  'open-chest': 'The chest holds something useful.',
  leave: 'You are there: leave!',
  end: 'Nothing better to do: let them come.',
  block: 'A heart is worth more than a lid.',
  pass: 'You can spare the heart; keep the lid.',
};

const TOOL_WHY: Readonly<Record<Tool, string>> = {
  broom: 'Surer strikes help more than one caught bite.',
  'pot-lid': 'A caught bite is a heart saved.',
};

export function advice({ hero }: State, action: Action): string {
  if (action.type === 'step') return `That way leads to the ${hero.hasKey ? 'door' : 'key'}.`;
  return action.type === 'choose' ? TOOL_WHY[action.tool] : WHY[action.type];
}
