import type { AssetKeys } from '../room.ts';
import { FINDS, TOOLS } from './data/finds.ts';
import { RATS } from './data/rats.ts';
import { TUNE } from './look/music.ts';

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['the-cellar', 'shared'],
  sprites: [
    'hero', 'bottle', 'cellar-key', 'cellar-door', 'cellar-door-open', 'barrel', 'barrel-open', 'chest', 'chest-open', 'stairs-up',
    'candle', 'heart', 'eye-red', ...Object.keys(RATS), ...FINDS, ...TOOLS,
  ],
  sounds: [
    'step', 'die', 'slash', 'swish', 'miss', 'graze', 'hit', 'kill', 'toll', 'chest', 'heal', 'fire', 'fizzle', 'clink',
    'hurt', 'heartbeat', 'door', 'sparkle', 'victory', 'defeat', 'rat-squeak', 'rat-bite', 'cellar-door', 'key-jingle',
  ],
  music: [TUNE],
};
