/** Motions of setup, fortunes and abilities. */
import type { Of, Seat } from '../../../core/game.ts';
import {
  appear,
  banner,
  card,
  deal,
  flip,
  float,
  fly,
  glow,
  sound,
  together,
  vanish,
  type Motion,
  type Place,
} from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import type { Motions } from '../../room.ts';
import { BOARD } from '../data/constants.ts';
import { fortuneOf } from '../data/fortunes.ts';
import { dungeonIn, hasTwist } from '../data/dungeons.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board, enemyModel, pawnModel, trapModel, trapSprite } from './board.ts';
import { DECK, pawnPlace, pawnToken, trapToken } from './places.ts';
import { abilityIcon, abilityLook } from './abilities.ts';
import { fortuneSprite, fortuneText } from './words.ts';

export const cardMotions = {
  // The board unfolds first, then enemy after enemy drops onto it.
  'enemy-placed': ({ n, at }, { earlier, after }) => {
    const enemy = after.enemies[n - 1]!;
    return [
      ...(earlier.length === 0 ? [unfold(after)] : []),
      together(appear(enemyModel(after, enemy, at), 'drop'), sound('enemy-step')),
    ];
  },
  // The last trap brings all of them, or the start would take too long.
  'trap-placed': (event, { earlier, after }) => {
    const traps = [...earlier, event].filter(
      (told): told is Of<Event, 'trap-placed'> => told.type === 'trap-placed',
    );
    if (traps.length < dungeonIn(after).traps) return [];
    return [together(...traps.map(trap => appear(trapModel(trap), 'poof')), sound('trap-clear'))];
  },
  'traps-hidden': () => [sound('trap-clear')],
  'trap-seen': event => [together(appear(trapModel(event), 'rise'), sound('trap-snap'))],
  'class-chosen': () => [sound('card')],
  placed: ({ seat, at }, { after }) => [
    together(appear(pawnModel(after, after.pawns[seat]!, at), 'drop'), sound('step')),
  ],
  'deck-built': ({ size }) => [
    together(fly('fortune-back', middle(), DECK, Math.min(8, size)), sound('card')),
  ],
  'card-revealed': (event, { after }) => {
    if (event.by === 'ability') return [together(glow(DECK, 'magic'), sound('card-turn'))];
    const title = event.by === 'setup' ? 'The first card' : 'A new card';
    return [sound('card-turn'), card(title, cardText(event, after), 'magic', fortuneSprite(event.card))];
  },
  'round-started': ({ hushed, deckLeft }) => [
    ...(hushed ? [together(float(middle(), `${hushed} is hushed`, 'magic'), sound('hush'))] : []),
    ...(deckLeft <= 1
      ? [sound('last-chance'), banner('Last round', 'bad', 'unless a card is recovered')]
      : []),
  ],
  'handed-over': ({ to }, { after }) =>
    after.pawns[to]?.at ? [together(glow(pawnPlace(to), 'gold'), sound('click'))] : [],
  'ability-used': ({ seat, ability, token }) => [
    together(
      glow(pawnPlace(seat), 'magic'),
      float(pawnPlace(seat), abilityLook(ability).name, 'magic', abilityIcon(ability)),
      fly(`token-${token}`, pawnPlace(seat), DECK),
      sound(abilityLook(ability).voice ?? 'sparkle'),
    ),
  ],
  peeked: event => [
    sound('card-turn'),
    card('The next card', fortuneText(event.card), 'ice', fortuneSprite(event.card)),
  ],
  'peek-resolved': () => [sound('card')],
  recovered: ({ seat }) => [
    together(fly('fortune-back', pawnPlace(seat), DECK), float(DECK, '+1 card', 'good'), sound('card')),
  ],
  'traps-removed': ({ traps }) => [
    together(
      ...traps.map(trap => flip(trapToken(trap.at), `${trapSprite(trap.letter)}-sprung`)),
      sound('trap-clear'),
    ),
    together(...traps.map(trap => vanish(trapToken(trap.at), 'poof'))),
  ],
  // As she was asked: the pawn in hand stays marked.
  ported: ({ seat, from, to }, { step: { before } }) => [
    together(vanish(pawnToken(seat), 'poof'), fly('portal-swirl', from, to)),
    appear(pawnModel(before, before.pawns[seat]!, to), 'poof'),
  ],
  'card-lost': (event, { earlier }) => {
    const at = whereLost(event, earlier);
    if (event.card === null) return [float(at, 'no card left', 'bad')];
    return [
      together(fly('fortune-lost', DECK, at), float(at, '-1 card', 'bad', 'chip-flame'), sound('card-burn')),
    ];
  },
  'hint-noted': () => [],
} satisfies Partial<Motions<Event, State>>;

/** The four quarters of the board come from their sides; nothing stands on them yet. */
function unfold(state: State): Motion {
  const extent = { columns: BOARD.columns / 2, rows: BOARD.rows / 2 };
  const regions = [0, extent.rows].flatMap(y => [0, extent.columns].map(x => ({ at: { x, y }, extent })));
  return deal({ ...board(state, 0), tokens: [] }, regions);
}

function middle(): Place {
  return { x: BOARD.columns / 2 - 1, y: BOARD.rows / 2 - 1 };
}

/** Short, since everybody waits: who spells with it, and what is left. A boss that has just arrived only looks on. */
function cardText({ card: id, by, deckLeft }: Of<Event, 'card-revealed'>, state: State): string {
  const acts = by === 'enemies' && !state.boss?.fresh;
  const isHush = hasTwist(state, 'hush');
  return present(
    acts && (state.boss ? 'The boss spells first.' : 'The enemies spell first.'),
    `${counted(deckLeft, 'card')} left.`,
    isHush && `${fortuneOf(id).hushed} is hushed.`,
  ).join(' ');
}

/** A card burns where the harm was done. */
function whereLost({ cause }: Of<Event, 'card-lost'>, earlier: readonly Event[]): Place {
  const last = earlier.at(-1);
  if (cause === 'trap' && last?.type === 'trap-stopped') return last.at;
  if (cause === 'bump' && last?.type === 'enemy-bumped') return pawnPlace(firstOf(last.seats));
  if (cause === 'bite' && last?.type === 'trap-bit') return last.toward;
  return DECK;
}

function firstOf(seats: readonly Seat[]): Seat {
  return seats[0] ?? 0;
}
