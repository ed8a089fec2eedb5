/** The choices of assaults. Each target has one framed way, the best; all others wait behind its button. */
import { directionTo } from '../../../core/grid.ts';
import type { Choice } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import { mustFind } from '../rules/characters.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import {
  declaredProspects,
  prospectsOf,
  prospectsText,
  riskOf,
  worthOf,
  type Assault,
  type Prospects,
} from './odds.ts';
import { standCell } from './places.ts';
import { ATTACK_WORDS, bearing, cardName, figureName, tileName, treasureText } from './words.ts';

type Declare = Extract<Action, { type: 'declare' }>;

/** From here on the own hero's risk is asked about. */
const RISKY = 0.25;

export function framedAssaults(state: State, ask: Ask, legal: readonly Action[]): ReadonlySet<Action> {
  if (ask.kind !== 'action' && ask.kind !== 'nimble-shot') return new Set();
  const char = mustFind(state, ask.char);
  const best = new Map<number, { action: Assault; worth: number }>();
  for (const action of legal) {
    if (action.type !== 'close-assault' && action.type !== 'ranged-assault') continue;
    const worth = worthOf(prospectsOf(state, char, action));
    const known = best.get(action.target);
    if (!known || worth > known.worth) best.set(action.target, { action, worth });
  }
  return new Set([...best.values()].map(({ action }) => action));
}

export function fightChoice(
  state: State,
  ask: Ask,
  action: Assault | Declare,
  isFramed: boolean,
): Choice<Action> {
  const char = mustFind(state, 'char' in ask ? ask.char : state.active!);
  if (action.type === 'declare') {
    const task = state.stack.findLast(each => each.do === 'declare')!;
    const prospects = declaredProspects(state, task, action.attack);
    return {
      action,
      label: `Strike with ${ATTACK_WORDS[action.attack].toLowerCase()}`,
      odds: percent(prospects.win),
      detail: prospectsText(prospects),
      icon: `icon-${action.attack}`,
      key: action.attack === 'melee' ? '1' : '2',
    };
  }
  const target = mustFind(state, action.target);
  const prospects = prospectsOf(state, char, action);
  const confirm = confirmText(ask, char, target, prospects);
  const direction = adjacentDirection(char, target, action);
  return {
    action,
    label: labelOf(state, char, target, action),
    verb: `Attack ${figureName(state, target)}`,
    odds: percent(prospects.comes * prospects.win),
    detail: prospectsText(prospects),
    at: standCell(state, target),
    mark: 'strike',
    ...(isFramed ? { key: 'f', ...(direction && { direction }) } : { aside: true }),
    ...(confirm !== undefined && { confirm }),
  };
}

function labelOf(state: State, char: Character, target: Character, action: Assault): string {
  const name = `the ${figureName(state, target)}`;
  if (action.type === 'ranged-assault')
    return action.attack === 'magic' ? `Cast at ${name}` : `Shoot at ${name}`;
  const { path } = action;
  if (path.length === 1) return `Attack ${name} beside you`;
  const stops = path.map((at, index) => {
    const from = path[index - 1] ?? char.at;
    return directionTo(from, at) ?? `over water ${bearing(from, at)} to ${tileName(at)}`;
  });
  return `Charge ${name}: ${stops.join(', ')}`;
}

function adjacentDirection(char: Character, target: Character, action: Assault): Choice['direction'] {
  const isNear = action.type === 'close-assault' && action.path.length === 1;
  return isNear ? directionTo(char.at, target.at) : undefined;
}

/** Never for what costs nothing: only the own skin, or one's own hero at the other end. */
function confirmText(ask: Ask, char: Character, target: Character, prospects: Prospects): string | undefined {
  if (target.owner === ask.seat)
    return `That is your own ${cardName(target.card)}. ${prospectsText(prospects)}`;
  const risk = riskOf(prospects);
  if (char.owner !== ask.seat || risk < RISKY) return undefined;
  const stake = char.treasure > 0 ? `, and drops ${treasureText(char.treasure)}` : '';
  return `${prospectsText(prospects)} In this attack your ${cardName(char.card)} falls ${percent(risk)} of the time${stake}.`;
}
