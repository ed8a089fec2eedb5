/** The baseline of the bench: Phaser, an empty scene, a buffer as large as the game's, no sound. */
import Phaser from 'phaser';

const game = new Phaser.Game({
  type: Phaser.AUTO,
  width: 640,
  height: 360,
  pixelArt: true,
  banner: false,
  audio: { noAudio: true },
  scale: { mode: Phaser.Scale.NONE },
  scene: {},
});

game.events.once(Phaser.Core.Events.POST_RENDER, () => {
  document.documentElement.dataset['firstFrame'] = String(performance.now());
});
