import { overshoot } from '../easing.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { PANELS, panelParts } from '../views/panel.ts';
import { words } from '../words.ts';
import { linger } from './helpers.ts';

const WIDEST = 96;

/** A speech bubble over a token. It stays a while and follows nobody. */
export const say: Performer<'say'> = async ({ token: id, text, tone }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  const { scene } = stage;
  const plain = tone === undefined || tone === 'plain';
  const letters = words(scene, 0, 0, text, {
    font: plain ? 'letters' : 'outlined',
    key: plain ? 'k' : stage.wordKey(tone),
    times: stage.letters(),
    maxWidth: Math.min(WIDEST * stage.letters(), stage.camera.view.width - 10),
    centred: true,
  });
  const width = Math.ceil(letters.width) + 7;
  const height = Math.ceil(letters.height) + 5;
  letters.setPosition(-Math.floor(letters.width / 2), -Math.floor(height / 2) + 3);
  const tail = Math.ceil(height / 2);
  const { corner, view } = stage.camera;
  const inView = (x: number) =>
    Math.max(corner.x + width / 2 + 1, Math.min(x, corner.x + view.width - width / 2 - 1));
  const x = Math.round(inView(token.x));
  const y = Math.max(corner.y + tail + 2, token.top - tail - 2);
  const bubble = scene.add
    .container(x, y, [
      ...panelParts(scene, width, height, PANELS.bubble),
      box(scene, Math.round(token.x) - x - 2, tail - 1, 4, 2, '5'),
      box(scene, Math.round(token.x) - x - 1, tail, 2, 2, '5'),
      letters,
    ])
    .setDepth(DEPTH.words);
  await stage.clock.run(stage.calm ? 0 : TIMING.sayOpen, t => bubble.setScale(overshoot(t)));
  linger(
    stage,
    TIMING.sayHold + text.length * 20,
    () => bubble.destroy(),
    t => bubble.setAlpha(t > 0.85 ? (1 - t) / 0.15 : 1),
  );
};
