import type { Performer } from '../stage.ts';

/** A noise; nothing waits for it, and what is skipped stays silent. */
export const sound: Performer<'sound'> = ({ key }, stage) => {
  if (!stage.clock.isSkipping) stage.play(key);
};
