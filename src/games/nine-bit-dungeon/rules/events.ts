/** Chapter "Events": one die, one line of the level's table, its effects from left to right. */
import type { Cell } from '../../../core/grid.ts';
import { GOLD_CAP, MAX_HEALTH, MONSTER_DICE } from '../data/constants.ts';
import { mishapByDie, TOLL, type Effect, type MishapId } from '../data/events.ts';
import { monsterKind } from '../data/monsters.ts';
import type { Nothing } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { boardIn } from './board.ts';
import { beginAdvance, runFlow } from './monsters-turn.ts';
import { isFree, lossOf } from './monsters.ts';
import { farthestHatch } from './steps.ts';
import { hurtHero, type Turn } from './turn.ts';

/** `isSpent`: a spell called it with her last Mana. */
export function drawEvent(turn: Turn, isSpent = false): void {
  const { state, tell, d6 } = turn;
  const die = d6('events');
  const mishap = mishapByDie(state.level, die);
  state.stats.events += 1;
  tell({ type: 'event-drawn', id: mishap.id, die, stream: 'events' });
  if (isSpent) hurtHero(turn, TOLL, 'wild-magic');
  for (const effect of mishap.effects) {
    if (state.ending) return;
    befall(turn, effect, mishap.id);
  }
}

function befall(turn: Turn, effect: Effect, by: MishapId): void {
  switch (effect.do) {
    case 'test':
      if (!passesTest(turn, by)) for (const loss of effect.fail) befall(turn, loss, by);
      return;
    case 'damage':
      return hurtHero(turn, lossOf(effect.amount, turn.state.hero.armour), by);
    case 'drain':
      return hurtHero(turn, effect.amount, by);
    case 'gold':
      return changeGold(turn, effect.by);
    case 'health':
      return gainHealth(turn, effect.by);
    case 'mana':
      return changeMana(turn, effect.by);
    case 'advance':
      return advanceAll(turn, effect.steps);
    case 'respawn':
      return respawn(turn);
  }
}

function passesTest({ state, tell, d6 }: Turn, by: MishapId): boolean {
  const need = state.hero.skill;
  const die = d6('dice');
  const pass = die <= need;
  tell({ type: 'tested', need, pass, by, die, stream: 'dice' });
  return pass;
}

/** What of found gold fits the purse. */
export function goldKept({ hero }: State, gold: number): number {
  return Math.min(gold, GOLD_CAP - hero.gold);
}

/** Gold stays between 0 and 20. What does not fit the purse is lost. */
export function changeGold(turn: Turn, by: number): void {
  const { hero } = turn.state;
  const to = Math.min(GOLD_CAP, Math.max(0, hero.gold + by));
  const kept = to - hero.gold;
  if (kept === 0) return nothing(turn, by > 0 ? 'purse-full' : 'purse-empty');
  hero.gold = to;
  turn.tell({ type: 'gold-changed', by: kept, to, lost: Math.max(0, by - kept) });
}

/** What is above the hearts of the level is lost. */
export function healthGain({ hero, level }: State, by: number): number {
  return Math.min(by, MAX_HEALTH[level] - hero.health);
}

export function gainHealth(turn: Turn, by: number): void {
  const { hero } = turn.state;
  const amount = healthGain(turn.state, by);
  if (amount === 0) return nothing(turn, 'health-full');
  hero.health += amount;
  turn.tell({ type: 'healed', amount, health: hero.health });
}

/** Mana stays between 1 and its box. */
function changeMana(turn: Turn, by: number): void {
  const { hero } = turn.state;
  const to = Math.min(hero.maxMana, Math.max(1, hero.mana + by));
  // Beside the Health that it gave, a full measure is no news.
  if (to === hero.mana && by > 0 && turn.events.at(-1)?.type === 'healed') return;
  if (to === hero.mana) return nothing(turn, by > 0 ? 'mana-full' : 'mana-low');
  const change = to - hero.mana;
  hero.mana = to;
  turn.tell({ type: 'mana-changed', by: change, to });
}

function advanceAll(turn: Turn, steps: number): void {
  beginAdvance(turn, steps);
  const before = turn.events.length;
  runFlow(turn);
  if (turn.events.length === before && turn.state.ask === null) nothing(turn, 'nobody-moves');
}

/** A newcomer climbs out of a free hatch, if fewer than seven monsters are left. */
function respawn(turn: Turn): void {
  const { state } = turn;
  if (state.monsters.length >= MONSTER_DICE) return nothing(turn, 'seven-monsters');
  const options = freeHatches(state);
  if (options.length === 0) nothing(turn, 'no-free-hatch');
  else if (options.length === 1 || state.options.choices === 'auto')
    appear(turn, farthestHatch(state, options));
  else state.ask = { seat: 0, kind: 'hatch', options };
}

function freeHatches(state: State): Cell[] {
  return boardIn(state).hatches.filter(at => isFree(state, at));
}

/** The hatch is chosen before the kind is rolled (R37). */
export function appear({ state, tell, d6 }: Turn, at: Cell): void {
  const stream = `level:${state.level}` as const;
  const die = d6(stream);
  const id = state.nextId;
  state.nextId += 1;
  state.monsters = [...state.monsters, { id, die, at }];
  tell({ type: 'respawned', monster: id, kind: monsterKind(state.level, die).id, at, die, stream });
}

function nothing({ tell }: Turn, why: Nothing): void {
  tell({ type: 'nothing-happened', why });
}
