import type { AssetKeys } from '../room.ts';
import { FINDS, TOOLS } from './data/finds.ts';

export const assets: AssetKeys = {
  packs: ['the-cellar', 'shared'],
  sprites: ['hero', 'rat', 'cellar-key', 'cellar-door', 'cellar-door-open', 'barrel', 'chest', 'chest-open', 'stairs-up', 'candle', 'heart', 'eye-red', ...FINDS, ...TOOLS],
  sounds: ['step', 'die', 'slash', 'swish', 'crumble', 'chest', 'heal', 'fire', 'fizzle', 'clink', 'hurt', 'heartbeat', 'door', 'sparkle', 'victory', 'defeat', 'rat-squeak', 'rat-bite', 'cellar-door', 'key-jingle'],
  music: ['cellar'],
};
