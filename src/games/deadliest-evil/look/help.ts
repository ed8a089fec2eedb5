import type { HelpPage } from '../../room.ts';
import { LEVELS, ROMAN, ROUND_LIMIT } from '../data/constants.ts';
import { EVENT_CARDS } from '../data/event-cards.ts';
import { SEARCH_CARDS } from '../data/search-cards.ts';
import { CARDS } from './cards.ts';
import { eventText } from './words.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The raid',
    text: `# Get in, get something done, get out
Grislyk the sorcerer has the Book of Lore and a cauldron that boils the dead back to their feet. Nobody in the village can fight. Kora {sprite:kora}, home from the sea for a month and owner of the only sword worth the name, takes the road to the dungeon.
# What you came for
- {sprite:seal-book-lit} Take the Book of Lore: be on its tile when a round begins. That wakes Grislyk.
- {sprite:seal-crucible-lit} Break the Black Crucible: be on its tile when a round begins.
- {sprite:seal-grislyk-lit} Slay Grislyk. He comes only when the Book is taken.
# Getting out
With the Book or the Crucible done, end a walk on the Dungeon Entrance and the raid is won: one done is a Minor victory, two a Greater, all three the Ultimate victory. From the first one on you may leave whenever you like.
When your Life reaches 0, the raid is lost, whatever was going on. It is also lost after round ${ROUND_LIMIT}.`,
  },
  {
    title: 'Three dice',
    text: `# One die for each job
Each round you lay out a d4 {sprite:ability-d4}, a d6 {sprite:ability-d6} and a d8 {sprite:ability-d8}, one for each ability:
- {sprite:ability-combat} Combat: your blows.
- {sprite:ability-defense} Defense: their blows.
- {sprite:ability-speed} Speed: how far you walk.
They stay as they are until you lay them out again. So the monsters' first blows of the next round meet the Defense die you choose now.
# Who wins
In a fight the attacker must roll higher: a tie is a miss, for both sides.
When a tile or a card asks for a roll, say d6 against Speed, you throw that die of yours against theirs, and equal or higher is enough.
# Things that add
Sword, Shield and Amulet add 1 to every roll of their die. So does the Cliff, to Combat, while you stand on it.`,
  },
  {
    title: 'A round',
    text: `# Seven phases
- Monsters: those on other tiles come one tile closer, then all on your tile strike.
- Dice: lay out the three dice.
- Search the tile, if you like and if you may.
- Items: use any that are used once.
- Act: strike and walk, in either order.
- Track: every hunter on it comes one space nearer.
- Event: a card is drawn.
# When a round begins
First the Book or the Crucible is yours if you stand on its tile, even with monsters there. Then the blades sweep if you are in their hall. Then come the monsters.`,
  },
  {
    title: 'Walking',
    text: `# Roll to move
Roll the Speed die once a round. You can walk up to that many spaces, back and forth as you like.
# Into the dark {sprite:exit-unknown}
A step through an unexplored way costs one space, too. A tile is drawn from the level's stack and you stand on it. You can't look first.
Every level has four tiles, besides the Entrance, and the last is a chamber: the Book, the Crucible, or a dead end. Stairs lie in the first two levels.
# Monsters on the way {sprite:stop-bar}
Entering a tile with monsters ends the walk. Leaving one is free if you began the round there.
# Slowed {sprite:icon-slowed}
Two spaces less on the next walk, but always at least one.
# Keys
Arrows walk, Shift shows how far you get, O shows the way out.`,
  },
  {
    title: 'Tiles',
    text: `- {sprite:tile-entrance} Dungeon Entrance: end a walk here with something done, and you are out. Nothing to find.
- {sprite:tile-cliff} The Cliff: +1 on your Combat rolls.
- {sprite:tile-narrow} The Narrow Passage: only one monster of each kind can strike you.
- {sprite:tile-blades} The Hall of Blades: d4 against Defense on entering, and at the beginning of every round there; or lose 1 Life. The walk goes on.
- {sprite:tile-pit} The Pit: each crossing is d6 against Speed. Fail, and you lose 1 Life and climb out on the far side; the walk is over. A rope spares the roll.
- {sprite:tile-stairs-1} Stairs Down: the steps lead to the next level, the passage runs on. The tile belongs to the upper level.
- {sprite:tile-book} The Book Chamber: be here when a round begins.
- {sprite:tile-crucible} The Crucible Chamber: be here when a round begins.
- {sprite:tile-dead-end} The Dead End: nothing but what you find.
- {sprite:tile-gallery} {sprite:tile-bend-left} {sprite:tile-bend-right} Long Gallery, Crooked Way and Elbow: plain passages.
Monsters stand on tiles, not on spaces. Blades and pits never hurt them.`,
  },
  {
    title: 'Fighting',
    text: `# Your blows
Choose a monster on your tile and roll Combat vs its die. Roll higher to kill it, and you can attack again, as long as every attack kills. The first miss ends it for this round.
All your attacks come together: before the walk or after it, not both.
# Their blows
Goblins first, then skeletons, then Grislyk. If one rolls higher than your Defense, you lose 1 Life.
- {sprite:goblin} Goblin: d4.
- {sprite:skeleton} Skeleton: d8.
- {sprite:grislyk-small} Grislyk: d8, and after every hit he strikes again, until one fails. Once dead, he never returns.
At most six goblins and six skeletons are around at once; the dead go back to the pool.`,
  },
  {
    title: 'The track',
    text: `# They are coming {sprite:track-step}
New monsters start on the first space of the track. Every round, with every search and with some events all of them move one space. A monster that would step onto the last space bursts in on your own tile instead, wherever that is, and strikes when the next round begins. You may strike first at those a search lets in.
The track has 5 spaces. A gentle raid has 7, the deadliest 3.
# On the board
A monster on the board follows you, one tile a round, up and down stairs. Side Tunnels give it one tile more. You can outrun it.
# Events
One card a round, read for the level you are on. When all twenty are gone they are shuffled anew.`,
  },
  {
    title: 'Searching',
    text: `# Once a tile
You may search if no monster is on your tile, it is not the Entrance, it has not been searched, and the level's deck has a card. One search a round, before you act. The track moves one space afterwards, unless you have the Cloak.
What you find may be used in the same round. You keep everything until you use it, and there is no limit.
${SEARCH_CARDS.map(({ id, name, level, copies }) => `- {sprite:item-${id}} ${name} (${ROMAN[level]}${copies > 1 ? `, ${copies} cards` : ''}): ${CARDS[id].use}`).join('\n')}
# Unseen and cloaked
Unseen, you walk past monsters this round, and in the next Monsters phase nobody moves or strikes. Blades, pits, events and the track go on. The Cloak lets you walk past monsters always.`,
  },
  {
    title: 'Events',
    text: EVENT_CARDS.map(
      ({ id, name }) =>
        `# ${name}\n{sprite:event-${id}} ${LEVELS.map(level => `${ROMAN[level]}: ${eventText(id, level)}`).join(' ')}`,
    ).join('\n'),
  },
  {
    title: 'Score',
    text: `# Out alive
Book 100, Crucible 100, Grislyk 150. Escape 50, all three 100 more. 10 for each Life. Haste: for each round under 30, 2 for each thing done.
# In any case
3 for a goblin, 6 for a skeleton, 60 at most together. 5 for each tile you uncover. If you fall, you keep half of what Book, Crucible and Grislyk are worth.
# Whose game this is
Adapted from the rules of Dungeon of Deadliest Evil by Noah Sheola (2013). The original rulebook and artwork are licensed CC BY-NC-ND 3.0 and are not reproduced here: every text, card effect, event, tile shape and picture in this version is new.`,
  },
];
