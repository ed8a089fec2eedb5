import type { AssetKeys } from '../room.ts';
import { WEAPONS } from './data/gear.ts';
import { HEROES } from './data/heroes.ts';
import { ITEM_IDS } from './data/items.ts';
import { KINDS, SPECIALS } from './data/monsters.ts';
import { ITEM_WORDS, itemIcon } from './look/items.ts';
import { TUNES } from './look/music.ts';
import { HERO_STATUS, statusIcon } from './look/statuses.ts';
import { ARMOUR_ICON, heroSprite, specialIcon, tileSprite } from './look/words.ts';
import type { HeroStatus } from './state/events.ts';

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['letter-delve', 'shared'],
  sprites: [
    ...HEROES.map((_, seat) => heroSprite(seat)), 'gravestone',
    ...KINDS,
    ...KINDS.map(tileSprite),
    'tile-back', 'tile-back-boss', 'tile-back-stir', 'tile-back-boss-stir',
    'square-star', 'square-chest-mark', 'square-collection', 'square-collection-2', 'square-collection-spent',
    'square-spawn', 'square-spawn-boss', 'chest', 'chest-open', 'torch',
    'bones',
    ...WEAPONS.map(weapon => weapon.id), ARMOUR_ICON,
    ...ITEM_IDS.map(itemIcon),
    ...SPECIALS.map(specialIcon),
    ...(['frozen', 'slowed', 'cancelled'] as const).map(statusIcon),
    ...(Object.keys(HERO_STATUS) as HeroStatus[]).map(statusIcon),
    'eye-open', 'eye-stir', 'eye-red', 'fx-arrow', 'fx-missile',
    'heart', 'coin', 'chip-heart', 'chip-coin', 'chip-shield',
  ],
  sounds: [
    'step', 'die', 'flip', 'stir', 'settle-boss', 'roar-boss', 'growl', 'chest', 'rune', 'stairs', 'heal', 'equip', 'buy',
    'hit', 'hurt', 'soak', 'parry', 'miss', 'graze', 'steal', 'swish', 'heartbeat', 'monster-die', 'regenerate', 'jump', 'duel', 'toll',
    'rob', 'leave', 'torch-low', 'coin', 'cleared', 'victory', 'defeat',
    ...new Set(Object.values(ITEM_WORDS).map(words => words.voice)),
  ],
  music: Object.values(TUNES),
};
