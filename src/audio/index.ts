export { type Audio, type AudioUrls, createSilentAudio } from './audio.ts';

import type { Audio } from './audio.ts';
import { createSilentAudio } from './audio.ts';
import type { Device } from './device.ts';
import { howlerDevice } from './howler-device.ts';
import { createPlayer } from './player.ts';

/** The player. Where there is no sound at all, its silent twin takes its place. */
export function createAudio(device: () => Device = howlerDevice): Audio {
  try {
    return createPlayer(device());
  } catch (error) {
    console.debug(`No sound: ${error instanceof Error ? error.message : String(error)}`);
    return createSilentAudio();
  }
}
