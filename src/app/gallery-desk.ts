/** Minds the gallery: every sprite, sound, tune and motion, one click each. */
import type { MotionKind } from '../core/look.ts';
import type { PanelHandlers } from '../panels/model.ts';
import { loadPack, packNames, type Pack } from '../services/packs.ts';
import type { App } from './app.ts';
import type { Desk } from './desk.ts';
import { motionExamples, stageBoard } from './gallery-motions.ts';
import type { Laid } from './stage.ts';

export class GalleryDesk implements Desk {
  readonly #app: App;
  readonly #laid: Laid;

  static async open(app: App): Promise<GalleryDesk> {
    const packs = await Promise.all(packNames().map(name => loadPack(name)));
    return new GalleryDesk(app, packs, await app.parts.stage.gallery(packs));
  }

  constructor(app: App, packs: readonly Pack[], laid: Laid) {
    this.#app = app;
    this.#laid = laid;
    for (const { name, sounds, music } of packs) {
      app.parts.audio.load(name, { sounds: [...(sounds?.urls ?? [])], index: { ...sounds?.index }, music });
    }
    app.parts.panels.update({
      screen: {
        screen: 'gallery',
        motions: Object.keys(motionExamples),
        packs: packs.map(pack => ({
          name: pack.name,
          sprites: Object.keys(pack.atlas?.sprites ?? {}).toSorted(),
          sounds: Object.keys(pack.sounds?.index ?? {}).toSorted(),
          music: Object.keys(pack.music).toSorted(),
        })),
      },
    });
    laid.table.show(stageBoard);
  }

  readonly handlers: Partial<PanelHandlers> = {
    gallery: (kind, name) => {
      const { audio } = this.#app.parts;
      if (kind === 'sound') audio.play(name);
      if (kind === 'music') audio.music(name);
      if (kind === 'motion') this.#show(name as MotionKind);
    },
    command: command => {
      if (command === 'stop-music') this.#app.parts.audio.music(undefined);
    },
  };

  leave(): void {
    this.#laid.player.destroy();
  }

  #show(kind: MotionKind): void {
    this.#laid.player.skip();
    this.#laid.player.enqueue([
      { motions: [...motionExamples[kind], { do: 'wait', ms: 400 }], after: stageBoard },
    ]);
  }
}
