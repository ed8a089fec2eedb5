/** Which family's voice a monster has. Twenty-four voices nobody could tell apart; seven they can. */
import type { MonsterId } from '../data/monsters.ts';

export type Voice = `${'goblin' | 'bone' | 'beast' | 'ghost' | 'fire' | 'iron' | 'chant'}-voice`;

// biome-ignore format: a table
export const VOICES: Readonly<Record<MonsterId, Voice>> = {
  'goblin-sneak':     'goblin-voice',
  grublin:            'beast-voice',
  'goblin-archer':    'goblin-voice',
  'goblin-chief':     'goblin-voice',
  'goblin-slinger':   'goblin-voice',
  warlock:            'chant-voice',
  'crypt-bat':        'beast-voice',
  rattlebones:        'bone-voice',
  'drowned-one':      'ghost-voice',
  'bone-archer':      'bone-voice',
  'grave-acolyte':    'chant-voice',
  'barrow-knight':    'iron-voice',
  shade:              'ghost-voice',
  nightblade:         'iron-voice',
  gargoyle:           'beast-voice',
  'shadow-archer':    'ghost-voice',
  'dark-adept':       'chant-voice',
  'blood-countess':   'ghost-voice',
  imp:                'fire-voice',
  hellhound:          'beast-voice',
  'fire-drake':       'fire-voice',
  'salamander-guard': 'fire-voice',
  pyromancer:         'chant-voice',
  'sceptre-keeper':   'iron-voice',
};
