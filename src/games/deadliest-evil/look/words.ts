/** How this room names things to people. */
import { capital, counted, listed, percent as percentOf } from '../../phrases.ts';
import { ROMAN, type Ability, type Die, type Level } from '../data/constants.ts';
import type { Effect } from '../data/effects.ts';
import { sectionOf, type EventCardId } from '../data/event-cards.ts';
import { KINDS, kindOf, type Kind } from '../data/monsters.ts';
import { searchCard, type CardId } from '../data/search-cards.ts';
import { share, type Chance } from '../odds/chances.ts';
import { isDeadly, type Staying } from '../odds/staying.ts';
import { whereGoalsLie } from '../odds/outlook.ts';
import type { MoveOdds } from '../odds/walking.ts';
import { here } from '../rules/monsters.ts';
import { tileHere } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  combat: 'Combat',
  defense: 'Defense',
  speed: 'Speed',
};

export function percent(chance: Chance | number): string {
  return percentOf(typeof chance === 'number' ? chance : share(chance));
}

/** "0.8", "2.5". */
export function mean(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** "1-8": the spaces that a roll may give. */
export function span({ points }: MoveOdds): string {
  return `${Math.min(...points)}-${Math.max(...points)}`;
}

/** "Stay here: about -0.8 Life, death 12%." In the Narrow Passage with the reason why it is so little. */
export function stayingText(state: State, staying: Staying): string {
  const death = isDeadly(staying) ? `, death ${percent(staying.deadly)}` : '';
  const narrow = isCrowded(state) ? ' Narrow: one of each kind reaches you.' : '';
  return `Stay here: about -${mean(staying.meanWounds)} Life${death}.${narrow}`;
}

/** Several of one kind, and only the first of them gets at her. */
function isCrowded(state: State): boolean {
  if (tileHere(state).id !== 'narrow') return false;
  const kinds = here(state).map(({ kind }) => kind);
  return new Set(kinds).size < kinds.length;
}

/** "d8", "d8+1". */
export function dieText(die: Die, bonus = 0): string {
  return bonus === 0 ? `d${die}` : `d${die}+${bonus}`;
}

const isUnique = (kind: Kind): boolean => kindOf(kind).limit === 1;

/** "goblin", "Grislyk": one of them in a sentence. */
export function foeName(kind: Kind): string {
  const { name } = kindOf(kind);
  return isUnique(kind) ? name : name.toLowerCase();
}

/** "the goblin", "Grislyk". */
export function theFoe(kind: Kind): string {
  return isUnique(kind) ? foeName(kind) : `the ${foeName(kind)}`;
}

/** "goblin 2": as its plate on the board says. */
export function thatFoe(id: string, kind: Kind): string {
  return isUnique(kind) ? foeName(kind) : `${foeName(kind)} ${plateOf(id)}`;
}

/** "Goblin 2". */
export function foeTitle(id: string, kind: Kind): string {
  return capital(thatFoe(id, kind));
}

export function plateOf(id: string): string {
  return id.slice(1);
}

/** The small picture for tracks and lists; the sorcerer's own is too large for them. */
export function smallFoe(kind: Kind): string {
  return kind === 'grislyk' ? 'grislyk-small' : kind;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "two goblins, one skeleton and Grislyk". */
export function crowd(kinds: readonly Kind[]): string {
  const groups = KINDS.flatMap(kind => {
    const count = kinds.filter(each => each === kind).length;
    if (count === 0) return [];
    return isUnique(kind)
      ? [foeName(kind)]
      : [`${COUNTS[count] ?? count} ${foeName(kind)}${count === 1 ? '' : 's'}`];
  });
  return listed(groups) || 'nobody';
}

export function spaces(count: number): string {
  return counted(count, 'space');
}

export function cardName(id: CardId): string {
  return searchCard(id).name;
}

/** What an effect does, as a card says it: "d6 against Speed, or lose 1 Life". */
export function effectText(effect: Effect): string {
  switch (effect.op) {
    case 'place': {
      const kinds: Kind[] = [
        ...Array<Kind>(effect.goblin).fill('goblin'),
        ...Array<Kind>(effect.skeleton).fill('skeleton'),
      ];
      return `${crowd(kinds)} on the track`;
    }
    case 'vs': {
      const fail = listed(effect.fail.map(effectText));
      return `d${effect.die} against ${ABILITY_NAMES[effect.ability]}, or ${fail}`;
    }
    case 'wound':
      return `lose ${effect.n} Life`;
    case 'heal':
      return `gain ${effect.n} Life`;
    case 'advance':
      return 'the track moves on';
    case 'retreat':
      return 'the track moves back';
    case 'cull':
      return `the foremost ${effect.kind} leaves the track`;
    case 'chase':
      return 'all on the board come one tile closer';
    case 'find':
      return 'draw a search card';
    case 'status':
      return effect.status === 'slowed' ? 'be slowed' : 'vanish from their eyes';
    case 'slay-here':
      return 'kill every goblin and skeleton here';
  }
}

export function effectsText(effects: readonly Effect[]): string {
  return `${capital(effects.map(effectText).join('; then '))}.`;
}

export function eventText(id: EventCardId, level: Level): string {
  return effectsText(sectionOf(id, level));
}

/** "So the Book and the Crucible are on Levels II and III.": what the Dead End tells. */
export function goalsText(state: State): string {
  const known = whereGoalsLie(state);
  if (!known || known.goals.length === 0) return 'You know where everything is now.';
  const goals = listed(known.goals.map(goal => `the ${goal === 'book' ? 'Book' : 'Crucible'}`));
  const levels = listed(known.levels.map(level => ROMAN[level]));
  return known.goals.length === 1
    ? `So ${goals} is on Level ${levels}.`
    : `So ${goals} are on Levels ${levels}.`;
}
