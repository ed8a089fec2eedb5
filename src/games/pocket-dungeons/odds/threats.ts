/** Who could strike where. */
import type { Seat } from '../../../core/game.ts';
import { range, type Cell } from '../../../core/grid.ts';
import { angryAssaults, closeAssaults, nimbleMoves, rangedAssaults } from '../rules/assaults.ts';
import { CELLS } from '../rules/cells.ts';
import { can, charAt, heroOf } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import { longestRush } from '../rules/rolls.ts';
import { sightings } from '../rules/sight.ts';
import type { Character, State } from '../state/state.ts';

/** Where the seat's hero could stand, and who of the others could strike it there in one activation. */
export function threatenedTiles(
  state: State,
  seat: Seat,
): { readonly at: Cell; readonly by: readonly number[] }[] {
  const hero = heroOf(state, seat);
  if (!hero) return [];
  return geometryOf(state.dungeon).tiles.flatMap(index => {
    const at = CELLS[index]!;
    if (charAt(state, at, hero.id)) return [];
    const chars = state.chars.map(char => (char === hero ? { ...hero, at } : char));
    const by = strikersOf({ ...state, chars }, { ...hero, at }).map(({ id }) => id);
    return by.length > 0 ? [{ at, by }] : [];
  });
}

/** Who of the others could strike this hero where it stands, in one activation. */
export function strikersOf(state: State, hero: Character): Character[] {
  const foes = state.chars.filter(char => char.owner !== hero.owner && !char.paralysed);
  return foes.filter(foe => couldStrike(state, foe, hero));
}

function couldStrike(state: State, foe: Character, target: Character): boolean {
  const hits = (action: { readonly target: number }): boolean => action.target === target.id;
  const most = longestRush(foe);
  const angry = angryAssaults(state, foe);
  if (angry) return angry.some(charge => hits(charge) && charge.path.length <= most);
  const isNear = range(foe.at, target.at) <= most || can(foe, 'aquatic-superiority');
  return (
    rangedAssaults(state, foe).some(hits) ||
    (isNear && closeAssaults(state, foe).some(hits)) ||
    nimbleMoves(state, foe).some(to =>
      sightings(state, to, foe.id).some(({ target: { id } }) => id === target.id),
    )
  );
}
