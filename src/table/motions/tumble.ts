import type { Performer } from '../stage.ts';
import { sparkle } from './helpers.ts';

/** Dice fall into the tray and settle on what the rules rolled. */
export const tumble: Performer<'tumble'> = ({ dice, label, result }, stage) =>
  stage.tray.roll(
    dice,
    { label, result },
    {
      view: stage.camera.view,
      size: stage.camera.closeUp,
      // A fight has the lower part of the view.
      high: stage.fight.isOpen || stage.focusIsLow(),
      calm: stage.calm,
      flare: (x, y, good) => {
        const key = stage.toneKey(good ? 'good' : 'bad');
        sparkle(stage, { x, y }, good ? ['5', 'Y', key] : ['5', key, 'R'], good ? 14 : 8, good ? 80 : 44, {
          fixed: true,
          gravity: 120,
        });
      },
    },
  );
