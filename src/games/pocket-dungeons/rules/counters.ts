/** Chapter "Flip and the charts": what lies under a counter, and the events that follow. */
import { chartResult, type ChartId, type ChartResult } from '../data/charts.ts';
import type { Character, Task } from '../state/state.ts';
import { keyOf } from './cells.ts';
import { can, change, controllerOf, findChar, mustFind, reach, whoIs } from './figures.ts';
import { mark } from './glyphs.ts';
import { addLoose } from './treasure.ts';
import type { Turn } from './turn.ts';

type EventTask = Extract<Task, { do: 'event' }>;
type ChartTask = Extract<Task, { do: 'chart' }>;

export function runFlip(turn: Turn, id: number): void {
  const { state, tell } = turn;
  const char = mustFind(state, id);
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
      return beginEvent(turn, char, 'open', { do: 'chart', char: id, table: 'hazard', dice: null });
  }
}

/** The Treasure chart: most often nothing but loot. */
function lift(turn: Turn, char: Character): void {
  const result = rollChart(turn, char, 'treasure');
  if (result === 'trap')
    beginEvent(turn, char, 'none', { do: 'chart', char: char.id, table: 'trap', dice: null });
  if (result === 'squatter') beginEvent(turn, char, 'none', { do: 'encounters', char: char.id, left: 1 });
}

/** A flip or a door: one Blessing, twelve Encounter rolls, and at most one hazard token. */
export function beginEvent(
  { push }: Turn,
  victim: Character,
  token: 'none' | 'open',
  ...tasks: Task[]
): void {
  push(...tasks, { do: 'event', char: victim.id, token, blessed: false, rolls: 0 });
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
export function runChart(turn: Turn, task: ChartTask): void {
  const { state, push } = turn;
  const char = mustFind(state, task.char);
  const dice = task.dice ?? throwTwo(turn);
  if (task.dice === null && can(char, 'blessings') && currentEvent(turn)?.blessed === false) {
    readChart(turn, char, task.table, dice);
    push({ ...task, dice });
    const seat = char.owner ?? controllerOf(state, char);
    state.ask = { seat, kind: 'bless', char: char.id, table: task.table, dice };
    return;
  }
  if (task.dice === null) readChart(turn, char, task.table, dice);
  follow(turn, char, task, dice);
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
  const trap: Task = { do: 'chart', char: char.id, table: 'trap', dice: null };
  const encounter: Task = { do: 'encounters', char: char.id, left: 1 };
  switch (table) {
    case 'hazard':
      return push(
        ...{ trap: [trap], encounter: [encounter], both: [encounter, trap] }[chartResult('hazard', total)],
      );
    case 'trap':
      return push({ do: 'trap', char: char.id, trap: chartResult('trap', total) });
    case 'encounter': {
      const card = chartResult('encounter', total);
      if (card === 'twice') return push({ do: 'encounters', char: char.id, left: 2 });
      return push({ do: 'appear', char: char.id, card });
    }
  }
}
