/** Each find and each tool as people meet it: its words, and how it is received. Its sprite bears its name. */
import { float, fly, glow, shake, sound, together, type Motion, type Tone } from '../../../core/look.ts';
import { SCORE, STRIKE } from '../data/constants.ts';
import { TOOL_USES, type Find, type Tool } from '../data/finds.ts';
import type { State } from '../state/state.ts';
import { HERO } from './places.ts';

interface FindLook {
  readonly title: string;
  /** `gained`: hearts or turns of light, as far as there was room for them. */
  readonly text: (gained: number) => string;
  /** In a list of what a barrel may hold, and what it is good for there. */
  readonly name: string;
  readonly use: string;
  readonly tone: Tone;
  readonly motions: (gained: number) => readonly Motion[];
}

const hero = { token: HERO };
const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four'] as const;

export const FIND_LOOKS: Readonly<Record<Find, FindLook>> = {
  apple: {
    title: 'A sound apple',
    text: gained => (gained > 0 ? 'One heart comes back.' : 'No heart is missing, so it just tastes good.'),
    name: 'an apple',
    use: 'one heart back',
    tone: 'good',
    motions: gained => [
      gained > 0
        ? together(sound('heal'), fly('heart', hero, { panel: 'hearts' }), float(hero, '+1', 'good', 'heart'))
        : sound('sparkle'),
    ],
  },
  'candle-stub': {
    title: 'A candle stub',
    text: gained =>
      gained > 0
        ? `${IN_WORDS[gained]} more ${gained === 1 ? 'turn' : 'turns'} of light.`
        : 'Your candle is still whole.',
    name: 'a candle stub',
    use: 'four turns of light',
    tone: 'good',
    motions: gained => [together(sound('fire'), glow(hero, 'fire'), float(hero, `+${gained}`, 'fire'))],
  },
  'silver-spoon': {
    title: 'A silver spoon',
    text: () => `Worth ${SCORE.spoon} points if you get out.`,
    name: 'a silver spoon',
    use: `${SCORE.spoon} points if you get out`,
    tone: 'gold',
    motions: () => [together(sound('sparkle'), fly('silver-spoon', hero, { panel: 'items' }))],
  },
  jars: {
    title: 'A stack of jars',
    text: () => 'Crash! Every rat is awake.',
    name: 'jars',
    use: 'a crash that wakes every rat',
    tone: 'bad',
    motions: () => [together(sound('rat-squeak'), shake(2))],
  },
  cobweb: {
    title: 'Cobwebs',
    text: () => 'Nothing but dust and legs.',
    name: 'cobwebs',
    use: 'nothing',
    tone: 'dim',
    motions: () => [sound('fizzle')],
  },
};

/** What a find has brought. */
export function gainedBy({ before, after }: { readonly before: State; readonly after: State }): number {
  return after.hero.hearts - before.hero.hearts + after.candle - before.candle;
}

interface ToolLook {
  /** Within a sentence: "You take the broom." */
  readonly name: string;
  readonly text: string;
  readonly help: string;
}

const { strike } = TOOL_USES.broom;

export const TOOL_LOOKS: Readonly<Record<Tool, ToolLook>> = {
  broom: {
    name: 'broom',
    text: `Your strikes hit on ${strike} or more instead of ${STRIKE}.`,
    help: `the broom {sprite:broom} makes your strikes hit on ${strike} or more`,
  },
  'pot-lid': {
    name: 'pot lid',
    text: 'Blocks one bite, when you say so.',
    help: 'the pot lid catches one bite',
  },
};
