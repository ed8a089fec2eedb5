/** The chance to win from here, see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import { shuffle, type Dice } from '../../../core/rng.ts';
import { isBoss, KINDS, type Kind } from '../data/monsters.ts';
import { unseenTiles } from '../rules/pieces.ts';
import type { State } from '../state/state.ts';
import { features } from './features.ts';
import file from './outlook.json';

/** Letters that nobody has seen lie anywhere in the bag and face down on the board; under a crown lies a boss. */
function tilesAnew(view: State, dice: Dice): Pick<State, 'monsters' | 'bag'> {
  const unseen = unseenTiles(view);
  const tiles = shuffle(
    dice,
    KINDS.flatMap(kind => Array<Kind>(Math.max(0, unseen[kind])).fill(kind)),
  );
  const take = (fits: (kind: Kind) => boolean): Kind =>
    tiles.splice(Math.max(0, tiles.findIndex(fits)), 1)[0]!;
  const under = new Map<number, Kind>();
  const isFaceDown = (monster: State['monsters'][number]): boolean => !monster.known;
  // Crowns first, so that no boss is left in the bag for want of one.
  for (const { id, back } of view.monsters.filter(isFaceDown))
    if (back === 'boss') under.set(id, take(isBoss));
  for (const { id, back } of view.monsters.filter(isFaceDown))
    if (back !== 'boss')
      under.set(
        id,
        take(() => true),
      );
  return {
    monsters: view.monsters.map(monster => ({ ...monster, kind: under.get(monster.id) ?? monster.kind })),
    bag: tiles,
  };
}

export const outlook: Outlook<State> = {
  file,
  features,
  imagine: (view, _seat, dice) => ({ ...view, ...tilesAnew(view, dice) }),
};
