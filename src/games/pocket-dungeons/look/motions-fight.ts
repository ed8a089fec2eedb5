/** Motions of assaults: a stage, four pools, the blow, and what is left of the loser. */
import type { Of } from '../../../core/game.ts';
import {
  beam,
  burst,
  clash,
  crumble,
  fly,
  hop,
  lunge,
  sound,
  openFight,
  together,
  type Motion,
  type Tone,
} from '../../../core/look.ts';
import { sameCell } from '../../../core/grid.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findChar } from '../rules/characters.ts';
import { judge } from '../rules/combat.ts';
import type { Event } from '../state/events.ts';
import type { Pools } from '../state/state.ts';
import { voiceOf } from './dwellers.ts';
import { cleared, d6, isStaged, over, placeOf, throwing, type SomeMotions } from './motions-parts.ts';
import { charToken, middleCell } from './places.ts';
import { diceOf, assaultFight, fightOf, STRIKE_COLOURS } from './fight.ts';
import { FALLS } from './traps.ts';
import { cardName } from './words.ts';

export const fightMotions = {
  /** If the step ends with a re-roll to be decided the dice are thrown now; else they fall together with the verdict. */
  'combat-rolled': (event, { after, step }) => {
    const scene = after.combat && assaultFight(after, after.combat, false);
    if (!scene) return [];
    const { ask, combat } = step.after;
    const waits = ask?.kind === 'reroll' && combat?.attacker === event.attacker.char;
    const throws = together(sound('die'), clashOf(event.pools, outlookText(event.pools), 'plain', 'none'));
    return [...opening(event), openFight(scene), ...(waits ? [throws] : [])];
  },
  'die-rerolled': (event, now) => {
    const scene = fightOf(now.after);
    const thrown = d6(event.to, STRIKE_COLOURS[event.pool], { need: `was ${event.from}` });
    return [throwing([thrown], ABILITIES[event.ability].name), ...(scene ? [openFight(scene)] : [])];
  },
  'strikes-judged': (event, now) => {
    if (!isStaged(now)) return [];
    // Dice that lie already are only weighed; fresh ones are thrown.
    const isFresh = now.earlier.some(({ type }) => type === 'combat-rolled');
    const { verdict, tone, hurt } = verdictOf(event);
    return [
      together(
        ...(isFresh ? [sound('die')] : []),
        clashOf(event.pools, verdict, tone, hurt, isFresh ? 1 : 2),
      ),
      ...(hasTies(event.pools) ? [sound('cancel')] : []),
      sound(hurt === 'none' ? 'block' : 'hit'),
    ];
  },
  stalemate: (_, now) => cleared(now),
  defeated: (event, now) => {
    const by = findChar(now.before, event.by?.char ?? null);
    const isHeld = by && sameCell(by.at, event.at);
    return [
      ...cleared(now),
      together(
        crumble(charToken(event.char)),
        ...FALLS[event.cause].effect(placeOf(event)),
        sound(event.owner === null ? voiceOf(event.card) : 'fall'),
        over(event, `${cardName(event.card)} dies`, 'bad', 'chip-skull'),
      ),
      ...(isHeld ? [hop(charToken(by.id), middleCell(now.before, event.at))] : []),
    ];
  },
  gusted: (event, now) => [
    ...cleared(now),
    together(sound('swish'), burst(placeOf(event), 'ice', 2), over(event, 'gust!', 'ice')),
  ],
  pilfered: (event, now) => {
    const thief = findChar(now.before, event.char);
    const from = event.from ? placeOf(event.from) : thief && middleCell(now.before, thief.at);
    if (!from) return cleared(now);
    return [
      ...cleared(now),
      together(
        fly('treasure', from, placeOf(event), event.amount),
        sound('coin'),
        over(event, `pilfers ${event.amount}`, 'gold', 'badge-treasure'),
      ),
    ];
  },
} satisfies SomeMotions;

/** The left one is the attacker, always. */
type Hurt = 'left' | 'right' | 'both' | 'none';

function clashOf(pools: Pools, verdict: string, tone: Tone, hurt: Hurt, pace?: 1 | 2): Motion {
  return clash(diceOf(pools, 'attacker'), diceOf(pools, 'defender'), verdict, tone, hurt, pace);
}

/** The first blow, before the scene is set. */
function opening({ attacker, defender, attack, close }: Of<Event, 'combat-rolled'>): Motion[] {
  const isMagic = attack === 'magic';
  if (close)
    return [together(lunge(charToken(attacker.char), placeOf(defender)), sound(isMagic ? 'spell' : 'sword'))];
  const [tone, sprite] = isMagic ? (['magic', 'fx-bolt'] as const) : (['plain', 'fx-arrow'] as const);
  return [
    together(sound(isMagic ? 'spell' : 'bow'), beam(placeOf(attacker), placeOf(defender), tone, sprite)),
  ];
}

/** What the dice would mean if nobody touched them. */
function outlookText(pools: Pools): string {
  const { hit, counter } = judge(pools);
  if (hit && counter) return 'both hit, so far';
  if (hit) return 'a hit, so far';
  return counter ? 'hit back, so far' : 'no hit, so far';
}

function verdictOf({ hit, counter }: Of<Event, 'strikes-judged'>): {
  verdict: string;
  tone: Tone;
  hurt: Hurt;
} {
  if (hit && counter) return { verdict: 'both are hit!', tone: 'bad', hurt: 'both' };
  if (hit) return { verdict: 'a hit!', tone: 'good', hurt: 'right' };
  if (counter) return { verdict: 'hit back!', tone: 'bad', hurt: 'left' };
  return { verdict: 'no hit', tone: 'dim', hurt: 'none' };
}

function hasTies(pools: Pools): boolean {
  return [...diceOf(pools, 'attacker'), ...diceOf(pools, 'defender')].some(({ struck }) => struck === true);
}
