/** Chapter "Items, one by one": what they do where it takes more than a line. */
import { stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { MAX_HP, MONSTER_DIE } from '../data/constants.ts';
import type { Tier } from '../data/gear.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { battleOf, breakOff, hurtMonster } from './battle.ts';
import { killHero, leave } from './ending.ts';
import { dieAgainst, flies, heroOf, hpOf, isInside, kindOf, monsterById, weaponDie } from './pieces.ts';
import { newMonster } from './setup.ts';
import { slay } from './slaying.ts';
import { isStar, isTouching } from './squares.ts';
import { canSlide } from './targets.ts';
import { change, gainCoins, type Turn } from './turn.ts';
import { wake, wakeAround } from './waking.ts';

// ── On oneself ────────────────────────────────────────────────────────────────────────────────────────────────

export function conjureCoins(turn: Turn, hero: Hero): void {
  const first = turn.d(3);
  const second = turn.d(3);
  const by = first + second;
  const { seat } = hero;
  const dice = [first, second];
  gainCoins(turn, hero, by, () =>
    turn.tell({ type: 'coins-gained', seat, by, coins: hero.coins, why: 'conjured', dice }),
  );
}

/** Never above 20; without a die, to 20. */
export function drink({ tell }: Turn, hero: Hero, die: number | null): void {
  const by = Math.min(MAX_HP - hero.hp, die ?? MAX_HP);
  hero.hp += by;
  tell({ type: 'hp-changed', seat: hero.seat, by, hp: hero.hp, why: 'potion', die });
}

/** Monsters lose sight of the hero, and with it their battle. */
export function fade(turn: Turn, hero: Hero): void {
  hero.invisibleRound = turn.state.turn;
  turn.tell({ type: 'hero-status', seat: hero.seat, status: 'invisible' });
  if (turn.state.battle) breakOff(turn);
}

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

export function changeWeapon({ tell, d }: Turn, hero: Hero): void {
  const die = d(4);
  const from = hero.weapon;
  hero.weapon = (die - 1) as Tier;
  tell({ type: 'weapon-changed', seat: hero.seat, die, from, to: hero.weapon });
}

// ── On monsters ───────────────────────────────────────────────────────────────────────────────────────────────

/**
 * G6: the monster turn that an item speaks of is the running one as long as its target still has a place in the
 * queue, otherwise the next. Only for Cancellation does a monster that is fighting count as not yet done.
 */
export function roundConcerned(state: State, monster: Monster, fightCounts = false): number {
  const { flow, turn, battle } = state;
  if (flow.at !== 'monsters') return turn;
  if (fightCounts && battle?.monster === monster.id) return turn;
  const isToCome = monster.actedRound !== turn && flow.queue.slice(flow.next).includes(monster.id);
  return isToCome ? turn : turn + 1;
}

export function fallAsleep(turn: Turn, monster: Monster): void {
  change(turn, monster.id, { awake: false, sleepRound: roundConcerned(turn.state, monster) });
  turn.tell({ type: 'monster-status', monster: monster.id, status: 'asleep' });
  if (turn.state.battle) breakOff(turn);
}

/** It slides until something stops it; it neither attacks nor wakes (R64). */
export function push(turn: Turn, monster: Monster, way: Direction): void {
  const die = turn.d(MONSTER_DIE);
  let to = monster.at;
  for (let left = die; left > 0; left--) {
    const next = stepFrom(to, way);
    if (!canSlide(turn.state, next, flies(monster))) break;
    to = next;
  }
  change(turn, monster.id, { at: to });
  turn.tell({ type: 'pushed', monster: monster.id, way, die, from: monster.at, to });
  endIfApart(turn);
}

export function place(turn: Turn, monster: Monster, to: Cell): void {
  change(turn, monster.id, { at: to });
  turn.tell({ type: 'monster-teleported', monster: monster.id, from: monster.at, to });
  endIfApart(turn);
}

/** A battle goes on only between neighbours. */
function endIfApart(turn: Turn): void {
  const { battle } = turn.state;
  const monster = battle && monsterById(turn.state, battle.monster);
  const hero = battle && heroOf(turn.state, battle.hero);
  if (monster && hero && isInside(hero) && !isTouching(monster.at, hero.at)) breakOff(turn);
}

export function missiles(turn: Turn, hero: Hero): void {
  const battle = battleOf(turn.state);
  const monster = monsterById(turn.state, battle.monster)!;
  const die = turn.d(4);
  turn.tell({ type: 'missiles', seat: hero.seat, die, monster: monster.id, kind: kindOf(monster) });
  hurtMonster(turn, battle, monster, hero, die);
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
  const { state } = turn;
  const { id, at, awake } = monster;
  const bag = [...state.bag];
  const kind = bag.pop()!;
  putBack(turn, bag, kindOf(monster));
  state.bag = bag;
  change(turn, id, { kind, wound: 0, cancelRound: null, known: awake, back: 'plain', stirring: false });
  const from = monster.known ? monster.kind : null;
  turn.tell({ type: 'polymorphed', monster: id, at, from, to: awake ? kind : null });
  if (state.battle?.monster === id) state.battle.monsterHp = MONSTERS[kind].hp;
}

function putBack({ d }: Turn, bag: Kind[], kind: Kind): void {
  bag.splice(d(bag.length + 1) - 1, 0, kind);
}

// ── Snipe: one attack without an answer, two squares away. No battle items, no windows inside ─────────────────

/** Equal or higher hits. The wound stays until its next battle ends; a sleeper that survives wakes, hit or miss. */
export function shootMonster(turn: Turn, hero: Hero, monster: Monster): void {
  const roll = turn.d(weaponDie(hero));
  const foeRoll = turn.d(dieAgainst(monster, hero));
  const hit = roll >= foeRoll;
  const wound = monster.wound + (hit ? 1 : 0);
  const kind = kindOf(monster);
  const shot = { hero: hero.seat, monster: monster.id, kind, rival: null, at: monster.at };
  turn.tell({ type: 'sniped', roll, foeRoll, hit, wound, ...shot });
  const { battle } = turn.state;
  // From beside somebody's battle (R93): the hit counts there, and whoever kills is paid.
  if (battle?.monster === monster.id) return hit ? hurtMonster(turn, battle, monster, hero, 1) : undefined;
  const hurt = change(turn, monster.id, { wound });
  if (wound >= hpOf(monster)) slay(turn, hurt, hero);
  else if (!monster.awake) wake(turn, hurt, 'shot', hero.seat);
}

/** Only higher hits; Leather soaks it, because the shot is a battle of its own. */
export function shootRival(turn: Turn, hero: Hero, rival: Hero): void {
  const { tell, d } = turn;
  const roll = d(weaponDie(hero));
  const foeRoll = d(weaponDie(rival));
  const hit = roll > foeRoll;
  const shot = { hero: hero.seat, monster: null, kind: null, rival: rival.seat, at: rival.at! };
  tell({ type: 'sniped', roll, foeRoll, hit, wound: 0, ...shot });
  if (!hit) return;
  if (rival.armour) return tell({ type: 'soaked', seat: rival.seat, by: 'leather', left: 0 });
  rival.hp -= 1;
  tell({ type: 'hp-changed', seat: rival.seat, by: -1, hp: rival.hp, why: 'shot', die: null });
  if (rival.hp === 0) killHero(turn, rival, 'snipe', hero);
}
