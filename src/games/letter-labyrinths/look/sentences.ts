/** Each event's line in the log. A word is one line with what came of it; its single steps are left to the eye. */
import { bad, dim, gold, good, magic } from '../../lines.ts';
import { capital, counted, listed } from '../../phrases.ts';
import type { Sentences } from '../../room.ts';
import { dungeonIn } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { Event } from '../state/events.ts';
import type { LossCause, State } from '../state/state.ts';
import type { RevealChoice } from '../state/actions.ts';
import { abilityName } from './abilities.ts';
import { foeName, theFoe } from './labyrinths.ts';
import { acts, className, fortuneText, isAlone, seatName, squareName, whom } from './words.ts';

const LOSSES: Readonly<Record<LossCause, string>> = {
  trap: 'The trap burns a card',
  bump: 'The bump burns a card',
  bite: 'The bite burns a card',
  reveal: 'The card is thrown away',
};

const PEEKS: Readonly<Record<RevealChoice, string>> = {
  keep: 'It goes back on top of the deck.',
  discard: 'It is discarded.',
  activate: 'It comes into play at once.',
};

export const sentences: Sentences<Event, State> = {
  // ── Setup
  'enemy-placed': ({ n, at }, { after }) => dim(`${foeName(after, n)} ${n} waits on ${squareName(at)}.`),
  'trap-placed': ({ letter, at }) => dim(`Trap ${letter} is set on ${squareName(at)}.`),
  'traps-hidden': ({ count }) =>
    dim(`${counted(count, 'trap')} lie hidden. You see one only when you stop beside it.`),
  'trap-seen': ({ letter, at }) => bad(`A hidden trap: ${letter} on ${squareName(at)}.`),
  'class-chosen': ({ seat, colour }, { before }) =>
    `${capital(seatName(before, seat))} becomes the ${className(colour)}.`,
  placed: ({ seat, at }, { after }) => `${acts(after, seat, 'starts', 'start')} on ${squareName(at)}.`,
  'deck-built': ({ size }, { after }) =>
    gold(`${dungeonIn(after).front}: ${counted(size, 'card')} to catch five enemies and beat their boss.`),
  'card-revealed': ({ card, deckLeft }) => magic(`Card ${card}: ${fortuneText(card)}. ${left(deckLeft)}`),
  'round-started': (event, { after }) => {
    const hushed = event.hushed ? ` ${event.hushed} is hushed.` : '';
    const last = event.deckLeft === 1 ? ' The last round, unless a card comes back.' : '';
    const boss = after.boss
      ? ` ${foeName(after, 'boss')}: ${after.boss.damage} of ${after.bossHealth} hits.`
      : '';
    const text = `Round ${event.round}.${boss}${hushed}${last}`;
    return event.deckLeft === 1 ? bad(text) : dim(text);
  },
  'handed-over': ({ from, to }, { before }) =>
    dim(`${capital(seatName(before, from))} hands over to ${seatName(before, to)}.`),

  // ── A word
  'word-played': ({ seat, word }, { before }) => ({
    text: `${acts(before, seat, 'spells', 'spell')} ${word}.`,
    tone: 'ice',
  }),
  'letter-idle': () => '',
  blocked: ({ by, seat }, { before }) => {
    if (by !== 'door') return '';
    return dim(`A closed door stops ${whom(before, seat)}.`);
  },
  'door-opened': ({ door, letter }) => good(`The letter ${letter} opens the ${door} door for good.`),
  'trap-cleared': ({ letter }) => good(`Trap ${letter} is cleared.`),
  stepped: () => '',
  bumped: ({ foe, damage, health }, { before }) =>
    good(`Hit! ${capital(theFoe(before, foe))}: ${damage} of ${health} hits.`),
  captured: ({ seat, n }, { before }) =>
    gold(`${acts(before, seat, 'captures', 'capture')} ${theFoe(before, n)}: token ${n}.`),
  'boss-halved': (_event, { after }) => gold(`${capital(theFoe(after, 'boss'))} is half beaten.`),
  'trap-stopped': ({ letter, seat, at }, { before }) =>
    bad(`No ${letter} in the word: the trap stops ${whom(before, seat)} on ${squareName(at)}.`),
  'letters-void': () => dim('The rest of the word is lost.'),
  'word-ended': ({ damage, seat, end }, { before }) => {
    const hits = damage > 0 ? `, ${counted(damage, 'hit')}` : '';
    return dim(`${acts(before, seat, 'ends', 'end')} on ${squareName(end)}${hits}.`);
  },
  passed: ({ seat }, { before }) => dim(`${acts(before, seat, 'makes', 'make')} no word.`),
  declined: ({ seat }, { before }) => dim(`${acts(before, seat, 'uses', 'use')} no ability.`),

  // ── Abilities
  'ability-used': ({ seat, token, ability }, { before }) =>
    magic(`${acts(before, seat, 'spends', 'spend')} token ${token}: ${abilityName(ability)}.`),
  peeked: ({ card }) => magic(`The next card is ${card}: ${fortuneText(card)}.`),
  'peek-resolved': ({ choice }) => PEEKS[choice],
  recovered: ({ card, deckLeft }) => good(`Card ${card} is shuffled back into the deck. ${left(deckLeft)}`),
  'traps-removed': ({ traps }) =>
    good(`Cleared: ${listed(traps.map(({ letter, at }) => `trap ${letter} on ${squareName(at)}`))}.`),
  ported: ({ seat, to }, { before }) =>
    `${acts(before, seat, 'steps', 'step')} out of the portal on ${squareName(to)}.`,

  // ── The enemy phase
  'enemy-phase': () => dim("The labyrinth's turn."),
  flipped: (_event, { after }) => bad(`All five are caught. ${capital(theFoe(after, 'boss'))} wakes!`),
  'boss-placed': ({ at }, { after }) =>
    bad(`${capital(theFoe(after, 'boss'))} lands in the middle, on ${squareName(at)}.`),
  'boss-grew': ({ size }, { after }) =>
    bad(`${capital(theFoe(after, 'boss'))} grows: ${size} squares by ${size}.`),
  pushed: ({ seat, to }, { before }) => `${acts(before, seat, 'steps', 'step')} aside to ${squareName(to)}.`,
  'boss-told': ({ words }) => magic(`Next, the boss will spell ${listed(words)}.`),
  'boss-rolled': ({ rolls, words }) => bad(`The boss rolls ${listed(rolls.map(String))}: ${listed(words)}.`),
  'enemy-word': ({ foe, word }, { before }) => `${capital(theFoe(before, foe))} spells ${word}.`,
  'enemy-stepped': () => '',
  'enemy-blocked': () => '',
  'enemy-bumped': ({ foe, seats }, { before }) =>
    bad(
      `${capital(theFoe(before, foe))} runs into ${isAlone(before) ? 'you' : listed(seats.map(seat => seatName(before, seat)))}!`,
    ),
  'trap-drifted': ({ letter, to }) => dim(`Trap ${letter} drifts to ${squareName(to)}.`),
  'trap-bit': ({ letter, seat }, { before }) =>
    bad(`Trap ${letter} drifts into ${whom(before, seat)} and snaps.`),
  'trap-sprouted': ({ letter, at }) => bad(`Trap ${letter} sprouts on ${squareName(at)}.`),
  'card-lost': ({ card, cause, deckLeft }) => {
    if (card === null) return dim('The deck is empty: no card left to burn.');
    return bad(`${LOSSES[cause]}: ${fortuneOf(card).triads.join(' ')}. ${left(deckLeft)}`);
  },
  'boss-defeated': ({ seat }, { before }) =>
    gold(`${acts(before, seat, 'lands', 'land')} the last hit: ${theFoe(before, 'boss')} is beaten!`),
  'hint-noted': ({ hints }) => dim(`Hint ${hints}: it costs 30 points.`),
  'game-over': ({ how, lostBy }) => {
    if (how === 'won') return gold('You win. Well spelled.');
    return lostBy === 'last-card'
      ? bad('No cards left. The labyrinth has the last word.')
      : bad('The deck is empty. The labyrinth has the last word.');
  },
};

function left(cards: number): string {
  return cards === 0 ? 'No cards left.' : `${counted(cards, 'card')} left.`;
}
