/** Chapter "Flip and the charts": what lies under a counter, and the events that follow. */
import { chartResult, type ChartId, type ChartResult, type EventChart } from '../data/charts.ts';
import type { Character, Task, TaskOf } from '../state/state.ts';
import { keyOf } from './cells.ts';
import { can, change, controllerOf, findChar, mustFind, reach, whoIs } from './characters.ts';
import { mark } from './glyphs.ts';
import { addLoose } from './treasure.ts';
import type { Turn } from './turn.ts';

type EventTask = TaskOf<'event'>;
type ChartTask = TaskOf<'chart'>;

const chartRoll = ({ id }: Character, table: EventChart): Task => ({
  do: 'chart',
  char: id,
  table,
  dice: null,
});
export const trapRoll = (victim: Character): Task => chartRoll(victim, 'trap');
export const encounters = ({ id }: Character, left = 1): Task => ({ do: 'encounters', char: id, left });

export function runFlip(turn: Turn, _task: TaskOf<'flip'>, char: Character): void {
  const { state, tell } = turn;
  const { [keyOf(char.at)]: counter, ...others } = state.hidden;
  if (counter === undefined || counter === '?') return;
  state.hidden = others;
  if (counter === 'treasure') addLoose(turn, char.at, 1);
  if (counter === 'stairs') state.stairs = char.at;
  tell({ type: 'counter-flipped', at: char.at, counter, ...whoIs(char) });
  mark(turn, '?');
  reach(turn, char.owner, 'first-counter');
  switch (counter) {
    case 'stairs':
      tell({ type: 'stairs-revealed', at: char.at, by: 'flip' });
      return reach(turn, char.owner, 'stairs-reached');
    case 'treasure':
      return lift(turn, char);
    case 'hazard':
      return beginEvent(turn, char, 'open', chartRoll(char, 'hazard'));
  }
}

/** The Treasure chart: most often nothing but loot. */
function lift(turn: Turn, char: Character): void {
  const result = rollChart(turn, char, 'treasure');
  if (result === 'trap') beginEvent(turn, char, 'none', trapRoll(char));
  if (result === 'squatter') beginEvent(turn, char, 'none', encounters(char));
}

/** A flip or a door: one Blessing, twelve Encounter rolls, and at most one hazard token. */
export function beginEvent({ push }: Turn, victim: Character, token: 'none' | 'open', first: Task): void {
  push(first, { do: 'event', char: victim.id, token, blessed: false, rolls: 0 });
}

export function currentEvent(turn: Turn): EventTask | undefined {
  return turn.state.stack.findLast(task => task.do === 'event');
}

export function changeEvent(
  { state }: Turn,
  patch: Partial<Pick<EventTask, 'token' | 'blessed' | 'rolls'>>,
): void {
  const index = state.stack.findLastIndex(task => task.do === 'event');
  state.stack = state.stack.map((task, at) =>
    at === index && task.do === 'event' ? { ...task, ...patch } : task,
  );
}

/** The end of an event: a token that no dweller carries goes to whoever survived. */
export function runEvent(turn: Turn, { char: id, token }: EventTask): void {
  if (token !== 'open') return;
  const { state, tell } = turn;
  const victim = findChar(state, id);
  if (!victim) {
    state.lostTokens += 1;
  } else if (victim.role === 'hero') {
    change(turn, id, { hazards: victim.hazards + 1 });
    tell({ type: 'hazard-taken', amount: 1, from: 'survived', ...whoIs(victim) });
  } else {
    const { bounty } = change(turn, id, { bounty: victim.bounty + 1 });
    tell({ type: 'bounty-set', bounty, ...whoIs(victim) });
  }
}

export function rollChart<C extends ChartId>(turn: Turn, char: Character, chart: C): ChartResult<C> {
  return readChart(turn, char, chart, throwTwo(turn));
}

function throwTwo({ d6 }: Turn): number[] {
  const first = d6('charts');
  const second = d6('charts');
  return [first, second];
}

function readChart<C extends ChartId>(
  { tell }: Turn,
  char: Character,
  chart: C,
  dice: readonly number[],
): ChartResult<C> {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const result = chartResult(chart, total);
  tell({ type: 'chart-rolled', chart, dice, total, result, ...whoIs(char) });
  return result;
}

/** Hazard, Trap and Encounter rolls: the Priestess may turn one of them per event. */
export function runChart(turn: Turn, task: ChartTask, char: Character): void {
  const { state, push } = turn;
  const dice = task.dice ?? throwTwo(turn);
  if (task.dice === null) readChart(turn, char, task.table, dice);
  const mayBless = task.dice === null && can(char, 'blessings') && currentEvent(turn)?.blessed === false;
  if (!mayBless) return follow(turn, char, task, dice);
  push({ ...task, dice });
  const seat = char.owner ?? controllerOf(state, char);
  state.ask = { seat, kind: 'bless', char: char.id, table: task.table, dice };
}

/** The second result stands, whatever it is. */
export function bless(turn: Turn, task: ChartTask, reroll: boolean): void {
  const char = mustFind(turn.state, task.char);
  if (!reroll) return follow(turn, char, task, task.dice!);
  changeEvent(turn, { blessed: true });
  const dice = throwTwo(turn);
  turn.tell({ type: 'blessed', chart: task.table, dice: task.dice!, ...whoIs(char) });
  readChart(turn, char, task.table, dice);
  follow(turn, char, task, dice);
}

function follow(turn: Turn, char: Character, { table }: ChartTask, dice: readonly number[]): void {
  const { push } = turn;
  const total = dice.reduce((sum, die) => sum + die, 0);
  switch (table) {
    case 'hazard': {
      const [trap, encounter] = [trapRoll(char), encounters(char)];
      const tasks = { trap: [trap], encounter: [encounter], both: [encounter, trap] };
      return push(...tasks[chartResult('hazard', total)]);
    }
    case 'trap':
      return push({ do: 'trap', char: char.id, trap: chartResult('trap', total) });
    case 'encounter': {
      const card = chartResult('encounter', total);
      return push(card === 'twice' ? encounters(char, 2) : { do: 'appear', char: char.id, card });
    }
  }
}
