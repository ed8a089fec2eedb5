/** One record for each monster as people meet it; its picture has its id. Its numbers stand in `data/monsters.ts`. */
import type { MonsterId } from '../data/monsters.ts';

type Voice = `${'goblin' | 'bone' | 'beast' | 'ghost' | 'fire' | 'iron' | 'chant'}-voice`;

interface MonsterLook {
  /** Of its family: twenty-four voices nobody could tell apart; seven they can. */
  readonly voice: Voice;
  /** What those with reach send; the others lunge. */
  readonly shot?: 'arrow' | 'bolt';
}

// biome-ignore format: a table
export const MONSTER_LOOKS: Readonly<Record<MonsterId, MonsterLook>> = {
  'goblin-sneak':      { voice: 'goblin-voice' },
  grublin:             { voice: 'beast-voice' },
  'goblin-archer':     { voice: 'goblin-voice',  shot: 'arrow' },
  'goblin-chief':      { voice: 'goblin-voice' },
  'goblin-slinger':    { voice: 'goblin-voice',  shot: 'arrow' },
  warlock:             { voice: 'chant-voice',   shot: 'bolt' },
  'crypt-bat':         { voice: 'beast-voice' },
  rattlebones:         { voice: 'bone-voice' },
  'drowned-one':       { voice: 'ghost-voice' },
  'bone-archer':       { voice: 'bone-voice',    shot: 'arrow' },
  'grave-acolyte':     { voice: 'chant-voice',   shot: 'bolt' },
  'barrow-knight':     { voice: 'iron-voice' },
  shade:               { voice: 'ghost-voice' },
  nightblade:          { voice: 'iron-voice' },
  gargoyle:            { voice: 'beast-voice' },
  'shadow-archer':     { voice: 'ghost-voice',   shot: 'arrow' },
  'dark-adept':        { voice: 'chant-voice',   shot: 'bolt' },
  'blood-countess':    { voice: 'ghost-voice' },
  imp:                 { voice: 'fire-voice',    shot: 'bolt' },
  hellhound:           { voice: 'beast-voice' },
  'fire-drake':        { voice: 'fire-voice',    shot: 'bolt' },
  'salamander-guard':  { voice: 'fire-voice' },
  pyromancer:          { voice: 'chant-voice',   shot: 'bolt' },
  'sceptre-keeper':    { voice: 'iron-voice' },
};

// biome-ignore format: a table
const DODGES: Readonly<Record<Voice, string>> = {
  'goblin-voice': 'ducks',
  'bone-voice':   'rattles aside',
  'beast-voice':  'leaps back',
  'ghost-voice':  'slips away',
  'fire-voice':   'twists away',
  'iron-voice':   'parries',
  'chant-voice':  'sidesteps',
};

/** What saves it from an attack that misses: "ducks". */
export function dodgeOf(id: MonsterId): string {
  return DODGES[MONSTER_LOOKS[id].voice];
}
