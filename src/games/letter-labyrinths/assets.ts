import type { AssetKeys } from '../room.ts';
import { ABILITIES, COLOURS } from './data/classes.ts';
import { ENEMY_NUMBERS, VOWELS } from './data/constants.ts';
import { DUNGEONS } from './data/dungeons.ts';
import { fortuneSet } from './data/fortunes.ts';
import { BOSSES, FAMILIES } from './look/words.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const VOWEL_KEYS = VOWELS.map(vowel => vowel.toLowerCase());

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['letter-labyrinths', 'shared'],
  sprites: [
    ...COLOURS.map(colour => `pawn-${colour}`),
    ...FAMILIES.flatMap(family => ENEMY_NUMBERS.map(n => `${family}-${n}`)),
    ...BOSSES.filter(boss => boss !== 'brute').map(boss => `boss-${boss}`),
    'boss-brute-1', 'boss-brute-2', 'boss-brute-3',
    ...BOSSES.map(boss => `boss-${boss}-card`),
    ...DUNGEONS.map(dungeon => `dungeon-${dungeon}`),
    ...VOWEL_KEYS.flatMap(vowel => [`trap-${vowel}`, `trap-${vowel}-sprung`]),
    ...ENEMY_NUMBERS.map(n => `token-${n}`),
    ...ABILITIES.map(ability => `icon-${ability}`),
    ...LETTERS.map(letter => `letter-${letter}`),
    ...[...fortuneSet('standard'), ...fortuneSet('gentle')].map(card => `fortune-${card}`),
    'fortune-back', 'fortune-lost', 'portal-swirl',
    'dir-n', 'dir-e', 'dir-s', 'dir-w',
    'mark-bump', 'mark-stop', 'mark-wall', 'mark-clear',
    'floor-zone', 'goo-splat', 'grate', 'keyhole-plate', 'clover', 'cobweb', 'scroll-litter',
    'hourglass', 'question', 'skull', 'chip-key', 'chip-star', 'chip-flame', 'chip-lock',
  ],
  sounds: [
    'key-tap', 'word-ok', 'step', 'wall-thud', 'bump-soft', 'bump-last', 'token-gain', 'trap-clear', 'trap-snap',
    'door-open', 'portal', 'sprint-whoosh', 'card-turn', 'card-burn', 'card-flip-big', 'last-chance',
    'enemy-step', 'enemy-bump', 'dice-roll', 'boss-grow', 'drift', 'sprout', 'hush', 'win-fanfare', 'lose-close',
    ...BOSSES.map(boss => `boss-roar-${boss}`),
    'card', 'click', 'sparkle',
  ],
  music: ['loop-calm', 'loop-tense'],
};
