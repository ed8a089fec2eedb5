/** How the rows of the charts are told. */
import type { Tone } from '../../../core/look.ts';
import type { CardId } from '../data/cards.ts';
import type { ChartId } from '../data/charts.ts';

export const CHART_WORDS: Readonly<Record<ChartId, string>> = {
  treasure: 'Treasure',
  door: 'Door',
  hazard: 'Hazard',
  encounter: 'Encounter',
  trap: 'Trap',
};

interface ResultWords {
  /** Over a head. */
  readonly short: string;
  /** In the rules book and the log. */
  readonly text: string;
  readonly tone: Tone;
}

// biome-ignore format: a table
export const RESULT_WORDS: Readonly<Record<string, ResultWords>> = {
  'loot':          { short: 'just loot',         text: 'nothing but loot',                 tone: 'gold' },
  'trap':          { short: 'a trap',            text: 'a trap',                           tone: 'bad' },
  'squatter':      { short: 'not alone',         text: 'somebody was here first',          tone: 'bad' },
  'open':          { short: 'not locked',        text: 'it was never locked',              tone: 'good' },
  'locked':        { short: 'locked: 4+',        text: 'locked, Action or Melee 4+',       tone: 'plain' },
  'really-locked': { short: 'barred: 6+',        text: 'barred, Action or Melee 6+',       tone: 'bad' },
  'surprise':      { short: 'open, and a trap',  text: 'open, and a trap behind it',       tone: 'bad' },
  'boo':           { short: 'open, and boo!',    text: 'open, and somebody behind it',     tone: 'bad' },
  'encounter':     { short: 'an encounter',      text: 'an encounter',                     tone: 'bad' },
  'both':          { short: 'both at once',      text: 'an encounter, and then a trap',    tone: 'bad' },
  'twice':         { short: 'two encounters',    text: 'two encounters instead of one',    tone: 'bad' },
};

/** One short line for the card that is held up. */
export const ENCOUNTER_TIPS: Partial<Readonly<Record<CardId, string>>> = {
  'goblin-warrior': 'Craven, but deadly round corners.',
  'goblin-hunter': 'An archer. Craven, and hard to charge.',
  'shambling-corpse': 'Slow, undying, and a horror to stand beside.',
  lizardman: 'All water is one to it.',
  'shroud-ghost': 'Walks through walls, strikes with magic.',
  troll: 'Three dice and a stone. Charges what it sees.',
};
