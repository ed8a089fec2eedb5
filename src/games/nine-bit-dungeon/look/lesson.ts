/** The words of the first lesson; its board, dice and script are the rules' (`rules/lesson.ts`). */
import type { Cell } from '../../../core/grid.ts';
import { lessonOf } from '../../lesson.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';

/** One row a part of the script: what is said while its actions are asked for. */
const words = {
  'two-actions': {
    title: 'Two actions',
    text: 'Take the Short Sword: a run begins with one free gift. Then walk two squares east. Two actions make a turn; afterwards the monsters that see you move and attack. Behind the pillar nobody does.',
    hint: 'Take the Short Sword, then press the right arrow twice.',
  },
  'sight-and-flee': {
    title: 'Sight',
    text: 'Hold Shift (or press the Sight button) to see what you see, and what sees you. Walk on to the marked square: the Archer notices you. It backs off from a blade if it can, and shoots.',
    hint: 'Go one square east, then one south.',
  },
  attack: {
    title: 'Attack',
    text: 'Follow it and strike. The button tells the odds before you choose: your Skill or less on a die of six. Your Damage of 2 is all it has.',
    hint: 'Step south, then attack the Archer: press the down arrow again, or A.',
  },
  crossing: {
    title: 'The seam',
    text: 'The glowing lines are the edges of the cards. Every step over one draws an event: the Events tab shows all six of this level. Step east, then end the turn.',
    hint: 'Press the right arrow, then Space.',
  },
  cast: {
    title: 'Cast and guzzle',
    text: 'A Sneak comes. Walk on, then cast Fireball: Mana or less on the die, as much damage as you have Mana. Finish it with the blade, and drink a Health Potion.',
    hint: 'Three squares east, Cast: Fireball, Attack, Guzzle: Health.',
  },
  inventory: {
    title: 'Inventory',
    text: 'Walk to the Key and take it: standing on a thing is not enough, Inventory uses it. Then the Exit lights up.',
    hint: 'North, north, west; then press I, or click yourself.',
  },
  shop: {
    title: 'The shop',
    text: 'Back over the seam to the shop. Its stock is always open in the Shop tab. Enter, buy a Health Potion, and leave: the whole visit is one action.',
    hint: 'East, then four squares south; press I; buy the Health Potion; leave.',
  },
  leave: {
    title: 'Leave',
    text: 'Now to the Exit in the west: by the row below, around the water. Leaving fills your hearts for the next level. Death is final. Good luck.',
    hint: 'Follow the arrow to the Exit and press I.',
  },
};

const pointOf = (action: Action): readonly Cell[] => (action.type === 'move' ? [action.to] : []);

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, pointOf });
