/** How a bot values a position in the cellar: alive, near its goal, with light to spare. */
import { isAdjacent } from '../../core/grid.ts';
import { ways, site } from './data/map.ts';
import type { Action, State } from './state.ts';

export function taste(state: State): number {
  if (state.ending)
    return state.ending === 'escaped' ? 100_000 + 100 * state.hero.hearts + 10 * state.candle : -100_000;
  const { at, hasKey, hearts, tool } = state.hero;
  const toKey = hasKey ? 0 : ways.distance(at, site.key);
  const toDoor = hasKey ? ways.distance(at, site.doorstep) : ways.distance(site.key, site.doorstep);
  const beside = state.rats.filter(rat => rat.awake && isAdjacent(rat.at, at)).length;
  return (
    1000 * hearts +
    (hasKey ? 500 : 0) +
    (tool ? 60 : 0) +
    220 * state.slain +
    6 * state.candle -
    30 * (toKey + toDoor) -
    120 * beside
  );
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
