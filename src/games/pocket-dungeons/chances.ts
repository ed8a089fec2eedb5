/**
 * Exact chances by counting all throws: tests, rushes, strikes and whole fights between pools of dice. What has been
 * counted once is kept.
 */
import { cardOf, type CardId, type Pool, type Side } from './data/cards.ts';
import { RUSH_SUCCESS, WATER_NEED } from './data/constants.ts';
import { OTHER, strike, valuesOf } from './rules/combat.ts';
import { bestForcing } from './rules/doors.ts';
import { can } from './rules/figures.ts';
import { ACTION, poolFor, type Stat } from './rules/rolls.ts';
import type { Character, RerollAbility, Rival } from './state.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
type Sizes = Readonly<Record<Rival, Readonly<Record<Side, Pool>>>>;

function remember<K, V>(memory: Map<K, V>, key: K, work: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = work();
  memory.set(key, value);
  return value;
}

// ── Throws ─────────────────────────────────────────────────────────────────────────────────────────────────────

interface Throw {
  /** Highest first. */
  readonly dice: readonly number[];
  /** How many of the ordered throws look like this. */
  readonly ways: number;
}

const throwsOf: Throw[][] = [[{ dice: [], ways: 1 }]];

/** All throws of so many dice, told apart only by what they show. */
function throwing(count: number): readonly Throw[] {
  for (let dice = throwsOf.length; dice <= count; dice++) {
    const found = new Map<string, Throw>();
    for (const before of throwsOf[dice - 1]!)
      for (const face of FACES) {
        const sorted = [...before.dice, face].toSorted((a, b) => b - a);
        const ways = (found.get(sorted.join())?.ways ?? 0) + before.ways;
        found.set(sorted.join(), { dice: sorted, ways });
      }
    throwsOf.push([...found.values()]);
  }
  return throwsOf[count]!;
}

const shown = ({ dice, kicker }: Pool): string => `${dice}(${kicker})`;

// ── Tests and rushes ───────────────────────────────────────────────────────────────────────────────────────────

/** Chance that at least one die, or the kicker, shows the number. */
export function testChance({ dice, kicker }: Pool, need: number, again = false): number {
  if (kicker >= need) return 1;
  const fail = Math.min(5, need - 1) / 6;
  return 1 - fail ** (dice + (again && dice > 0 ? 1 : 0));
}

/** The chance of one character's test; the Dwarf's second try at defence is in it. */
export function testChanceOf(char: Character, stat: Stat, need: number): number {
  const again = stat.stat !== 'action' && stat.side === 'def' && can(char, 'resilient');
  return testChance(poolFor(char, stat), need, again);
}

/** Chance to survive entering a water tile (Healing Spells apart). */
export function waterChance(char: Character): number {
  return can(char, 'amphibious') ? 1 : testChanceOf(char, ACTION, WATER_NEED);
}

export function doorChance(char: Character, need: number): number {
  return testChanceOf(char, bestForcing(char, need), need);
}

const reaches = new Map<string, number>();

/** Chance that a rush of this card covers at least so many tiles. */
export function reachChance(card: CardId, length: number): number {
  return remember(reaches, `${card}/${length}`, () => {
    const { action, abilities } = cardOf(card);
    const isSwift = abilities.includes('swift');
    let halves = 0;
    for (const { dice, ways } of throwing(action)) {
      const wins = dice.filter(die => die >= RUSH_SUCCESS).length;
      const again = isSwift && wins < action;
      const enough = (extra: number): number => (1 + wins + extra >= length ? 1 : 0);
      halves += ways * (enough(0) + enough(again ? 1 : 0));
    }
    return halves / (2 * 6 ** action);
  });
}

// ── Strikes ────────────────────────────────────────────────────────────────────────────────────────────────────

const strikes = new Map<string, number>();

/** Chance that one strike succeeds, without re-rolls and saves. */
export function strikeChance(off: Pool, def: Pool): number {
  return remember(strikes, `${shown(off)}:${shown(def)}`, () => {
    let hits = 0;
    for (const mine of throwing(off.dice))
      for (const theirs of throwing(def.dice))
        if (strike(valuesOf({ ...off, dice: mine.dice }), valuesOf({ ...def, dice: theirs.dice })))
          hits += mine.ways * theirs.ways;
    return hits / 6 ** (off.dice + def.dice);
  });
}

export interface CombatOdds {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly stalemate: number;
}

/** Both strikes use different dice, so without re-rolls they do not depend on each other. */
export function plainOdds(sizes: Sizes): CombatOdds {
  const hit = strikeChance(sizes.attacker.off, sizes.defender.def);
  const hurt = strikeChance(sizes.defender.off, sizes.attacker.def);
  return {
    win: hit * (1 - hurt),
    lose: hurt * (1 - hit),
    both: hit * hurt,
    stalemate: (1 - hit) * (1 - hurt),
  };
}

/** Which pools each ability reaches into: whose, and which. */
const REACHES: Readonly<Record<RerollAbility, readonly ['own' | 'other', Side][]>> = {
  swordplay: [
    ['other', 'def'],
    ['other', 'off'],
  ],
  'bulls-rush': [
    ['own', 'off'],
    ['own', 'def'],
  ],
  resilient: [['own', 'def']],
  'tough-hide': [['other', 'off']],
};

/** All throws of one strike, gathered by its result and by what the best re-roll would make of it (in sixths). */
interface Prospect {
  readonly chance: number;
  readonly now: 0 | 1;
  readonly later: number;
}

const prospects = new Map<string, readonly Prospect[]>();

function prospectsOf(
  off: Pool,
  def: Pool,
  turns: Side | undefined,
  wants: 'hit' | 'miss',
): readonly Prospect[] {
  return remember(prospects, `${shown(off)}:${shown(def)}:${turns}:${wants}`, () => {
    const found = new Map<string, Prospect>();
    for (const mine of throwing(off.dice))
      for (const theirs of throwing(def.dice)) {
        const [attack, defence] = [
          { ...off, dice: mine.dice },
          { ...def, dice: theirs.dice },
        ];
        const now = strike(valuesOf(attack), valuesOf(defence)) ? 1 : 0;
        const tries = turns === undefined ? [] : rerolled(attack, defence, turns);
        const later =
          tries.length === 0 ? 6 * now : wants === 'hit' ? Math.max(...tries) : Math.min(...tries);
        const key = `${now}/${later}`;
        const chance = (mine.ways * theirs.ways) / 6 ** (off.dice + def.dice) + (found.get(key)?.chance ?? 0);
        found.set(key, { chance, now, later });
      }
    return [...found.values()];
  });
}

/** For each die of the pool: how many of its six new faces make the strike succeed. */
function rerolled(
  attack: { dice: readonly number[]; kicker: number },
  defence: { dice: readonly number[]; kicker: number },
  turns: Side,
): number[] {
  const pool = turns === 'off' ? attack : defence;
  return pool.dice.map(
    (_, die) =>
      FACES.filter(face => {
        const fresh = { ...pool, dice: pool.dice.with(die, face) };
        return turns === 'off'
          ? strike(valuesOf(fresh), valuesOf(defence))
          : strike(valuesOf(attack), valuesOf(fresh));
      }).length,
  );
}

/** With one ability in play, used on the die that most raises own hit minus own hurt. */
export function abilityOdds(sizes: Sizes, user: Rival, ability: RerollAbility): CombatOdds {
  const own = sizes[user];
  const other = sizes[OTHER[user]];
  const touches = (whose: 'own' | 'other', side: Side): Side | undefined =>
    REACHES[ability].some(([who, pool]) => who === whose && pool === side) ? side : undefined;
  const hits = prospectsOf(own.off, other.def, touches('own', 'off') ?? touches('other', 'def'), 'hit');
  const hurts = prospectsOf(other.off, own.def, touches('other', 'off') ?? touches('own', 'def'), 'miss');
  const odds = { hit: 0, hurt: 0, both: 0 };
  for (const mine of hits)
    for (const theirs of hurts) {
      const raises = mine.later - 6 * mine.now;
      const spares = 6 * theirs.now - theirs.later;
      // Where both help alike, the own skin comes first.
      const usesHurt = spares > 0 && spares >= raises;
      const usesHit = !usesHurt && raises > 0;
      const hit = usesHit ? mine.later / 6 : mine.now;
      const hurt = usesHurt ? theirs.later / 6 : theirs.now;
      const chance = mine.chance * theirs.chance;
      odds.hit += chance * hit;
      odds.hurt += chance * hurt;
      odds.both += chance * hit * hurt;
    }
  const [first, second] = user === 'attacker' ? [odds.hit, odds.hurt] : [odds.hurt, odds.hit];
  return {
    win: first - odds.both,
    lose: second - odds.both,
    both: odds.both,
    stalemate: 1 - first - second + odds.both,
  };
}
