/** Chapter "Traps and doors": eleven ways to regret a step. */
import { trapOf, type TrapId } from '../data/charts.ts';
import { FIREBALL_REACH } from '../data/constants.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Cause, Character, State, Task } from '../state/state.ts';
import { CELLS, numberOf } from './cells.ts';
import { can, change, charAt, controllerOf, mustFind, nothing, rivalOf, whoIs } from './figures.ts';
import { geometryOf } from './geometry.ts';
import { freeReach, hasCounter } from './reach.ts';
import { ACTION, defence, test } from './rolls.ts';
import { swapMinds } from './mind-swap.ts';
import type { Turn } from './turn.ts';

type TrapTask = Extract<Task, { do: 'trap' }>;

export function runTrap(turn: Turn, { char: id, trap }: TrapTask): void {
  const { state, tell, push } = turn;
  const victim = mustFind(state, id);
  tell({ type: 'trap-sprung', trap, at: victim.at, ...whoIs(victim) });
  switch (trap) {
    case 'poison-dart':
    case 'bottomless-pit':
      if (!resists(turn, victim, trap)) push(doom(victim, trap));
      return;
    case 'teleportation':
      if (!resists(turn, victim, trap)) push({ do: 'teleport', char: id });
      return;
    case 'mind-control':
      return controlMind(turn, victim);
    case 'fireball':
      return explode(turn, victim);
    case 'shifting-corridors':
      return push({ do: 'shift', char: id });
    case 'cave-in': {
      const isCaught = !resists(turn, victim, trap);
      return push(
        ...(isCaught ? [doom(victim, trap)] : []),
        { do: 'cave', char: id },
        { do: 'collapse', at: victim.at },
      );
    }
    case 'paralyzation':
      if (resists(turn, victim, trap)) return;
      change(turn, id, { paralysed: true });
      return tell({ type: 'paralysed', ...whoIs(victim) });
    case 'ambush': {
      const die = turn.d6();
      tell({ type: 'ambushed', die, ...whoIs(victim) });
      return push({ do: 'encounters', char: id, left: die });
    }
    case 'mind-swap':
      return swapMinds(turn, victim);
    case 'gas-cloud':
      if (state.gas) return nothing(turn, victim, 'gas-already');
      state.gas = true;
      return tell({ type: 'gas-spread', by: 'trap' });
  }
}

function resists(turn: Turn, char: Character, trap: TrapId): boolean {
  const { stat, need } = trapOf(trap).test!;
  return test(turn, char, stat === 'action' ? ACTION : defence(stat), need, trap);
}

function doom(char: Character, cause: Cause, magic = false): Extract<Task, { do: 'doom' }> {
  return { do: 'doom', char: char.id, cause, magic, by: null, later: false, stage: 'own' };
}

/** Only heroes have a mind worth taking. */
function controlMind(turn: Turn, victim: Character): void {
  if (victim.role !== 'hero') return nothing(turn, victim, 'mindless');
  if (resists(turn, victim, 'mind-control')) return;
  change(turn, victim.id, { controlled: true });
  turn.tell({ type: 'mind-controlled', ...whoIs(victim) });
}

/** All tests first; then all failures fall in the same order, a Priestess before those whom she might have healed. */
function explode(turn: Turn, victim: Character): void {
  const { state } = turn;
  const steps = geometryOf(state.dungeon).stepsFrom(numberOf(victim.at));
  const others = state.chars.filter(
    char => char.id !== victim.id && steps[numberOf(char.at)]! <= FIREBALL_REACH,
  );
  const failed = [victim, ...others].filter(char => !resists(turn, char, 'fireball'));
  const first = failed.filter(char => can(char, 'healing-spells'));
  const rest = failed.filter(char => !can(char, 'healing-spells'));
  turn.push(...[...first, ...rest].map(char => doom(char, 'fireball', true)));
}

// ── Teleportation ──────────────────────────────────────────────────────────────────────────────────────────────

export function runTeleport(turn: Turn, task: Extract<Task, { do: 'teleport' }>): void {
  const { state, push } = turn;
  const victim = mustFind(state, task.char);
  const options = teleportTiles(state);
  if (options.length === 0) return nothing(turn, victim, 'nowhere-to-go');
  if (options.length === 1) return teleport(turn, victim.id, options[0]!);
  push(task);
  state.ask = { seat: rivalOf(state, victim), kind: 'teleport', victim: victim.id, options };
}

function teleportTiles(state: State): Cell[] {
  const { tiles, isWater, main } = geometryOf(state.dungeon);
  return tiles
    .filter(index => main[index] && !isWater[index])
    .map(index => CELLS[index]!)
    .filter(at => !charAt(state, at) && !hasCounter(state, at));
}

/** Not a move: nothing is flipped, tested or picked up. */
export function teleport(turn: Turn, id: number, to: Cell): void {
  const victim = mustFind(turn.state, id);
  change(turn, id, { at: to });
  turn.tell({ type: 'moved', from: victim.at, to, how: 'teleport', ...whoIs(victim) });
}

// ── Cave In ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Off the falling tile, or under it; nobody saves the boxed in. */
export function runCave(turn: Turn, task: Extract<Task, { do: 'cave' }>): void {
  const { state, push } = turn;
  const victim = mustFind(state, task.char);
  const options = freeReach(state, victim);
  if (options.length === 0) return push({ ...doom(victim, 'cave-in'), stage: 'lost' });
  if (options.length === 1) return escape(turn, victim.id, options[0]!);
  push(task);
  state.ask = { seat: controllerOf(state, victim), kind: 'cave-move', char: victim.id, options };
}

export function escape({ push }: Turn, id: number, to: Cell): void {
  push({ do: 'enter', char: id, to, how: 'cave', flips: true, by: null });
}
