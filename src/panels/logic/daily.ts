/** How the states of a daily and of its streak are told: by a sign and words, and only then by a colour. */
import type { Tone } from '../../core/look.ts';
import type { DailyPast, DailyRow, PuzzleRow } from '../model.ts';

interface StateLook {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
  /** On the button. */
  readonly verb: string;
  /** Why it cannot be played now. */
  readonly why: string;
}

// biome-ignore format: a table
export const DAILY_STATES: Readonly<Record<DailyRow['state'], StateLook>> = {
  open:       { sign: '*', words: 'Open: your first finished attempt ranks.',   tone: 'gold', verb: 'Play',     why: "It can't be played now." },
  ranked:     { sign: '+', words: 'Ranked. Further attempts are practice.',     tone: 'good', verb: 'Practise', why: "It can't be played now." },
  practice:   { sign: '-', words: 'Practice: it does not rank.',                tone: 'dim',  verb: 'Practise', why: "It can't be played now." },
  certifying: { sign: '=', words: 'A bot is checking that it can be won.',       tone: 'ice',  verb: 'Play',     why: 'Wait until the bot has won.' },
};

// biome-ignore format: a table
export const PUZZLE_STATES: Readonly<Record<PuzzleRow['state'], Pick<StateLook, 'sign' | 'words' | 'tone' | 'verb'>>> = {
  open:   { sign: '*', words: 'Open: your first try counts.', tone: 'gold', verb: 'Solve' },
  solved: { sign: '+', words: 'Solved.',                      tone: 'good', verb: 'Look again' },
  missed: { sign: '-', words: 'Missed. Try again for fun.',   tone: 'dim',  verb: 'Try again' },
};

type StreakStates = NonNullable<DailyRow['streak']>['state'];

export const STREAK_LOOKS: Readonly<Record<StreakStates, { readonly sprite: string; readonly tone: Tone }>> =
  {
    none: { sprite: 'chip-sleep', tone: 'dim' },
    alive: { sprite: 'chip-flame', tone: 'gold' },
    due: { sprite: 'hourglass', tone: 'fire' },
    forgiven: { sprite: 'chip-heart', tone: 'ice' },
    broken: { sprite: 'skull', tone: 'bad' },
  };

export function playedOn(day: DailyPast, game: string): boolean {
  return day.games ? day.games.includes(game) : day.played;
}
