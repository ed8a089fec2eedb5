/** Chapter "Combat": four pools, re-rolls by turns, two strikes at once, and what comes of them. */
import { DIRECTIONS, stepFrom, type Cell } from '../../../core/grid.ts';
import { cardOf, SIDES, type Side } from '../data/cards.ts';
import type { Action, RerollAbility } from '../state/actions.ts';
import type { Character, Combat, Pools, Rival, RolledPool, State } from '../state/state.ts';
import { CELLS, numberOf } from './cells.ts';
import { remove } from './defeat.ts';
import { can, change, charAt, controllerOf, findChar, mustFind, whoIs } from './figures.ts';
import { geometryOf } from './geometry.ts';
import { hasCounter, isLinked } from './reach.ts';
import { rollDice } from './rolls.ts';
import { pilfer } from './pilfer.ts';
import type { Turn } from './turn.ts';

export type Terms = Pick<Combat, 'attacker' | 'defender' | 'attack' | 'back' | 'charged' | 'ambush'>;
type Reroll = Extract<Action, { type: 'reroll' }>;

export const OTHER: Readonly<Record<Rival, Rival>> = { attacker: 'defender', defender: 'attacker' };

/** How many dice and which kicker each side has; what lies down does not strike, and an Ambush takes one die of each. */
export function poolSizes(
  state: State,
  terms: Terms,
): Readonly<Record<Rival, Record<Side, { dice: number; kicker: number }>>> {
  const of = (id: number): Record<Side, { dice: number; kicker: number }> => {
    const { off, def } = cardOf(mustFind(state, id).card)[terms.attack];
    return { off, def };
  };
  const defender = of(terms.defender);
  if (mustFind(state, terms.defender).paralysed) defender.off = { dice: 0, kicker: 0 };
  const less = terms.ambush ? 1 : 0;
  for (const side of SIDES)
    defender[side] = { ...defender[side], dice: Math.max(0, defender[side].dice - less) };
  return { attacker: of(terms.attacker), defender };
}

/** The dice lie, and nothing has come of them yet. */
export function newCombat(terms: Terms, pools: Pools): Combat {
  return {
    ...terms,
    pools,
    side: 'attacker',
    keeps: 0,
    used: [],
    hit: false,
    counter: false,
    fallen: [],
    dropped: null,
  };
}

export function beginCombat(turn: Turn, terms: Terms): void {
  const { state, tell } = turn;
  const sizes = poolSizes(state, terms);
  const roll = (rival: Rival, side: Side): RolledPool => ({
    dice: rollDice(turn, sizes[rival][side].dice),
    kicker: sizes[rival][side].kicker,
  });
  const pools: Pools = {
    attacker: { off: roll('attacker', 'off'), def: roll('attacker', 'def') },
    defender: { off: roll('defender', 'off'), def: roll('defender', 'def') },
  };
  state.combat = newCombat(terms, pools);
  tell({
    type: 'combat-rolled',
    attacker: whoIs(mustFind(state, terms.attacker)),
    defender: whoIs(mustFind(state, terms.defender)),
    attack: terms.attack,
    close: terms.back !== null,
    charged: terms.charged,
    ambush: terms.ambush,
    pools,
  });
  turn.push({ do: 'rerolls' }, { do: 'judge' });
}

// ── Re-rolls ───────────────────────────────────────────────────────────────────────────────────────────────────

const ABILITIES: readonly RerollAbility[] = ['swordplay', 'bulls-rush', 'resilient', 'tough-hide'];

/** A re-roll that one side has, and the pools it may reach into. */
export interface Tool {
  readonly by: Rival;
  readonly ability: RerollAbility;
  readonly pools: readonly (readonly [Rival, Side])[];
}

/** All re-rolls that a fight on these terms may see. */
export function toolsOf(state: State, terms: Terms): Tool[] {
  return (['attacker', 'defender'] as const).flatMap(by =>
    ABILITIES.flatMap(ability => {
      const pools = poolsFor({ ...terms, used: [] }, mustFind(state, terms[by]), by, ability);
      return pools.length > 0 ? { by, ability, pools } : [];
    }),
  );
}

/** Which pools an ability may reach into, if it can be used here at all. */
function poolsFor(
  combat: Pick<Combat, 'attack' | 'charged' | 'used'>,
  char: Character,
  mine: Rival,
  ability: RerollAbility,
): [Rival, Side][] {
  const { attack, charged } = combat;
  const both = (rival: Rival): [Rival, Side][] => SIDES.map(side => [rival, side]);
  if (!can(char, ability) || combat.used.includes(ability)) return [];
  switch (ability) {
    case 'swordplay':
      return attack === 'melee' && !char.paralysed ? both(OTHER[mine]) : [];
    case 'bulls-rush':
      return attack === 'melee' && charged && mine === 'attacker' ? both(mine) : [];
    case 'resilient':
      return [[mine, 'def']];
    case 'tough-hide':
      return attack === 'magic' ? [] : [[OTHER[mine], 'off']];
  }
}

/** Every die that the side may re-roll now; the last choice is to keep. */
export function rerollActions(state: State, side: Rival): (Reroll | { readonly type: 'keep' })[] {
  const combat = state.combat!;
  const char = mustFind(state, combat[side]);
  const rerolls = ABILITIES.flatMap(ability =>
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
  for (let pair = 0; ; pair++) {
    const [attack, defence] = [mine[pair] ?? 0, theirs[pair] ?? 0];
    if (attack !== defence) return attack > defence;
    if (attack === 0) return false;
  }
}

/** A kicker is a value among the dice. */
export function valuesOf({ dice, kicker }: RolledPool): number[] {
  return kicker > 0 ? [...dice, kicker] : [...dice];
}

export function runJudge(turn: Turn): void {
  const { state, tell, push } = turn;
  const combat = state.combat!;
  const { pools, attacker, defender, attack } = combat;
  const hit = strike(valuesOf(pools.attacker.off), valuesOf(pools.defender.def));
  const counter = strike(valuesOf(pools.defender.off), valuesOf(pools.attacker.def));
  state.combat = { ...combat, hit, counter };
  tell({
    type: 'strikes-judged',
    attacker: whoIs(mustFind(state, attacker)),
    defender: whoIs(mustFind(state, defender)),
    pools,
    hit,
    counter,
  });
  const magic = attack === 'magic';
  const doom = { do: 'doom', cause: 'assault', magic, later: true, stage: 'own' } as const;
  if (!hit && !counter)
    tell({
      type: 'stalemate',
      attacker: whoIs(mustFind(state, attacker)),
      defender: whoIs(mustFind(state, defender)),
    });
  push(
    ...(counter ? [{ ...doom, char: attacker, by: defender }] : []),
    ...(hit ? [{ ...doom, char: defender, by: attacker }] : []),
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
  push({ do: 'enter', char: other.id, to, how: 'push', flips: true, by: mage.id });
}

function beyond(state: State, from: Cell, at: Cell): Cell | undefined {
  if (from.x !== at.x && from.y !== at.y) return undefined;
  const direction = DIRECTIONS[from.x === at.x ? (at.y < from.y ? 0 : 2) : at.x > from.x ? 1 : 3]!;
  const next = stepFrom(at, direction);
  const index = geometryOf(state.dungeon).links[numberOf(at)]!.find(each => each === numberOf(next));
  const to = index === undefined ? undefined : CELLS[index]!;
  return to && isLinked(state, at, to) && !charAt(state, to) ? to : undefined;
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
