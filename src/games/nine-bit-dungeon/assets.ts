import type { AssetKeys } from '../room.ts';
import { MISHAPS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { MONSTERS } from './data/monsters.ts';
import { MOODS } from './look/board.ts';
import { MONSTER_LOOKS } from './look/monsters.ts';
import { itemIcon } from './look/words.ts';

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['nine-bit-dungeon', 'shared'],
  sprites: [
    'hero', 'hero-robe', 'hero-plate', 'sceptre',
    'entrance', 'exit-shut', 'exit-lit', 'key', 'hatch', 'hatch-open', 'chest', 'chest-open', 'shop',
    'heart', 'mana', 'coin', 'eye-red', 'plus', 'chip-event', 'chip-heart', 'chip-mana', 'chip-coin', 'chip-shield',
    'fx-fireball', 'fx-arrow', 'fx-bolt',
    ...MONSTERS.map(monster => monster.id),
    ...MISHAPS.map(mishap => `event-${mishap.id}`),
    ...new Set(ITEMS.map(itemIcon)),
  ],
  sounds: [
    'step', 'die', 'slash', 'swish', 'hit', 'clink', 'thud', 'miss', 'graze', 'kill', 'level', 'toll', 'coin', 'gulp', 'heal', 'fire', 'fizzle', 'wild',
    'card', 'seam', 'key', 'unlock', 'chest', 'bell', 'door', 'shot', 'bolt', 'flee', 'hatch', 'heartbeat', 'stairs',
    'sparkle', 'victory', 'death', 'torch-out', 'horn',
    ...new Set(Object.values(MONSTER_LOOKS).map(({ voice }) => voice)),
  ],
  music: Object.values(MOODS).map(({ theme }) => theme),
};
