/** Tells somebody whose page is behind others that they are asked: by the system, where that was allowed. */

export interface Remind {
  (text: string): void;
  /** Whether the browser may still be asked. */
  canAsk(): boolean;
  /** By a press of a button, as browsers want it. */
  allow(): Promise<void>;
}

export function reminderOf(page: Document): Remind {
  const remind = (text: string): void => {
    if (!page.hidden || !('Notification' in globalThis)) return;
    if (Notification.permission === 'granted') new Notification('Five Delves', { body: text, tag: 'turn' });
  };
  return Object.assign(remind, {
    canAsk: () => 'Notification' in globalThis && Notification.permission === 'default',
    allow: async () => void (await Notification.requestPermission()),
  });
}
