import { describe, expect, it } from 'vitest';
import { Announcer, joinLines } from '../../src/services/live-region.ts';

function announcer() {
  const said: string[] = [];
  const waiting = new Map<number, () => void>();
  let id = 0;
  const timers = {
    set: (run: () => void) => (waiting.set(++id, run), id),
    clear: (one: number) => void waiting.delete(one),
  };
  const ring = () => {
    const runs = [...waiting.values()];
    waiting.clear();
    for (const run of runs) run();
  };
  return { said, ring, live: new Announcer(text => said.push(text), timers) };
}

describe('announcements', () => {
  it('that come together are said together', () => {
    const { said, ring, live } = announcer();
    live.announce('The rat bites');
    live.announce('You lose a heart.');
    ring();
    live.announce('Your turn');
    ring();
    expect(said).toEqual(['The rat bites. You lose a heart.', 'Your turn.']);
  });

  it('are not repeated and not said empty', () => {
    const { said, ring, live } = announcer();
    live.announce('Your turn');
    live.announce(' Your turn ');
    live.announce('  ');
    ring();
    ring();
    expect(said).toEqual(['Your turn.']);
  });

  it('are dropped when the page is left', () => {
    const { said, ring, live } = announcer();
    live.announce('late');
    live.stop();
    ring();
    expect(said).toEqual([]);
  });

  it('keep only the newest of a flood', () => {
    expect(joinLines(['a', 'b', 'c', 'd', 'e', 'f', 'g!'])).toBe('b. c. d. e. f. g!');
  });
});
