/** The band plays here, off the main thread and beside the bots, so that nobody ever waits for music. */
import { RehearsalRoom } from './rehearsal-room.ts';
import type { FromBand, ToBand } from './talk.ts';

const room = new RehearsalRoom({
  fetch: async url => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
  },
  now: () => performance.now(),
});

self.addEventListener('message', ({ data }: MessageEvent<ToBand>) => {
  void room.answer(data).then(answer => {
    if (answer) self.postMessage(answer, { transfer: buffersOf(answer) });
  });
});

function buffersOf(answer: FromBand): ArrayBuffer[] {
  if ('bar' in answer) return [answer.bar.samples.buffer];
  return 'stings' in answer ? Object.values(answer.stings).map(({ buffer }) => buffer) : [];
}
