/** The words of the first lesson; its deal, dice and script are the rules' (`rules/lesson.ts`). */
import { lessonOf, times } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';

const words = {
  outfit: [
    {
      title: 'Gear',
      text: 'In a battle both sides roll a die and the higher roll wounds: a bigger die is better. Take the Sword and Leather: a D8, and the first wound of most battles does not count.',
      hint: 'Choose "Sword and Leather".',
    },
  ],
  stairs: [
    {
      title: 'The stairs',
      text: 'You stand on the only stairs. The four crowned tiles around you are bosses. They sleep through your first turn, so now is the time to slip past them. Roll.',
      hint: 'Press "Roll and walk", or Space.',
    },
    {
      title: 'Walk',
      text: 'Two D4: five steps. Walk to the marked squares with the arrow keys, or click a square. The rune on F6 would give two items, but claiming it wakes the boss at its corner. Not today: walk on.',
      hint: 'North, north, west, west, north.',
    },
  ],
  waking: [
    {
      title: 'Waking',
      text: 'Farther out every step counts: entering any of the eight squares around a sleeper turns it over. Roll.',
      hint: 'Press "Roll and walk", or Space.',
    },
    {
      title: 'Waking',
      text: 'An eye on the frame warns you: the step to F4 wakes the tile on G3. Its tip says so before you go. Hold Shift to see this for the whole board. Step north.',
      hint: 'Press the up arrow.',
    },
    {
      title: 'An Emu',
      text: "The tile turned over: an Emu, one heart and a D3. It won't go back to sleep by itself. Step on to F3 and let it come. Your Leather soaks one wound, and against monsters a tie is yours.",
      hint: 'Press the up arrow again.',
    },
  ],
  collect: [
    {
      title: 'Loot and runes',
      text: 'It rolled higher once, and the Leather took it; then a tie, which is a hit. Two coins. On F2 lies a rune: one magic item. Roll.',
      hint: 'Press "Roll and walk", or Space.',
    },
    {
      title: 'Runes',
      text: 'One step to F2 is enough. You need not use all your steps; what is left over is lost.',
      hint: 'Press the up arrow.',
    },
    {
      title: 'Stop',
      text: 'You collect only when you stop on the square. Stop here.',
      hint: 'Press "Stop here", or Space.',
    },
    {
      title: 'Claim the rune',
      text: 'Nothing sleeps at its corner any more, so claiming it is free. A D30 says what it is.',
      hint: 'Press "Claim the rune", or Space.',
    },
  ],
  loot: [
    {
      title: 'A chest',
      text: 'Sleep: it puts an awake monster out of action. Keep it. Now for the chest on H1. Roll.',
      hint: 'Press "Roll and walk", or Space.',
    },
    {
      title: 'A chest',
      text: 'Hold Shift and point at the chest: threads lead to what it wakes, to G3, where nobody is left, to I3 and to H4. They wake at the end of your turn, not before.',
      hint: 'North, then twice east.',
    },
    ...times(2, { title: 'A chest', text: 'Walk on to H1.', hint: 'Press the right arrow.' }),
    {
      title: 'Loot',
      text: 'Two D10 of coins, whatever wakes for it.',
      hint: 'Press "Loot the chest", or Space.',
    },
  ],
  react: [
    {
      title: 'Reactions',
      text: '17 coins, and two tiles turned: a Hobgoblin and a Nymph. You hold Sleep, so the game asks before the monsters move. In your own games it asks only when much is at stake. Pass.',
      hint: 'Press "Pass", or P.',
    },
    {
      title: 'It comes',
      text: 'The Hobgoblin is about to move: four hearts and a D8. Point at it to read your odds. A Sword wins an exchange 56% of the time. Let it come: pass.',
      hint: 'Press "Pass", or P.',
    },
    {
      title: 'A battle',
      text: 'Here it is. You could use something before the first exchange. Fight.',
      hint: 'Press "Fight", or Space.',
    },
    {
      title: 'Use Sleep',
      text: '3 against 7: a wound, and Leather is no help, because a Hobgoblin is Mean. Between two rolls you may react again. Sleep ends the battle. Use it.',
      hint: 'Press "Use Sleep", or 1.',
    },
  ],
  leave: [
    {
      title: 'Time to go',
      text: 'The Nymph tried her luck, and paid two coins. 21 in the purse: the stairs lie seven steps down the H column. Roll.',
      hint: 'Press "Roll and walk", or Space.',
    },
    {
      title: 'Past the bosses',
      text: 'Straight down. The Hobgoblin lies in magic sleep and hears nothing. As you pass the bosses they open an eye: if you stopped there, they would wake. If you leave, they sleep on.',
      hint: 'Seven times south. A click on the stairs walks the whole way.',
    },
    ...times(6, {
      title: 'Past the bosses',
      text: 'On, down to the stairs.',
      hint: 'Press the down arrow.',
    }),
    {
      title: 'Leave',
      text: 'Stop on the stairs, and you are out with your purse. Remember: bosses are the deadliest of all, other heroes may duel you for your purse, and the torch burns for 50 rounds. Good luck.',
      hint: 'Press "Leave with 21 coins", or Space.',
    },
  ],
};

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game });
