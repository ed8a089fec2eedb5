/** Chapter "Mind Swap": two minds change bodies for good; what lies at a card stays with the body. */
import { pick } from '../../../core/rng.ts';
import type { Character } from '../state/state.ts';
import { change, nothing, whoIs } from './characters.ts';
import { hasCounter } from './reach.ts';
import { changePool } from './treasure.ts';
import type { Turn } from './turn.ts';

export function swapMinds(turn: Turn, victim: Character): void {
  if (victim.role !== 'hero') return nothing(turn, victim, 'mindless');
  const others = turn.state.chars.filter(char => char.id !== victim.id);
  if (others.length === 0) return nothing(turn, victim, 'alone');
  const other = pick(turn.dice('dice'), others);
  turn.tell({ type: 'mind-swapped', a: whoIs(victim), b: whoIs(other) });
  if (other.role === 'hero') {
    change(turn, victim.id, { owner: other.owner, controlled: false });
    change(turn, other.id, { owner: victim.owner, controlled: false });
  } else becomeDweller(turn, victim, other);
  if (hasCounter(turn.state, other.at)) turn.push({ do: 'flip', char: other.id });
}

/** The old body's treasure goes to the pool, and its hazards are now the price on its head. */
function becomeDweller(turn: Turn, victim: Character, other: Character): void {
  const { treasure, hazards, bounty, owner } = victim;
  change(turn, victim.id, {
    role: 'dweller',
    owner: null,
    treasure: 0,
    hazards: 0,
    bounty: bounty + hazards,
    controlled: false,
  });
  change(turn, other.id, { role: 'hero', owner, controlled: false });
  changePool(turn, treasure);
}
