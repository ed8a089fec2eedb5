/** The words of the first lesson; its tiles, cards, dice and script are the rules' (`rules/lesson.ts`). */
import { lessonOf, times, titled } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';

const RUN = 'Press the row "d4 d6 d8", or 1.';
const ROLL = 'Press "Roll to move", or Space.';
const SEARCH = 'Press "Search", or S.';
const UP = 'Press the up arrow.';
const RUN_HOME = [
  'Eight spaces. South, back the way you came: click a far space, or hold to the down arrow.',
  'Press the down arrow, again and again.',
] as const;

const words = {
  'three-dice': titled('Three dice, three jobs', [
    'Each round your d4, d6 and d8 go to Combat, Defense and Speed. The table says what each way is worth. Nobody is about yet, so run: the d8 for Speed, the d6 for Defense.',
    RUN,
  ]),
  'into-the-dark': titled(
    'Walk into the dark',
    ['Throw the Speed die: you may walk up to that many spaces.', ROLL],
    [
      'Six spaces. The card in the doorway is a way nobody has seen. Stepping through costs one space, and a tile is drawn: there is no peeping first.',
      'Press the up arrow, or click the marked card.',
    ],
    [
      'The Long Gallery. Walk through it to its far end; a click on a far space walks there.',
      'Three times the up arrow.',
    ],
    ['On through the gallery.', UP],
    ['On through the gallery.', UP],
    ['Two spaces are left: enough for another tile.', UP],
    [
      'Stairs Down: here the way forks. Take your last step, to the foot of the stairs. Then the round ends: the track moves, and an event is drawn.',
      UP,
    ],
  ),
  search: titled(
    'Search',
    [
      'Goblin Lookout: two goblins stand on the track, four steps from you. It is a new round; keep running.',
      RUN,
    ],
    [
      'Every tile but the Entrance can be searched once, while no monster is on it. The button says how likely an item is. It costs you one step of the track: the goblins hear it.',
      SEARCH,
    ],
    [
      'A Healing Balm. The goblins are at three. Leave the stairs for another day: Level II would be harder. Roll.',
      ROLL,
    ],
    ['Five spaces: north, past the stairs.', UP],
    ['On, to the end of the passage.', UP],
    ['And through, to the next tile.', UP],
    [
      'The Cliff: high ground. On it your Combat rolls have +1. Walk on as far as you get.',
      'Press the up arrow twice.',
    ],
    ['One more step.', UP],
  ),
  'they-arrive': titled(
    'They arrive',
    [
      'A dart: Defense against a d4, and a tie is enough. The goblins are two steps away. The dice as before.',
      RUN,
    ],
    ['Search here, too. Two of the five cards left are worth having.', SEARCH],
    [
      'Nothing. Now they are one step away. The Cliff is the best place to meet them: stay, and let the round pass.',
      'Press "End turn", or E.',
    ],
  ),
  'mend-and-fight': titled(
    'Mend and fight',
    [
      'They burst in and struck at once, against the Defense die of the round before: one wound. Now it is your turn. The big die for Combat.',
      'Press the row "d8 d6 d4", or 6.',
    ],
    [
      'Items are used before you act. The Balm gives 2 Life; one of them will be lost, but a lesson is a lesson.',
      'Press "Balm", or B.',
    ],
    [
      'Strike at the first goblin. You must roll higher; the Cliff adds 1. The button knows your chance.',
      'Press "Attack" and choose goblin 1, or click it.',
    ],
    [
      'Slain, so you may strike again: as long as every blow slays, the chain goes on.',
      'Press "Attack", or A.',
    ],
  ),
  'move-after-attacking': titled(
    'Move after attacking',
    [
      'A tie is not enough, and the chain is over. But you have not walked yet: blows first, then the walk, or the other way round. Roll.',
      ROLL,
    ],
    ['Two spaces, northwards.', UP],
    ['Three tiles of this level are known, so the next is its chamber. Into the dark.', UP],
  ),
  home: [
    ...titled(
      'Home',
      [
        'The Crucible Chamber. You were here when the round began, so it is broken. The goblin came after you and missed. One thing done is enough to leave with: run.',
        RUN,
      ],
      [
        'Roll. Leaving a tile with monsters is free if you began the round there. The sheet says how far the way out is; O shows it.',
        ROLL,
      ],
      ...times(8, RUN_HOME),
      ['The goblin follows, one tile a round; you have left it behind. Once more the d8 for Speed.', RUN],
      ['Roll once more.', ROLL],
      ...times(5, RUN_HOME),
    ),
    ...titled('What is left', [
      'Stop at the gate, and you are out: a Minor victory. In your own raids remember: the Book wakes Grislyk, all three done is the Ultimate victory, and with the Book or the Crucible done you may always leave.',
      'Press "Leave the dungeon", or E.',
    ]),
  ],
};

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game });
