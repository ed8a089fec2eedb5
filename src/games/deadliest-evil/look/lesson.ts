/** The words of the first lesson; its tiles, cards, dice and script are the rules' (`rules/lesson.ts`). */
import type { Cell } from '../../../core/grid.ts';
import { lessonOf, times, type LessonWords } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import { whereKora } from '../rules/movement.ts';
import { dungeonOf } from '../rules/dungeon.ts';
import { sameLoc } from '../rules/tiles.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { foeCells, exitCell, stepCell } from './places.ts';

const RUN_HOME: LessonWords = {
  title: 'Home',
  text: 'Eight spaces. South, back the way you came: click a far space, or hold to the down arrow.',
  hint: 'Press the down arrow, again and again.',
};

const words = {
  'three-dice': [
    {
      title: 'Three dice, three jobs',
      text: 'Each round your d4, d6 and d8 go to Combat, Defense and Speed. The table says what each way is worth. Nobody is about yet, so run: the d8 for Speed, the d6 for Defense.',
      hint: 'Press the row "d4 d6 d8", or 1.',
    },
  ],
  'into-the-dark': [
    {
      title: 'Walk into the dark',
      text: 'Throw the Speed die: you may walk up to that many spaces.',
      hint: 'Press "Roll to move", or Space.',
    },
    {
      title: 'Walk into the dark',
      text: 'Six spaces. The card in the doorway is a way nobody has seen. Stepping through costs one space, and a tile is drawn: there is no peeping first.',
      hint: 'Press the up arrow, or click the marked card.',
    },
    {
      title: 'Walk into the dark',
      text: 'The Long Gallery. Walk through it to its far end; a click on a far space walks there.',
      hint: 'Three times the up arrow.',
    },
    { title: 'Walk into the dark', text: 'On through the gallery.', hint: 'Press the up arrow.' },
    { title: 'Walk into the dark', text: 'On through the gallery.', hint: 'Press the up arrow.' },
    {
      title: 'Walk into the dark',
      text: 'Two spaces are left: enough for another tile.',
      hint: 'Press the up arrow.',
    },
    {
      title: 'Walk into the dark',
      text: 'Stairs Down: here the way forks. Take your last step, to the foot of the stairs. Then the round ends: the track moves, and an event is drawn.',
      hint: 'Press the up arrow.',
    },
  ],
  search: [
    {
      title: 'Search',
      text: 'Goblin Lookout: two goblins stand on the track, four steps from you. It is a new round; keep running.',
      hint: 'Press the row "d4 d6 d8", or 1.',
    },
    {
      title: 'Search',
      text: 'Every tile but the Entrance can be searched once, while no monster is on it. The button says how likely an item is. It costs you one step of the track: the goblins hear it.',
      hint: 'Press "Search", or S.',
    },
    {
      title: 'Search',
      text: 'A Healing Balm. The goblins are at three. Leave the stairs for another day: Level II would be harder. Roll.',
      hint: 'Press "Roll to move", or Space.',
    },
    { title: 'Search', text: 'Five spaces: north, past the stairs.', hint: 'Press the up arrow.' },
    { title: 'Search', text: 'On, to the end of the passage.', hint: 'Press the up arrow.' },
    { title: 'Search', text: 'And through, to the next tile.', hint: 'Press the up arrow.' },
    {
      title: 'Search',
      text: 'The Cliff: high ground. On it your Combat rolls have +1. Walk on as far as you get.',
      hint: 'Press the up arrow twice.',
    },
    { title: 'Search', text: 'One more step.', hint: 'Press the up arrow.' },
  ],
  'they-arrive': [
    {
      title: 'They arrive',
      text: 'A dart: Defense against a d4, and a tie is enough. The goblins are two steps away. The dice as before.',
      hint: 'Press the row "d4 d6 d8", or 1.',
    },
    {
      title: 'They arrive',
      text: 'Search here, too. Two of the five cards left are worth having.',
      hint: 'Press "Search", or S.',
    },
    {
      title: 'They arrive',
      text: 'Nothing. Now they are one step away. The Cliff is the best place to meet them: stay, and let the round pass.',
      hint: 'Press "End the turn", or E.',
    },
  ],
  'mend-and-fight': [
    {
      title: 'Mend and fight',
      text: 'They burst in and struck at once, against the Defense die of the round before: one wound. Now it is your turn. The big die for Combat.',
      hint: 'Press the row "d8 d6 d4", or 6.',
    },
    {
      title: 'Mend and fight',
      text: 'Items are used before you act. The Balm gives 2 Life; one of them will be lost, but a lesson is a lesson.',
      hint: 'Press "Balm", or B.',
    },
    {
      title: 'Mend and fight',
      text: 'Strike at the first goblin. You must roll higher; the Cliff adds 1. The button knows your chance.',
      hint: 'Press "Attack" and choose goblin 1, or click it.',
    },
    {
      title: 'Mend and fight',
      text: 'Slain, so you may strike again: as long as every blow slays, the chain goes on.',
      hint: 'Press "Attack", or A.',
    },
  ],
  'move-after-attacking': [
    {
      title: 'Move after attacking',
      text: 'A tie is not enough, and the chain is over. But you have not walked yet: blows first, then the walk, or the other way round. Roll.',
      hint: 'Press "Roll to move", or Space.',
    },
    { title: 'Move after attacking', text: 'Two spaces, northwards.', hint: 'Press the up arrow.' },
    {
      title: 'Move after attacking',
      text: 'Three tiles of this level are known, so the next is its chamber. Into the dark.',
      hint: 'Press the up arrow.',
    },
  ],
  home: [
    {
      title: 'Home',
      text: 'The Crucible Chamber. You were here when the round began, so it is broken. The goblin came after you and missed. One thing done is enough to leave with: run.',
      hint: 'Press the row "d4 d6 d8", or 1.',
    },
    {
      title: 'Home',
      text: 'Roll. Leaving a tile with monsters is free if you began the round there. The sheet says how far the way out is; O shows it.',
      hint: 'Press "Roll to move", or Space.',
    },
    ...times(8, RUN_HOME),
    {
      title: 'Home',
      text: 'The goblin follows, one tile a round; you have left it behind. Once more the d8 for Speed.',
      hint: 'Press the row "d4 d6 d8", or 1.',
    },
    { title: 'Home', text: 'Roll once more.', hint: 'Press "Roll to move", or Space.' },
    ...times(5, RUN_HOME),
    {
      title: 'What is left',
      text: 'Stop at the gate, and you are out: a Minor victory. In your own raids remember: the Book wakes Grislyk, all three done is the Ultimate victory, and with the Book or the Crucible done you may always leave.',
      hint: 'Press "Leave the dungeon", or E.',
    },
  ],
};

function pointOf(action: Action, state: State): readonly Cell[] {
  if (action.type === 'step') return [stepCell(state, action.to)];
  if (action.type === 'attack') {
    const at = foeCells(state).get(action.monster);
    return at ? [at] : [];
  }
  if (action.type !== 'explore') return [];
  const exit = dungeonOf(state.tiles).exits.find(
    each => each.exit === action.exit && sameLoc(each.loc, whereKora(state)),
  );
  return exit ? [exitCell(state, exit)] : [];
}

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, pointOf, game });
