/** The story that leads through the places. Six doors, in the order in which the list names them. */
export interface Chapter {
  readonly title: string;
  /** Two or three sentences. */
  readonly text: string;
}

export const PROLOGUE: Chapter = {
  title: 'Six doors',
  text: 'At the foot of the mountain stand six doors, and the village has agreed not to talk about them. Your grandmother never agreed. She has left you her house, one candle, and a list.',
};

export const EPILOGUE: Chapter = {
  title: 'The list',
  text: 'Every name on the list has its tick. You turn the paper over to see whether that was all of it. On the back, in the same neat hand: "Good. Now do it faster."',
};

/** By the id of the room, in the order of the journey. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = {
  'the-cellar': {
    title: 'Under the kitchen',
    text: 'The first door on the list is your own. The key hangs somewhere behind the barrels, three rats have opinions about it, and the candle is shorter than you would like. Come back up, and the mountain is next.',
  },
  'nine-bit-dungeon': {
    title: 'The borrowed sceptre',
    text: 'Behind this door lie four floors, drawn by somebody who owned nothing but a ruler. At the bottom rests a sceptre that was lent out once and never came home. The list says only: "Bring it. I\'ll explain."',
  },
  'letter-delve': {
    title: 'Let sleeping letters lie',
    text: 'Here the beasts sleep under letters, and the letters are laid face down. Four of the worst lie around the only stairs. Fill your purse quietly, and know when it is full enough.',
  },
  'letter-labyrinths': {
    title: 'A word is a way',
    text: 'In this maze your feet go where your spelling takes them. Say the right word and you walk into glory; say a clever one and you walk into a wall. Speak while the cards last.',
  },
  'pocket-dungeons': {
    title: 'Company below',
    text: 'This door never opens on the same place twice, and you are not the only one who has found it. The others smile at you with one hand on the hilt. Treasure counts once it is up the stairs, and not a step before.',
  },
  'deadliest-evil': {
    title: 'The warm door',
    text: 'The last door is warm to the touch, and something behind it is cooking. A sailor called Kora has borrowed the only good sword in the village and gone in with three dice. See that she comes out again, preferably with the book.',
  },
};
