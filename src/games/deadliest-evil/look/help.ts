import type { HelpPage } from '../../room.ts';
import { GOALS, LEVELS, ROMAN, ROUND_LIMIT, SCORE } from '../data/constants.ts';
import { EVENT_CARDS } from '../data/event-cards.ts';
import { RAIDERS } from '../data/raiders.ts';
import { SEARCH_CARDS } from '../data/search-cards.ts';
import { CARDS } from './cards.ts';
import { eventText } from './words.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The raid',
    text: `# Get in, get something done, get out
Grislyk the sorcerer has the Book of Lore and a cauldron that boils the dead back to their feet. Nobody in the village can fight. Kora {sprite:kora}, home from the sea for a month and owner of the only sword worth the name, sets out for the dungeon.
# What you came for
- {sprite:seal-book-lit} Take the Book of Lore: be on its tile when a round begins. That wakes Grislyk.
- {sprite:seal-crucible-lit} Break the Black Crucible: be on its tile when a round begins.
- {sprite:seal-grislyk-lit} Kill Grislyk. He only comes once you have the Book.
# Getting out
With the Book or the Crucible done, end a walk on the Dungeon Entrance to win: one goal is a Minor victory, two are a Greater one, all three the Ultimate victory. Once you have one, you can leave whenever you like. Each goal is worth more than the one before, but only outside.
At 0 Life you lose, whatever else is going on. You also lose after round ${ROUND_LIMIT}.`,
  },
  {
    title: 'Three dice',
    text: `# One die for each job
Each round you assign a d4 {sprite:ability-d4}, a d6 {sprite:ability-d6} and a d8 {sprite:ability-d8}, one for each ability:
- {sprite:ability-combat} Combat: your attacks.
- {sprite:ability-defense} Defense: their strikes.
- {sprite:ability-speed} Speed: how far you walk.
They stay there until you assign them again. So when monsters strike at the start of the next round, they face the Defense die you choose now.
# Who wins
In a fight the attacker must roll higher: a tie is a miss, for both sides.
When a tile or a card asks for a test, such as d6 against Speed, roll your Speed die against a d6. Equal or higher passes.
# Bonuses
The Sword, the Shield and the Amulet add 1 to every roll of their die. The Cliff adds 1 to Combat while you stand on it.`,
  },
  {
    title: 'A round',
    text: `# Seven phases
- Monsters: those on other tiles come one tile closer, then all on your tile strike.
- Dice: assign your three dice.
- Search: you can search the tile, if nobody is in the way.
- Items: use any you like.
- Act: attack and walk, in either order.
- Track: every hunter comes one space closer.
- Event: a card is drawn.
# When a round begins
First you take the Book or break the Crucible if you stand on its tile, even with monsters there. Then the blades sweep if you're in their hall. Then the monsters act.`,
  },
  {
    title: 'Walking',
    text: `# Roll to move
Roll the Speed die once a round. You can walk up to that many spaces, back and forth as you like.
# Into the dark {sprite:exit-unknown}
Stepping through an unexplored exit costs one space, too. A tile is drawn from the level's stack and you stand on it. You can't look first.
Every level has four tiles, plus the Entrance. The last is a chamber: the Book, the Crucible, or a dead end. The first two levels have stairs down.
# Monsters on the way {sprite:stop-bar}
Entering a tile with monsters ends your walk. If you start the round among monsters, you can walk away.
# Slowed {sprite:icon-slowed}
Two spaces less on your next walk, but always at least one.
# Keys
Arrows walk. Shift shows how far you can get. O shows the way out.`,
  },
  {
    title: 'Tiles',
    text: `- {sprite:tile-entrance} Dungeon Entrance: end a walk here with a goal done and you're out. You can't search here.
- {sprite:tile-cliff} The Cliff: +1 on your Combat rolls.
- {sprite:tile-narrow} The Narrow Passage: only one monster of each kind can strike you.
- {sprite:tile-blades} The Hall of Blades: pass d4 against Defense or lose 1 Life, when you enter and at the start of every round there. Your walk goes on.
- {sprite:tile-pit} The Pit: pass d6 against Speed to cross. If you fail, you lose 1 Life, climb out on the far side, and your walk ends. With the Rope you don't roll.
- {sprite:tile-stairs-1} Stairs Down: steps to the next level, and a passage past them. The tile belongs to the upper level.
- {sprite:tile-book} The Book Chamber: be here when a round begins to take the Book.
- {sprite:tile-crucible} The Crucible Chamber: be here when a round begins to break the Crucible.
- {sprite:tile-dead-end} The Dead End: nothing here, but you can search it.
- {sprite:tile-gallery} {sprite:tile-bend-left} {sprite:tile-bend-right} Long Gallery, Crooked Way and Elbow: plain passages.
Monsters stand on tiles, not on spaces. Blades and pits never hurt them.`,
  },
  {
    title: 'Fighting',
    text: `# Your attacks
Choose a monster on your tile and roll Combat vs its die. Roll higher to kill it, and you can attack again, as long as every attack kills. Your first miss ends your attacks this round.
Make all your attacks before you walk or after, not both.
# Their strikes
Goblins first, then skeletons, then Grislyk. If one rolls higher than your Defense, you lose 1 Life.
- {sprite:goblin} Goblin: d4.
- {sprite:skeleton} Skeleton: d8.
- {sprite:grislyk-small} Grislyk: d8, and after every hit he strikes again, until he misses. Once dead, he never comes back.
There are six goblins and six skeletons. Dead ones can come again.`,
  },
  {
    title: 'The track',
    text: `# They're coming {sprite:track-step}
New monsters start on the first space of the track. They all move one space every round, after every search, and with some events. A monster that would reach the last space bursts in on your tile instead, wherever you are, and strikes when the next round begins. If your own search brings one in, you can attack it first.
The track has 5 spaces, 7 in a gentle raid, 3 in the deadliest.
# On the board
A monster on the board follows you, one tile a round, stairs included. The Side Tunnels event gives it one more. You can outrun it.
# Events
One card a round. Its effect depends on your level. After all twenty, the cards are shuffled.`,
  },
  {
    title: 'Searching',
    text: `# Once a tile
You can search a tile once: not the Entrance, not with monsters there, and only if the level's deck has a card left. One search a round, before you act. Then the track moves one space, unless you have the Cloak. The button shows what the search costs if you get out.
You can use what you find in the same round. You can carry as much as you like.
${SEARCH_CARDS.map(({ id, name, level, copies }) => `- {sprite:item-${id}} ${name} (${ROMAN[level]}${copies > 1 ? `, ${copies} cards` : ''}): ${CARDS[id].use}`).join('\n')}
# Unseen and cloaked
Invisible, you walk past monsters this round, and when the next begins nobody moves or strikes. Blades, pits, events and the track go on. With the Cloak you always walk past monsters.`,
  },
  {
    title: 'Events',
    text: EVENT_CARDS.map(
      ({ id, name }) =>
        `# ${name}\n{sprite:event-${id}} ${LEVELS.map(level => `${ROMAN[level]}: ${eventText(id, level)}`).join(' ')}`,
    ).join('\n'),
  },
  {
    title: 'Contest',
    text: `# Several raiders, one dungeon
Choose 2 to ${RAIDERS.length} seats for a contest: people, bots, or both. Everybody leads Kora once, one after another. The dungeon, the cards and the dice to come are the same for all. What you do with them is up to you.
# Who wins
The better result wins: Ultimate, Greater, Minor, Defeat. If that's a tie, more points win, then fewer rounds, more Life, fewer actions. If nobody comes back, nobody wins.
# Fair play
If your raid comes later, look away: a dungeon you've seen is half the work. The log starts again with each raid. Playing against bots, you see how their raids end, not how they go. Bots don't look, either.`,
  },
  {
    title: 'Score',
    text: `# Out alive
Your first goal is worth ${GOALS.standard[0]}, the second ${GOALS.standard[1]}, the third ${GOALS.standard[2]}, whichever they are. On the deadliest track: ${GOALS.deadliest.join(', ')}. Escape ${SCORE.escape}. ${SCORE.life} for each Life. Speed: for each round under ${SCORE.hasteRounds}, ${SCORE.haste} points per goal.
Each search costs more than the last: ${SCORE.trace} points, then ${2 * SCORE.trace}, then ${3 * SCORE.trace}, and so on. It never costs more than you bring out.
# In any case
${SCORE.goblin} for a goblin, ${SCORE.skeleton} for a skeleton, at most ${SCORE.foesAtMost} together. ${SCORE.tile} for each tile you reveal. If you die, that's all you get: your goals are worth nothing.
# Whose game this is
Adapted from the rules of Dungeon of Deadliest Evil by Noah Sheola (2013). The original rulebook and artwork are licensed CC BY-NC-ND 3.0 and are not reproduced here: every text, card effect, event, tile shape and picture in this version is new.`,
  },
];
