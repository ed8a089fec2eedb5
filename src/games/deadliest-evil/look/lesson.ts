/** The words of the first lesson; its tiles, cards, dice and script are the rules' (`rules/lesson.ts`). */
import { lessonOf } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';

/** What is left of the walk, and where it leads. */
const walk =
  (where: string) =>
  ({ act }: State): string =>
    `You have ${counted(act.points, 'space')} left. ${where}`;
const HOME = walk('Back south, the way you came.');

const words = {
  'three-dice': {
    title: 'Three dice',
    texts: ['Each round your dice go to Combat, Defense and Speed. Nobody is near, so the d8 goes to Speed.'],
  },
  'into-the-dark': {
    title: 'Into the dark',
    texts: [
      'Roll the Speed die: it says how far you can walk.',
      walk('Step through the doorway, and a new tile is drawn.'),
      walk('Walk to the far end of the gallery.'),
      walk('Walk to the far end of the gallery.'),
      walk('Walk to the far end of the gallery.'),
      walk('Step through to the next tile.'),
      walk('Take your last step.'),
    ],
  },
  search: {
    title: 'Search',
    texts: [
      'Goblins appear on the track: they are hunting you. Keep the d8 on Speed.',
      'Search this tile. You may find something, but the hunters come one step closer.',
      'A Healing Balm! Now roll and walk on.',
      walk('North, past the stairs.'),
      walk('North, past the stairs.'),
      walk('Step through to the next tile.'),
      walk('Climb the Cliff.'),
    ],
  },
  'they-arrive': {
    title: 'They arrive',
    texts: [
      'The goblins are close. Same dice as before.',
      'Search here too.',
      'Nothing. The Cliff gives you +1 in Combat, so wait for them here.',
    ],
  },
  'mend-and-fight': {
    title: 'Fight',
    texts: [
      'They came and struck first. Now give Combat the d8.',
      'Items come before actions. Use the Balm to heal.',
      'Attack: roll higher than it does to kill. The button shows your odds.',
      'A kill lets you strike again. Go on.',
    ],
  },
  'move-after-attacking': {
    title: 'Walk on',
    texts: [
      'Not high enough. You can still walk after fighting, so roll.',
      walk('Head north.'),
      walk('Enter the next tile: it must be the chamber.'),
    ],
  },
  home: {
    title: 'Home',
    texts: [
      'The Crucible is broken, and one deed is enough to win. Run: the d8 goes to Speed.',
      'Roll. The sheet shows how far the way out is.',
      ...Array.from({ length: 8 }, () => HOME),
      'Once more, the d8 goes to Speed.',
      'Roll again.',
      ...Array.from({ length: 5 }, () => HOME),
      'Stop at the gate and you are out. That is a Minor victory.',
    ],
  },
} as const;

const WHY: Readonly<Partial<Record<Action['type'], string>>> = {
  assign: 'Other dice suit this round better.',
  step: 'That leads away from it.',
  'end-turn': "You're not done yet.",
  'end-move': "You're not there yet.",
  attack: 'Not that one.',
};
const why = ({ type }: Action): string => WHY[type] ?? 'That can wait.';

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game, why });
