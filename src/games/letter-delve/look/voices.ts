/** The sounds of this room that belong to things rather than to moments. */
import type { ItemId } from '../data/items.ts';

type ItemVoice = `item-${'armor' | 'weapon' | 'potion' | 'warp' | 'ice' | 'sleep' | 'curse' | 'spark'}`;

/** Thirty sounds nobody could tell apart; eight they can. */
// biome-ignore format: a table
export const ITEM_VOICES: Readonly<Record<ItemId, ItemVoice>> = {
  'conjure-coins':    'item-spark',
  'mystic-armor':     'item-armor',
  snipe:              'item-weapon',
  waken:              'item-sleep',
  sleep:              'item-sleep',
  freeze:             'item-ice',
  teleport:           'item-warp',
  'enchant-weapon':   'item-weapon',
  'create-monster':   'item-warp',
  'polymorph-weapon': 'item-weapon',
  'enchant-armor':    'item-armor',
  'forced-move':      'item-warp',
  poison:             'item-curse',
  heal:               'item-potion',
  'extra-healing':    'item-potion',
  'full-healing':     'item-potion',
  haste:              'item-spark',
  levitation:         'item-spark',
  strength:           'item-weapon',
  'find-secret-door': 'item-spark',
  confusion:          'item-curse',
  regeneration:       'item-potion',
  invisibility:       'item-warp',
  polymorph:          'item-curse',
  'magic-missiles':   'item-spark',
  'slow-monster':     'item-ice',
  'drain-life':       'item-curse',
  'teleport-monster': 'item-warp',
  cancellation:       'item-curse',
  'bless-weapon':     'item-weapon',
};
