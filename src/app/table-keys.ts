/** Orders by key wherever a table lies, in the player's own bindings. */
import type { KeyOrder } from '../services/keys.ts';
import { nextSpeed, type SettingsStore } from '../services/settings.ts';

type KeyOrders = { readonly [O in KeyOrder]?: (() => void) | undefined };

/** `orders` are those of the desk; speed and sound are the same at every table. */
export function pressAtTable(pressed: string, settings: SettingsStore, orders: KeyOrders): void {
  const { keys, speed, mute } = settings.value;
  const all: KeyOrders = {
    ...orders,
    speed: () => void settings.set({ speed: nextSpeed(speed) }),
    sound: () => void settings.set({ mute: !mute }),
  };
  for (const [order, key] of Object.entries(keys)) if (key === pressed) all[order as KeyOrder]?.();
}
