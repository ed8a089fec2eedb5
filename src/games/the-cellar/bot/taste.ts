/** How a bot values a position in the cellar: alive, near its goal, with light to spare. */
import type { Cell } from '../../../core/grid.ts';
import { ACTIONS, SCORE } from '../data/constants.ts';
import type { Tool } from '../data/finds.ts';
import { cellarOf } from '../data/cellars.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';

/** A step nearer to the door is worth more than a heart is likely to lose by it, or a bot would wait for the dark. */
const STEP = 40;
/** Every action that the light no longer suffices for, and every one that is missing from a comfortable rest. */
const TOO_LATE = 300;
const TIGHT = 40;
const COMFORT = 8;
/** With the last heart the match goes. */
const SECOND_HEART = 100;
/** A bottle that there is light enough to fetch, and one in hand: more than the steps that it costs, or nobody would go. */
const BOTTLE = { near: 500, had: 600 };
/** Actions of light to spare before anybody goes for it. */
const TO_SPARE = 8;

export function taste(state: State): number {
  const { hearts } = state.hero;
  const worth =
    SCORE.heart * hearts +
    SCORE.rat * state.slain +
    SCORE.candle * state.candle +
    SCORE.spoon * state.spoons +
    (state.hero.hasBottle ? BOTTLE.had : 0);
  if (state.ending) return state.ending === 'escaped' ? 100_000 + worth : -100_000;
  const left = ACTIONS * (state.candle - 1) + state.actionsLeft;
  const { needed, bonus } = planOf(state, left);
  const late = TOO_LATE * Math.max(0, needed - left) + TIGHT * Math.max(0, needed + COMFORT - left);
  return worth + bonus + (hearts > 1 ? SECOND_HEART : 0) - STEP * needed - late;
}

/** The actions that the way out still takes, by way of the bottle where there is time for it. */
function planOf(state: State, left: number): { readonly needed: number; readonly bonus: number } {
  const { hero } = state;
  const { site } = cellarOf(state);
  const rest = hero.hasKey ? [] : [site.key];
  const straight = actionsBy(state, [...rest, site.doorstep]);
  if (hero.hasBottle || hero.hearts < 2) return { needed: straight, bonus: 0 };
  const needed = Math.min(
    actionsBy(state, [site.bottle, ...rest, site.doorstep]),
    actionsBy(state, [...rest, site.bottle, site.doorstep]),
  );
  return left - needed < TO_SPARE ? { needed: straight, bonus: 0 } : { needed, bonus: BOTTLE.near };
}

/** Steps from one stop to the next, and something to take or to open at each. */
function actionsBy(state: State, stops: readonly Cell[]): number {
  const { ways } = cellarOf(state);
  let at = state.hero.at;
  let actions = stops.length;
  for (const stop of stops) {
    actions += ways.distance(at, stop);
    at = stop;
  }
  return actions;
}

/** Why a bot does what it does, for the Hint button. */
const WHY: Readonly<Record<Exclude<Action['type'], 'step' | 'choose'>, string>> = {
  strike: 'A rat beside you bites half the time; strike first.',
  search: 'A barrel may hold light, a heart or silver.',
  'take-key': 'No key, no way out.',
  'take-bottle': `The bottle is worth ${SCORE.bottle} points if you get out.`,
  'open-chest': 'The chest holds something useful.',
  leave: "You're there. Leave!",
  end: 'Nothing better to do. Let them come.',
  block: 'A heart is worth more than a lid.',
  pass: 'You can spare the heart; keep the lid.',
};

const TOOL_WHY: Readonly<Record<Tool, string>> = {
  broom: 'Surer strikes help more than one caught bite.',
  'pot-lid': 'A caught bite is a heart saved.',
};

export function advice(state: State, action: Action): string {
  if (action.type === 'step') return stepAdvice(state, action.to);
  return action.type === 'choose' ? TOOL_WHY[action.tool] : WHY[action.type];
}

/** What a step comes nearer to: the key or the door, else the bottle. */
function stepAdvice(state: State, to: Cell): string {
  const { hero } = state;
  const { site, ways } = cellarOf(state);
  const nears = (goal: Cell): boolean => ways.distance(to, goal) < ways.distance(hero.at, goal);
  const isToBottle = !hero.hasBottle && nears(site.bottle) && !nears(hero.hasKey ? site.doorstep : site.key);
  return `That way leads to the ${isToBottle ? 'bottle' : hero.hasKey ? 'door' : 'key'}.`;
}
