/**
 * The parts of Phaser that this game uses, one by one: the whole of it is twice as large, and its modules hang together
 * too closely for a bundler to tell. A build takes this file for `phaser` (see `tools/vite/phaser.ts`); types and the
 * development server have the whole. `tests/tools/phaser-parts.test.ts` proves that nothing we use is missing here.
 */
// First: its modules need one another in circles, which close only when they are entered here.
import Renderer from 'phaser/src/renderer/index.js';
// Loaded for their effect: each makes itself known to the scene, and `scene.add.image` is there.
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/bitmaptext/static/BitmapTextFactory.js';
import 'phaser/src/gameobjects/blitter/BlitterFactory.js';
import 'phaser/src/gameobjects/container/ContainerFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/particles/ParticleEmitterFactory.js';
import 'phaser/src/gameobjects/shape/rectangle/RectangleFactory.js';
import 'phaser/src/gameobjects/sprite/SpriteFactory.js';
import 'phaser/src/gameobjects/tilesprite/TileSpriteFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import 'phaser/src/tweens/TweenManager.js';
import CONST from 'phaser/src/const.js';
import CoreEvents from 'phaser/src/core/events/index.js';
import ParticleProcessor from 'phaser/src/gameobjects/particles/ParticleProcessor.js';
import Game from 'phaser/src/core/Game.js';
import Particle from 'phaser/src/gameobjects/particles/Particle.js';
import ParticleEmitter from 'phaser/src/gameobjects/particles/ParticleEmitter.js';
import Shape from 'phaser/src/gameobjects/shape/rectangle/Rectangle.js';
import Image from 'phaser/src/gameobjects/image/Image.js';
import Sprite from 'phaser/src/gameobjects/sprite/Sprite.js';
import Rectangle from 'phaser/src/geom/rectangle/Rectangle.js';
import Easing from 'phaser/src/math/easing/index.js';
import Linear from 'phaser/src/math/Linear.js';
import TintModes from 'phaser/src/renderer/TintModes.js';
import SCALE from 'phaser/src/scale/const/index.js';
import ScaleEvents from 'phaser/src/scale/events/index.js';
import Scene from 'phaser/src/scene/Scene.js';

export default {
  AUTO: CONST.AUTO,
  Core: { Events: CoreEvents },
  Game,
  GameObjects: {
    Image,
    Particles: { Particle, ParticleEmitter, ParticleProcessor },
    Rectangle: Shape,
    Sprite,
  },
  Geom: { Rectangle },
  Math: { Easing, Linear },
  Renderer,
  Scale: { ...SCALE.CENTER, ...SCALE.SCALE_MODE, Events: ScaleEvents },
  Scene,
  TintModes,
};
