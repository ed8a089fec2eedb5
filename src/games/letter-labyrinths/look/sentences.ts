/** Each event's line in the log. A word is one line with what came of it; its single steps are left to the eye. */
import { bad, dim, gold, good, magic } from '../../lines.ts';
import { capital, counted, listed } from '../../phrases.ts';
import type { Sentences } from '../../room.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { Event } from '../state/events.ts';
import type { LossCause, State } from '../state/state.ts';
import type { RevealChoice } from '../state/actions.ts';
import { abilityName } from './abilities.ts';
import { foeName, theFoe } from './labyrinths.ts';
import { acts, className, fortuneText, isAlone, seatName, squareName, whom } from './words.ts';

const LOSSES: Readonly<Record<LossCause, string>> = {
  trap: 'The trap burns a fortune',
  bump: 'The bump burns a fortune',
  bite: 'The bite burns a fortune',
  reveal: 'The fortune is thrown away',
};

const PEEKS: Readonly<Record<RevealChoice, string>> = {
  keep: 'It goes back on the deck, face known.',
  discard: 'It is not wanted.',
  activate: 'It comes into play at once.',
};

export const sentences: Sentences<Event, State> = {
  // ── Setup
  'enemy-placed': (event, { after }) =>
    dim(`${foeName(after, event.n)} ${event.n} lies in wait on ${squareName(event.at)}.`),
  'trap-placed': event => dim(`A trap ${event.letter} on ${squareName(event.at)}.`),
  'class-chosen': (event, { before }) =>
    `${capital(seatName(before, event.seat))} becomes the ${className(event.colour)}.`,
  placed: (event, { after }) => `${acts(after, event.seat, 'starts', 'start')} on ${squareName(event.at)}.`,
  'deck-built': (event, { after }) =>
    gold(
      `${dungeonOf(after.options.dungeon).front}: ${counted(event.size, 'fortune')} to catch five enemies and beat their boss.`,
    ),
  'card-revealed': event =>
    magic(`Fortune ${event.card}: ${fortuneText(event.card)}. ${left(event.deckLeft)}`),
  'round-started': (event, { after }) => {
    const hushed = event.hushed ? ` ${event.hushed} is hushed.` : '';
    const last = event.deckLeft === 1 ? ' The last one, unless a fortune comes back.' : '';
    const boss = after.boss ? ` ${foeName(after, 'boss')}: ${after.boss.damage} of ${after.bossHealth}.` : '';
    const text = `Round ${event.round}.${boss}${hushed}${last}`;
    return event.deckLeft === 1 ? bad(text) : dim(text);
  },
  'handed-over': (event, { before }) =>
    dim(`${capital(seatName(before, event.from))} lets ${seatName(before, event.to)} go on.`),

  // ── A word
  'word-played': (event, { before }) => ({
    text: `${acts(before, event.seat, 'spells', 'spell')} ${event.word}.`,
    tone: 'ice',
  }),
  'letter-idle': () => '',
  blocked: (event, { before }) => {
    if (event.by !== 'door') return '';
    return dim(`A shut door holds ${whom(before, event.seat)} back.`);
  },
  'door-opened': event => good(`${capital(event.door)} door: ${event.letter} opens it for good.`),
  'trap-cleared': event => good(`Trap ${event.letter} springs open and is gone.`),
  stepped: () => '',
  bumped: (event, { before }) =>
    good(`A hit on ${theFoe(before, event.foe)}: ${event.damage} of ${event.health}.`),
  captured: (event, { before }) =>
    gold(`${acts(before, event.seat, 'captures', 'capture')} ${theFoe(before, event.n)}: token ${event.n}.`),
  'boss-halved': (_event, { after }) =>
    gold(`${capital(theFoe(after, 'boss'))} has taken half of what it can.`),
  'trap-stopped': (event, { before }) =>
    bad(
      `No ${event.letter} in the word: the trap stops ${whom(before, event.seat)} on ${squareName(event.at)}.`,
    ),
  'letters-void': () => dim('The rest of the word is lost.'),
  'word-ended': (event, { before }) => {
    const hits = event.damage > 0 ? `, ${counted(event.damage, 'hit')}` : '';
    return dim(`${acts(before, event.seat, 'ends', 'end')} on ${squareName(event.end)}${hits}.`);
  },
  passed: (event, { before }) => dim(`${acts(before, event.seat, 'makes', 'make')} no word.`),
  declined: (event, { before }) => dim(`${acts(before, event.seat, 'uses', 'use')} no ability for now.`),

  // ── Abilities
  'ability-used': (event, { before }) =>
    magic(
      `${acts(before, event.seat, 'spends', 'spend')} token ${event.token}: ${abilityName(event.ability)}.`,
    ),
  peeked: event => magic(`On top of the deck lies fortune ${event.card}: ${fortuneText(event.card)}.`),
  'peek-resolved': event => PEEKS[event.choice],
  recovered: event => good(`Fortune ${event.card} is shuffled back into the deck. ${left(event.deckLeft)}`),
  'traps-removed': event =>
    good(`Gone: ${listed(event.traps.map(({ letter, at }) => `trap ${letter} on ${squareName(at)}`))}.`),
  ported: (event, { before }) =>
    `${acts(before, event.seat, 'steps', 'step')} out of the portal on ${squareName(event.to)}.`,

  // ── The enemy phase
  'enemy-phase': () => dim('The players are done. Now the labyrinth moves.'),
  flipped: (_event, { after }) => bad(`The card is turned over: ${theFoe(after, 'boss')} wakes!`),
  'boss-placed': (event, { after }) =>
    bad(`${capital(theFoe(after, 'boss'))} lands in the middle, on ${squareName(event.at)}.`),
  'boss-grew': (event, { after }) =>
    bad(`${capital(theFoe(after, 'boss'))} grows: ${event.size} squares by ${event.size}.`),
  pushed: (event, { before }) =>
    `${acts(before, event.seat, 'makes', 'make')} way to ${squareName(event.to)}.`,
  'boss-rolled': event => bad(`The dice say ${listed(event.rolls.map(String))}: ${listed(event.words)}.`),
  'enemy-word': (event, { before }) => `${capital(theFoe(before, event.foe))} spells ${event.word}.`,
  'enemy-stepped': () => '',
  'enemy-blocked': () => '',
  'enemy-bumped': (event, { before }) =>
    bad(
      `${capital(theFoe(before, event.foe))} runs into ${isAlone(before) ? 'you' : listed(event.seats.map(seat => seatName(before, seat)))}!`,
    ),
  'trap-drifted': event => dim(`Trap ${event.letter} drifts to ${squareName(event.to)}.`),
  'trap-bit': (event, { before }) =>
    bad(`Trap ${event.letter} drifts against ${whom(before, event.seat)} and snaps.`),
  'trap-sprouted': event => bad(`A trap ${event.letter} sprouts on ${squareName(event.at)}.`),
  'card-lost': event => {
    if (event.card === null) return dim('The deck is empty already: nothing more can burn.');
    return bad(`${LOSSES[event.cause]}: ${fortuneOf(event.card).triads.join(' ')}. ${left(event.deckLeft)}`);
  },
  'boss-defeated': (event, { before }) =>
    gold(
      `${acts(before, event.seat, 'strikes', 'strike')} the last blow: ${theFoe(before, 'boss')} is beaten!`,
    ),
  'hint-noted': event => dim(`Hint ${event.hints}: it costs 30 points.`),
  'game-over': event => {
    if (event.how === 'won') return gold('The labyrinth has no more words for you. Well spelled.');
    return event.lostBy === 'last-card'
      ? bad('The last fortune is turned. The labyrinth has the last word.')
      : bad('There is no fortune left to turn. The labyrinth has the last word.');
  },
};

function left(cards: number): string {
  return cards === 0 ? 'None is left.' : `${counted(cards, 'card')} left.`;
}
