/** What may lie under the tiles that nobody has seen: all of it works on views, where unseen letters are null. */
import { BOSSES, isBoss, KINDS, MONSTERS, type Kind } from '../data/monsters.ts';
import { kindSeen, unseenTiles } from '../rules/pieces.ts';
import type { Monster, State } from '../state/state.ts';

/** As far as the table shows: a letter that was seen, else the crown on its back. */
export function seemsBoss(monster: Monster): boolean {
  const kind = kindSeen(monster);
  return kind ? isBoss(kind) : monster.back === 'boss';
}

export function isAwakeBoss(monster: Monster): boolean {
  return monster.awake && seemsBoss(monster);
}

/**
 * What may lie face down here, with its chance, as far as the table shows: crowned backs hide bosses, and the bosses
 * that no crown can account for are somewhere among the other tiles.
 */
export function mayBe(state: State, monster: Monster): { kind: Kind; share: number }[] {
  if (monster.kind && monster.known) return [{ kind: monster.kind, share: 1 }];
  const unseen = unseenTiles(state);
  const crowned = monster.back === 'boss';
  const loose = looseBosses(state) / Math.max(1, BOSSES.filter(boss => unseen[boss] > 0).length);
  const weight = (kind: Kind): number => unseen[kind] * (isBoss(kind) && !crowned ? loose : 1);
  const pool = (crowned ? BOSSES : KINDS).filter(kind => weight(kind) > 0);
  const all = pool.reduce((sum, kind) => sum + weight(kind), 0);
  return pool.map(kind => ({ kind, share: weight(kind) / all }));
}

/** Bosses that lie unseen without a crown or in the bag: only a Polymorph puts one there. */
export function looseBosses(state: State): number {
  const unseen = unseenTiles(state);
  const crowns = state.monsters.filter(monster => monster.back === 'boss' && !monster.known).length;
  return BOSSES.reduce((sum, boss) => sum + unseen[boss], 0) - crowns;
}

/** "Unknown: 71 % have 1 heart." */
export function shareOfHp(state: State, monster: Monster, hp: number): number {
  return mayBe(state, monster)
    .filter(({ kind }) => MONSTERS[kind].hp === hp)
    .reduce((sum, { share }) => sum + share, 0);
}

/** A monster with an assumed letter, for odds of tiles nobody has seen. */
export function assumed(monster: Monster, kind: Kind): Monster {
  return { ...monster, kind };
}
