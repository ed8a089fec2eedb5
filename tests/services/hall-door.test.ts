import { describe, expect, it, vi } from 'vitest';
import { HallDoor, type HallTools } from '../../src/services/hall-door.ts';

const door = (address: string | undefined, fetch: HallTools['fetch']): HallDoor =>
  new HallDoor({ address, fetch, socket: () => ({}) as WebSocket, subtle: undefined, newId: () => 'x' });
const answer = (isOk: boolean) => vi.fn(async () => ({ ok: isOk, text: async () => '' }));

describe('The way to a Hall', () => {
  it('is none where the page was told of none, and nobody is asked', async () => {
    const fetch = answer(true);
    expect(await door(undefined, fetch).find()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is there where the Hall answers, and asked once', async () => {
    const fetch = answer(true);
    const way = door('https://hall.test', fetch);
    expect(await way.find()).toBe(true);
    expect(await way.find()).toBe(true);
    expect(fetch.mock.calls).toEqual([['https://hall.test/hall/health']]);
  });

  it('is none where it does not answer, or with an error', async () => {
    expect(await door('https://hall.test', answer(false)).find()).toBe(false);
    expect(await door('https://hall.test', () => Promise.reject(new Error('No line.'))).find()).toBe(false);
  });
});
