import { mix } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** The light of the place sinks or rises. */
export const darken: Performer<'darken'> = async ({ to }, stage) => {
  const from = stage.light.ambient;
  await stage.clock.run(TIMING.darken, t => {
    stage.light.ambient = mix(from, to, t);
  });
};
