/** A tune as the gallery shows it, and the cues it can be given there. */
import type { Cue } from '../core/cue.ts';
import type { GalleryTune } from '../panels/model.ts';

const CUES: Readonly<Record<string, Omit<Cue, 'tune'>>> = {
  calm: { danger: 0 },
  rising: { danger: 1 },
  danger: { danger: 2 },
  worst: { danger: 3 },
  boss: { danger: 2, moment: 'boss' },
  'near death': { danger: 3, moment: 'near-death' },
  breath: { danger: 0, moment: 'breath' },
  victory: { danger: 0, moment: 'victory' },
  defeat: { danger: 0, moment: 'defeat' },
  results: { danger: 0, moment: 'results' },
};

/** What plays when a tune is pressed. */
export const FIRST_CUE = 'calm';

export function cueNamed(name: string, tune: string): Cue {
  return { tune, ...(CUES[name] ?? { danger: 0 }) };
}

export async function galleryTune(name: string, url: string): Promise<GalleryTune> {
  const [{ portraitOf }, answer] = await Promise.all([import('../audio/band/portrait.ts'), fetch(url)]);
  const { sections, spectrogram } = portraitOf(await answer.text());
  return { name, sections, spectrogram, cues: Object.keys(CUES), cue: FIRST_CUE };
}
