/** What a hand feels of the game: short buzzes, where the device can and the page may. */

/** In milliseconds: on, off, on. */
const BUZZES = {
  hit: [45],
  refusal: [18, 40, 18],
  victory: [30, 60, 30, 60, 120],
} as const;

export type Buzz = keyof typeof BUZZES;

/** The part of Navigator that we use; all of it may be missing. */
export interface BuzzingPage {
  vibrate?(pattern: number[]): boolean;
  /** Before the first touch a browser refuses, and says so in its console. */
  readonly userActivation?: { readonly hasBeenActive: boolean } | undefined;
}

export type Vibrate = (buzz: Buzz) => void;

export function vibrationOf(page: BuzzingPage): Vibrate {
  return buzz => {
    if (page.userActivation?.hasBeenActive === false) return;
    try {
      page.vibrate?.([...BUZZES[buzz]]);
    } catch {
      // A frame that may not.
    }
  };
}
