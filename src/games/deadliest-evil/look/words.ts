/** How this room names things to people. */
import { capital, counted, listed, percent as percentOf } from '../../phrases.ts';
import type { Ability, Die, Level, Objective } from '../data/constants.ts';
import type { Effect } from '../data/effects.ts';
import { sectionOf, type EventCardId } from '../data/event-cards.ts';
import { KINDS, kindOf, type Kind } from '../data/monsters.ts';
import { searchCard, type CardId } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-faces.ts';
import { tileFace } from '../data/tiles.ts';
import { isDeadly, type Staying } from '../odds/staying.ts';
import { share, type Chance } from '../odds/chances.ts';
import type { Result } from '../state/state.ts';

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  combat: 'Combat',
  defense: 'Defense',
  speed: 'Speed',
};

export const OBJECTIVE_NAMES: Readonly<Record<Objective, string>> = {
  book: 'the Book of Lore',
  crucible: 'the Black Crucible',
  grislyk: 'Grislyk',
};

export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  ultimate: 'Ultimate victory',
  greater: 'Greater victory',
  minor: 'Minor victory',
  defeat: 'Defeat',
};

export function percent(chance: Chance | number): string {
  return percentOf(typeof chance === 'number' ? chance : share(chance));
}

/** "0.8", "2.5". */
export function mean(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** "Staying: 0.8 wounds, death 12%." */
export function stayingText(staying: Staying): string {
  const death = isDeadly(staying) ? `, death ${percent(staying.deadly)}` : '';
  return `Staying: ${mean(staying.meanWounds)} wounds${death}.`;
}

/** "d8", "d8+1". */
export function dieText(die: Die, bonus = 0): string {
  return bonus === 0 ? `d${die}` : `d${die}+${bonus}`;
}

/** "goblin", "Grislyk": one of them in a sentence. */
export function foeName(kind: Kind): string {
  return kind === 'grislyk' ? 'Grislyk' : kind;
}

/** "the goblin", "Grislyk". */
export function theFoe(kind: Kind): string {
  return kind === 'grislyk' ? 'Grislyk' : `the ${kind}`;
}

/** "Goblin 2": as its plate on the board says. */
export function foeTitle(id: string, kind: Kind): string {
  const { name } = kindOf(kind);
  return kind === 'grislyk' ? name : `${name} ${plateOf(id)}`;
}

export function plateOf(id: string): string {
  return id.slice(1);
}

/** The small figure for tracks and lists; the sorcerer's own is too large for them. */
export function smallFoe(kind: Kind): string {
  return kind === 'grislyk' ? 'grislyk-small' : kind;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "two goblins, one skeleton and Grislyk". */
export function crowd(kinds: readonly Kind[]): string {
  const groups = KINDS.flatMap(kind => {
    const count = kinds.filter(each => each === kind).length;
    if (count === 0) return [];
    if (kind === 'grislyk') return ['Grislyk'];
    return [`${COUNTS[count] ?? count} ${kind}${count === 1 ? '' : 's'}`];
  });
  return listed(groups) || 'nobody';
}

export function spaces(count: number): string {
  return counted(count, 'space');
}

export function tileName(id: TileId): string {
  // The level is told beside it; "(to Level II)" would be said twice.
  return tileFace(id).name.replace(/ \(.*\)$/, '');
}

/** "the Long Gallery", "the Stairs Down": within a sentence. */
export function placeName(id: TileId): string {
  return `the ${tileName(id).replace(/^The /, '')}`;
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
      return 'slay every goblin and skeleton here';
  }
}

export function effectsText(effects: readonly Effect[]): string {
  return `${capital(effects.map(effectText).join('; then '))}.`;
}

export function eventText(id: EventCardId, level: Level): string {
  return effectsText(sectionOf(id, level));
}

export interface TileNote {
  readonly text: string;
  /** Something here may cost Life. */
  readonly isDangerous?: true;
}

/** What a tile does, where it does anything. */
export const TILE_NOTES: Readonly<Record<TileId, TileNote>> = {
  entrance: { text: 'Stop here with the Book taken or the Crucible broken, and you are out.' },
  cliff: { text: 'High ground: +1 on every roll of your Combat die here.' },
  narrow: { text: 'So narrow that only one monster of each kind can strike you here.' },
  blades: {
    text: 'On entering, and as each round begins here: d4 against Defense, or lose 1 Life.',
    isDangerous: true,
  },
  pit: {
    text: 'Each crossing: d6 against Speed. Fail, and you lose 1 Life and your walk ends beyond it.',
    isDangerous: true,
  },
  'bend-left': { text: 'A plain passage that turns left.' },
  'bend-right': { text: 'A plain passage that turns right.' },
  gallery: { text: 'A plain passage between pillars.' },
  'stairs-1': { text: 'The steps lead down to Level II. The passage runs on past them.' },
  'stairs-2': { text: 'The steps lead down to Level III. The passage runs on past them.' },
  book: { text: 'Be here when a round begins, and the Book is yours. It wakes Grislyk.' },
  crucible: { text: 'Be here when a round begins, and the Crucible breaks.' },
  'dead-end': { text: 'Rubble, and no way on. It may be searched.' },
};
