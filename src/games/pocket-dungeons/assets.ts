import type { AssetKeys } from '../room.ts';
import { ABILITIES } from './data/abilities.ts';
import { CARDS } from './data/cards.ts';
import { CHARTS, TRAPS } from './data/charts.ts';
import { prefabOf } from './data/prefabs.ts';
import { TILE_KINDS } from './data/tiles.ts';
import { TUNES } from './look/music.ts';
import { abilityIcon, portrait, SEATS, tilePicture } from './look/words.ts';

const CHART_RESULTS = [...new Set(Object.values(CHARTS).flatMap(rows => rows.map(row => row[2])))];
const TIMES = [1, 2, 3, 4, 5, 6] as const;

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['pocket-dungeons', 'shared'],
  sprites: [
    ...CARDS.map(card => card.id),
    ...CARDS.map(card => portrait(card.id)),
    ...SEATS.map(seat => seat.sprite),
    ...(Object.keys(ABILITIES) as (keyof typeof ABILITIES)[]).map(abilityIcon),
    ...TRAPS.map(({ id }) => `trap-${id}`),
    ...CHART_RESULTS.map(result => `chart-${result}`),
    ...TILE_KINDS.flatMap(({ id }) => prefabOf(id).rotations.map(rot => tilePicture(id, rot))),
    ...TIMES.map(amount => `loose-${amount}`),
    'counter-back', 'counter-treasure', 'counter-hazard', 'counter-stairs', 'treasure', 'stairs', 'stairs-shaft',
    'door-h', 'door-h-locked', 'door-h-open', 'door-v', 'door-v-locked', 'door-v-open',
    'start-mosaic', 'start-emblem', 'room-trim-nw', 'room-trim-n', 'room-trim-ne', 'room-trim-w', 'room-trim-e',
    'room-trim-sw', 'room-trim-s', 'room-trim-se', 'water-edge-n', 'water-edge-e', 'water-edge-s', 'water-edge-w',
    'water-bubbles', 'rubble', 'breach', 'bones', 'cobweb', 'crack', 'mushrooms', 'torch',
    'badge-treasure', 'badge-hazard', 'badge-bounty', 'badge-paralysed', 'badge-controlled', 'badge-gas',
    'badge-hourglass', 'badge-departed', 'badge-fear', 'badge-wet', 'badge-scheme',
    'icon-melee', 'icon-ranged', 'icon-magic', 'icon-action', 'icon-scheme', 'kicker-4', 'kicker-5',
    'candle-8', 'candle-7', 'candle-6', 'candle-5', 'candle-4', 'candle-3', 'candle-2', 'candle-1', 'candle-out',
    'fx-arrow', 'fx-bolt', 'fx-gust', 'fx-spiral',
    'chip-hidden', 'chip-lock', 'chip-heart', 'chip-skull', 'skull', 'map',
  ],
  sounds: [
    'tile', 'flip', 'die', 'step', 'splash', 'drown', 'fall', 'door-creak', 'door-locked', 'coin', 'spill',
    'sword', 'bow', 'spell', 'cancel', 'hit', 'block', 'parry', 'kill', 'toll', 'heal',
    'groan', 'giggle', 'roar', 'wail', 'hiss', 'trap', 'fire', 'rumble', 'swap', 'gas', 'stairs', 'bell',
    'swish', 'fizzle', 'clink', 'thud', 'victory', 'defeat',
  ],
  music: Object.values(TUNES),
};
