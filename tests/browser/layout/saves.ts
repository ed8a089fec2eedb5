/**
 * `tsx saves.ts`: prints every moment of the tour of pictures as a saved match, by the name of its stop. It is a process
 * of its own, because the test runner cannot load a room; `moments.ts` asks it.
 */
import { TOUR } from '../../../tools/shots/tour.ts';

const moments = TOUR.flatMap(({ name, moment }) => (moment ? [[name, moment]] : []));
process.stdout.write(JSON.stringify(Object.fromEntries(moments)));
