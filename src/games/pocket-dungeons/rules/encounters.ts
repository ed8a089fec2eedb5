/** Chapter "Encounter": dwellers come as near to the victim as they can. */
import type { Cell } from '../../../core/grid.ts';
import { ENCOUNTER_ROLL_CAP } from '../data/constants.ts';
import { has, type DwellerId } from '../data/cards.ts';
import type { Character, State, TaskOf } from '../state/state.ts';
import { CELLS, cellsAt, numberOf } from './cells.ts';
import { changeEvent, currentEvent } from './counters.ts';
import { addChar, change, charAt, mustFind, nothing, rivalOf, whoIs } from './characters.ts';
import { geometryOf, UNREACHED } from './geometry.ts';
import type { Turn } from './turn.ts';

/** One roll after another; an event has at most twelve. */
export function runEncounters(turn: Turn, task: TaskOf<'encounters'>, victim: Character): void {
  if (task.left === 0) return;
  const rolls = currentEvent(turn)?.rolls ?? 0;
  if (rolls >= ENCOUNTER_ROLL_CAP) return nothing(turn, victim, 'too-many-rolls');
  changeEvent(turn, { rolls: rolls + 1 });
  turn.push(
    { do: 'chart', char: task.char, table: 'encounter', dice: null },
    { ...task, left: task.left - 1 },
  );
}

export function runAppear(turn: Turn, task: TaskOf<'appear'>, victim: Character): void {
  const { state, push } = turn;
  if (state.supply[task.card] === 0) return nothing(turn, victim, 'no-figure');
  const options = nearestTiles(state, victim, task.card);
  if (options.length === 0) return nothing(turn, victim, 'no-room');
  if (options.length === 1) return appear(turn, task, options[0]!);
  push(task);
  const seat = rivalOf(state, victim);
  state.ask = { seat, kind: 'place-dweller', card: task.card, victim: victim.id, options };
}

/** By the fewest steps; where all free tiles lie behind doors, through them. Only the amphibious come out of the water. */
function nearestTiles(state: State, victim: Character, card: DwellerId): Cell[] {
  const geometry = geometryOf(state.dungeon);
  const from = numberOf(victim.at);
  const isDry = (index: number): boolean => has(card, 'amphibious') || !geometry.isWater[index];
  const free = geometry.tiles.filter(
    index => index !== from && isDry(index) && !charAt(state, CELLS[index]!),
  );
  for (const steps of [geometry.stepsFrom(from), geometry.passageStepsFrom(from)]) {
    const nearest = Math.min(UNREACHED, ...free.map(index => steps[index]!));
    if (nearest < UNREACHED) return cellsAt(free.filter(index => steps[index] === nearest));
  }
  return [];
}

/** The first dweller of an event carries its hazard token. */
export function appear(turn: Turn, { char: id, card }: TaskOf<'appear'>, at: Cell): void {
  const { state, tell } = turn;
  const victim = mustFind(state, id);
  state.supply = { ...state.supply, [card]: state.supply[card] - 1 };
  const dweller = addChar(turn, { card, role: 'dweller', owner: null, at });
  const isFirst = currentEvent(turn)?.token === 'open';
  if (isFirst) {
    change(turn, dweller.id, { bounty: 1 });
    changeEvent(turn, { token: 'given' });
  }
  const seat = rivalOf(state, victim);
  tell({ type: 'dweller-appeared', at, seat, bounty: isFirst ? 1 : 0, ...whoIs(dweller) });
}
