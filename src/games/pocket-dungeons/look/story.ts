/** What became of a seat, for the results: how it got out, how its last delver died, and who won instead. */
import type { Of, Seat } from '../../../core/game.ts';
import type { Account } from '../../badges.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { heroOf } from '../rules/characters.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { fallText } from './sentences.ts';
import { haulText, nameOf, seatName, treasureText } from './words.ts';

export function story(run: Account<State, Event>, isAlone: boolean): string {
  const { end, seat } = run;
  const { final, departedRound } = end.players[seat]!;
  if (!final) return `${fate(run, isAlone)} ${winnerText(end)}`;
  const who = isAlone ? 'You' : seatName(seat);
  const rest = end.result?.winner === seat ? 'Nobody can beat that.' : winnerText(end);
  return `${who} left in round ${departedRound} with ${haulText(final)}. ${rest}`;
}

function fate({ end, seat, steps }: Account<State, Event>, isAlone: boolean): string {
  const you = isAlone ? seat : undefined;
  const name = (one: Parameters<typeof nameOf>[0]): string => nameOf(one, you);
  const hero = heroOf(end, seat);
  const death = lastDeath(steps, seat);
  const told = present(
    death && `In round ${death.round}, ${name(death.event)} ${fallText(death.event, you)}.`,
    hero && `${capital(name(hero))} is still inside with ${haulText(hero)}.`,
  );
  return told.join(' ') || `${isAlone ? 'You' : seatName(seat)} never got out.`;
}

/** With the round in which it happened. */
function lastDeath(
  steps: Account<State, Event>['steps'],
  seat: Seat,
): { readonly round: number; readonly event: Of<Event, 'defeated'> } | undefined {
  const step = steps.findLast(({ events }) => events.some(event => isDeathOf(event, seat)));
  if (!step) return undefined;
  let { round } = step.before;
  let death: Of<Event, 'defeated'> | undefined;
  for (const event of step.events) {
    if (event.type === 'round-began' && !death) ({ round } = event);
    if (isDeathOf(event, seat)) death = event;
  }
  return death && { round, event: death };
}

function isDeathOf(event: Event, seat: Seat): event is Of<Event, 'defeated'> {
  return event.type === 'defeated' && event.owner === seat;
}

function winnerText({ result, players }: State): string {
  const { winner } = result!;
  const final = winner === null ? undefined : players[winner]!.final;
  return winner === null || !final
    ? 'Nobody got out. The dungeon wins.'
    : `${seatName(winner)} wins with ${treasureText(final.treasure)}.`;
}
