/** Motions of assaults: a stage, four pools, the blow, and what is left of the loser. */
import {
  beam,
  burst,
  clash,
  crumble,
  float,
  fly,
  hop,
  lunge,
  shake,
  sound,
  stage,
  together,
  tumble,
  type DieModel,
  type Motion,
  type Tone,
} from '../../../core/look.ts';
import { sameCell } from '../../../core/grid.ts';
import { ABILITIES } from '../data/abilities.ts';
import { strike, valuesOf } from '../rules/combat.ts';
import type { Event } from '../state/events.ts';
import type { Cause, Pools } from '../state/state.ts';
import { cleared, die, isStaged, placeOf, voiceOf, type Part } from './motions-parts.ts';
import { charToken, middleCell } from './places.ts';
import { diceOf, fightStage, STRIKE_COLOURS } from './stage.ts';
import { cardName } from './words.ts';

type Rolled = Extract<Event, { type: 'combat-rolled' }>;
type Judged = Extract<Event, { type: 'strikes-judged' }>;

export const fightMotions: Part<
  'combat-rolled' | 'die-rerolled' | 'strikes-judged' | 'stalemate' | 'defeated' | 'gusted' | 'pilfered'
> = {
  /** If a re-roll is to be decided the dice are thrown now; else they fall together with the verdict. */
  'combat-rolled': (event, { after: moment, step: { after } }) => {
    const { combat } = moment;
    const scene = combat && fightStage(moment, combat, false);
    if (!scene) return [];
    const waits = after.ask?.kind === 'reroll' && after.combat?.attacker === event.attacker.char;
    return [
      ...opening(event),
      stage(scene),
      ...(waits
        ? [
            together(
              sound('die'),
              clash(
                pool(event.pools, 'left'),
                pool(event.pools, 'right'),
                outlookText(event.pools),
                'plain',
                'none',
              ),
            ),
          ]
        : []),
    ];
  },
  'die-rerolled': (event, { after: moment }) => {
    const { combat } = moment;
    const scene = combat && fightStage(moment, combat, true);
    const thrown: DieModel = die(event.to, STRIKE_COLOURS[event.pool], { need: `was ${event.from}` });
    return [
      together(tumble([thrown], ABILITIES[event.ability].name), sound('die')),
      ...(scene ? [stage(scene)] : []),
    ];
  },
  'strikes-judged': (event, { earlier, step: { before } }) => {
    if (!isStaged(before, earlier)) return [];
    // Dice that lie already are only weighed; fresh ones are thrown.
    const isFresh = earlier.some(({ type }) => type === 'combat-rolled');
    const { verdict, tone, hurt } = verdictOf(event);
    return [
      together(
        ...(isFresh ? [sound('die')] : []),
        clash(pool(event.pools, 'left'), pool(event.pools, 'right'), verdict, tone, hurt, isFresh ? 1 : 2),
      ),
      ...(hasTies(event.pools) ? [sound('cancel')] : []),
      sound(hurt === 'none' ? 'block' : 'hit'),
    ];
  },
  stalemate: (_event, { earlier, step: { before } }) => cleared(before, earlier),
  defeated: (event, { before: moment, earlier, step: { before } }) => {
    const by = event.by && moment.chars.find(char => char.id === event.by?.char);
    const isHeld = by && sameCell(by.at, event.at);
    return [
      ...cleared(before, earlier),
      together(
        crumble(charToken(event.char)),
        ...fallOf(event.cause, event),
        sound(event.owner === null ? voiceOf(event.card) : 'fall'),
        float(placeOf(event), `${cardName(event.card)} falls`, 'bad', 'chip-skull'),
      ),
      ...(isHeld ? [hop(charToken(by.id), middleCell(moment, event.at))] : []),
    ];
  },
  gusted: (event, { earlier, step: { before } }) => [
    ...cleared(before, earlier),
    together(sound('swish'), burst(placeOf(event), 'ice', 2), float(placeOf(event), 'gust!', 'ice')),
  ],
  pilfered: (event, { before: moment, earlier, step: { before } }) => {
    const thief = moment.chars.find(char => char.id === event.char);
    const from = event.from ? placeOf(event.from) : thief && middleCell(moment, thief.at);
    return [
      ...cleared(before, earlier),
      ...(from
        ? [
            together(
              fly('treasure', from, placeOf(event), event.amount),
              sound('coin'),
              float(placeOf(event), `pilfers ${event.amount}`, 'gold', 'badge-treasure'),
            ),
          ]
        : []),
    ];
  },
};

/** The left one is the attacker, always. */
function pool(pools: Pools, side: 'left' | 'right'): DieModel[] {
  return diceOf(pools, side === 'left' ? 'attacker' : 'defender');
}

/** The first blow, before the scene is set. */
function opening({ attacker, defender, attack, close }: Rolled): Motion[] {
  if (close)
    return [
      together(
        lunge(charToken(attacker.char), placeOf(defender)),
        sound(attack === 'magic' ? 'spell' : 'sword'),
      ),
    ];
  const isMagic = attack === 'magic';
  return [
    together(
      sound(isMagic ? 'spell' : 'bow'),
      beam(
        placeOf(attacker),
        placeOf(defender),
        isMagic ? 'magic' : 'plain',
        isMagic ? 'fx-bolt' : 'fx-arrow',
      ),
    ),
  ];
}

function judged(pools: Pools): { hit: boolean; counter: boolean } {
  return {
    hit: strike(valuesOf(pools.attacker.off), valuesOf(pools.defender.def)),
    counter: strike(valuesOf(pools.defender.off), valuesOf(pools.attacker.def)),
  };
}

/** What the dice would mean if nobody touched them. */
function outlookText(pools: Pools): string {
  const { hit, counter } = judged(pools);
  if (hit && counter) return 'both hit, so far';
  if (hit) return 'a hit, so far';
  return counter ? 'struck back, so far' : 'nothing, so far';
}

function verdictOf({ hit, counter }: Judged): {
  verdict: string;
  tone: Tone;
  hurt: 'left' | 'right' | 'both' | 'none';
} {
  if (hit && counter) return { verdict: 'both are struck!', tone: 'bad', hurt: 'both' };
  if (hit) return { verdict: 'a hit!', tone: 'good', hurt: 'right' };
  if (counter) return { verdict: 'struck back!', tone: 'bad', hurt: 'left' };
  return { verdict: 'a stalemate', tone: 'dim', hurt: 'none' };
}

function hasTies(pools: Pools): boolean {
  return [...pool(pools, 'left'), ...pool(pools, 'right')].some(({ struck }) => struck === true);
}

function fallOf(cause: Cause, event: Extract<Event, { type: 'defeated' }>): Motion[] {
  const place = placeOf(event);
  switch (cause) {
    case 'water':
      return [sound('drown'), burst(place, 'ice', 3)];
    case 'gas':
      return [sound('gas'), burst(place, 'good', 3)];
    case 'fireball':
      return [sound('fire'), burst(place, 'fire', 3)];
    case 'bottomless-pit':
    case 'cave-in':
      return [sound('rumble'), burst(place, 'dim', 3), shake(2)];
    default:
      return [burst(place, 'bad', 3), shake(1)];
  }
}
