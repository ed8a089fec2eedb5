/** What luck and skill mean, for the rules book of every room that has a review. */
import type { HelpPage } from '../../games/room.ts';

export const LUCK_PAGE: HelpPage = {
  title: 'Luck and skill',
  text: `After a run, Review shows what the dice gave you and what your decisions cost.

# Your chance to win
The curve shows your chance to win at each of your decisions. It comes from thousands of practice matches of our own bots: from a position like yours, how often did the hard bot go on to win? It uses only what you can see.

# Skill
At each decision we ask what the hard bot would do. If you do the same, your decision costs nothing. If you do something else, we play both on in imagined dungeons, with the same dice for both. The difference is what your decision cost, in points of chance: 5 points means 5% less chance to win. You can gain points, too, by finding something better.

- {sprite:chip-star} Best: as good as the hard bot, or better.
- {sprite:chip-up} Fine: costs up to 2 points.
- {sprite:chip-exclaim} Slip: costs up to 8 points.
- {sprite:chip-skull} Blunder: costs more.

# Luck
Luck is everything else that moved your chance: dice, cards, what was behind a door, what the others did. Over many runs, good and bad luck should roughly cancel out.

# How lucky was it?
We keep your decisions as they are and roll everything else again, several times at each decision. From those rolls we put together 1,000 runs like yours. "Luckier than 80 of 100" means that 80% of them had less luck. Results show it when it's worked out, and Records keep luck and skill of your latest runs.

# They add up
Start + luck + skill = end. Always, to the last bit: the end is 100% if you won and 0% if you didn't.

# How sure is it?
The bots aren't perfect, so neither is the review. Small costs can be off by a point or two. Everybody who reviews the same run gets the same numbers.

# The needle
In Settings you can turn on a needle that shows your chance live, in practice, lessons and the theatre. Ranked runs never show it.`,
};
