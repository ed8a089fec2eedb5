/** One record for each thing she came for, as people meet it. */
import { banner, burst, flip, fly, shake, sound, together, type Motion } from '../../../core/look.ts';
import type { Objective } from '../data/constants.ts';
import type { State } from '../state/state.ts';
import { koraSprite } from './kora.ts';
import { HER } from './motion-words.ts';
import { CRUCIBLE, KORA, LECTERN } from './places.ts';

interface ObjectiveLook {
  readonly name: string;
  /** In the share line. */
  readonly sign: string;
  /** What its seal says before it is done, and after. */
  readonly open: string;
  readonly done: string;
  /** Its line in the log when it is done. */
  readonly line: string;
  /** Book and Crucible are moments: something on the board changes for good. */
  readonly motions: (after: State) => readonly Motion[];
}

/** Why it happened just now. */
const CLAIMED = 'You began a round in its chamber.';

export const OBJECTIVE_LOOKS: Readonly<Record<Objective, ObjectiveLook>> = {
  book: {
    name: 'The Book of Lore',
    sign: 'B',
    open: 'Not taken. Be in its chamber when a round starts.',
    done: 'Taken. Grislyk knows.',
    line: 'Kora lifts the Book of Lore. Every torch burns green, and somewhere a sorcerer laughs.',
    motions: after => [
      together(sound('book'), flip(LECTERN, 'lectern-empty'), burst({ token: LECTERN }, 'magic', 3)),
      together(fly('book', { token: LECTERN }, HER), flip(KORA, koraSprite(after))),
      banner('The Book of Lore', 'magic', CLAIMED),
    ],
  },
  crucible: {
    name: 'The Black Crucible',
    sign: 'C',
    open: 'Whole. Be in its chamber when a round starts.',
    done: 'Broken for good.',
    line: 'One blow, and the Black Crucible cracks from lip to foot. It will boil no more dead.',
    motions: () => [
      together(
        sound('crucible'),
        flip(CRUCIBLE, 'crucible-broken'),
        burst({ token: CRUCIBLE }, 'good', 4),
        shake(2),
      ),
      banner('The Crucible breaks', 'good', CLAIMED),
    ],
  },
  grislyk: {
    name: 'Grislyk',
    sign: 'G',
    open: 'He comes when the Book is taken.',
    done: "Dead, and he won't be boiled again.",
    line: 'Grislyk folds up like an empty robe. He will not be boiled back.',
    motions: () => [sound('victory-minor'), banner('Grislyk is dead', 'gold')],
  },
};
