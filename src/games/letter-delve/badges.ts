/** What a delve among the letters can boast of. */
import { isPalindrome, type Account, type Badge } from '../badges.ts';
import { MONSTERS } from './data/monsters.ts';
import type { Event } from './state/events.ts';
import type { Hero, State, Stats } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'route-66',       name: 'Route 66',           sprite: 'coin',             text: 'Leave with exactly 66 coins.',
    earned: run => isOut(run) && heroOf(run).coins === 66 },
  { id: 'light-fingers',  name: 'Light Fingers',      sprite: 'chest-open',       text: 'Leave with 30 coins or more and nothing killed.',
    earned: run => isOut(run) && heroOf(run).coins >= 30 && statsOf(run).kills.length === 0 },
  { id: 'boss-hunter',    name: 'Boss Hunter',        sprite: 'two-handed-sword', text: 'Kill one of the four bosses and leave alive.',
    earned: run => isOut(run) && statsOf(run).bosses > 0 },
  { id: 'hairs-breadth',  name: "A Hair's Breadth",   sprite: 'heart',            text: 'Leave with one heart left.',
    earned: run => isOut(run) && heroOf(run).hp === 1 },
  { id: 'highway-robber', name: 'Highway Robbery',    sprite: 'hero-2',           text: 'Kill a rival, then leave with the loot.',
    earned: run => isOut(run) && run.told('robbed').some(({ by }) => by === run.seat) },
  { id: 'spell-spree',    name: 'Spell Spree',        sprite: 'item-magic-missiles', text: 'Use ten magic items in one delve.',
    earned: run => statsOf(run).itemsUsed >= 10 },
  { id: 'empty-shelves',  name: 'Empty Shelves',      sprite: 'chest',            text: 'Loot six chests and leave alive.',
    earned: run => isOut(run) && statsOf(run).chests >= 6 },
  { id: 'cheap-steel',    name: 'Cheap Steel',        sprite: 'dagger',           text: 'Leave with 60 coins or more and nothing but a dagger.',
    earned: run => isOut(run) && heroOf(run).coins >= 60 && heroOf(run).weapon === 0 && !heroOf(run).armour },
  { id: 'vanishing-act',  name: 'Vanishing Act',      sprite: 'item-teleport',    text: 'Leave by Teleport, not by the stairs.',
    earned: run => run.told('left').some(({ seat, how }) => seat === run.seat && how === 'teleport') },
  { id: 'all-vowels',     name: 'Vowel Play',         sprite: 'tile-a',           text: 'Kill an A, an E, an I, an O and a U.',
    earned: run => Array.from('AEIOU').every(vowel => spelled(run).includes(vowel)) },
  { id: 'alphabetical',   name: 'In Order',           sprite: 'tile-b',           text: 'Kill three letters in alphabetical order, back to back.',
    hint: 'Mind the order in which you kill.',
    earned: run => hasThreeInOrder(spelled(run)) },
  { id: 'palindrome',     name: 'Never Odd or Even',  sprite: 'tile-e',           text: 'Leave with kills that spell the same forwards and backwards.',
    hint: 'Look back over your kills.',
    earned: run => isOut(run) && isPalindrome(spelled(run)) },
  { id: 'rich-and-dead',  name: "You Can't Take It",  sprite: 'gravestone',       text: 'Die with 100 coins in your purse.',
    hint: 'Greed has a price.',
    earned: run => heroOf(run).status === 'dead' && heroOf(run).lost >= 100 },
];

function heroOf({ end, seat }: Run): Hero {
  return end.heroes[seat]!;
}

function statsOf({ end, seat }: Run): Stats {
  return end.stats[seat]!;
}

function isOut(run: Run): boolean {
  return heroOf(run).status === 'escaped';
}

/** The letters that were killed, in order. */
function spelled(run: Run): string {
  return statsOf(run)
    .kills.map(kind => MONSTERS[kind].letter)
    .join('');
}

/** `ABC`, `RST`: each the next letter of the alphabet. */
function hasThreeInOrder(word: string): boolean {
  const codes = Array.from(word, letter => letter.charCodeAt(0));
  return codes.some((code, at) => codes[at + 1] === code + 1 && codes[at + 2] === code + 2);
}
