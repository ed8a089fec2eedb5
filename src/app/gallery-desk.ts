/** Minds the gallery: every sprite, sound, tune and motion, one click each. */
import type { MotionKind } from '../core/look.ts';
import type { Commands, GalleryTune, PanelHandlers } from '../panels/model.ts';
import type { Pack } from '../services/packs.ts';
import type { Desk } from './desk.ts';
import { cueNamed, FIRST_CUE, galleryTune } from './gallery-tune.ts';
import { motionExamples, stageBoard } from './gallery-motions.ts';
import type { Parts } from './parts.ts';
import { hear } from './screens.ts';
import type { Laid } from './display.ts';

/** The same music each time one looks. */
const SEED = 'gallery';

type GalleryParts = Pick<Parts, 'panels' | 'audio'>;

export class GalleryDesk implements Desk {
  readonly #parts: GalleryParts;
  readonly #laid: Laid;
  readonly #packs: readonly Pack[];
  #tune: GalleryTune | undefined;
  #isLeft = false;

  constructor(parts: GalleryParts, packs: readonly Pack[], laid: Laid) {
    this.#parts = parts;
    this.#laid = laid;
    this.#packs = packs;
    for (const pack of packs) hear(parts.audio, pack);
    this.#tell(undefined);
    laid.table.show(stageBoard);
  }

  readonly handlers: Partial<PanelHandlers> = {
    gallery: (kind, name, pack) => {
      const { audio } = this.#parts;
      if (kind === 'sound') audio.play(name);
      if (kind === 'music') void this.#play(name, pack);
      if (kind === 'cue' && this.#tune) this.#cue(this.#tune, name);
      if (kind === 'motion') this.#show(name as MotionKind);
    },
  };

  readonly commands: Commands = { 'stop-music': () => this.#parts.audio.music(undefined) };

  /** Heard at once, seen as soon as it is drawn. */
  async #play(name: string, pack: string): Promise<void> {
    const source = this.#packs.find(one => one.name === pack)?.music[name];
    this.#parts.audio.music(cueNamed(FIRST_CUE, name), SEED);
    if (!source) return;
    const tune = await galleryTune(name, source.url);
    if (!this.#isLeft) this.#tell(tune);
  }

  #cue(tune: GalleryTune, cue: string): void {
    this.#parts.audio.music(cueNamed(cue, tune.name), SEED);
    this.#tell({ ...tune, cue });
  }

  #tell(tune: GalleryTune | undefined): void {
    this.#tune = tune;
    this.#parts.panels.update({
      screen: {
        screen: 'gallery',
        tune,
        motions: Object.keys(motionExamples),
        packs: this.#packs.map(pack => ({
          name: pack.name,
          sprites: Object.keys(pack.atlas?.sprites ?? {}).toSorted(),
          sounds: Object.keys(pack.sounds?.index ?? {}).toSorted(),
          music: Object.keys(pack.music).toSorted(),
        })),
      },
    });
  }

  leave(): void {
    this.#isLeft = true;
    this.#laid.player.destroy();
  }

  #show(kind: MotionKind): void {
    this.#laid.player.skip();
    this.#laid.player.enqueue([
      { motions: [...motionExamples[kind], { do: 'wait', ms: 400 }], after: stageBoard },
    ]);
  }
}
