import type { Performer } from '../stage.ts';

/** All at once; lasts as long as the longest. */
export const together: Performer<'together'> = async ({ motions }, stage) => {
  await Promise.all(motions.map(motion => stage.perform(motion)));
};
