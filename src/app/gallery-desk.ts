/** Minds the gallery: every sprite, sound, tune and motion, one click each. */
import type { MotionKind } from '../core/look.ts';
import type { Commands, PanelHandlers } from '../panels/model.ts';
import type { Pack } from '../services/packs.ts';
import type { Desk } from './desk.ts';
import { motionExamples, stageBoard } from './gallery-motions.ts';
import type { Parts } from './parts.ts';
import { hear } from './screens.ts';
import type { Laid } from './display.ts';

type GalleryParts = Pick<Parts, 'panels' | 'audio'>;

export class GalleryDesk implements Desk {
  readonly #parts: GalleryParts;
  readonly #laid: Laid;

  constructor(parts: GalleryParts, packs: readonly Pack[], laid: Laid) {
    this.#parts = parts;
    this.#laid = laid;
    for (const pack of packs) hear(parts.audio, pack);
    parts.panels.update({
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
      const { audio } = this.#parts;
      if (kind === 'sound') audio.play(name);
      if (kind === 'music') audio.music(name);
      if (kind === 'motion') this.#show(name as MotionKind);
    },
  };

  readonly commands: Commands = { 'stop-music': () => this.#parts.audio.music(undefined) };

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
