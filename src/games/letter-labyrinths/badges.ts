/** What a walk by words can boast of. */
import { isPalindrome, type Account, type Badge } from '../badges.ts';
import { VOWELS, WORD_LENGTH } from './data/constants.ts';
import type { Event } from './state/events.ts';
import type { State, WordMade } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'mind-your-qs',    name: 'Mind Your Qs',     sprite: 'letter-q',         text: 'Spell a word with a Q and no U.',
    earned: run => words(run).some(word => word.includes('Q') && !word.includes('U')) },
  { id: 'full-stretch',    name: 'Full Stretch',     sprite: 'icon-sprint',      text: 'Spell a word of eight letters.',
    earned: run => words(run).some(word => word.length === WORD_LENGTH.most) },
  { id: 'two-for-one',     name: 'Two for One',      sprite: 'icon-double',      text: 'Capture two foes with one word.',
    earned: run => made(run).some(({ captures }) => captures >= 2) },
  { id: 'strong-language', name: 'Strong Language',  sprite: 'fx-break',         text: 'Deal five damage with one word.',
    earned: run => made(run).some(({ damage }) => damage >= 5) },
  { id: 'last-word',       name: 'The Last Word',    sprite: 'letter-x',         text: 'Beat the boss with a word of four letters or fewer.',
    earned: run => made(run).some(({ won, word }) => won && word.length <= 4) },
  { id: 'nothing-lost',    name: 'Clean Copy',       sprite: 'icon-reveal',      text: 'Win without losing a card to a foe or a trap.',
    earned: ({ won, end }) => won && end.losses.length === 0 },
  { id: 'final-card',      name: 'Final Draft',      sprite: 'hourglass',        text: 'Win in the last round you have.',
    earned: ({ won, end }) => won && end.deck.length <= 1 },
  { id: 'no-vowels',       name: 'Dry Myths',        sprite: 'letter-y',         text: 'Spell a word without A, E, I, O or U.',
    earned: run => words(run).some(word => !VOWELS.some(vowel => word.includes(vowel))) },
  { id: 'no-hints',        name: 'In Your Own Words', sprite: 'question',        text: 'Win on your own without a hint.',
    earned: ({ won, seats, end }) => won && seats === 1 && end.stats.hints === 0 },
  { id: 'trap-sweeper',    name: 'Mind the Gaps',    sprite: 'mark-clear',       text: 'Clear three traps in one run and win.',
    earned: ({ won, end }) => won && end.stats.trapsCleared >= 3 },
  { id: 'name-calling',    name: 'Name Calling',     sprite: 'slime-1',          text: "Spell a foe's own word while it's still on the board.",
    hint: 'They have a word for it, too.',
    earned: ({ steps, seat }) => steps.some(({ before, events }) => events.some(event => event.type === 'word-played' && event.seat === seat && before.enemies.some(({ at, word }) => at && word === event.word))) },
  { id: 'palindrome',      name: 'Both Ways',        sprite: 'letter-o',         text: 'Spell a word that reads the same backwards.',
    hint: 'Try reading it in a mirror.',
    earned: run => words(run).some(isPalindrome) },
  { id: 'broken-record',   name: 'Broken Record',    sprite: 'icon-recover',     text: 'Spell the same word three times in one run.',
    hint: 'You can say that again.',
    earned: run => words(run).some((word, _, all) => all.filter(other => other === word).length >= 3) },
];

/** Those of this seat. */
function made({ end, seat }: Run): readonly WordMade[] {
  return end.words.filter(word => word.seat === seat);
}

function words(run: Run): readonly string[] {
  return made(run).map(({ word }) => word);
}
