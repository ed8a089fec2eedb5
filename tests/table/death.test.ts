/** Somebody's end on the board. */
import { describe, expect, it, vi } from 'vitest';
import { MotionClock } from '../../src/table/motion-clock.ts';
import { death } from '../../src/table/motions/death.ts';
import type { Stage } from '../../src/table/stage.ts';
import { TIMING } from '../../src/table/timing.ts';
import { tweensOfNobody } from '../support/phaser.ts';

const said: string[] = [];
let isRead = true;
vi.mock('../../src/table/words.ts', () => ({
  fitting: (_scene: unknown, text: string) => {
    said.push(text);
    isRead = true;
    const made = { width: 10, height: 8, destroy: () => void (isRead = false) };
    const same = () => made;
    return Object.assign(made, { setPosition: same, setScrollFactor: same, setDepth: same, setAlpha: same });
  },
}));

/** Red and thrown back, as the last blow has left it. */
function struck() {
  return {
    x: 13,
    y: 16,
    home: { x: 8, y: 16 },
    tilt: 0,
    stretchX: 1.1,
    stretchY: 0.9,
    tint: 0xff0000 as number | undefined,
    model: undefined,
    middle: { x: 8, y: 8 },
    claim: () => () => true,
    setTint(silhouette: number | undefined) {
      this.tint = silhouette;
    },
    sync: () => undefined,
  };
}

async function dying(more: { brief?: boolean; dark?: boolean } = {}, calm = false) {
  said.length = 0;
  const clock = new MotionClock(tweensOfNobody());
  const token = struck();
  const stage = {
    scene: { textures: { createCanvas: () => null } },
    clock,
    calm,
    fight: { set: undefined },
    tokens: new Map([['hero', token]]),
    camera: { view: { width: 320, height: 180 }, corner: { x: 0, y: 0 } },
  } as unknown as Stage;
  let isOver = false;
  const done = death({ do: 'death', token: 'hero', text: 'Killed by a rat', ...more }, stage);
  void Promise.resolve(done).then(() => (isOver = true));
  let ms = 0;
  for (; ms < 3000 && !isOver; ms += 10) {
    await new Promise(resolve => setTimeout(resolve));
    clock.tick(10);
  }
  return { token, ms, isRead };
}

const WHOLE = TIMING.deathNarrow + TIMING.deathStill + TIMING.deathFall + TIMING.deathLie;

describe('A death', () => {
  it('is seen in its own colours and place, whatever the last blow did', async () => {
    const { token } = await dying();
    expect(token).toMatchObject({ tint: undefined, x: 8, y: 16, stretchX: 1, stretchY: 1 });
  });

  it('takes about a second, falls, and says of what', async () => {
    const { token, ms } = await dying();
    expect(Math.abs(ms - WHOLE)).toBeLessThanOrEqual(60);
    expect(token.tilt).toBe(90);
    expect(said).toEqual(['Killed by a rat']);
  });

  it('has said its words before those of the end come', async () => {
    expect((await dying()).isRead).toBe(false);
    expect((await dying({ brief: true })).isRead).toBe(true);
  });

  it('of a rival is told in half the time', async () => {
    const { ms } = await dying({ brief: true });
    expect(ms).toBeLessThanOrEqual(WHOLE / 2 + 60);
    expect(said).toEqual(['Killed by a rat']);
  });

  it('in the dark fells nobody', async () => {
    const { token } = await dying({ dark: true });
    expect(token.tilt).toBe(0);
  });

  it('says the same where motion is reduced', async () => {
    await dying({}, true);
    expect(said).toEqual(['Killed by a rat']);
  });
});
