/** A contest as people see it: who has raided and how well, what there is to beat, and what nobody is shown of a rival's raid. */
import type { Seat } from '../../../core/game.ts';
import type { SheetModel, SheetPart, TableRow } from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import { fire, gold } from '../../lines.ts';
import { tablePart, textPart } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import type { Handover } from '../../room.ts';
import { MAX_LIFE } from '../data/constants.ts';
import { RAIDERS } from '../data/raiders.ts';
import { objectivesDone, roundOf } from '../rules/ending.ts';
import { RESULT_NAMES } from '../rules/names.ts';
import { standings } from '../rules/outcome.ts';
import { entranceTile } from '../rules/tiles.ts';
import type { Event } from '../state/events.ts';
import type { Contest, Raid, State } from '../state/state.ts';

export function raiderName(seat: Seat): string {
  return RAIDERS[seat]!;
}

/** The only person at the table looks on while somebody else raids the dungeon that she raids, too. */
export function isRivals({ contest }: State, you: Seat | undefined): boolean {
  return contest !== undefined && you !== undefined && contest.raider !== you;
}

function isOfRival({ raider }: Event, { you }: Pick<Moment<State, Event>, 'you'>): boolean {
  return raider !== undefined && you !== undefined && raider !== you;
}

type Told = (event: never, now: Moment<State, Event>) => unknown;

/** A table of motions or sentences by which a rival's raid is told as `instead` says, and else by `nothing`. */
export function forRivals<T extends Readonly<Record<Event['type'], Told>>>(
  table: T,
  nothing: ReturnType<T[Event['type']]>,
  instead: Partial<T>,
): T {
  const rows = Object.entries(table).map(([type, told]) => {
    const brief: Told = instead[type as Event['type']] ?? (() => nothing);
    const row: Told = (event, now) => (isOfRival(event, now) ? brief : told)(event, now);
    return [type, row];
  });
  // Every row is that of its own type, which entries cannot prove to the compiler.
  return Object.fromEntries(rows) as unknown as T;
}

/** The closed gate: a rival's way would give the dungeon away. */
export function asFromOutside(state: State): State {
  const { kora } = state;
  return {
    ...state,
    tiles: [entranceTile()],
    kora: { ...kora, tile: 0, space: 'a', life: MAX_LIFE, items: [], slowed: false, invisible: false },
    monsters: [],
    objectives: { book: false, crucible: false, grislyk: false },
  };
}

/** "Minor victory, 211 points". */
function raidText({ result, score }: Raid): string {
  return `${RESULT_NAMES[result]}, ${counted(score, 'point')}`;
}

/** "Red: Minor victory, 211 points"; nothing before the first raid is over. */
function toBeat({ raids }: Contest): string | undefined {
  const [best] = standings(raids);
  return best && `${raiderName(best.seat)}: ${raidText(best)}`;
}

/** What stands on the sheet of whoever is inside. */
export function contestLine({ contest }: State): SheetPart[] {
  if (!contest) return [];
  const { raider, seats } = contest;
  const best = toBeat(contest);
  return [textPart(best ? gold(`To beat: ${best}.`) : `Raid ${raider + 1} of ${seats}. The others follow.`)];
}

/** Those who are out or dead in their order, then whoever is inside, then those who wait. */
export function standingsTable(state: State): SheetPart[] {
  const { contest } = state;
  if (!contest) return [];
  const { raids, raider, seats } = contest;
  const done = standings(raids).map(
    (raid): TableRow => ({
      cells: [raiderName(raid.seat), RESULT_NAMES[raid.result], `${raid.rounds}`, `${raid.score}`],
      tone: raid.result === 'defeat' ? 'dim' : 'gold',
    }),
  );
  const waiting = Array.from({ length: seats }, (_, seat) => seat).slice(raids.length);
  const rest = waiting.map((seat): TableRow => {
    if (seat !== raider) return { cells: [raiderName(seat), 'waits', '-', '-'], tone: 'dim' };
    const goals = counted(objectivesDone(state).length, 'goal');
    return { cells: [raiderName(seat), `inside, ${goals}`, `${roundOf(state)}`, '-'], tone: 'plain' };
  });
  return [tablePart('The contest', ['Raider', 'Raid', 'Rounds', 'Points'], [...done, ...rest])];
}

/** Of a rival's raid one sees from outside how long it takes, and what it comes to. */
export function rivalSheet(state: State): SheetModel {
  const name = raiderName(state.contest!.raider);
  return {
    title: `${name}'s raid`,
    portrait: 'kora',
    parts: [
      textPart(fire(`${name} is in the dungeon. You see how it ends, not how it goes.`)),
      ...standingsTable(state),
    ],
  };
}

export function handover({ contest }: State, seat: Seat): Handover | undefined {
  if (!contest) return undefined;
  const best = toBeat(contest);
  const isLast = seat === contest.seats - 1;
  const lines = [
    'The same dungeon, the same cards.',
    ...(best ? [`To beat: ${best}.`] : []),
    ...(isLast ? [] : ['If your raid comes later, look away!']),
  ];
  return { name: raiderName(seat), sprite: 'kora', line: lines.join(' ') };
}
