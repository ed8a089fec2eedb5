/** The people behind the five games, and what we made of them. The same facts stand in CREDITS.md. */
import type { HelpPage } from '../games/room.ts';

const PAGES: readonly HelpPage[] = [
  {
    title: 'The games',
    text: `# Five tabletop games
Five Delves adapts the rules of five tabletop games. Their words and pictures are not used: every sentence, sprite and sound here is our own.
- 9-Bit Dungeon: by Barny Skinner (2019)
- Letter Delve: by Lisa Smedman with Kyle Taylor-Smedman, inspired by Rogue (1980)
- Pocket-Dungeons: by A. Marston Croft
- Letter Labyrinths: a print-and-play word game, published by JRJurman; its rulebook thanks Tina Howard, Ethan Jurman, Ricky Kendrick and Will Ornelas
- Dungeon of Deadliest Evil: by Noah Sheola (2013). The original rulebook and artwork are licensed CC BY-NC-ND 3.0 and are not reproduced here: every text, card effect, event, tile shape and picture in this version is new`,
  },
  {
    title: 'Made with',
    text: `# Made with
- Phaser, Preact, Howler, seedrandom, fflate
- Press Start 2P by CodeMan38 and VT323 by Peter Hull, both under the SIL Open Font License
- Maps that open in Tiled
# Five Delves
Code under the MIT licence. Art, music and words by the Five Delves team.`,
  },
];

/** The notices of the word lists have to travel with the game; they are long, so they come when they are asked for. */
export async function creditPages(): Promise<readonly HelpPage[]> {
  const { default: notice } = await import('../../assets/letter-labyrinths/words/NOTICE.txt?raw');
  return [...PAGES, { title: 'Word lists', text: notice }];
}
