/** Chapter "Monsters move and attack": all come one tile closer, then everyone beside her strikes. */
import type { EventCardId } from '../data/event-cards.ts';
import { KINDS, kindOf } from '../data/monsters.ts';
import type { Monster, State } from '../state/state.ts';
import { bonusOf, dieOf, setStatus, wound } from './abilities.ts';
import { here, putMonster } from './monsters.ts';
import { tileToward, tileHere } from './tiles.ts';
import { isOver, type Turn } from './turn.ts';

export function monstersPhase(turn: Turn): void {
  const { state, tell } = turn;
  if (state.kora.invisible) {
    tell({ type: 'unseen' });
    return setStatus(turn, 'invisible', false);
  }
  comeCloser(turn, 'hunt');
  const strikers = attackers(state);
  const others = here(state).filter(monster => !strikers.includes(monster));
  if (others.length > 0) tell({ type: 'crowded-out', monsters: others.map(monster => monster.id) });
  for (const monster of strikers) if (!isOver(turn)) strike(turn, monster);
}

/** Everyone on the board who is not with her yet; false when there is nobody. */
export function comeCloser({ state, tell }: Turn, by: 'hunt' | EventCardId): boolean {
  const { tile } = state.kora;
  let anyone = false;
  for (const { id, kind, at } of state.monsters) {
    if (at.on !== 'board' || at.tile === tile) continue;
    const to = tileToward(state.tiles, at.tile, tile);
    putMonster(state, id, { on: 'board', tile: to });
    tell({ type: 'monster-moved', monster: id, kind, from: at.tile, to, by });
    anyone = true;
  }
  return anyone;
}

/** Goblins, skeletons, Grislyk. In the Narrow Passage only the first of each kind gets at her. */
export function attackers(state: State): Monster[] {
  const all = here(state);
  if (tileHere(state).id !== 'narrow') return all;
  return KINDS.flatMap(kind => all.find(monster => monster.kind === kind) ?? []);
}

/** The monster's die first; only higher wounds. The sorcerer strikes until he fails. */
function strike(turn: Turn, { id, kind }: Monster): void {
  const { state, tell } = turn;
  const { die, repeats } = kindOf(kind);
  const defenseDie = dieOf(state, 'defense');
  const bonus = bonusOf(state, 'defense');
  for (let repeat = 1; !isOver(turn); repeat++) {
    const roll = turn.roll(die);
    const defenseRoll = turn.roll(defenseDie);
    const defenseTotal = defenseRoll + bonus;
    const hit = roll > defenseTotal;
    const throws = { die, roll, defenseDie, defenseRoll, bonus, defenseTotal };
    tell({ type: 'monster-attacked', monster: id, kind, ...throws, hit, repeat });
    if (hit) wound(turn, kind);
    if (!hit || !repeats) return;
  }
}
