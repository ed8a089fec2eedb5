import { easeOut, overshoot } from '../easing.ts';
import { box, glow } from '../kit.ts';
import { DEPTH } from '../layers.ts';
import type { PaletteKey } from '../palette.ts';
import type { Performer, Stage } from '../stage.ts';
import { shade } from '../tint.ts';
import { TIMING } from '../timing.ts';
import { fitting } from '../words.ts';
import { sparkle } from './helpers.ts';

const GREY = 0x9a7a86;
const FIREWORKS: readonly (readonly PaletteKey[])[] = [
  ['5', 'Y', 'O', 'b'],
  ['5', 'L', 'l', 'g'],
  ['5', 'W', 'w', 'u'],
  ['5', 's', 'm', 'p'],
];

/** The end: two seconds of triumph or of night. */
export const spectacle: Performer<'spectacle'> = async ({ kind, sprite, text }, stage) => {
  const { scene, clock, calm } = stage;
  const { width, height } = stage.camera.view;
  const won = kind === 'victory';
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const veil = box(scene, 0, 0, width, height, won ? 'k' : 'R')
    .setScrollFactor(0)
    .setDepth(DEPTH.veil);
  const light = glow(scene, won ? 'gold' : 'bad', false, Math.round(Math.min(width, height) * 0.48))
    .setPosition(middle.x, middle.y - Math.round(height * 0.16))
    .setScrollFactor(0)
    .setDepth(DEPTH.veil + 1);
  const words = fitting(scene, text, width - 16, won ? 'Y' : 'r', 3)
    .setScrollFactor(0)
    .setDepth(DEPTH.show + 2);
  const found = sprite === undefined ? undefined : stage.sprites.spriteTexture(sprite);
  const figure =
    found === undefined
      ? undefined
      : scene.add
          .sprite(middle.x, middle.y, found.texture, found.frame)
          .setOrigin(0.5, 1)
          .setScrollFactor(0)
          .setDepth(DEPTH.show + 1);
  if (figure && found?.animation !== undefined && won && !calm) figure.play(found.animation);
  const times = figure === undefined ? 1 : height > 150 && figure.height <= 16 ? 4 : 2;
  words.setPosition(Math.round(middle.x - words.width / 2), middle.y + 10);
  const still = { y: words.y };
  let fired = -1;
  await clock.run(TIMING.spectacle, t => {
    const shown = easeOut(Math.min(1, t * 4));
    veil.setAlpha((won ? 0.66 : 0.8) * shown);
    light.setAlpha((won ? 0.8 : 0.5) * shown);
    words.setAlpha(shown);
    if (calm) {
      figure?.setScale(times);
      return;
    }
    words.setY(Math.round(still.y - (won ? 26 * (1 - overshoot(Math.min(1, t * 3))) : -14 * (1 - shown))));
    if (figure === undefined) return;
    const grown = won ? overshoot(Math.min(1, t * 3)) : 1;
    figure.setScale(times * Math.max(0.05, grown));
    if (won) figure.setY(Math.round(middle.y - 6 * Math.abs(Math.sin(t * Math.PI * 5))));
    else {
      shade(figure, GREY);
      figure.setAngle(90 * easeOut(Math.min(1, t * 2.5)));
      figure.setPosition(middle.x - Math.round(8 * times * easeOut(Math.min(1, t * 2.5))), middle.y);
    }
    const beat = Math.floor(t * 9);
    if (won && beat !== fired) {
      fired = beat;
      firework(stage, beat, width, height);
    }
  });
  for (const part of [veil, light, words, figure]) part?.destroy();
};

function firework(stage: Stage, beat: number, width: number, height: number): void {
  const x = width * (0.2 + ((beat * 0.37) % 0.6));
  const y = height * (0.18 + ((beat * 0.23) % 0.34));
  sparkle(stage, { x, y }, FIREWORKS[beat % FIREWORKS.length]!, 12, 70, {
    fixed: true,
    life: 700,
    gravity: 70,
  });
}
