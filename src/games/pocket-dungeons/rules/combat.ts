/** Chapter "Combat": four pools, re-rolls by turns, two strikes at once, and what comes of them. */
import type { Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { REROLLS, type RerollAbility } from '../data/abilities.ts';
import { cardOf, SIDES, type Pool, type Side, type Rival } from '../data/cards.ts';
import type { Action } from '../state/actions.ts';
import type { Who } from '../state/events.ts';
import type { Character, Combat, Pools, RolledPool, State } from '../state/state.ts';
import { doom, remove } from './defeat.ts';
import { can, change, charAt, controllerOf, findChar, mustFind, whoIs } from './characters.ts';
import { entering } from './moving.ts';
import { hasCounter, isLinked } from './reach.ts';
import { rollDice } from './rolls.ts';
import { pilfer } from './pilfer.ts';
import type { Turn } from './turn.ts';

export type Terms = Pick<Combat, 'attacker' | 'defender' | 'attack' | 'back' | 'charged' | 'ambush'>;
type Reroll = Of<Action, 'reroll'>;

export const OTHER: Readonly<Record<Rival, Rival>> = { attacker: 'defender', defender: 'attacker' };

/** How many dice and which kicker each side has; what lies down does not strike, and an Ambush takes one die of each. */
export function poolSizes(
  state: State,
  { attacker, defender, attack, ambush }: Terms,
): Readonly<Record<Rival, Readonly<Record<Side, Pool>>>> {
  const [char, target] = [mustFind(state, attacker), mustFind(state, defender)];
  const { off, def } = cardOf(target.card)[attack];
  const less = (pool: Pool): Pool => ({ ...pool, dice: Math.max(0, pool.dice - (ambush ? 1 : 0)) });
  return {
    attacker: cardOf(char.card)[attack],
    defender: { off: target.paralysed ? { dice: 0, kicker: 0 } : less(off), def: less(def) },
  };
}

export function beginCombat(turn: Turn, terms: Terms): void {
  const { state, tell } = turn;
  const { attack, back, charged, ambush } = terms;
  const sizes = poolSizes(state, terms);
  const roll = ({ dice, kicker }: Pool): RolledPool => ({ dice: rollDice(turn, dice), kicker });
  const pools: Pools = {
    attacker: { off: roll(sizes.attacker.off), def: roll(sizes.attacker.def) },
    defender: { off: roll(sizes.defender.off), def: roll(sizes.defender.def) },
  };
  const nothingYet = { keeps: 0, used: [], hit: false, counter: false, fallen: [], dropped: null };
  state.combat = { ...terms, pools, side: 'attacker', ...nothingYet };
  tell({
    type: 'combat-rolled',
    ...bothSides(state, terms),
    attack,
    close: back !== null,
    charged,
    ambush,
    pools,
  });
  turn.push({ do: 'rerolls' }, { do: 'judge' });
}

function bothSides(state: State, { attacker, defender }: Terms): Record<Rival, Who> {
  return { attacker: whoIs(mustFind(state, attacker)), defender: whoIs(mustFind(state, defender)) };
}

// ── Re-rolls ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A re-roll that one side has, and the pools it may reach into. */
export interface Tool {
  readonly by: Rival;
  readonly ability: RerollAbility;
  readonly pools: Reached;
}

/** All re-rolls that a fight on these terms may see. */
export function toolsOf(state: State, terms: Terms): Tool[] {
  return (['attacker', 'defender'] as const).flatMap(by =>
    REROLLS.flatMap(ability => {
      const pools = poolsFor({ ...terms, used: [] }, mustFind(state, terms[by]), by, ability);
      return pools.length > 0 ? { by, ability, pools } : [];
    }),
  );
}

type Fighting = Pick<Combat, 'attack' | 'charged' | 'used'>;
type Reached = readonly (readonly [Rival, Side])[];

const both = (rival: Rival): Reached => SIDES.map(side => [rival, side]);

/** Which pools each may reach into, if it can be used here at all. */
const REACHES: Readonly<Record<RerollAbility, (fight: Fighting, mine: Rival, char: Character) => Reached>> = {
  swordplay: ({ attack }, mine, char) => (attack === 'melee' && !char.paralysed ? both(OTHER[mine]) : []),
  'bulls-rush': ({ attack, charged }, mine) =>
    attack === 'melee' && charged && mine === 'attacker' ? both(mine) : [],
  resilient: (_, mine) => [[mine, 'def']],
  'tough-hide': ({ attack }, mine) => (attack === 'magic' ? [] : [[OTHER[mine], 'off']]),
};

function poolsFor(fight: Fighting, char: Character, mine: Rival, ability: RerollAbility): Reached {
  const isReady = can(char, ability) && !fight.used.includes(ability);
  return isReady ? REACHES[ability](fight, mine, char) : [];
}

/** Every die that the side may re-roll now; the last choice is to keep. */
export function rerollActions(state: State, side: Rival): (Reroll | { readonly type: 'keep' })[] {
  const combat = state.combat!;
  const char = mustFind(state, combat[side]);
  const rerolls = REROLLS.flatMap(ability =>
    poolsFor(combat, char, side, ability).flatMap(([rival, pool]) =>
      combat.pools[rival][pool].dice.map(
        (_, die): Reroll => ({ type: 'reroll', ability, side: rival, pool, die }),
      ),
    ),
  );
  return [...rerolls, { type: 'keep' }];
}

/** By turns, the attacker first, until both have kept in a row; who has nothing to use keeps without being asked. */
export function runRerolls(turn: Turn): void {
  const { state, push } = turn;
  while (state.combat!.keeps < 2) {
    const { side } = state.combat!;
    if (rerollActions(state, side).length > 1) {
      const char = mustFind(state, state.combat![side]);
      const seat = side === 'attacker' ? state.seat : controllerOf(state, char);
      push({ do: 'rerolls' });
      state.ask = { seat, kind: 'reroll', char: char.id, side };
      return;
    }
    keep(turn);
  }
}

export function keep({ state }: Turn): void {
  const combat = state.combat!;
  state.combat = { ...combat, side: OTHER[combat.side], keeps: combat.keeps + 1 };
}

export function reroll(turn: Turn, { ability, side, pool, die }: Reroll): void {
  const { state, tell } = turn;
  const combat = state.combat!;
  const user = mustFind(state, combat[combat.side]);
  const before = combat.pools[side][pool];
  const to = turn.d6();
  const dice = before.dice.with(die, to);
  state.combat = {
    ...combat,
    pools: { ...combat.pools, [side]: { ...combat.pools[side], [pool]: { ...before, dice } } },
    used: [...combat.used, ability],
    side: OTHER[combat.side],
    keeps: 0,
  };
  tell({ type: 'die-rerolled', ability, side, pool, die, from: before.dice[die]!, to, ...whoIs(user) });
}

// ── Strikes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Highest against highest: equal values cancel, and the first pair that differs decides. Nothing left is no hit. */
export function strike(off: readonly number[], def: readonly number[]): boolean {
  const [mine, theirs] = [off.toSorted((a, b) => b - a), def.toSorted((a, b) => b - a)];
  const pair = ties(mine, theirs);
  return (mine[pair] ?? 0) > (theirs[pair] ?? 0);
}

/** How many pairs cancel before one decides; both highest first. */
export function ties(mine: readonly number[], theirs: readonly number[]): number {
  let pair = 0;
  while (mine[pair] !== undefined && mine[pair] === theirs[pair]) pair += 1;
  return pair;
}

/** A kicker is a value among the dice. */
export function valuesOf({ dice, kicker }: RolledPool): number[] {
  return kicker > 0 ? [...dice, kicker] : [...dice];
}

/** What the dice give as they lie: the attacker strikes, the defender does. */
export function judge({ attacker, defender }: Pools): { readonly hit: boolean; readonly counter: boolean } {
  return {
    hit: strike(valuesOf(attacker.off), valuesOf(defender.def)),
    counter: strike(valuesOf(defender.off), valuesOf(attacker.def)),
  };
}

export function runJudge(turn: Turn): void {
  const { state, tell, push } = turn;
  const combat = state.combat!;
  const { pools, attacker, defender } = combat;
  const { hit, counter } = judge(pools);
  state.combat = { ...combat, hit, counter };
  tell({ type: 'strikes-judged', ...bothSides(state, combat), pools, hit, counter });
  if (!hit && !counter) tell({ type: 'stalemate', ...bothSides(state, combat) });
  const terms = { magic: combat.attack === 'magic', later: true };
  push(
    ...(counter ? [doom(attacker, 'assault', { ...terms, by: defender })] : []),
    ...(hit ? [doom(defender, 'assault', { ...terms, by: attacker })] : []),
    { do: 'fall' },
  );
}

/** Both saves have been tried: the unsaved are removed, an attacker without success falls back, and Gust blows. */
export function runFall(turn: Turn): void {
  const { state, push } = turn;
  const { fallen, attacker, defender, back, attack } = state.combat!;
  for (const id of [attacker, defender].filter(each => fallen.includes(each)))
    remove(turn, mustFind(state, id), { cause: 'assault', by: id === attacker ? defender : attacker });
  push({ do: 'pilfer' }, { do: 'hold' });
  if (fallen.length > 0) return;
  if (back) fallBack(turn, attacker, back);
  const { hit, counter } = state.combat!;
  if (!hit && !counter && attack === 'magic')
    gust(turn, mustFind(state, attacker), mustFind(state, defender));
}

/** Not a move: no water test, no flip. */
function fallBack(turn: Turn, id: number, to: Cell): void {
  const char = mustFind(turn.state, id);
  change(turn, id, { at: to });
  turn.tell({ type: 'moved', from: char.at, to, how: 'fall-back', ...whoIs(char) });
}

/** The opponent of the Mage is blown straight away from her, if the next tile is linked and free. */
function gust(turn: Turn, attacker: Character, defender: Character): void {
  const { state, tell, push } = turn;
  const mage = [attacker, defender].find(char => can(char, 'gust'));
  if (!mage) return;
  const other = mage === attacker ? defender : attacker;
  const to = beyond(state, mage.at, other.at);
  if (!to) return;
  tell({ type: 'gusted', from: other.at, to, ...whoIs(other) });
  push(entering(other.id, to, 'push', { by: mage.id }));
}

function beyond(state: State, from: Cell, at: Cell): Cell | undefined {
  if (from.x !== at.x && from.y !== at.y) return undefined;
  const to = { x: at.x + Math.sign(at.x - from.x), y: at.y + Math.sign(at.y - from.y) };
  return isLinked(state, at, to) && !charAt(state, to) ? to : undefined;
}

export function runPilfer(turn: Turn): void {
  const combat = turn.state.combat!;
  if (combat.back) pilfer(turn, combat);
}

/** Whoever holds the enemy's tile now turns the counter that lay under him. */
export function runHold({ state, push }: Turn): void {
  const { attacker, defender, back } = state.combat!;
  state.combat = null;
  const char = findChar(state, attacker);
  if (!back || char?.role !== 'hero' || findChar(state, defender)) return;
  if (hasCounter(state, char.at)) push({ do: 'flip', char: attacker });
}
