/** The words of the first lesson; its dungeon, dice and script are the rules' (`rules/lesson.ts`). */
import { lessonOf, type LessonWords } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';

/** How nearly every turn begins. */
const choose = (title: string, text: string): LessonWords => ({ title, text, hint: 'Press Space.' });
const explore = (text: string): LessonWords => ({
  title: 'Explore',
  text,
  hint: 'Press "Explore", or Space.',
});

const words = {
  explore: [
    {
      title: 'Your turn',
      text: 'You are Red: the Thief in the north. Each turn you choose one figure and do one thing with it. Choose your Thief.',
      hint: 'Press "Act with your Thief", or Space. A click on the Thief does it too.',
    },
    explore(
      'The lit tile east of you holds a counter. Set out: you roll three action dice. One step is always yours, and each die of 4 or more is one more.',
    ),
    {
      title: 'Step',
      text: 'Two steps: the 5 has given you one more. Step east onto the counter. That ends the walk, whatever is left.',
      hint: 'Press the right arrow, or click the tile.',
    },
  ],
  gather: [
    choose(
      'Treasure!',
      'It was one of the treasures, and nothing but loot on the chart. It lies at your feet. Gathering takes a turn of its own. Choose your Thief.',
    ),
    {
      title: 'Gather',
      text: 'Take it. From now on the coin over your head shows what you carry; whoever fells you finds it on the floor.',
      hint: 'Press "Gather 1 treasure", or G.',
    },
  ],
  hazard: [
    choose('On to the next', 'Another counter lies in the south. Choose your Thief and set out.'),
    explore('Three dice again. Hold Shift before you roll to see how likely each tile is.'),
    {
      title: 'Four steps',
      text: 'All three dice are good. Walk west, over the Start and down to the counter: west, south, south, south. A click on the far tile walks all of it.',
      hint: 'Left, down, down, down.',
    },
  ],
  assault: [
    choose(
      'A hazard',
      'The chart says encounter: a Goblin Warrior stands behind you. The skull over its head is a bounty. Choose your Thief.',
    ),
    {
      title: 'Attack',
      text: 'Point at the Goblin: the card tells your exact chances to win, to fall, both or neither. It stands one tile away, so there is no charge. Attack.',
      hint: 'Press "Attack Goblin Warrior", or F, or click the Goblin.',
    },
  ],
  scheme: [
    {
      title: 'Red and blue dice',
      text: "Your 5 and its 5 cancelled; your 3 had nobody left against it: a hit. Its strike failed in the same way. You hold the tile and its skull. Now something meaner: Blue's Dwarf carries a treasure. Let a monster do it. Choose the Goblin Hunter in the west.",
      hint: 'Press "Scheme", or T, or click the Goblin Hunter.',
    },
    {
      title: 'Pull the strings',
      text: 'The Dwarf stands in one line with it. Shoot. A Goblin is craven and must roll 3 or more to dare; then the Dwarf may re-roll a defence die, for he is resilient.',
      hint: 'Press "Attack Dwarf", or F, or click the Dwarf.',
    },
  ],
  walk: [
    choose(
      'The Dwarf has fallen',
      'His treasure lies where he stood. The hourglass on the Hunter says that nobody may scheme with it in the next turn. Go and take the treasure. Choose your Thief.',
    ),
    explore('It is three tiles away: north to the Start, then east.'),
    {
      title: 'Walk',
      text: 'Three steps, just enough: north, east, east.',
      hint: 'Up, right, right.',
    },
    {
      title: 'Walk',
      text: 'Two more: east, east.',
      hint: 'Right, right.',
    },
    {
      title: 'Walk',
      text: 'One more step east, onto the treasure.',
      hint: 'Press the right arrow.',
    },
    choose('Gather', 'Your next turn. Choose your Thief again.'),
    {
      title: 'Gather',
      text: 'Take the treasure. South of here lies a flooded chamber with a counter behind it: you would get through 7 times in 8. Not today.',
      hint: 'Press "Gather 1 treasure", or G.',
    },
    choose('East', 'A door waits in the east. Choose your Thief.'),
    {
      title: 'East',
      text: 'Set out once more.',
      hint: 'Press "Explore", or Space.',
    },
    {
      title: 'One step',
      text: 'No die is good this time, but the first step is always yours.',
      hint: 'Press the right arrow.',
    },
  ],
  door: [
    choose('The door', 'Opening a door takes a turn, and two dice say what is behind it. Choose your Thief.'),
    {
      title: 'Open it',
      text: 'The button tells how likely it opens, and how likely something waits behind it.',
      hint: 'Press "Open a door", or O.',
    },
  ],
  stairs: [
    choose(
      'Locked, but not for you',
      'A 7: locked. Your action dice had to show a 4 or more, and the 6 did. Now for the last counter. Choose your Thief.',
    ),
    explore('Three tiles: east, south, south.'),
    {
      title: 'Walk',
      text: 'East through the open door, then south to the counter.',
      hint: 'Right, down, down.',
    },
    {
      title: 'Walk',
      text: 'South, and south again.',
      hint: 'Down, down.',
    },
    {
      title: 'Walk',
      text: 'And onto the counter.',
      hint: 'Press the down arrow.',
    },
    choose(
      'The Stairs!',
      'You have found the way out, but turning the counter has stopped you. Choose your Thief once more.',
    ),
    {
      title: 'Up and out',
      text: 'Leave with two treasures and a skull. The first to leave rings the last call; the most treasure outside wins.',
      hint: 'Press "Up the Stairs", or X.',
    },
  ],
};

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game });
