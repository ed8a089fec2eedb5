import { random } from '../random.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger, outline } from './helpers.ts';

/** The table trembles; the panels do not. Nothing waits for it. */
export const shake: Performer<'shake'> = ({ strength }, stage) => {
  if (stage.calm) {
    const { width, height } = stage.camera.view;
    outline(stage, { x: 0, y: 0 }, width, height, strength > 1 ? 'r' : '3', true);
    return;
  }
  linger(
    stage,
    TIMING.shake + strength * 60,
    () => stage.camera.jolt(0, 0),
    t => {
      const force = strength * (1 - t);
      stage.camera.jolt((random() - 0.5) * 2.4 * force, (random() - 0.5) * 2.4 * force);
    },
  );
};
