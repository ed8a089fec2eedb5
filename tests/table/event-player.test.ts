import { describe, expect, it, vi } from 'vitest';
import { type BoardModel, hop, type Motion, sound } from '../../src/core/look.ts';
import { EventPlayer, type PlayStep, type PlayedTable } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';

/** A table whose motions last until the test says so. */
class SlowTable implements PlayedTable {
  speed: PlayedTable['speed'] = 1;
  readonly told: string[] = [];
  #end: (() => void) | undefined;

  show(board: BoardModel): void {
    this.told.push(`show ${board.ground.key}`);
  }

  perform(motions: readonly Motion[]): Promise<void> {
    this.told.push(`perform ${motions.map(motion => motion.do).join(' ')}`);
    return new Promise(resolve => (this.#end = resolve));
  }

  skip(): void {
    this.told.push('skip');
    this.end();
  }

  end(): void {
    this.#end?.();
    this.#end = undefined;
  }
}

function board(key: string): BoardModel {
  return {
    extent: { columns: 1, rows: 1 },
    ground: { key, theme: 'caves', rows: ['.'], decor: [], lines: [] },
    tokens: [],
    light: { ambient: 100, sources: [] },
  };
}

const step = (key: string, motions: Motion[] = [hop('hero', { x: 0, y: 0 })]): PlayStep => ({
  motions,
  after: board(key),
});

describe('The event player', () => {
  it('plays step by step and sets the board after each', async () => {
    const table = new SlowTable();
    const player = new EventPlayer(table);
    player.enqueue([step('a'), step('b')]);
    expect(player.busy).toBe(true);
    table.end();
    await vi.waitFor(() => expect(table.told).toHaveLength(3));
    table.end();
    await player.whenIdle();
    expect(table.told).toEqual(['perform hop', 'show a', 'perform hop', 'show b']);
    expect(player.busy).toBe(false);
  });

  it('goes on with what is added while it plays', async () => {
    const table = new SlowTable();
    const player = new EventPlayer(table);
    player.enqueue([step('a')]);
    player.enqueue([step('b', [])]);
    table.end();
    await player.whenIdle();
    expect(table.told).toEqual(['perform hop', 'show a', 'show b']);
  });

  it('skips to the end: every board and every done, in order, no motion', async () => {
    const table = new SlowTable();
    const player = new EventPlayer(table);
    const done: string[] = [];
    player.enqueue(['a', 'b', 'c'].map(key => ({ ...step(key), done: () => void done.push(key) })));
    player.skip();
    await player.whenIdle();
    expect(table.told).toEqual(['perform hop', 'skip', 'show a', 'show b', 'show c']);
    expect(done).toEqual(['a', 'b', 'c']);
    player.enqueue([step('d')]);
    expect(table.told.at(-1)).toBe('perform hop');
  });

  it('sets boards alone when the speed is instant, at once', () => {
    const table = new SlowTable();
    table.speed = 'instant';
    const player = new EventPlayer(table);
    player.enqueue([step('a'), step('b')]);
    expect(table.told).toEqual(['show a', 'show b']);
    expect(player.busy).toBe(false);
  });

  it('finishes what runs when the speed becomes instant', async () => {
    const table = new SlowTable();
    const player = new EventPlayer(table);
    player.enqueue([step('a')]);
    player.speed = 'instant';
    await player.whenIdle();
    expect(table.told).toEqual(['perform hop', 'skip', 'show a']);
  });

  it('shows the board even if a motion fails', async () => {
    const table = new SlowTable();
    table.perform = () => Promise.reject(new Error('no such sprite'));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const player = new EventPlayer(table);
    player.enqueue([step('a')]);
    await player.whenIdle();
    expect(table.told).toEqual(['show a']);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('calls nothing any more once it is destroyed', async () => {
    const table = new SlowTable();
    const player = new EventPlayer(table);
    const done = vi.fn();
    player.enqueue([{ ...step('a'), done }]);
    player.destroy();
    await player.whenIdle();
    player.enqueue([step('b')]);
    expect(done).not.toHaveBeenCalled();
    expect(table.told).toEqual(['perform hop', 'skip']);
  });

  it('drives the silent twin just the same', async () => {
    const table = new NullTable();
    table.speed = 1;
    const player = new EventPlayer(table);
    player.enqueue([step('a', [sound('step')])]);
    await player.whenIdle();
    expect(table.board?.ground.key).toBe('a');
    expect(table.performed).toEqual([sound('step')]);
  });
});
