/** Chapter "Traps and doors": eleven ways to regret a step. */
import { trapOf, type TrapId } from '../data/charts.ts';
import { FIREBALL_REACH } from '../data/constants.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Character, State, Task, TaskOf } from '../state/state.ts';
import { cellsAt, numberOf } from './cells.ts';
import { can, change, charAt, controllerOf, mustFind, nothing, rivalOf, whoIs } from './characters.ts';
import { encounters } from './counters.ts';
import { doom } from './defeat.ts';
import { geometryOf } from './geometry.ts';
import { swapMinds } from './mind-swap.ts';
import { entering } from './moving.ts';
import { freeReach, hasCounter } from './reach.ts';
import { ACTION, defense, test } from './rolls.ts';
import type { Turn } from './turn.ts';

type Effect = (turn: Turn, victim: Character) => void;

const EFFECTS: Readonly<Record<TrapId, Effect>> = {
  'poison-dart': unlessResisted('poison-dart', ({ id }) => doom(id, 'poison-dart')),
  'bottomless-pit': unlessResisted('bottomless-pit', ({ id }) => doom(id, 'bottomless-pit')),
  teleportation: unlessResisted('teleportation', ({ id }) => ({ do: 'teleport', char: id })),
  'mind-control': controlMind,
  fireball: explode,
  'shifting-corridors': (turn, { id }) => turn.push({ do: 'shift', char: id }),
  'cave-in': (turn, victim) => {
    const { id, at } = victim;
    const isCaught = !resists(turn, victim, 'cave-in');
    turn.push(...(isCaught ? [doom(id, 'cave-in')] : []), { do: 'cave', char: id }, { do: 'collapse', at });
  },
  paralyzation: (turn, victim) => {
    if (resists(turn, victim, 'paralyzation')) return;
    change(turn, victim.id, { paralysed: true });
    turn.tell({ type: 'paralysed', ...whoIs(victim) });
  },
  ambush: (turn, victim) => {
    const die = turn.d6();
    turn.tell({ type: 'ambushed', die, ...whoIs(victim) });
    turn.push(encounters(victim, die));
  },
  'mind-swap': swapMinds,
  'gas-cloud': (turn, victim) => {
    if (turn.state.gas) return nothing(turn, victim, 'gas-already');
    turn.state.gas = true;
    turn.tell({ type: 'gas-spread', by: 'trap' });
  },
};

export function runTrap(turn: Turn, { trap }: TaskOf<'trap'>, victim: Character): void {
  turn.tell({ type: 'trap-sprung', trap, at: victim.at, ...whoIs(victim) });
  EFFECTS[trap](turn, victim);
}

function resists(turn: Turn, char: Character, trap: TrapId): boolean {
  const { stat, need } = trapOf(trap).test!;
  return test(turn, char, stat === 'action' ? ACTION : defense(stat), need, trap);
}

function unlessResisted(trap: TrapId, then: (victim: Character) => Task): Effect {
  return (turn, victim) => {
    if (!resists(turn, victim, trap)) turn.push(then(victim));
  };
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
  turn.push(...[...first, ...rest].map(({ id }) => doom(id, 'fireball', { magic: true })));
}

// ── Teleportation ──────────────────────────────────────────────────────────────────────────────────────────────

export function runTeleport(turn: Turn, task: TaskOf<'teleport'>, victim: Character): void {
  const { state, push } = turn;
  const options = teleportTiles(state);
  if (options.length === 0) return nothing(turn, victim, 'nowhere-to-go');
  if (options.length === 1) return teleport(turn, victim.id, options[0]!);
  push(task);
  state.ask = { seat: rivalOf(state, victim), kind: 'teleport', victim: victim.id, options };
}

function teleportTiles(state: State): Cell[] {
  const { tiles, isWater, main } = geometryOf(state.dungeon);
  const dry = cellsAt(tiles.filter(index => main[index] && !isWater[index]));
  return dry.filter(at => !charAt(state, at) && !hasCounter(state, at));
}

/** Not a move: nothing is flipped, tested or picked up. */
export function teleport(turn: Turn, id: number, to: Cell): void {
  const victim = mustFind(turn.state, id);
  change(turn, id, { at: to });
  turn.tell({ type: 'moved', from: victim.at, to, how: 'teleport', ...whoIs(victim) });
}

// ── Cave In ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Off the falling tile, or under it; nobody saves the boxed in. */
export function runCave(turn: Turn, task: TaskOf<'cave'>, victim: Character): void {
  const { state, push } = turn;
  const options = freeReach(state, victim);
  if (options.length === 0) return push(doom(victim.id, 'cave-in', { stage: 'lost' }));
  if (options.length === 1) return push(entering(victim.id, options[0]!, 'cave'));
  push(task);
  state.ask = { seat: controllerOf(state, victim), kind: 'cave-move', char: victim.id, options };
}
