/** Ability "Pilfer": after a close assault the Thief's fingers are quicker than anybody's eyes. */
import type { Who } from '../state/events.ts';
import type { Character, Combat } from '../state/state.ts';
import { can, change, findChar, mustFind, whoIs } from './characters.ts';
import { changePool, giveTreasure, looseAt, setLoose } from './treasure.ts';
import type { Turn } from './turn.ts';

export function pilfer(turn: Turn, combat: Combat): void {
  const { state, tell } = turn;
  const thief = [combat.attacker, combat.defender]
    .flatMap(id => findChar(state, id) ?? [])
    .find(char => can(char, 'pilfer'));
  if (!thief) return;
  const other = findChar(state, thief.id === combat.attacker ? combat.defender : combat.attacker);
  const purse = other ? purseOf(turn, thief, other) : fallenPurse(turn, combat);
  if (purse.holds === 0) return;
  const die = turn.d6();
  const amount = Math.min(die, purse.holds);
  purse.take?.(amount);
  giveTreasure(turn, mustFind(state, thief.id), amount, () => {
    tell({ type: 'pilfered', from: purse.from, die, amount, ...whoIs(thief) });
    if (purse.isPool) changePool(turn, -amount);
  });
}

interface Purse {
  readonly from: Who | null;
  readonly holds: number;
  readonly take?: (amount: number) => void;
  /** Told of by itself, behind the theft. */
  readonly isPool?: boolean;
}

/** Dwellers share theirs; one of them cannot steal from itself. */
function purseOf(turn: Turn, thief: Character, other: Character): Purse {
  const from = whoIs(other);
  if (other.role === 'hero')
    return {
      from,
      holds: other.treasure,
      take: amount => {
        change(turn, other.id, { treasure: other.treasure - amount });
      },
    };
  const holds = thief.role === 'hero' ? turn.state.pool : 0;
  return { from, holds, isPool: true };
}

/** What the opponent has just let fall. */
function fallenPurse(turn: Turn, { dropped }: Combat): Purse {
  if (!dropped) return { from: null, holds: 0 };
  const lies = looseAt(turn.state, dropped.at);
  return {
    from: null,
    holds: Math.min(dropped.amount, lies),
    take: amount => setLoose(turn, dropped.at, lies - amount),
  };
}
