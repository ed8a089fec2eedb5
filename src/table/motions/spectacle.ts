import type Phaser from 'phaser';
import { easeOut, overshoot } from '../easing.ts';
import { box, glowImage } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { PaletteKey } from '../palette.ts';
import type { Spot } from '../layout.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { shade } from '../tint.ts';
import { fitting } from '../words.ts';
import { linger, sparkle } from './helpers.ts';

const GREY = 0x9a8a9a;
const FIREWORKS: readonly (readonly PaletteKey[])[] = [
  ['5', 'Y', 'O', 'b'],
  ['5', 'L', 'l', 'g'],
  ['5', 'W', 'w', 'u'],
  ['5', 's', 'm', 'p'],
];
const ASH: readonly PaletteKey[] = ['4', '3', '2', '1'];
const BEATS = 9;

/** The end: two seconds of triumph or of night. */
export const spectacle: Performer<'spectacle'> = async ({ kind, sprite, text }, stage) => {
  const { scene, clock, calm } = stage;
  const { width, height } = stage.camera.view;
  const won = kind === 'victory';
  const middle = { x: Math.round(width / 2), y: Math.round(height * 0.34) };
  const veil = fixed(box(scene, 0, 0, width, height, 'k'), DEPTH.veil);
  const radius = Math.round(Math.min(width, height) * (won ? 0.48 : 0.3));
  const light = fixed(glowImage(scene, won ? 'gold' : 'bad', false, radius), DEPTH.veil + 1);
  light.setPosition(middle.x, middle.y);
  const words = fixed(fitting(scene, text, width - 16, won ? 'Y' : 'o', 3), DEPTH.show + 2);
  const figure = sprite === undefined ? undefined : makeFigure(stage, sprite, middle, won);
  const times = figure === undefined ? 1 : height > 150 && figure.height <= 16 ? 4 : 2;
  const line = Math.round(middle.y + ((figure?.height ?? 0) * times) / 2 + 12);
  words.setPosition(Math.round(middle.x - words.width / 2), line);
  // Life bars and numbers that shine through the veil must not run through the words.
  const band = fixed(box(scene, 0, line - 4, width, Math.ceil(words.height) + 8, 'k'), DEPTH.show + 1);
  let beaten = -1;
  await clock.run(TIMING.spectacle, t => {
    const shown = easeOut(Math.min(1, t * 4));
    veil.setAlpha((won ? 0.66 : 0.84) * shown);
    light.setAlpha((won ? 0.8 : 0.55) * shown);
    words.setAlpha(shown);
    band.setAlpha(0.8 * shown);
    figure?.setScale(times);
    if (calm) return;
    words.setY(Math.round(line - (won ? 26 * (1 - overshoot(Math.min(1, t * 3))) : 14 * (1 - shown))));
    if (figure !== undefined) (won ? rejoice : sink)(figure, middle, times, t);
    const beat = Math.floor(t * BEATS);
    if (beat === beaten) return;
    beaten = beat;
    if (won) firework(stage, beat, width, height);
    else ashFall(stage, beat, width, height);
  });
  // The results may be a moment away: until then the lights stay down.
  const parts = [veil, light, band, words, ...(figure ? [figure] : [])];
  const alphas = parts.map(({ alpha }) => alpha);
  linger(
    stage,
    TIMING.spectacleStay,
    () => {
      for (const part of parts) part.destroy();
    },
    t => {
      for (const [index, part] of parts.entries()) part.setAlpha(alphas[index]! * Math.min(1, 4 * (1 - t)));
    },
  );
};

type Drawn = Phaser.GameObjects.Image | Phaser.GameObjects.BitmapText | Phaser.GameObjects.Sprite;

function fixed<T extends Drawn>(part: T, depth: number): T {
  part.setScrollFactor(0).setDepth(depth);
  return part;
}

function makeFigure(
  stage: Stage,
  sprite: string,
  { x, y }: Spot,
  won: boolean,
): Phaser.GameObjects.Sprite | undefined {
  const found = stage.sprites.spriteTexture(sprite);
  if (found === undefined) return undefined;
  const figure = fixed(stage.scene.add.sprite(x, y, found.texture, found.frame), DEPTH.show + 1);
  if (!won) shade(figure, GREY);
  else if (found.animation !== undefined && !stage.calm) figure.play(found.animation);
  return figure;
}

/** Grows out of the light and hops for joy. */
function rejoice(figure: Phaser.GameObjects.Sprite, { y }: Spot, times: number, t: number): void {
  figure.setScale(times * Math.max(0.05, overshoot(Math.min(1, t * 3))));
  figure.setY(Math.round(y - 6 * Math.abs(Math.sin(t * Math.PI * 5))));
}

/** Comes down out of the dark and stays. Whoever died has fallen already, where they stood. */
function sink(figure: Phaser.GameObjects.Sprite, { y }: Spot, times: number, t: number): void {
  const down = easeOut(Math.min(1, t * 2.5));
  figure.setAlpha(down).setY(Math.round(y - (1 - down) * 4 * times));
}

function firework(stage: Stage, beat: number, width: number, height: number): void {
  const x = width * (0.2 + ((beat * 0.37) % 0.6));
  const y = height * (0.18 + ((beat * 0.23) % 0.34));
  const keys = FIREWORKS[beat % FIREWORKS.length]!;
  sparkle(stage, { x, y }, keys, 16, 84, { fixed: true, life: 800, gravity: 80, size: 2 });
}

function ashFall(stage: Stage, beat: number, width: number, height: number): void {
  const { corner } = stage.camera;
  for (let i = 0; i < 5; i++) {
    stage.particles.emit({
      x: corner.x + width * ((i * 0.21 + beat * 0.13) % 1),
      y: corner.y + height * ((beat * 0.31 + i * 0.17) % 0.5),
      vx: -4 + i * 2,
      vy: 14 + i * 3,
      gravity: 0,
      life: 1500,
      keys: ASH,
      depth: DEPTH.show,
    });
  }
}
