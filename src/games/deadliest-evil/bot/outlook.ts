/** The chance to get out with a prize (in a contest: to do it best), see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import { shuffle, type Dice } from '../../../core/rng.ts';
import { byLevel, LEVELS } from '../data/constants.ts';
import type { Group } from '../data/tile-faces.ts';
import { tileFace } from '../data/tiles.ts';
import type { State } from '../state/state.ts';
import { features } from './features.ts';
import file from './outlook.json';

/** Staircases stay on their level; a terminus lies at the bottom of each stack, and nobody knows which. */
function stacksAnew({ stacks }: State, dice: Dice): State['stacks'] {
  const isOf = (group: Group) => (id: State['stacks'][1][number]) => tileFace(id).group === group;
  const unseen = LEVELS.flatMap(level => stacks[level]);
  const general = shuffle(dice, unseen.filter(isOf('general')));
  const terminus = shuffle(dice, unseen.filter(isOf('terminus')));
  return byLevel(level => {
    const stairs = stacks[level].filter(isOf('stairs'));
    const others = general.splice(0, Math.max(0, stacks[level].length - 1 - stairs.length));
    return [
      ...shuffle(dice, [...stairs, ...others]),
      ...terminus.splice(0, Math.min(1, stacks[level].length)),
    ];
  });
}

export const outlook: Outlook<State> = {
  file,
  features,
  // Dice to come are not hers to know, nor how stacks and decks lie. Later raids of a contest find another dungeon there.
  imagine: (view, _seat, dice) => ({
    ...view,
    stacks: stacksAnew(view, dice),
    searchDecks: byLevel(level => shuffle(dice, view.searchDecks[level])),
    eventDeck: shuffle(dice, view.eventDeck),
  }),
};
