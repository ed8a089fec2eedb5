/**
 * Lets a service worker keep the game, where that is allowed and wanted. Inside somebody's frame it stays out of the
 * way: the frame's storage is not ours to fill, and the host decides about updates.
 */

/** Long enough for the menu to be painted and its pictures to arrive. */
const AFTER = 4000;

export function keepForOffline(page: Window): void {
  const { serviceWorker } = page.navigator;
  // Undefined where the page is not secure; reading it may throw in a strict frame, so the caller guards.
  if (!serviceWorker || page.top !== page.self) return;
  page.setTimeout(() => void keep(serviceWorker), AFTER);
}

async function keep(container: ServiceWorkerContainer): Promise<void> {
  try {
    await container.register('./sw.js', { scope: './' });
  } catch {
    // Denied, or a private window: the game plays on, only not offline.
  }
}
