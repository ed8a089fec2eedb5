/** A monster dies: its killer is paid, and some knit themselves together elsewhere (chapter "Monster specials"). */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { isBoss, lootOf, MONSTERS } from '../data/monsters.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { isOccupied, kindOf, specialOf, UNTOUCHED } from './pieces.ts';
import { SPAWNS } from './squares.ts';
import { change, count, gainCoins, mark, type Turn } from './turn.ts';

export function slay(turn: Turn, monster: Monster, killer: Hero): void {
  const { state, tell } = turn;
  const kind = kindOf(monster);
  const { seat } = killer;
  tell({ type: 'monster-died', monster: monster.id, kind, at: monster.at, by: seat });
  state.stats[seat] = { ...state.stats[seat]!, kills: [...state.stats[seat]!.kills, kind] };
  mark(turn, seat, 'first-kill');
  if (isBoss(kind)) {
    count(turn, seat, 'bosses');
    mark(turn, seat, 'first-boss');
  }
  const loot = lootOf(kind);
  if (loot > 0) {
    gainCoins(turn, killer, loot, () =>
      tell({ type: 'coins-gained', seat, by: loot, coins: killer.coins, why: 'loot', dice: [] }),
    );
  }
  const homes =
    specialOf(monster) === 'regeneration' && mayReturn(state, monster) ? homesOf(state, monster) : [];
  if (homes.length > 0) return comeBack(turn, monster, homes);
  state.monsters = state.monsters.filter(other => other.id !== monster.id);
  state.slain = [...state.slain, kind];
}

/** With ebbing only while somebody without Regeneration is left; otherwise a cleared board could never be (R33). */
function mayReturn({ rules, monsters }: State, monster: Monster): boolean {
  if (rules.regeneration === 'endless') return true;
  return monsters.some(
    other => other.id !== monster.id && MONSTERS[kindOf(other)].special !== 'regeneration',
  );
}

/** Free spawn points, its own square included. */
function homesOf(state: State, { at }: Monster): Cell[] {
  return SPAWNS.filter(spawn => sameCell(spawn, at) || !isOccupied(state, spawn));
}

/** Face down on one of them by lot. A queue that is running forgets it (R29). */
function comeBack(turn: Turn, monster: Monster, homes: readonly Cell[]): void {
  const { state } = turn;
  const to = turn.pick(homes);
  change(turn, monster.id, {
    at: to,
    awake: false,
    known: true,
    ...UNTOUCHED,
    actedRound: state.flow.at === 'monsters' ? state.turn : monster.actedRound,
  });
  turn.tell({ type: 'regenerated', monster: monster.id, kind: kindOf(monster), from: monster.at, to });
}
