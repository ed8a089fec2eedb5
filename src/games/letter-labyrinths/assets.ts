import type { AssetKeys } from '../room.ts';
import { ABILITIES, COLOURS } from './data/classes.ts';
import { ENEMY_NUMBERS, VOWELS } from './data/constants.ts';
import { fortuneSet } from './data/fortunes.ts';
import { BOSS_VOICES, LABYRINTH_SPRITES } from './look/labyrinths.ts';
import { TUNES } from './look/music.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const VOWEL_KEYS = VOWELS.map(vowel => vowel.toLowerCase());

// biome-ignore format: a table
export const assets: AssetKeys = {
  packs: ['letter-labyrinths', 'shared'],
  sprites: [
    ...COLOURS.map(colour => `pawn-${colour}`),
    ...LABYRINTH_SPRITES,
    ...VOWEL_KEYS.flatMap(vowel => [`trap-${vowel}`, `trap-${vowel}-sprung`]),
    ...ENEMY_NUMBERS.map(n => `token-${n}`),
    ...ABILITIES.map(ability => `icon-${ability}`),
    ...LETTERS.map(letter => `letter-${letter}`),
    ...[...fortuneSet('standard'), ...fortuneSet('gentle')].map(card => `fortune-${card}`),
    'fortune-back', 'fortune-lost', 'portal-swirl',
    'dir-n', 'dir-e', 'dir-s', 'dir-w',
    'mark-bump', 'mark-stop', 'mark-wall', 'mark-clear',
    'floor-zone', 'floor-unseen', 'hourglass', 'question', 'skull', 'chip-key', 'chip-star', 'chip-flame', 'chip-lock',
  ],
  sounds: [
    'key-tap', 'word-ok', 'step', 'wall-thud', 'bump-soft', 'bump-last', 'token-gain', 'trap-clear', 'trap-snap',
    'door-open', 'toll', 'portal', 'sprint-whoosh', 'card-turn', 'card-burn', 'card-flip-big', 'last-chance',
    'enemy-step', 'enemy-bump', 'dice-roll', 'boss-grow', 'drift', 'sprout', 'hush', 'win-fanfare', 'lose-close',
    ...BOSS_VOICES,
    'card', 'click', 'sparkle',
  ],
  music: Object.values(TUNES),
};
