/** Bots think here, off the main thread, so that the interface never stutters. */
import { think, type Answer, type Question } from './think.ts';

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const { id } = event.data;
  think(event.data).then(
    advice => self.postMessage({ id, advice } satisfies Answer),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Answer),
  );
});
