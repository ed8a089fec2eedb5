/** Items that put somebody somewhere else, or something else in its place. */
import type { Cell } from '../../../core/grid.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import type { Hero, Monster } from '../state/state.ts';
import { breakOff } from './battle.ts';
import { leave } from './ending.ts';
import { isInside, kindOf } from './pieces.ts';
import { newMonster } from './setup.ts';
import { isStar } from './squares.ts';
import { change, type Turn } from './turn.ts';
import { wakeAround } from './waking.ts';

/** Arrival counts as entering. Onto the star is out of the dungeon, with the purse. */
export function teleportHero(turn: Turn, hero: Hero, to: Cell): void {
  const { state, tell } = turn;
  if (!isInside(hero)) return;
  const from = hero.at;
  hero.at = to;
  if (state.outing?.seat === hero.seat) state.outing.entered = true;
  tell({ type: 'teleported', seat: hero.seat, from, to });
  if (state.battle) breakOff(turn);
  const isLeaving = isStar(to);
  wakeAround(turn, hero, isLeaving ? 'leaving' : 'teleport');
  if (isLeaving) leave(turn, hero, 'teleport');
}

/** Created monsters arrive awake (R61). Bosses that come out of the bag go back somewhere into it. */
export function conjureMonster(turn: Turn, hero: Hero, at: Cell): void {
  const { state, tell } = turn;
  const bag = [...state.bag];
  const bosses: Kind[] = [];
  let kind = bag.pop()!;
  while (isBoss(kind)) {
    bosses.push(kind);
    kind = bag.pop()!;
  }
  for (const boss of bosses) putBack(turn, bag, boss);
  state.bag = bag;
  const id = state.nextMonster++;
  state.monsters = [...state.monsters, { ...newMonster(id, kind, at), awake: true, known: true }];
  tell({ type: 'created', monster: id, kind, at, by: hero.seat });
}

/** It keeps its square, facing, sleep, frost and slowness (R62). */
export function polymorph(turn: Turn, monster: Monster): void {
  const { state, tell } = turn;
  const bag = [...state.bag];
  const kind = bag.pop()!;
  putBack(turn, bag, kindOf(monster));
  state.bag = bag;
  change(turn, monster.id, {
    kind,
    wound: 0,
    cancelRound: null,
    known: monster.awake,
    back: 'plain',
    stirring: false,
  });
  tell({
    type: 'polymorphed',
    monster: monster.id,
    at: monster.at,
    from: monster.known ? monster.kind : null,
    to: monster.awake ? kind : null,
  });
  if (state.battle?.monster === monster.id) state.battle.monsterHp = MONSTERS[kind].hp;
}

function putBack({ d }: Turn, bag: Kind[], kind: Kind): void {
  bag.splice(d(bag.length + 1) - 1, 0, kind);
}
