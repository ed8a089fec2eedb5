/** Motions of assaults: a stage, four pools, the blow, and what is left of the loser. */
import type { Of } from '../../../core/game.ts';
import {
  banner,
  beam,
  burst,
  clash,
  closeFight,
  crumble,
  death,
  dissolve,
  fly,
  hop,
  lunge,
  sound,
  openFight,
  together,
  type ClashModel,
  type FightSide,
  type Motion,
} from '../../../core/look.ts';
import { sameCell } from '../../../core/grid.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findChar } from '../rules/characters.ts';
import { judge } from '../rules/combat.ts';
import type { Event } from '../state/events.ts';
import type { Character, Pools, State } from '../state/state.ts';
import { voiceOf } from './dwellers.ts';
import {
  cleared,
  d6,
  isStaged,
  leavesStage,
  over,
  placeOf,
  throwing,
  type SomeMotions,
} from './motions-parts.ts';
import { charToken, middleCell } from './places.ts';
import { diceOf, assaultFight, fightOf, STRIKE_COLOURS } from './fight.ts';
import { defeatText } from './sentences.ts';
import { FALLS } from './traps.ts';
import { cardName, treasureText } from './words.ts';
import type { Attack } from '../data/cards.ts';

export const fightMotions = {
  /** If the step ends with a re-roll to be decided the dice are thrown now; else they fall together with the verdict. */
  'combat-rolled': (event, { after, step, you }) => {
    const scene = after.combat && assaultFight(after, after.combat, false, you);
    if (!scene) return [];
    const { ask, combat } = step.after;
    const waits = ask?.kind === 'reroll' && combat?.attacker === event.attacker.char;
    const outlook = { verdict: outlookText(event.pools), tone: 'plain', hurt: 'none' } as const;
    const throws = together(sound('die'), clashOf(event.pools, { ...outlook, ...shotOf(event) }, 'block'));
    return [...opening(event), openFight(scene), ...(waits ? [throws] : [])];
  },
  'die-rerolled': (event, now) => {
    const scene = fightOf(now.after, now.you);
    const thrown = d6(event.to, STRIKE_COLOURS[event.pool], { need: `was ${event.from}` });
    return [throwing([thrown], ABILITIES[event.ability].name), ...(scene ? [openFight(scene)] : [])];
  },
  'strikes-judged': (event, now) => {
    if (!isStaged(now)) return [];
    // Dice that lie already are only weighed; fresh ones are thrown.
    const isFresh = now.earlier.some(({ type }) => type === 'combat-rolled');
    const { back, attack } = now.before.combat!;
    const judged = { ...verdictOf(event), ...shotOf({ close: back !== null, attack }) };
    const heard = judged.hurt === 'none' ? (back ? 'parry' : 'block') : 'hit';
    return [
      together(...(isFresh ? [sound('die')] : []), clashOf(event.pools, judged, heard, isFresh ? 1 : 2)),
    ];
  },
  stalemate: (_, now) => cleared(now),
  /** On the stage where it fell, if there is one; only then the board follows. */
  defeated: (event, now) => {
    const by = findChar(now.before, event.by?.char ?? null);
    const isHeld = by && sameCell(by.at, event.at);
    const token = charToken(event.char);
    const staged = isStaged(now);
    const side: FightSide = now.before.combat?.attacker === event.char ? 'left' : 'right';
    const voice = sound(event.owner === null ? voiceOf(event.card) : 'fall');
    const end =
      event.owner === null
        ? [together(...(staged ? [dissolve(side)] : []), sound('kill'), voice)]
        : [
            sound('toll'),
            death({ token, text: defeatText(event, now.you), seat: event.owner, ...(staged && { side }) }),
          ];
    const carried = findChar(now.before, event.char);
    return [
      ...end,
      together(
        ...(staged && !leavesStage(event, now) ? [closeFight()] : []),
        crumble(token),
        ...FALLS[event.cause].effect(placeOf(event)),
        over(event, `${cardName(event.card)} dies`, event.owner === null ? 'good' : 'bad', 'chip-skull'),
      ),
      ...(isHeld ? [hop(charToken(by.id), middleCell(now.before, event.at))] : []),
      // One's own death is told last and plainly: what it cost, and that the match goes on.
      ...(carried && event.owner !== null && event.owner === now.you
        ? [banner(`Your ${cardName(event.card)} is dead`, 'bad', aftermath(now.after, carried))]
        : []),
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

function aftermath({ recruits }: State, { treasure }: Character): string {
  const lost = treasure > 0 ? `You drop ${treasureText(treasure)}. ` : '';
  return `${lost}${recruits.length > 0 ? 'Next turn, send in a new delver.' : 'No delvers are left: scheme on.'}`;
}

/** The left one is the attacker, always. */
type Judged = Pick<ClashModel, 'verdict' | 'tone' | 'hurt' | 'shot'>;

function clashOf(pools: Pools, judged: Judged, heard: string, pace?: 1 | 2): Motion {
  return clash({
    left: diceOf(pools, 'attacker'),
    right: diceOf(pools, 'defender'),
    ...judged,
    saved: { by: 'left', how: heard === 'block' ? 'block' : 'parry' },
    sounds: { blow: heard, pairs: 'cancel' },
    ...(pace && { pace }),
  });
}

/** The first blow, before the scene is set. */
function opening({ attacker, defender, attack, close }: Of<Event, 'combat-rolled'>): Motion[] {
  const isMagic = attack === 'magic';
  if (close)
    return [together(lunge(charToken(attacker.char), placeOf(defender)), sound(isMagic ? 'spell' : 'sword'))];
  const tone = isMagic ? 'magic' : 'plain';
  return [
    together(
      sound(isMagic ? 'spell' : 'bow'),
      beam(placeOf(attacker), placeOf(defender), tone, MISSILES[attack]),
    ),
  ];
}

const MISSILES: Readonly<Record<Attack, string | undefined>> = {
  melee: undefined,
  ranged: 'fx-arrow',
  magic: 'fx-bolt',
};

/** From afar nobody crosses the stage. */
function shotOf({ close, attack }: Pick<Of<Event, 'combat-rolled'>, 'close' | 'attack'>): { shot?: string } {
  const shot = close ? undefined : MISSILES[attack];
  return shot === undefined ? {} : { shot };
}

/** What the dice would mean if nobody touched them. */
function outlookText(pools: Pools): string {
  const { hit, counter } = judge(pools);
  if (hit && counter) return 'both hit, so far';
  if (hit) return 'a hit, so far';
  return counter ? 'hit back, so far' : 'no hit, so far';
}

function verdictOf({ hit, counter }: Of<Event, 'strikes-judged'>): Judged {
  if (hit && counter) return { verdict: 'both are hit!', tone: 'bad', hurt: 'both' };
  if (hit) return { verdict: 'a hit!', tone: 'good', hurt: 'right' };
  if (counter) return { verdict: 'hit back!', tone: 'bad', hurt: 'left' };
  return { verdict: 'no hit', tone: 'dim', hurt: 'none' };
}
