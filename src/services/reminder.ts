/** Tells somebody whose page is behind others that they are asked: by the system, where that was allowed. */

export type Remind = (text: string) => void;

/** Asked for permission by a press of a button, as browsers want it. */
export function reminderOf(page: Document): Remind {
  return text => {
    if (!page.hidden || !('Notification' in globalThis)) return;
    if (Notification.permission === 'granted') new Notification('Five Delves', { body: text, tag: 'turn' });
    else if (Notification.permission === 'default') void Notification.requestPermission();
  };
}
