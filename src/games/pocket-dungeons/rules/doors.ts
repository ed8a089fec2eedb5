/** Chapter "Doors": roll on the chart, and what is behind may have been waiting. */
import type { Door } from '../data/tiles.ts';
import { sameCell, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { LOCKS } from '../data/charts.ts';
import type { Character, Dungeon } from '../state/state.ts';
import { beginEvent, encounters, rollChart, trapRoll } from './counters.ts';
import { isPassage } from './geometry.ts';
import { mark } from './glyphs.ts';
import { ACTION, offense, poolFor, test, type Stat } from './rolls.ts';
import type { Turn } from './turn.ts';

/** The door on one side of a tile, if the edge is a passage: a door in a wall is inert. */
export function doorBeside(dungeon: Dungeon, at: Cell, side: Direction): Door | undefined {
  const beyond = stepFrom(at, side);
  const wanted: Door =
    side === 'east' || side === 'south'
      ? { at, side }
      : { at: beyond, side: side === 'west' ? 'east' : 'south' };
  const door = dungeon.doors.find(each => each.side === wanted.side && sameCell(each.at, wanted.at));
  return door && isPassage(dungeon, at, beyond) ? door : undefined;
}

export function openDoor(turn: Turn, char: Character, side: Direction): void {
  const door = doorBeside(turn.state.dungeon, char.at, side)!;
  mark(turn, 'd');
  const result = rollChart(turn, char, 'door');
  switch (result) {
    case 'open':
      return remove(turn, char, door);
    case 'locked':
    case 'really-locked':
      return force(turn, char, door, LOCKS[result]);
    case 'surprise':
    case 'boo':
      remove(turn, char, door);
      return beginEvent(turn, char, 'none', result === 'boo' ? encounters(char) : trapRoll(char));
  }
}

function remove({ state, tell }: Turn, char: Character, door: Door): void {
  state.dungeon = { ...state.dungeon, doors: state.dungeon.doors.filter(each => each !== door) };
  tell({ type: 'door-opened', door, by: char.card });
}

function force(turn: Turn, char: Character, door: Door, need: number): void {
  if (test(turn, char, bestForcing(char, need), need, 'door')) return remove(turn, char, door);
  turn.tell({ type: 'door-held', door, by: char.card });
}

/** Skill or strength, whichever has the better chance; skill where they are equal. */
export function bestForcing(char: Character, need: number): Stat {
  const worth = (stat: Stat): number => {
    const { dice, kicker } = poolFor(char, stat);
    return kicker >= need ? Infinity : dice;
  };
  return worth(offense('melee')) > worth(ACTION) ? offense('melee') : ACTION;
}
