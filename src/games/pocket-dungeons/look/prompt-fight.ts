/** The choices of assaults. Each target has one framed way, the best; all others wait behind its button. */
import { directionTo } from '../../../core/grid.ts';
import type { Attack } from '../data/cards.ts';
import { present } from '../../parts.ts';
import { listed, percent } from '../../phrases.ts';
import { declaredProspects, prospectsOf, worthOf, type Prospects } from '../odds/assaults.ts';
import { mustFind } from '../rules/characters.ts';
import type { Action, Ask, Assault } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { attackOdds, prospectsText } from './odds.ts';
import { onTile } from './places.ts';
import type { Meeting, Question, SomeChoices } from './prompt-parts.ts';
import {
  ATTACK_WORDS,
  bearing,
  cardName,
  dropText,
  fullName,
  hazardText,
  tileName,
  treasureText,
} from './words.ts';

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

export const fightChoices = {
  'close-assault': assaultChoice,
  'ranged-assault': assaultChoice,
  declare: ({ attack }, { state }) => {
    const task = state.stack.findLast(each => each.do === 'declare')!;
    const prospects = declaredProspects(state, task, attack);
    return {
      label: `Attack with ${ATTACK_WORDS[attack].toLowerCase()}`,
      odds: attackOdds(prospects),
      detail: prospectsText(prospects),
      icon: `icon-${attack}`,
      key: attack === 'melee' ? '1' : '2',
    };
  },
} satisfies SomeChoices;

const manner = (action: Assault): Attack => (action.type === 'close-assault' ? 'melee' : action.attack);

/** How each target can be attacked, by its id: blade, bow or spell. */
export function mannersOf(legal: readonly Action[]): ReadonlyMap<number, ReadonlySet<Attack>> {
  const manners = new Map<number, Set<Attack>>();
  for (const action of legal) {
    if (action.type !== 'close-assault' && action.type !== 'ranged-assault') continue;
    const known = manners.get(action.target);
    if (known) known.add(manner(action));
    else manners.set(action.target, new Set([manner(action)]));
  }
  return manners;
}

/**
 * An attack is called one, whatever it is made with. Whoever can do both has a button for each, which says how: a shot
 * must not lie below a list of charges.
 */
function verbFor(action: Assault, name: string, manners: ReadonlySet<Attack> | undefined): string {
  const isOne = manners === undefined || manners.size < 2;
  return isOne ? `Attack ${name}` : `Attack ${name}: ${ATTACK_WORDS[manner(action)].toLowerCase()}`;
}

function assaultChoice(action: Assault, { state, ask, char: who, isFramed, manners }: Question): Meeting {
  const [char, target] = [who(), mustFind(state, action.target)];
  const prospects = prospectsOf(state, char, action);
  const confirm = confirmText(ask, char, target, prospects);
  const isBeside = action.type === 'close-assault' && action.path.length === 1;
  const direction = isBeside ? directionTo(char.at, target.at) : undefined;
  return {
    label: labelOf(state, char, target, action),
    verb: verbFor(action, fullName(state, target), manners.get(target.id)),
    odds: attackOdds(prospects),
    detail: `${killText(state, char, target)} ${prospectsText(prospects)}`,
    ...onTile(state, target.at),
    mark: 'strike',
    // At a glance: blades go to it, a bow or a spell stays where it is.
    icon: `icon-${manner(action)}`,
    priced: true,
    ...(isFramed(action) ? { key: 'f', ...(direction && { direction }) } : { aside: true }),
    ...(confirm !== undefined && { confirm }),
  };
}

function labelOf(state: State, char: Character, target: Character, action: Assault): string {
  const name = `the ${fullName(state, target)}`;
  if (action.type === 'ranged-assault')
    return `Attack ${name} from here: ${ATTACK_WORDS[action.attack].toLowerCase()}`;
  const { path } = action;
  if (path.length === 1) return `Attack ${name} beside you`;
  const stops = path.map((at, index) => {
    const from = path[index - 1] ?? char.at;
    return directionTo(from, at) ?? `over water ${bearing(from, at)} to ${tileName(at)}`;
  });
  return `Charge ${name}: ${stops.join(', ')}`;
}

/** What there is to gain by it. */
export function killText(state: State, char: Character, target: Character): string {
  const drops = target.role === 'hero' ? target.treasure : state.pool;
  const gains = present(
    char.role === 'hero' && target.bounty > 0 && hazardText(target.bounty),
    drops > 0 && `${treasureText(drops)} dropped`,
  );
  return `Kill: ${listed(gains) || 'no reward'}.`;
}

/** The odds were read before; but who would think of water on the way, or of one's own hero at its end? */
function confirmText(ask: Ask, char: Character, target: Character, prospects: Prospects): string | undefined {
  if (target.owner === ask.seat)
    return `That's your own ${cardName(target.card)}. ${prospectsText(prospects)}`;
  if (char.owner !== ask.seat || prospects.drowns === 0) return undefined;
  return `Water is in the way: your ${cardName(char.card)} drowns ${percent(prospects.drowns)} of the time${dropText(char)}.`;
}
