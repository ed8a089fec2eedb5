/** Where to go: out, to a site, or after a rival. */
import { best } from '../../../bots/best.ts';
import { cellName, range, sameCell, type Cell } from '../../../core/grid.ts';
import { board } from '../data/board.ts';
import { LAST_ROUND } from '../data/constants.ts';
import { heroName } from '../data/heroes.ts';
import { counted, percent } from '../../phrases.ts';
import { duelOdds } from '../odds/battles.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { stepsTo } from '../rules/monster-moves.ts';
import { canStopAt } from '../rules/movement.ts';
import { duelsAllowed, monsterAt } from '../rules/pieces.ts';
import { isEmptied } from '../rules/sites.ts';
import { around, chestAt, heroSteps, isTouching, pointAt, STAR } from '../rules/squares.ts';
import { sleepersOn } from '../rules/waking.ts';
import type { Hero, Monster } from '../state/state.ts';
import type { Mind } from './mind.ts';
import type { Temper } from './temper.ts';
import { cheapWays, type Ways } from './ways.ts';

export interface Goal {
  readonly kind: 'leave' | 'site' | 'rival';
  readonly at: Cell;
  readonly why: string;
}

interface Site {
  readonly at: Cell;
  readonly gain: number;
  /** What collecting it would wake beyond the way there. */
  readonly bosses: number;
  readonly others: number;
  readonly woken: readonly Monster[];
  readonly isCorner: boolean;
}

const CHEST_GAIN = 11;
const CENTRAL_GAIN = 9;
const POINT_GAIN = 5;
/** To whoever uses it well, magic is worth more than coins: it is what brings them home. */
const HARD_CENTRAL_GAIN = 24;
const HARD_POINT_GAIN = 15;
const BOSS_RISK = 9;
/** What living on is worth beside the purse, in coins. */
const LIFE = 25;
/** The share of its hearts that it can lose without trouble. */
const STRAIN = 0.4;
/** A hero below this does not wake a boss from afar. */
const CORNER_HP = 10;
/** Steps that a turn is worth. */
const STRIDE = 5;

export function goalOf(mind: Mind, ways: Ways): Goal {
  const site = bestSite(mind, ways);
  const reason = reasonToLeave(mind, site !== undefined);
  if (reason) return { kind: 'leave', at: STAR, why: reason };
  const hunt = mind.level === 'hard' ? bestHunt(mind, ways) : undefined;
  if (hunt && (!site || hunt.value > site.value)) return hunt.goal;
  if (site) return site.goal;
  return { kind: 'leave', at: STAR, why: 'Nothing left is worth the risk. Head for the stairs.' };
}

function itemsGain({ level }: Mind, items: number): number {
  if (level === 'hard') return items === 2 ? HARD_CENTRAL_GAIN : HARD_POINT_GAIN;
  return items === 2 ? CENTRAL_GAIN : POINT_GAIN;
}

function sitesOf(mind: Mind): Site[] {
  const { state } = mind;
  const site = (at: Cell, gain: number, woken: readonly Monster[], isCorner: boolean): Site => {
    const bosses = woken.filter(seemsBoss).length;
    return { at, gain, bosses, others: woken.length - bosses, woken, isCorner };
  };
  const bosses = sleepersOn(state, board.bossSpawns).filter(seemsBoss);
  const sites = [
    ...board.chests.map(({ at, kind, wakes }) =>
      site(at, CHEST_GAIN, sleepersOn(state, wakes), kind === 'corner'),
    ),
    ...board.points.map(({ at, items }) => {
      const beside = bosses.filter(boss => isTouching(boss.at, at) && range(boss.at, at) === 2);
      const gain = itemsGain(mind, items);
      return site(at, gain, beside, false);
    }),
  ];
  return sites.filter(({ at }) => !isEmptied(state, at));
}

/** Whether this level would empty the site at all. */
function isWorth(mind: Mind, site: Site): boolean {
  const { level, hero, temper } = mind;
  if (temper.sites) return isInsistedOn(site, temper.sites);
  if (level === 'easy') return site.bosses === 0;
  if (level === 'normal' && site.isCorner && site.bosses > 0 && hero.hp < CORNER_HP) return false;
  return site.gain - riskOf(mind, site) > 0;
}

function isInsistedOn({ gain, bosses }: Site, sites: NonNullable<Temper['sites']>): boolean {
  const isChest = gain === CHEST_GAIN;
  return { all: true, none: false, chests: isChest, points: !isChest, bosses: bosses > 0 }[sites];
}

/** In coins. Normal goes by numbers of its thumb; hard weighs everyone it would wake, against its purse. */
function riskOf(mind: Mind, { bosses, others, woken, gain }: Site): number {
  if (mind.level !== 'hard') return BOSS_RISK * bosses + others;
  const { coins, hp } = mind.hero;
  const stake = coins + gain + LIFE;
  let risk = 0;
  let wounds = 0;
  for (const monster of woken) {
    const { win, loss, loot } = mind.meet(monster);
    risk += (1 - win) * stake + heartWorth(coins) * loss - win * loot;
    wounds += loss;
  }
  return risk + Math.max(0, wounds / hp - STRAIN) * stake;
}

/** What a heart is worth in coins: the more there are to lose, the more. */
function heartWorth(coins: number): number {
  return 0.6 + coins / 100;
}

/** Whether the bot wants what lies at its feet. What wakes a boss it wants only if it came for it. */
export function wantsSiteHere(mind: Mind, goal: Goal): boolean {
  const site = sitesOf(mind).find(each => sameCell(each.at, mind.hero.at));
  return site !== undefined && isWorth(mind, site) && (site.bosses === 0 || sameCell(goal.at, site.at));
}

function bestSite(mind: Mind, ways: Ways): { goal: Goal; value: number } | undefined {
  const value = (site: Site): number => {
    const cost = ways.costTo(site.at);
    if (cost === Infinity) return -Infinity;
    if (mind.level === 'easy') return 1 / (1 + cost);
    return (site.gain - riskOf(mind, site)) / (Math.ceil(cost / STRIDE) + 0.5);
  };
  const site = best(
    sitesOf(mind).filter(each => isWorth(mind, each) && canStopAt(mind.state, mind.hero, each.at)),
    value,
  );
  if (!site) return undefined;
  return { goal: { kind: 'site', at: site.at, why: whySite(mind, site) }, value: value(site) };
}

function whySite(mind: Mind, site: Site): string {
  const name = cellName(site.at);
  const woken = site.bosses + site.others;
  const items = pointAt(site.at)?.items;
  if (items !== undefined) return `Collect ${items === 2 ? 'two items' : 'an item'} at ${name}.`;
  if (woken === 0) return `The chest at ${name} wakes no sleeper.`;
  const sleepers = chestAt(site.at)!.wakes.flatMap(at => monsterAt(mind.state, at) ?? []);
  const win = Math.min(...sleepers.map(monster => mind.meet(monster).win));
  return `The chest at ${name} wakes ${counted(woken, 'sleeper')}. Your odds against the worst of them: ${percent(win)}.`;
}

function reasonToLeave(mind: Mind, hasSite: boolean): string | undefined {
  const { hero, state, level, rivals, temper } = mind;
  const { hp, coins } = hero;
  if (isTorchLow(mind)) return 'The torch burns low. Go home.';
  if (isPoorest(mind) && hasSite) return undefined;
  if (temper.leaveAt !== undefined) return coins >= temper.leaveAt ? `${coins} coins are enough.` : undefined;
  const isHurt = hp <= (level === 'hard' ? Math.min(16, 4 + coins / 18) : 6);
  if (isHurt) return `Only ${counted(hp, 'heart')} left. Get out alive.`;
  if (level === 'easy') return coins >= 45 ? `${coins} coins are enough.` : undefined;
  const isRich = level !== 'hard' && coins >= 60;
  if (isRich && hp <= 12) return `${coins} coins, ${counted(hp, 'heart')}: time to go.`;
  const killer = worstHunter(mind, level === 'hard' ? Infinity : 12);
  if (killer && killer.death >= 0.35 && (level === 'hard' || coins >= 8))
    return `What's coming kills you about ${percent(killer.death)} of the time. Run for the stairs.`;
  if (level === 'hard' && rivals.length > 0 && coins >= 60) {
    const others = state.heroes.filter(other => other.seat !== hero.seat && other.status !== 'dead');
    if (others.every(other => coins >= other.coins + 5)) return 'Nobody has more. Leave while you lead.';
  }
  return undefined;
}

/** Steps home at four a turn, and two turns to spare. */
function isTorchLow({ state, hero }: Mind): boolean {
  const last = state.rules.torch > 0 ? state.rules.torch : LAST_ROUND;
  return heroSteps(hero.at, STAR) / 4 + 2 >= last - state.turn + 1;
}

/** The others are out with at least as much: leaving now would lose for certain. */
function isPoorest({ level, state, hero, rivals }: Mind): boolean {
  if (level !== 'hard' || rivals.length > 0 || hero.hp < 8) return false;
  return state.heroes.some(other => other.status === 'escaped' && other.coins >= hero.coins);
}

/** The awake monster within so many steps that is likeliest to kill. */
export function worstHunter(mind: Mind, within: number): { id: number; death: number } | undefined {
  const near = mind.state.monsters.filter(
    monster => monster.awake && stepsTo(mind.state, monster, mind.hero.at) <= within,
  );
  const worst = best(near, monster => 1 - mind.meet(monster).win);
  return worst && { id: worst.id, death: 1 - mind.meet(worst).win };
}

/** Coins, and four for every item. */
export function lootOn(rival: Hero): number {
  return rival.coins + 4 * rival.items.length;
}

/** What a duel is worth to the hard bot. */
export function preyValue(mind: Mind, rival: Hero): number {
  if (mind.temper.duels === 'always') return 100;
  if (mind.temper.duels === 'never') return 0;
  const { win, loss } = duelOdds(mind.state, mind.seat, rival.seat);
  if (win < 0.6) return 0;
  const others = mind.state.heroes.filter(({ seat, status }) => seat !== mind.seat && status !== 'dead');
  const isLast = others.filter(({ status }) => status !== 'escaped').length === 1;
  const [extra, stake, perHp] = isLast ? [20, 20, 0.6] : [0, 60, 2.5];
  return win * (lootOn(rival) + extra) - (1 - win) * (mind.hero.coins + stake) - loss * perHp;
}

function bestHunt(mind: Mind, ways: Ways): { goal: Goal; value: number } | undefined {
  const { state, hero } = mind;
  if (!duelsAllowed(state)) return undefined;
  const hunts = mind.rivals.flatMap(rival => {
    const prey = preyValue(mind, rival);
    if (prey <= 3 || state.outing?.duelled.includes(rival.seat)) return [];
    const places = around(rival.at).filter(at => at !== hero.at && canStopAt(state, hero, at));
    const at = best(places, place => -ways.costTo(place));
    if (!at || ways.costTo(at) === Infinity) return [];
    const value = prey / (Math.ceil(ways.costTo(at) / STRIDE) + 1);
    const why = `You'd likely beat the ${heroName(rival.seat)} in a duel, for ${counted(lootOn(rival), 'coin')}.`;
    return [{ goal: { kind: 'rival', at, why } as const, value }];
  });
  return best(hunts, hunt => hunt.value);
}

/** What the bot made up its mind to do in this movement. */
export interface Memory {
  moment: string;
  goal: Goal | undefined;
}

/**
 * The goal from here, with the ways it was chosen by. It is kept until the movement is over, so that nobody is tempted
 * by what lies on the way, and thought over when something wakes or a fight leaves its marks.
 */
export function thinkAhead(mind: Mind, memory: Memory): { goal: Goal; ways: Ways } {
  const ways = cheapWays(mind, 0);
  const moment = momentOf(mind);
  if (memory.moment !== moment || !memory.goal) {
    memory.moment = moment;
    memory.goal = goalOf(mind, ways);
  }
  return { goal: memory.goal, ways };
}

function momentOf({ state, hero }: Mind): string {
  const { outing, turn, flow } = state;
  const isMoving = flow.at === 'turn' && flow.part !== 'start';
  const awake = state.monsters.filter(monster => monster.awake).length;
  const items = hero.items.length;
  return [turn, isMoving, outing?.dice, outing?.extraMoves, awake, items, hero.hp, hero.coins].join();
}
