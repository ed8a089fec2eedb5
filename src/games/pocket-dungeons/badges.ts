/** What a delver of the pocket dungeons can boast of. */
import type { Account, Badge } from '../badges.ts';
import { isDweller } from './data/cards.ts';
import type { Event } from './state/events.ts';
import type { Player, State } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'first-out',     name: 'First Up the Stairs', sprite: 'stairs',             text: 'Leave before anybody else.',
    earned: ({ end, seat }) => end.exitOrder[0] === seat },
  { id: 'hoard',         name: 'Weighed Down',        sprite: 'loose-4',            text: 'Leave with four treasures or more.',
    earned: run => (playerOf(run).final?.treasure ?? 0) >= 4 },
  { id: 'second-wind',   name: 'Second Wind',         sprite: 'ability-resilient',  text: 'Win after losing a delver.',
    earned: run => run.won && playerOf(run).deaths > 0 },
  { id: 'one-life',      name: 'One Is Enough',       sprite: 'warrior',            text: 'Win without losing a delver.',
    earned: run => run.won && playerOf(run).deaths === 0 },
  { id: 'puppet-master', name: 'Puppet Master',       sprite: 'icon-scheme',        text: 'Pull the strings of a monster three times.',
    earned: ({ told, seat }) => told('activated').filter(one => one.scheme && one.seat === seat).length >= 3 },
  { id: 'troll-hunter',  name: 'Troll Hunter',        sprite: 'ability-tough-hide', text: 'Defeat the Troll with your own delver.',
    earned: run => defeatedBy(run).some(({ card }) => card === 'troll') },
  { id: 'exterminator',  name: 'House Clearance',     sprite: 'goblin-warrior',     text: 'Defeat four dwellers in one match.',
    earned: run => defeatedBy(run).filter(({ card }) => isDweller(card)).length >= 4 },
  { id: 'in-deep-water', name: 'High Water',          sprite: 'ability-amphibious', text: 'Wade through water three times and live to tell.',
    earned: run => playerOf(run).departed && run.told('tested').filter(one => one.why === 'water' && one.owner === run.seat && one.pass).length >= 3 },
  { id: 'deep-breath',   name: 'Hold Your Breath',    sprite: 'trap-gas-cloud',     text: 'Leave while the dungeon is full of gas.',
    earned: ({ steps, seat }) => steps.some(({ after, events }) => after.gas && events.some(event => event.type === 'departed' && event.seat === seat)) },
  { id: 'fratricide',    name: 'Nothing Personal',    sprite: 'icon-melee',         text: "Defeat another player's delver and win.",
    earned: run => run.won && defeatedBy(run).some(({ owner }) => owner !== null && owner !== run.seat) },
  { id: 'last-candle',   name: 'Cutting It Fine',     sprite: 'candle-1',           text: 'Leave in the very last round.',
    hint: 'The stairs close. Eventually.',
    earned: run => playerOf(run).departed && playerOf(run).departedRound === run.end.closesAfter },
  { id: 'fresh-air',     name: 'Just Here for the Walk', sprite: 'boot',            text: 'Leave with nothing at all.',
    hint: "Treasure isn't everything.",
    earned: run => playerOf(run).final?.treasure === 0 && playerOf(run).final?.hazards === 0 },
  { id: 'body-snatcher', name: 'Not Myself Today',    sprite: 'trap-mind-swap',     text: 'Swap bodies, then leave.',
    hint: 'A change of perspective.',
    earned: run => playerOf(run).departed && run.told('mind-swapped').some(({ a, b }) => [a, b].some(({ owner }) => owner === run.seat)) },
];

function playerOf({ end, seat }: Run): Player {
  return end.players[seat]!;
}

/** Whom this seat's own delver has beaten. */
function defeatedBy({ told, seat }: Run) {
  return told('defeated').filter(({ by }) => by?.owner === seat);
}
