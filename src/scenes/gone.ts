import type Phaser from 'phaser';

/** When a scene goes: one that is removed is destroyed without being shut down. */
export function whenGone(scene: Phaser.Scene, end: () => void): void {
  const { events } = scene;
  const once = (): void => {
    events.off('shutdown', once);
    events.off('destroy', once);
    end();
  };
  events.on('shutdown', once);
  events.on('destroy', once);
}
