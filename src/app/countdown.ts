/** Three beats before a race: nobody studies the dungeon before the clock runs. */
import type { RoomCard } from '../games/room.ts';
import type { Parts } from './parts.ts';

const COUNTDOWN = 3;
const BEAT = 600;

/** Gives what stops it. */
export function countDown(
  { panels, audio }: Pick<Parts, 'panels' | 'audio'>,
  { title, accent }: Pick<RoomCard, 'title' | 'accent'>,
  start: () => void,
): () => void {
  let left = COUNTDOWN;
  const show = (): void =>
    panels.update({
      screen: {
        screen: 'table',
        title,
        accent,
        headline: '',
        aspect: 1.4,
        seed: '',
        undo: 'no',
        canHint: false,
        overlays: [],
        sheet: { title: '', parts: [] },
        log: [],
        countdown: left,
      },
    });
  show();
  const beat = setInterval(() => {
    left -= 1;
    audio.play(left === 0 ? 'confirm' : 'tick');
    if (left > 0) return show();
    clearInterval(beat);
    start();
  }, BEAT);
  return () => clearInterval(beat);
}
