/** The whole screen for the game. A page around it may forbid that, and some phones cannot; then the answer says so. */

/** The part of Document that we use; all of it may be missing. */
export interface ScreenPage {
  readonly fullscreenElement?: unknown;
  /** False where the page around the game forbids it; asking all the same would fill its console. */
  readonly fullscreenEnabled?: boolean;
  readonly documentElement: { requestFullscreen?(): Promise<void> };
  exitFullscreen?(): Promise<void>;
}

export async function toggleFullScreen(page: ScreenPage): Promise<'on' | 'off' | 'denied'> {
  const isOn = page.fullscreenElement !== null && page.fullscreenElement !== undefined;
  try {
    if (isOn) {
      await page.exitFullscreen?.();
      return 'off';
    }
    if (!page.documentElement.requestFullscreen || page.fullscreenEnabled === false) return 'denied';
    await page.documentElement.requestFullscreen();
    return 'on';
  } catch {
    return 'denied';
  }
}
