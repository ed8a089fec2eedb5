/** Bots think here, off the main thread, so that the interface never stutters. */
import { think, type Answer, type Asked } from './think.ts';

self.addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, question } = event.data;
  think(question).then(
    thought => self.postMessage({ id, thought } satisfies Answer),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Answer),
  );
});
