/** A reminder is for a page that is behind others, and only where the system may speak. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reminderOf } from '../../src/services/reminder.ts';

/** The system's own, and what it was told. */
function system(permission: NotificationPermission) {
  const told: string[] = [];
  const requestPermission = vi.fn(async () => permission);
  class Told {
    static readonly permission = permission;
    static readonly requestPermission = requestPermission;
    constructor(title: string, { body }: NotificationOptions = {}) {
      told.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', Told);
  return { told, requestPermission };
}

const page = (hidden: boolean) => ({ hidden }) as Document;

describe('a reminder', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is told where it may be, and only to whom the page is hidden from', () => {
    const { told } = system('granted');
    reminderOf(page(false))('Your turn');
    expect(told).toEqual([]);
    reminderOf(page(true))('Your turn');
    expect(told).toEqual(['Five Delves: Your turn']);
  });

  it('never asks by itself, and says nothing without leave', () => {
    const asking = system('default');
    const remind = reminderOf(page(true));
    remind('Your turn');
    expect(asking.requestPermission).not.toHaveBeenCalled();
    expect(remind.canAsk()).toBe(true);
    const denied = system('denied');
    reminderOf(page(true))('Your turn');
    expect(reminderOf(page(true)).canAsk()).toBe(false);
    expect([...asking.told, ...denied.told]).toEqual([]);
  });

  it('asks for leave by a press of a button', async () => {
    const { requestPermission } = system('default');
    await reminderOf(page(false)).allow();
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('is nothing where the browser has none', () => {
    expect(() => reminderOf(page(true))('Your turn')).not.toThrow();
    expect(reminderOf(page(true)).canAsk()).toBe(false);
  });
});
