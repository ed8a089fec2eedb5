/** Chapter "Turn structure": whose turn it is, what time it is, and who acts. */
import type { Cell } from '../../../core/grid.ts';
import { FOUL_AIR_ROUND } from '../data/constants.ts';
import type { DelverId } from '../data/cards.ts';
import type { Action } from '../state/actions.ts';
import type { Character, OverReason, Player, State } from '../state/state.ts';
import { CELLS, cellOfKey, cellsAt, keyOf } from './cells.ts';
import { rankingOf, winnerOf } from './ending.ts';
import {
  addChar,
  change,
  changePlayer,
  charAt,
  findChar,
  heroOf,
  leftOf,
  mustFind,
  whoIs,
} from './characters.ts';
import { geometryOf } from './geometry.ts';
import { mark, writeGlyph } from './glyphs.ts';
import { goldlust } from './treasure.ts';
import type { Turn } from './turn.ts';

/** The seat that placed its delver last begins. */
export function beginPlay(turn: Turn): void {
  const { state, tell } = turn;
  state.phase = 'turns';
  state.seat = state.firstSeat;
  state.round = 1;
  tell({ type: 'round-began', round: 1, closesAfter: state.closesAfter });
  beginTurn(turn);
}

/** Departed seats have been skipped before. */
function beginTurn(turn: Turn): void {
  const { state, tell } = turn;
  state.turn += 1;
  state.active = null;
  state.schemed = null;
  state.entered = [];
  state.glyph = '.';
  tell({ type: 'turn-began', seat: state.seat, round: state.round, turn: state.turn });
  const hero = heroOf(state, state.seat);
  if (hero?.controlled) {
    change(turn, hero.id, { controlled: false });
    tell({ type: 'control-ended', ...whoIs(hero) });
  }
  state.stack = [{ do: 'turn-end' }];
  state.ask = { seat: state.seat, kind: 'actor' };
}

/** The last task of every turn. */
export function endTurn(turn: Turn): void {
  const { state } = turn;
  finishGoldlust(turn);
  writeGlyph(turn);
  state.lastSchemed = state.schemed;
  state.active = null;
  state.combat = null;
  const reason = overBy(state);
  if (reason) return finish(turn, reason);
  do {
    state.seat = leftOf(state, state.seat);
    if (state.seat === state.firstSeat) strikeTheHour(turn);
    if (state.result) return;
  } while (isDone(state.players[state.seat]!));
  beginTurn(turn);
}

/** What the Dwarf has just uncovered, or what the enemy he replaced has dropped. */
function finishGoldlust(turn: Turn): void {
  const { state } = turn;
  const char = findChar(state, state.active);
  if (char && state.entered.includes(keyOf(char.at))) goldlust(turn, char);
}

// ── The clock ──────────────────────────────────────────────────────────────────────────────────────────────────

function strikeTheHour(turn: Turn): void {
  const { state, tell } = turn;
  state.round += 1;
  if (state.round > state.closesAfter)
    return finish(turn, state.exitOrder.length > 0 ? 'last-call' : 'max-rounds');
  tell({ type: 'round-began', round: state.round, closesAfter: state.closesAfter });
  if (state.round === FOUL_AIR_ROUND) foulAir(turn);
}

/** The air turns bad, and a draught shows the Stairs. */
function foulAir(turn: Turn): void {
  const { state, tell } = turn;
  if (!state.gas) {
    state.gas = true;
    tell({ type: 'gas-spread', by: 'foul-air' });
  }
  const key = Object.keys(state.hidden).find(each => state.hidden[each] === 'stairs');
  if (key === undefined) return;
  const { [key]: _, ...others } = state.hidden;
  state.hidden = others;
  state.stairs = cellOfKey(key);
  tell({ type: 'stairs-revealed', at: state.stairs, by: 'draught' });
}

/** All treasure that can still be carried out: loose, carried, pooled or unexplored. */
export function treasureLeft({ treasures, players, buried }: State): number {
  return players.reduce((left, player) => left - (player.final?.treasure ?? 0), treasures - buried);
}

/** Public knowledge, although nobody knows where it lies. */
export function unexploredTreasure(state: State): number {
  const loose = Object.values(state.loose).reduce((sum, amount) => sum + amount, 0);
  const carried = state.chars.reduce((sum, char) => sum + char.treasure, 0);
  return treasureLeft(state) - loose - carried - state.pool;
}

/** Takes no more turns. */
function isDone({ departed, bowedOut }: Player): boolean {
  return departed || bowedOut;
}

function overBy(state: State): OverReason | undefined {
  const isAnybodyIn = state.chars.some(char => char.role === 'hero');
  const canEnter = state.recruits.length > 0 && state.players.some(player => !player.departed);
  if (!isAnybodyIn && !canEnter) return 'all-out';
  const best = Math.max(-1, ...state.players.map(player => player.final?.treasure ?? -1));
  if (best > treasureLeft(state)) return 'decided';
  return state.players.every(isDone) ? 'bowed-out' : undefined;
}

function finish(turn: Turn, reason: OverReason): void {
  const { state, tell } = turn;
  state.result = { reason, winner: winnerOf(state), ranking: rankingOf(state) };
  state.phase = 'over';
  state.stack = [];
  state.ask = null;
  tell({ type: 'game-over', ...state.result });
}

// ── The actor ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The own hero; then whom one may scheme with; then a new delver; then nothing at all. */
export function actorActions(state: State): Action[] {
  const { seat } = state;
  const hero = heroOf(state, seat);
  const actions: Action[] = hero ? [{ type: 'activate', char: hero.id }] : [];
  for (const char of state.chars)
    if (maySchemeWith(state, char)) actions.push({ type: 'activate', char: char.id });
  if (!hero)
    for (const delver of state.recruits)
      for (const at of waysIn(state)) actions.push({ type: 'enter', delver, at });
  if (state.exitOrder.length > 0) actions.push({ type: 'bow-out' });
  actions.push({ type: 'pass' });
  return actions;
}

/** Any dweller, and heroes whose mind is not their own; but nobody in two turns running. */
export function maySchemeWith(state: State, char: Character): boolean {
  return char.id !== state.lastSchemed && isPuppet(state, char);
}

export function isPuppet({ seat }: State, { owner, role, controlled }: Character): boolean {
  return owner !== seat && (role === 'dweller' || controlled);
}

function waysIn(state: State): Cell[] {
  const { start, links } = geometryOf(state.dungeon);
  if (!charAt(state, CELLS[start]!)) return [CELLS[start]!];
  return cellsAt(links[start]!.toSorted((a, b) => a - b)).filter(at => !charAt(state, at));
}

export function activate(turn: Turn, id: number): void {
  const { state, tell } = turn;
  const char = mustFind(state, id);
  const scheme = char.owner !== state.seat;
  state.active = id;
  state.schemed = scheme ? id : null;
  if (scheme) mark(turn, 's');
  tell({ type: 'activated', seat: state.seat, scheme, ...whoIs(char) });
  turn.push({ do: 'activate', char: id, stage: 'gas' });
}

export function enterDelver(turn: Turn, delver: DelverId, at: Cell): void {
  const { state, tell } = turn;
  const char = addChar(turn, { card: delver, role: 'hero', owner: state.seat, at });
  state.recruits = state.recruits.filter(each => each !== delver);
  changePlayer(turn, state.seat, { entries: state.players[state.seat]!.entries + 1 });
  tell({ type: 'delver-entered', at, ...whoIs(char) });
}
