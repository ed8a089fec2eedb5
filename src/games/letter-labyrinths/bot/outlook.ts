/** The chance to beat the boss from here, see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import { cellAt } from '../../../core/grid.ts';
import { shuffle, type Dice } from '../../../core/rng.ts';
import { BOARD } from '../data/constants.ts';
import { fortuneSet } from '../data/fortunes.ts';
import { unseenLetters } from '../rules/hidden-traps.ts';
import { isTopSeen } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { features } from './features.ts';
import file from './outlook.json';

/** A card that was seen stays on top, and one that was shuffled back lies somewhere; the others come from all unseen ones. */
function cardsAnew(view: State, dice: Dice): Pick<State, 'deck' | 'box'> {
  const { deck, active, spent, lost, inDeck } = view;
  // Before the pawns stand there is no deck.
  if (active === null) return { deck, box: view.box };
  const top = isTopSeen(view) ? deck.slice(-1) : [];
  const back = inDeck.filter(card => !top.includes(card));
  const gone = new Set([active, ...spent, ...lost, ...top, ...back]);
  const unseen = shuffle(
    dice,
    fortuneSet(view.options.difficulty).filter(card => !gone.has(card)),
  );
  const count = deck.length - top.length - back.length;
  return {
    deck: [...shuffle(dice, [...back, ...unseen.slice(0, count)]), ...top],
    box: unseen.slice(count),
  };
}

/** Hidden traps lie in any dark squares, with any letters that nobody has seen; the rest of those is in the bag. */
function trapsAnew(view: State, dice: Dice): Pick<State, 'hidden' | 'bag'> {
  const { length } = view.hidden;
  if (length === 0) return { hidden: view.hidden, bag: view.bag };
  const letters = shuffle(dice, unseenLetters(view)).slice(0, length);
  const squares = shuffle(dice, view.dark);
  const bag = [...view.bag];
  for (const letter of letters) bag.splice(bag.indexOf(letter), 1);
  return { hidden: letters.map((letter, at) => ({ letter, at: cellAt(BOARD, squares[at]!) })), bag };
}

export const outlook: Outlook<State> = {
  file,
  features,
  imagine: (view, _seat, dice) => ({ ...view, ...cardsAnew(view, dice), ...trapsAnew(view, dice) }),
};
