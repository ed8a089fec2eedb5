/** What the bot reads in a position: what each monster threatens, costs and is worth, and how exposed every tile is. */
import { cellAt, indexOf, range, type Cell } from '../../../core/grid.ts';
import { BOARD, MAX_HEALTH, SIGHT } from '../data/constants.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { boardIn } from '../rules/board.ts';
import { goldKept } from '../rules/events.ts';
import { healthOf, kindOf, lossOf } from '../rules/monsters.ts';
import { inSight, seesHero } from '../rules/sight.ts';
import type { Hero, Monster, State } from '../state/state.ts';

/** A monster with the numbers that every rule of the bot asks for. */
export interface Foe {
  readonly monster: Monster;
  readonly kind: MonsterKind;
  readonly health: number;
  readonly range: number;
  readonly isVisible: boolean;
  /** Health she loses by one hit, and on average by one attack. */
  readonly hit: number;
  readonly threat: number;
  /** How far it strikes in one turn, walking included. */
  readonly reach: number;
  /** Health she expects to lose in killing it. */
  readonly cost: number;
  /** Its gold less the worth of that Health: above 0 it is worth hunting. */
  readonly worth: number;
}

export interface Appraisal {
  readonly foes: readonly Foe[];
  readonly visible: readonly Foe[];
  readonly isCalm: boolean;
  /** The worst and the average that visible foes can do in the next attack phase. */
  readonly danger: number;
  readonly expected: number;
  /** What killing all visible foes would cost. */
  readonly total: number;
  readonly maxHealth: number;
}

export function appraise(state: State): Appraisal {
  const foes = state.monsters.map(monster => foeOf(state, monster));
  const visible = foes.filter(foe => foe.isVisible);
  const near = visible.filter(foe => foe.range <= foe.reach);
  const sum = (list: readonly Foe[], of: (foe: Foe) => number): number =>
    list.reduce((total, foe) => total + of(foe), 0);
  return {
    foes,
    visible,
    isCalm: visible.length === 0,
    danger: sum(near, foe => foe.hit),
    expected: sum(near, foe => foe.threat),
    total: sum(visible, foe => foe.cost),
    maxHealth: MAX_HEALTH[state.level],
  };
}

function foeOf(state: State, monster: Monster): Foe {
  const { hero, level } = state;
  const kind = kindOf(state, monster);
  const health = healthOf(state, monster);
  const hit = lossOf(kind.damage, hero.armour);
  const threat = (hit * kind.skill) / 6;
  const cost = Math.max(0.3, turnsToKill(hero, kind, health)) * threat;
  const goldWorth = level === 4 ? 0.9 : 1.3;
  const gain = goldKept(state, kind.gold) * goldWorth;
  return {
    monster,
    kind,
    health,
    range: range(monster.at, hero.at),
    isVisible: seesHero(state, monster),
    hit,
    threat,
    reach: kind.range + (kind.fast ? 2 : 1),
    cost,
    worth: gain - cost * priceOfHealth(hero.health - cost / 2, MAX_HEALTH[level]),
  };
}

function turnsToKill(hero: Hero, kind: MonsterKind, health: number): number {
  const blows = Math.ceil(health / lossOf(hero.damage, kind.arm));
  let turns = (3 * blows) / hero.skill;
  if (kind.range === 1) turns -= 0.3;
  else {
    turns += 0.5;
    if (kind.flee >= kind.health) turns *= 1.5;
  }
  return kind.heal ? turns * 1.25 : turns;
}

/** What one Health is worth in gold: the fewer are left, the dearer. */
function priceOfHealth(health: number, maxHealth: number): number {
  const share = health / maxHealth;
  if (share > 0.8) return 0.72;
  if (share > 0.6) return 0.99;
  if (share > 0.4) return 1.62;
  return share > 0.25 ? 2.7 : 4.5;
}

/** The average loss that foes threaten on every tile, by index: less from those who would have to walk first. */
export function exposureMap(state: State, foes: readonly Foe[]): Float64Array {
  const { passable } = boardIn(state).foot;
  const map = new Float64Array(passable.length);
  for (const foe of foes) {
    const { monster, kind, reach, threat } = foe;
    const far = Math.min(SIGHT, reach);
    for (let y = monster.at.y - far; y <= monster.at.y + far; y++) {
      for (let x = monster.at.x - far; x <= monster.at.x + far; x++) {
        if (x < 0 || y < 0 || x >= BOARD.columns || y >= BOARD.rows) continue;
        const index = y * BOARD.columns + x;
        const away = Math.abs(x - monster.at.x) + Math.abs(y - monster.at.y);
        if (passable[index] === 0 || away < 1 || away > far) continue;
        if (!inSight(boardIn(state), state.monsters, monster.at, cellAt(BOARD, index))) continue;
        map[index]! += threat * (away <= kind.range ? 1 : 0.8);
      }
    }
  }
  return map;
}

export function exposureOf(map: Float64Array, at: Cell): number {
  return map[indexOf(BOARD, at)]!;
}
