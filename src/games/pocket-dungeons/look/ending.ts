/** How the results of Pocket-Dungeons look: everybody around the table in the tavern, or what the dungeon kept. */
import type { Seat } from '../../../core/game.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { TableauFigure, TableauModel } from '../../../core/tableau.ts';
import { partySpot, placeSpot, placeTitle, type EndingLook, type Whose } from '../../endings.ts';
import { counted } from '../../phrases.ts';
import { heroOf } from '../rules/characters.ts';
import type { Event } from '../state/events.ts';
import type { Player, State } from '../state/state.ts';
import { story } from './story.ts';
import { seatName } from './words.ts';

const PACK = 'pocket-dungeons';

function titleOf({ players }: State, { results }: Outcome, { seat, isAlone }: Whose): string {
  if (players.every(player => !player.departed)) return 'The dungeon wins';
  if (!players[seat]!.departed) return isAlone ? 'You never got out' : 'Nobody got out';
  return placeTitle(results.find(one => one.seat === seat)!.place, seatName(seat), isAlone);
}

/** Who came out, who is still in there, or who fell; of several that fell nobody keeps the last. */
function spriteOf(state: State, { seat, final, delver, entries }: Player): string {
  return final?.card ?? heroOf(state, seat)?.card ?? (entries > 0 ? 'skull' : delver);
}

function tableau(state: State, outcome: Outcome, whose: Whose): TableauModel {
  return state.players[whose.seat]!.departed
    ? victory(state, outcome, whose.seat)
    : defeat(state, whose.seat);
}

/** The winner on the table, the others behind it; whoever stayed below is there in spirit. */
function victory(state: State, { results }: Outcome, seat: Seat): TableauModel {
  const { players } = state;
  const figures = results.map(
    ({ seat: one }, index): TableauFigure => ({
      sprite: spriteOf(state, players[one]!),
      spot: placeSpot(index),
      ...(!players[one]!.departed && { as: 'ghost' }),
      ...(one === seat && { isYou: true }),
    }),
  );
  return { pack: PACK, painting: 'victory', figures };
}

function defeat(state: State, seat: Seat): TableauModel {
  const { players, chars } = state;
  const dwellers = [...new Set(chars.filter(char => char.role === 'dweller').map(char => char.card))];
  const large = dwellers.includes('troll') ? 'troll' : dwellers[0];
  const small = dwellers.filter(card => card !== large).slice(0, 2);
  const lost = players
    .filter(player => !player.departed)
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return {
    pack: PACK,
    painting: 'defeat',
    isDefeat: true,
    figures: [
      ...(large === undefined ? [] : [{ sprite: large, spot: 'dweller' }]),
      ...small.map((sprite, index) => ({ sprite, spot: `dweller-${index + 2}` })),
      ...lost.map(
        (player, index): TableauFigure => ({
          sprite: spriteOf(state, player),
          spot: partySpot(index),
          as: 'ghost',
          ...(lost.length > 1 && player.seat === seat && { isYou: true }),
        }),
      ),
    ],
  };
}

const beaten = (event: Event, seat: Seat): number | undefined =>
  event.type === 'defeated' && event.by?.owner === seat ? 1 : undefined;

export const ending: EndingLook<State, Event> = {
  title: titleOf,
  tableau,
  story,
  feats: [
    { about: 'turn', over: 'turn', from: 2, counts: beaten, text: foes => `${foes} foes beaten in one turn` },
    {
      about: 'treasure',
      over: 'run',
      from: 1,
      counts: (event, seat) =>
        event.type === 'treasure-gathered' && event.owner === seat ? event.amount : undefined,
      text: amount => `${counted(amount, 'treasure')} picked up`,
    },
    { about: 'foes', over: 'run', from: 1, counts: beaten, text: foes => `${counted(foes, 'foe')} beaten` },
    {
      about: 'skulls',
      over: 'run',
      from: 1,
      counts: (event, seat) =>
        event.type === 'hazard-taken' && event.owner === seat ? event.amount : undefined,
      text: skulls => `${counted(skulls, 'skull')} earned`,
    },
  ],
};
