/** What stands beside the board: the card of whoever is steered, all seats, and the dungeon's own clock. */
import type { Seat } from '../../../core/game.ts';
import type { SheetModel, SheetPart, StatRow, TableRow } from '../../../core/look.ts';
import { itemsPart, present, stat, tablePart } from '../../parts.ts';
import { prefabOf } from '../data/prefabs.ts';
import { tileRow } from '../data/tiles.ts';
import { DOORS, FOUL_AIR_ROUND, MAX_ROUNDS } from '../data/constants.ts';
import { heroOf } from '../rules/characters.ts';
import { treasureLeft, unexploredTreasure } from '../rules/turns.ts';
import type { Character, Player, State } from '../state/state.ts';
import { conditionRows } from './conditions.ts';
import { cardParts, layingItem } from './sheet-card.ts';
import { sheetPages } from './sheet-pages.ts';
import { cardName, portrait, seatName, seatOf, tileName } from './words.ts';

export function sheet(state: State, seat: Seat): SheetModel {
  const shown = steered(state, seat) ?? heroOf(state, seat);
  const player = state.players[seat] ?? state.players[0]!;
  const card = shown?.card ?? player.final?.card ?? player.delver;
  return {
    title: titleOf(state, seat, shown),
    portrait: portrait(card),
    parts: [
      ...(state.phase === 'turns' || state.phase === 'over' ? purse(state, player, shown) : building(state)),
      seats(state, seat),
      ...cardParts(card, 'The card'),
      { part: 'stats', label: 'The dungeon', rows: dungeonRows(state) },
    ],
    pages: sheetPages(state),
  };
}

/** Somebody else's figure that this seat decides for just now. */
function steered({ ask, chars }: State, seat: Seat): Character | undefined {
  if (ask?.seat !== seat || !('char' in ask)) return undefined;
  return chars.find(char => char.id === ask.char && char.owner !== seat);
}

function titleOf(state: State, seat: Seat, shown: Character | undefined): string {
  const { departed, delver } = state.players[seat]!;
  if (!shown && state.phase === 'delvers') return `Your ${cardName(delver)}`;
  if (!shown) return departed ? "You're out" : 'No delver';
  return shown.owner === seat ? `Your ${cardName(shown.card)}` : `Scheme: ${cardName(shown.card)}`;
}

// ── The own figures ────────────────────────────────────────────────────────────────────────────────────────────

function purse(state: State, { seat, final }: Player, shown: Character | undefined): SheetPart[] {
  // Also while another figure is steered: what it carries is on its own card.
  const { treasure, hazards } = final ?? heroOf(state, seat) ?? { treasure: 0, hazards: 0 };
  const rows: StatRow[] = [
    stat(
      !shown || shown.owner === seat ? 'Treasure' : 'Your treasure',
      treasure,
      'treasure',
      'It only counts once you carry it up the Stairs.',
    ),
    stat('Skulls', hazards, 'counter-hazard', 'For hazards survived and bounties claimed. They break ties.'),
    ...(shown ? conditionRows(state, shown, 'sheet', ['bounty']) : []),
    ...fateRows(state, seat, shown),
    ...(shown ? conditionRows(state, shown, 'sheet', ['paralysed', 'controlled', 'schemed']) : []),
  ];
  return [{ part: 'stats', rows }];
}

function fateRows({ players, recruits }: State, seat: Seat, shown: Character | undefined): StatRow[] {
  const player = players[seat];
  if (player?.departed) return [stat('Fate', `out in round ${player.departedRound}`)];
  if (player?.bowedOut) return [stat('Fate', 'bowed out')];
  if (shown) return [];
  const help =
    recruits.length > 0
      ? 'On your turn, enter with another delver or scheme.'
      : 'No delvers are left outside, but you can scheme.';
  return [stat('Fate', 'dead', undefined, help)];
}

/** While the dungeon is built: the tile in hand, and what is left in the bag. */
function building(state: State): SheetPart[] {
  const { drawn, bag, deck, phase } = state;
  if (phase === 'delvers') return [];
  if (phase !== 'tiles')
    return [
      {
        part: 'stats',
        label: 'Still to lay',
        rows: [
          stat('Counters', deck.length, 'counter-back'),
          stat('Doors', `${state.dungeon.doors.length} of ${DOORS}`, 'door-h'),
        ],
      },
    ];
  return present<SheetPart>(
    drawn &&
      itemsPart(
        `In hand: ${tileRow(drawn).name}`,
        prefabOf(drawn).rotations.map(rot => layingItem(drawn, rot)),
      ),
    { part: 'stats', rows: [stat('In the bag', bag.length, 'map')] },
  );
}

// ── Everybody ──────────────────────────────────────────────────────────────────────────────────────────────────

function seats(state: State, own: Seat): SheetPart {
  const order = state.players.map((_, index) => (state.firstSeat + index) % state.players.length);
  return tablePart(
    'At the table',
    ['Seat', 'Delver', 'Treasure', 'Skulls'],
    order.map(seat => seatRow(state, state.players[seat]!, own)),
  );
}

/** As wide as the sign of whoever is asked: no column moves when it wanders. */
const NOT_ASKED = '\u00a0\u00a0';

function seatRow(state: State, player: Player, own: Seat): TableRow {
  const { seat, final, delver } = player;
  const hero = heroOf(state, seat);
  const held = final ?? hero;
  const isAsked = state.ask?.seat === seat;
  const card = final?.card ?? hero?.card ?? (state.phase === 'turns' ? undefined : delver);
  return {
    cells: [
      `${isAsked ? '> ' : NOT_ASKED}${seat === own ? 'You' : seatName(seat)}`,
      final ? 'out' : card ? cardName(card) : 'dead',
      `${held?.treasure ?? 0}`,
      `${held?.hazards ?? 0}`,
    ],
    icon: seatOf(seat).sprite,
    ...(final ? { tone: 'gold' as const } : isAsked ? { tone: 'good' as const } : {}),
  };
}

const CANDLE_NOTCHES = 8;

/** Burns down from the first round to the last. */
function candle({ round, closesAfter }: State): string {
  const left = Math.max(0, closesAfter - round + 1);
  const span = Math.min(MAX_ROUNDS, closesAfter);
  const notches = Math.ceil((left / Math.max(1, span)) * CANDLE_NOTCHES);
  return notches === 0 ? 'candle-out' : `candle-${Math.min(CANDLE_NOTCHES, notches)}`;
}

function dungeonRows(state: State): StatRow[] {
  const { stairs, gas, pool, hidden, round, closesAfter, exitOrder } = state;
  const clock = `When the first delver leaves, a few rounds are left, but none after ${MAX_ROUNDS}. In round ${FOUL_AIR_ROUND} the air turns foul.`;
  const wayOut = stairs ? 'Leaving takes one step or an action.' : 'One of the counters is the way out.';
  const unseen = `${unexploredTreasure(state)} of it under counters nobody has flipped.`;
  return present(
    stat('Round', exitOrder.length > 0 ? `${round} of ${closesAfter}` : round, candle(state), clock),
    stat('Stairs', stairs ? tileName(stairs) : 'not found', 'stairs', wayOut),
    stat('Counters', Object.keys(hidden).length, 'counter-back', 'Still face down.'),
    stat('Treasure left', treasureLeft(state), 'loose-3', unseen),
    pool > 0 && stat('Monsters hold', pool, 'badge-treasure', 'The next monster that dies drops all of it.'),
    gas && stat('Gas', 'everywhere', 'badge-gas', 'Pass Action 2+ before acting, or die.'),
  );
}
