import type { Performer } from '../stage.ts';

/** A breath. */
export const wait: Performer<'wait'> = ({ ms }, stage) => stage.clock.wait(ms);
