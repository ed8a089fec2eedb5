/** Chapter "Defeat, saves, removal". */
import type { SaveAbility } from '../data/abilities.ts';
import { isDelver, DELVERS } from '../data/cards.ts';
import { SAVE_SUCCESS } from '../data/constants.ts';
import type { Cause, Character, State, TaskOf } from '../state/state.ts';
import { can, change, changePlayer, findChar, mustFind, reach, whoIs } from './characters.ts';
import { mark, markDeath } from './glyphs.ts';
import { isLinked } from './reach.ts';
import { addLoose, changePool } from './treasure.ts';
import type { Turn } from './turn.ts';

type Doom = TaskOf<'doom'>;

/** The task of somebody's fall: neither by magic nor by anybody's hand, and at once, unless it says otherwise. */
export function doom(
  char: number,
  cause: Cause,
  more: Partial<Omit<Doom, 'do' | 'char' | 'cause'>> = {},
): Doom {
  return { do: 'doom', char, cause, magic: false, by: null, later: false, stage: 'own', ...more };
}

/** The own save first; then a Priestess may be asked; then it is over. */
export function runDoom(turn: Turn, task: Doom, char: Character): void {
  const { state, push } = turn;
  if (task.stage === 'own') {
    const save = ownSave(char, task.magic);
    if (save && rollSave(turn, char, save, null)) return;
    return push({ ...task, stage: 'healer' });
  }
  const healer = task.stage === 'healer' ? healerOf(state, char, task.by) : undefined;
  if (!healer) return fall(turn, task, char);
  push(task);
  state.ask = { seat: healer.owner!, kind: 'heal', char: healer.id, patient: char.id };
}

/** What it has against its own fall. */
export function ownSave(char: Character, magic: boolean): SaveAbility | undefined {
  if (can(char, 'undying') && !magic) return 'undying';
  return can(char, 'healing-spells') ? 'healing-spells' : undefined;
}

/** A hero Priestess beside a fellow hero whom she is not fighting herself. */
export function healerOf(state: State, patient: Character, foe: number | null): Character | undefined {
  if (patient.role !== 'hero') return undefined;
  return state.chars.find(
    char =>
      char.id !== patient.id &&
      char.id !== foe &&
      char.role === 'hero' &&
      can(char, 'healing-spells') &&
      isLinked(state, char.at, patient.at),
  );
}

function rollSave(turn: Turn, char: Character, by: SaveAbility, healer: number | null): boolean {
  const die = turn.d6();
  const saved = die >= SAVE_SUCCESS;
  turn.tell({ type: 'save-rolled', by, healer, die, saved, ...whoIs(char) });
  return saved;
}

export function heal(turn: Turn, task: Doom, healer: number, use: boolean): void {
  const char = mustFind(turn.state, task.char);
  if (use && rollSave(turn, char, 'healing-spells', healer)) return;
  fall(turn, task, char);
}

/** In combat both saves are tried before anybody is removed. */
function fall(turn: Turn, task: Doom, char: Character): void {
  const { combat } = turn.state;
  if (!task.later || !combat) return remove(turn, char, task);
  turn.state.combat = { ...combat, fallen: [...combat.fallen, char.id] };
}

export function remove(turn: Turn, char: Character, { cause, by }: Pick<Doom, 'cause' | 'by'>): void {
  const { state, tell } = turn;
  const foe = findChar(state, by);
  state.chars = state.chars.filter(each => each.id !== char.id);
  tell({ type: 'defeated', cause, by: foe ? whoIs(foe) : null, at: char.at, ...whoIs(char) });
  drop(turn, char);
  state.lostTokens += char.hazards;
  if (char.owner !== null) {
    changePlayer(turn, char.owner, { deaths: state.players[char.owner]!.deaths + 1 });
    markDeath(turn, char.owner);
  }
  returnCard(state, char);
  payBounty(turn, char, foe);
  if (foe && foe.id === state.active) mark(turn, '+');
  if (foe) reach(turn, foe.owner, 'first-foe');
}

/** A hero's treasure, or all that the dwellers carry, lies where it fell. */
function drop(turn: Turn, char: Character): void {
  const { state, tell } = turn;
  const amount = char.role === 'hero' ? char.treasure : state.pool;
  const { combat } = state;
  const isFighter = combat !== null && (char.id === combat.attacker || char.id === combat.defender);
  if (isFighter) state.combat = { ...combat, dropped: { at: char.at, amount } };
  if (amount === 0) return;
  if (char.role === 'dweller') changePool(turn, -amount);
  addLoose(turn, char.at, amount);
  tell({ type: 'treasure-dropped', at: char.at, amount, ...whoIs(char) });
}

function returnCard(state: State, { card }: Character): void {
  if (!isDelver(card)) {
    state.supply = { ...state.supply, [card]: state.supply[card] + 1 };
  } else if (state.options.recruits === 'any-free') {
    state.recruits = DELVERS.filter(id => id === card || state.recruits.includes(id));
  }
}

/** To a hero who is still there to take it; else it is lost. */
function payBounty(turn: Turn, char: Character, foe: Character | undefined): void {
  const { state, tell } = turn;
  if (char.bounty === 0) return;
  const isFalling = foe !== undefined && state.combat?.fallen.includes(foe.id);
  if (foe?.role !== 'hero' || isFalling) {
    state.lostTokens += char.bounty;
    return;
  }
  change(turn, foe.id, { hazards: foe.hazards + char.bounty });
  tell({ type: 'hazard-taken', amount: char.bounty, from: 'bounty', ...whoIs(foe) });
}
