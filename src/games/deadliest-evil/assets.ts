import type { AssetKeys } from '../room.ts';
import { LEVELS, OBJECTIVES } from './data/constants.ts';
import { EVENT_CARDS } from './data/event-cards.ts';
import { SEARCH_CARDS } from './data/search-cards.ts';
import { TILE_IDS } from './data/tile-maps.ts';
import { MUSIC } from './look/music.ts';

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['deadliest-evil', 'shared'],
  sprites: [
    'kora', 'kora-wounded', 'kora-book', 'kora-invisible', 'kora-cloaked', 'kora-fallen',
    'kora-portrait', 'kora-portrait-hurt', 'kora-portrait-grim', 'kora-portrait-dying',
    'goblin', 'skeleton', 'grislyk', 'grislyk-small',
    'lectern-book', 'lectern-empty', 'crucible', 'crucible-broken', 'book', 'staircase-down', 'staircase-up', 'gate',
    'daylight-steps', 'pillar', 'blade-slot', 'blade-sweep', 'rubble', 'rubble-small', 'torch', 'torch-green',
    'banner', 'candles', 'rune', 'bones', 'cobweb', 'crack', 'bloodstain', 'mushrooms',
    'grass-plain', 'grass-daisy', 'grass-flower',
    'arrow-floor-n', 'arrow-floor-e', 'arrow-floor-s', 'arrow-floor-w',
    'exit-unknown', 'stop-bar', 'pass-bar', 'track-step',
    'ability-combat', 'ability-defense', 'ability-speed', 'ability-d4', 'ability-d6', 'ability-d8',
    'icon-slowed', 'icon-invisible', 'icon-searched', 'icon-stop', 'icon-door', 'icon-rope', 'icon-cloak',
    'fx-stone', 'fx-dart', 'fx-web',
    'heart', 'skull', 'boot', 'star', 'eye-red', 'exit-door', 'chip-heart', 'chip-boot', 'chip-die', 'chip-up', 'chip-down', 'chip-shield',
    'chip-skull', 'chip-exclaim',
    ...OBJECTIVES.flatMap(objective => [`seal-${objective}`, `seal-${objective}-lit`]),
    ...LEVELS.map(level => `marker-level-${level}`),
    ...TILE_IDS.map(id => `tile-${id}`),
    ...EVENT_CARDS.map(({ id }) => `event-${id}`),
    ...SEARCH_CARDS.flatMap(({ id }) => [`item-${id}`, `search-${id}`]),
  ],
  sounds: [
    'die', 'step', 'stairs', 'card', 'page', 'gulp', 'heal', 'hurt', 'heartbeat', 'swish', 'hit', 'parry', 'graze', 'level', 'toll', 'thud', 'crumble',
    'defeat',
    'die-assign', 'tile-flip', 'track-tick', 'arrive', 'goblin-hit', 'skeleton-hit', 'grislyk-hit', 'block', 'slay',
    'chain', 'search', 'find', 'nothing', 'pit-fall', 'blade', 'web', 'dart', 'masonry', 'gas', 'rats', 'book',
    'crucible', 'grislyk-wakes', 'fireball', 'vanish', 'squabble', 'leave', 'victory-minor', 'victory-ultimate',
  ],
  music: Object.values(MUSIC),
};
