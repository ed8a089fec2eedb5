/** On the days of this room: you have no choice whom you play. */
import type { Twist } from '../../twists.ts';
import { cardOf, type DelverId } from './cards.ts';

const WHY: Readonly<Record<DelverId, string>> = {
  warrior: 'who makes opponents roll a die again in melee',
  elf: 'who can take a step before or after she shoots',
  priestess: 'who survives being killed on a 4 or more',
  thief: 'who steals treasure in close attacks',
  dwarf: 'who picks up treasure without stopping',
  mage: 'who can step through walls',
};

export const TWISTS: readonly Twist[] = (Object.keys(WHY) as DelverId[]).map(delver => ({
  name: `The ${cardOf(delver).name}`,
  text: `You play the ${cardOf(delver).name}, ${WHY[delver]}.`,
  options: { delver },
}));
