/**
 * `tsx saves.ts`: prints every position of the tour of pictures as a saved match, by the name of its stop. It is a process
 * of its own, because the test runner cannot load a room; `positions.ts` asks it.
 */
import { TOUR } from '../../../tools/shots/tour.ts';

const positions = TOUR.flatMap(({ name, position }) => (position ? [[name, position]] : []));
process.stdout.write(JSON.stringify(Object.fromEntries(positions)));
