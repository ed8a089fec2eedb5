/** How a bot values a position in the cellar: alive, near its goal, with light to spare. */
import { SCORE } from './data/constants.ts';
import { site, ways } from './data/map.ts';
import type { Action, State } from './state.ts';

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
  const left = 2 * (state.candle - 1) + state.actionsLeft;
  return worth + (hearts > 1 ? SECOND_HEART : 0) - STEP * needed - TOO_LATE * Math.max(0, needed - left);
}

/** Steps to the key and the door, taking the one and leaving by the other. */
function actionsNeeded({ hero }: State): number {
  if (hero.hasKey) return ways.distance(hero.at, site.doorstep) + 1;
  return ways.distance(hero.at, site.key) + 1 + ways.distance(site.key, site.doorstep) + 1;
}

/** Why a bot does what it does, for the Hint button. */
export function advice(state: State, action: Action): string {
  switch (action.type) {
    case 'step':
      return state.hero.hasKey ? 'That way leads to the door.' : 'That way leads to the key.';
    case 'strike':
      return 'A rat beside you bites half the time; strike first.';
    case 'search':
      return 'A barrel may hold light or a heart.';
    case 'take-key':
      return 'Without the key there is no way out.';
    case 'open-chest':
      return 'The chest holds something useful.';
    case 'leave':
      return 'You are there: leave!';
    case 'end':
      return 'Nothing better to do: let them come.';
    case 'choose':
      return action.tool === 'broom'
        ? 'Surer strikes help more than one caught bite.'
        : 'A caught bite is a heart saved.';
    case 'block':
      return 'A heart is worth more than a lid.';
    case 'pass':
      return 'You can spare the heart; keep the lid.';
  }
}
