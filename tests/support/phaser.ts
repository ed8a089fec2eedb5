/** What unit tests need of Phaser, out of its own sources: the whole of it starts only in a browser. */
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type Phaser from 'phaser';

// Its package hides single files, but not from a path.
const require = createRequire(import.meta.url);
const part = <T>(name: string): T => require(`../../node_modules/phaser/src/${name}.js`) as T;

export default {
  Math: {
    Easing: part<typeof Phaser.Math.Easing>('math/easing/index'),
    Linear: part<typeof Phaser.Math.Linear>('math/Linear'),
  },
};

/** The tweens of a scene without anything else. */
export function tweensOfNobody(): Phaser.Tweens.TweenManager {
  const TweenManager = part<typeof Phaser.Tweens.TweenManager>('tweens/TweenManager');
  const sys = { events: new EventEmitter() };
  return new TweenManager({ sys } as unknown as Phaser.Scene);
}
