/** The order of a blow's beats, on the stage of a fight and on the board. */
import { describe, expect, it } from 'vitest';
import type { ClashModel, DieModel, Motion } from '../../src/core/look.ts';
import { MotionClock } from '../../src/table/motion-clock.ts';
import { blow } from '../../src/table/motions/blow.ts';
import { clash } from '../../src/table/motions/clash.ts';
import { clashLasts } from '../../src/table/motions/clash-time.ts';
import { lunge } from '../../src/table/motions/lunge.ts';
import type { Stage } from '../../src/table/stage.ts';
import { TIMING } from '../../src/table/timing.ts';
import { tweensOfNobody } from '../support/phaser.ts';

/** Time in steps of a frame, and what was first seen when. */
class Rehearsal {
  readonly clock = new MotionClock(tweensOfNobody());
  readonly told = new Map<string, number>();
  now = 0;

  tell(beat: string): void {
    if (!this.told.has(beat)) this.told.set(beat, this.now);
  }

  get beats(): string[] {
    return [...this.told.keys()];
  }

  async play(done: Promise<void> | void, frame = 5): Promise<number> {
    let isOver = false;
    void Promise.resolve(done).then(() => (isOver = true));
    for (let n = 0; n < 1000 && !isOver; n++) {
      await new Promise(resolve => setTimeout(resolve));
      if (isOver) break;
      this.clock.tick(frame);
      this.now += frame;
    }
    return this.now;
  }
}

const nothing = (): void => undefined;

function fighter(show: Rehearsal, side: string) {
  let hearts = 5;
  return {
    figure: { x: side === 'left' ? 40 : 240 },
    middle: { x: side === 'left' ? 40 : 240, y: 50 },
    bounds: { x: 0, y: 0, width: 48, height: 48 },
    wound: undefined,
    gauge: {
      get value() {
        return hearts;
      },
      show: (value: number) => {
        hearts = value;
        show.tell(`${side} loses a heart`);
      },
      blink: nothing,
    },
    lean: (forward: number) => {
      if (forward < -3) show.tell(`${side} draws back`);
      if (forward > 60) show.tell(`${side} crosses`);
    },
    stretch: nothing,
    tint: (silhouette: number | undefined) => silhouette !== undefined && show.tell(`${side} turns white`),
  };
}

/** A stage that only remembers. */
function stageOf(show: Rehearsal, calm = false): Stage {
  const pool = (side: string) => ({
    // At 1 they lie.
    roll: (t: number) => t > 0 && t < 1 && show.tell('dice tumble'),
    settle: () => show.tell('dice settle'),
    squash: nothing,
    strike: nothing,
    hasStruck: false,
    best: () => {
      show.tell(`${side} dice flare`);
      return [];
    },
  });
  const word = { y: 0, active: true, setY: nothing, setAlpha: nothing, destroy: nothing };
  const set = {
    layout: { unit: 1, width: 280, feet: 80, place: { x: 0, y: 0 }, verdict: { y: 40, rise: 8 } },
    holder: { x: 0, y: 0, setPosition: nothing },
    air: { add: nothing },
    fighters: { left: fighter(show, 'left'), right: fighter(show, 'right') },
    pools: { left: pool('left'), right: pool('right') },
    gap: 150,
    hasPairs: true,
    pair: (t: number) => t > 0 && show.tell(t >= 1 ? 'pairs go dark' : 'pairs slide'),
    raise: nothing,
    lower: nothing,
    layDice: nothing,
    hush: () => show.tell('the last word goes'),
    verdict: () => {
      show.tell('verdict');
      return word;
    },
    toView: (spot: { x: number; y: number }) => spot,
  };
  const image = { setOrigin: () => image, setDisplaySize: () => image, setDepth: () => image } as object;
  Object.assign(image, { setScrollFactor: () => image, destroy: nothing });
  return {
    scene: { add: { image: () => image } },
    sprites: { spriteTexture: () => undefined, smallTexture: () => undefined },
    clock: show.clock,
    fight: { set },
    camera: { corner: { x: 0, y: 0 } },
    particles: { emit: () => show.tell('sparks') },
    calm,
    toneKey: () => 'r',
    wordKey: () => 'o',
    play: (key: string) => show.tell(`hear ${key}`),
  } as unknown as Stage;
}

const die = (face: number, more: Partial<DieModel> = {}): DieModel => ({
  sides: 6,
  face,
  colour: 'red',
  ...more,
});
const CLASH: ClashModel = {
  left: [die(6, { struck: true, pair: 0 }), die(5, { good: true })],
  right: [die(6, { struck: true, pair: 0 }), die(2)],
  verdict: 'a hit!',
  tone: 'good',
  hurt: 'right',
  sounds: { blow: 'hit', pairs: 'cancel' },
};

describe('A clash', () => {
  it('pairs dice, compares the rest, crosses, strikes, stands still, and only then counts', async () => {
    const show = new Rehearsal();
    const ms = await show.play(clash({ do: 'clash', ...CLASH }, stageOf(show)));
    expect(show.beats.filter(beat => beat !== 'sparks')).toEqual([
      'dice tumble',
      'dice settle',
      'the last word goes',
      'pairs slide',
      'pairs go dark',
      'hear cancel',
      'left dice flare',
      'left draws back',
      'left crosses',
      'hear hit',
      'right turns white',
      'verdict',
      'right loses a heart',
      'right draws back',
    ]);
    const stop = show.told.get('verdict')! - show.told.get('right turns white')!;
    expect(stop).toBeGreaterThanOrEqual(50);
    expect(stop).toBeLessThanOrEqual(90);
    expect(Math.abs(ms - clashLasts(CLASH))).toBeLessThanOrEqual(40);
  });

  it('takes half the time at pace 2', async () => {
    const show = new Rehearsal();
    const ms = await show.play(clash({ do: 'clash', ...CLASH, pace: 2 }, stageOf(show)));
    expect(ms).toBeLessThanOrEqual(clashLasts(CLASH) / 2 + 40);
  });

  it('says everything and moves nobody where motion is reduced', async () => {
    const show = new Rehearsal();
    await show.play(clash({ do: 'clash', ...CLASH }, stageOf(show, true)));
    expect(show.beats).toEqual([
      'dice settle',
      'the last word goes',
      'pairs go dark',
      'hear cancel',
      'left dice flare',
      'hear hit',
      'verdict',
      'right loses a heart',
    ]);
  });

  it.each([
    ['a parry throws both back', 'parry', ['left crosses', 'right crosses']],
    ['a block moves only the striker', 'block', ['left crosses']],
    ['a miss moves only the striker', 'miss', ['left crosses']],
    ['a near miss as well', 'near', ['left crosses']],
  ] as const)('%s, and nobody bleeds', async (_, how, crossing) => {
    const show = new Rehearsal();
    const saved = { by: 'left', how } as const;
    await show.play(clash({ do: 'clash', ...CLASH, hurt: 'none', saved }, stageOf(show)));
    expect(show.beats.filter(beat => beat.endsWith('crosses'))).toEqual(crossing);
    expect(show.beats).not.toContain('right loses a heart');
    expect(show.beats).not.toContain('right turns white');
  });

  it('moves nobody where it is fought from afar, and takes as long', async () => {
    const show = new Rehearsal();
    const ms = await show.play(clash({ do: 'clash', ...CLASH, shot: 'fx-arrow' }, stageOf(show)));
    expect(show.beats).toContain('left draws back');
    expect(show.beats).toContain('right loses a heart');
    expect(show.beats.filter(beat => beat.endsWith('crosses'))).toEqual([]);
    expect(Math.abs(ms - clashLasts(CLASH))).toBeLessThanOrEqual(40);
  });

  it('is over at once when it is skipped', async () => {
    const show = new Rehearsal();
    const stage = stageOf(show);
    const done = show.clock.scope(async () => clash({ do: 'clash', ...CLASH }, stage));
    show.clock.finish();
    await done;
    expect(show.now).toBe(0);
  });
});

/** A token that remembers how far it was from home. */
function token(x: number) {
  return {
    x,
    y: 16,
    home: { x, y: 16 },
    far: 0,
    white: false,
    stretchX: 1,
    stretchY: 1,
    model: undefined,
    get middle() {
      return { x: this.x, y: this.y - 8 };
    },
    claim: () => () => true,
    setTint(silhouette: number | undefined) {
      this.white ||= silhouette !== undefined;
    },
    sync() {
      this.far = Math.max(this.far, Math.hypot(this.x - this.home.x, this.y - this.home.y));
    },
    face: nothing,
  };
}

describe('A blow on the board', () => {
  const told = async (how: 'hit' | 'block' | 'parry' | 'near' | 'miss', calm = false) => {
    const show = new Rehearsal();
    const tokens = new Map([
      ['hero', token(8)],
      ['rat', token(24)],
    ]);
    const floats: Motion[] = [];
    const stage = {
      ...stageOf(show, calm),
      tokens,
      spot: ({ token: id }: { token: string }) => tokens.get(id)?.middle,
      perform: (motion: Motion) => {
        show.tell('number');
        floats.push(motion);
        return Promise.resolve();
      },
    } as unknown as Stage;
    const from = { token: 'hero' };
    await show.play(
      lunge({ do: 'lunge', token: 'hero', toward: { token: 'rat' }, past: how === 'miss' }, stage),
    );
    const reach = tokens.get('hero')!.far;
    const landed = show.now;
    await show.play(blow({ do: 'blow', token: 'rat', from, how, text: '-1' }, stage));
    const number = show.told.get('number')! - landed;
    for (let n = 0; n < 100; n++) show.clock.tick(5);
    return { reach, number, floats, hero: tokens.get('hero')!, rat: tokens.get('rat')! };
  };

  it('reaches its foe, stands still, and then tells its number', async () => {
    const { reach, number, rat, floats } = await told('hit');
    expect(reach).toBeGreaterThanOrEqual(9);
    expect(Math.abs(number - TIMING.hitStop)).toBeLessThanOrEqual(10);
    expect(rat.white).toBe(true);
    expect(rat.far).toBeGreaterThan(3);
    expect(floats).toHaveLength(1);
  });

  it('differs from a block, a parry, a near miss and a miss', async () => {
    const [block, parry, near, miss] = [
      await told('block'),
      await told('parry'),
      await told('near'),
      await told('miss'),
    ];
    for (const { rat } of [block, parry, near, miss]) expect(rat.white).toBe(false);
    expect(block.rat.far).toBeLessThan(parry.rat.far);
    expect(near.rat.far).toBeLessThan(miss.rat.far);
    expect(miss.reach).toBeGreaterThan(near.reach + 3);
  });

  it('leaves everybody where they belong', async () => {
    for (const how of ['hit', 'block', 'parry', 'near', 'miss'] as const) {
      const { hero, rat } = await told(how);
      expect([hero.x, hero.y, rat.x, rat.y].map(Math.round), how).toEqual([8, 16, 24, 16]);
    }
  });

  it('moves nobody where motion is reduced, and still tells its number', async () => {
    const { hero, rat, floats } = await told('hit', true);
    expect([hero.far, rat.far]).toEqual([0, 0]);
    expect(floats).toHaveLength(1);
  });
});
