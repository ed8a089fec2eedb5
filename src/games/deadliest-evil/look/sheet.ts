/** What stands beside the board: Kora, her three dice, who comes down the track, what she carries and what she came for. */
import type { Seat } from '../../../core/game.ts';
import type {
  DieModel,
  ItemModel,
  SheetModel,
  SheetPart,
  StatRow,
  TextLine,
  TrackSpace,
} from '../../../core/look.ts';
import { bad, fire, good } from '../../lines.ts';
import { present, textPart } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import {
  ABILITIES,
  MAX_LIFE,
  OBJECTIVES,
  SLOWED,
  type Ability,
  type Assignment,
  type Objective,
} from '../data/constants.ts';
import { KINDS, type Kind } from '../data/monsters.ts';
import { isUsable, type UsableId } from '../data/search-cards.ts';
import { afterOneAdvance, arrivals, deckLeft, hunterChance, wayOut } from '../odds/outlook.ts';
import { ifStaying, isDangerous } from '../odds/staying.ts';
import { bonusOf, holds } from '../rules/abilities.ts';
import { levelOf, isWayOut, nextPrize, objectivesDone } from '../rules/ending.ts';
import { whyWasted, type Wasted } from '../rules/items.ts';
import { here } from '../rules/monsters.ts';
import { tileHere } from '../rules/tiles.ts';
import { advancesUntil, trackLength } from '../rules/track.ts';
import type { State } from '../state/state.ts';
import { CARDS } from './cards.ts';
import { contestLine, isRivals, raiderName, rivalSheet } from './contest.ts';
import { koraSprite } from './kora.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';
import { advisesSearch } from './prompt.ts';
import { pages } from './sheet-pages.ts';
import { placeName } from './tiles.ts';
import { ABILITY_NAMES, cardName, crowd, percent, smallFoe, spaces, stayingText } from './words.ts';

export function sheet(state: State, _seat?: Seat, you?: Seat): SheetModel {
  const { kora, contest } = state;
  if (isRivals(state, you)) return rivalSheet(state);
  return {
    title: contest ? `Kora (${raiderName(contest.raider)})` : 'Kora',
    portrait: koraSprite(state),
    parts: [
      { part: 'gauge', label: 'Life', icon: 'heart', value: kora.life, max: MAX_LIFE },
      // Before all else: who comes is what every question of a round turns on.
      { part: 'track', label: 'Monster track', spaces: track(state), vitals: trackVitals(state) },
      ...warnings(state),
      // How far home is: the question of every round, so not below dice and bag.
      { part: 'stats', rows: stats(state) },
      ...dicePart(state),
      // Each on a row of its own: a long label would push the pictures out of a narrow panel.
      {
        part: 'items',
        label: `Goals ${objectivesDone(state).length}/${OBJECTIVES.length}`,
        items: OBJECTIVES.map(each => seal(state, each)),
      },
      ...present<SheetPart>(kora.items.length > 0 && { part: 'items', label: 'Bag', items: bag(state) }),
      ...contestLine(state),
    ],
    pages: pages(state),
  };
}

/** Space 1 on the left; the last is her own tile, where she stands alone or among them. */
function track(state: State): TrackSpace[] {
  const last = trackLength(state);
  const walkers = arrivals(state);
  const waiting = Array.from({ length: last - 1 }, (_, index): TrackSpace => {
    const advances = advancesUntil(state, index + 1);
    const on = walkers.filter(({ space }) => space === index + 1);
    return { label: advances === 1 ? 'NEXT' : `${advances}`, ...standingFor(on) };
  });
  const beside = here(state);
  return [
    ...waiting,
    { label: 'HERE', ...(beside.length > 0 ? standingFor(beside) : { sprites: ['kora'] }) },
  ];
}

/** One of each kind, the worst in front, with the number of all. */
function standingFor(foes: readonly { readonly kind: Kind }[]): Omit<TrackSpace, 'label'> {
  const kinds = KINDS.filter(kind => foes.some(each => each.kind === kind)).toReversed();
  return {
    sprites: kinds.map(smallFoe),
    ...(foes.length > 1 && { badge: `${foes.length}` }),
  };
}

/** Who comes next, what a search would wake, and what staying here would bring. */
function warnings(state: State): SheetPart[] {
  const { ask, kora } = state;
  const staying = ifStaying(state);
  // Whoever ends a walk at the gate is out.
  const isLeaving = state.act.move === 'moving' && isWayOut(state);
  // The table of dice tells it six times over.
  const isTold = ask?.kind === 'assign' || isLeaving;
  const lines = [
    ...(ask?.kind === 'search' ? [searchWarning(state)] : nextOnes(state, isLeaving)),
    ...present(kora.invisible && good('Unseen: nobody strikes as the next round begins.')),
    ...present(!isTold && isDangerous(staying) && bad(stayingText(state, staying))),
  ];
  return present(lines.length > 0 && textPart(...lines));
}

/** The foremost on the track, as many as arrive together. */
function foremost(state: State): { readonly advances: number; readonly kinds: Kind[] } | undefined {
  const walkers = arrivals(state);
  const advances = walkers[0]?.in;
  if (advances === undefined) return undefined;
  return { advances, kinds: walkers.filter(each => each.in === advances).map(({ kind }) => kind) };
}

/** Those a step away are named; of the others the track tells enough. While it is empty, what may fill it. */
function nextOnes(state: State, isLeaving: boolean): TextLine[] {
  const next = foremost(state);
  if (next) return next.advances === 1 ? [fire(`In 1: ${crowd(next.kinds)}.`)] : [];
  if (state.monsters.length > 0 || state.ending || isLeaving) return [];
  return [{ text: `No hunters yet. Next event brings some: ${percent(hunterChance(state))}.` }];
}

function searchWarning(state: State): TextLine {
  if (holds(state, 'cloak-of-stealth')) return good('Cloaked: a search moves nobody.');
  const { arrives, stays } = afterOneAdvance(state);
  // Whoever finds it is not heard.
  const mayHide = deckLeft(state, levelOf(state)).some(({ card }) => card === 'cloak-of-stealth');
  const unless = mayHide ? ', unless you find the Cloak' : '';
  if (arrives.length > 0) {
    const who = crowd(arrives.map(({ kind }) => kind));
    // Whom a search lets in can be struck first: worth it or not, the red button says the same.
    return advisesSearch(state)
      ? fire(`A search lets in ${who}${unless}. You strike first.`)
      : bad(`A search lets in ${who}${unless}.`);
  }
  return stays.length > 0
    ? fire(`A search moves the track on${unless}.`)
    : good('Nobody is on the track: search in peace.');
}

/** Not while they are being assigned: the table of all six ways needs the room. */
function dicePart(state: State): SheetPart[] {
  const { dice } = state.kora;
  if (!dice || state.ask?.kind === 'assign') return [];
  return [{ part: 'dice', label: 'Ability dice', dice: diceOf(state, dice) }];
}

/** Each shows its highest face, so that its kind is seen; the word below says its job. */
function diceOf(state: State, assigned: Assignment): DieModel[] {
  return ABILITIES.map(ability => ({
    sides: assigned[ability],
    face: assigned[ability],
    colour: 'blue',
    need: `${ABILITY_NAMES[ability]}${bonusText(state, ability)}`,
  }));
}

function bonusText(state: State, ability: Ability): string {
  const bonus = bonusOf(state, ability);
  const slow = ability === 'speed' && state.kora.slowed ? ` -${SLOWED}` : '';
  return `${bonus > 0 ? ` +${bonus}` : ''}${slow}`;
}

function stats(state: State): StatRow[] {
  const { steps, pits, blades, guarded } = wayOut(state);
  const { id } = tileHere(state);
  const hazards = present(
    pits > 0 && placeName('pit'),
    blades > 0 && placeName('blades'),
    guarded > 0 && counted(guarded, 'guarded tile'),
  );
  const help = hazards.length > 0 ? `On the way: ${hazards.join(', ')}.` : 'Nothing stands in the way.';
  return [
    {
      label: 'Way out',
      value: id === 'entrance' ? 'here' : `${steps}`,
      icon: 'exit-door',
      help: `${spaces(steps)} to the gate. ${help}`,
    },
  ];
}

/** More groups than these have no room in a row. */
const SHOWN = 3;

/** The track in short, for a phone, where it lies out of sight: who is with her, who comes first, and how many more. */
function trackVitals(state: State): NonNullable<Extract<SheetPart, { part: 'track' }>['vitals']> {
  const beside = here(state);
  const groups = track(state).slice(0, -1).toReversed();
  const vitals = [
    ...present(
      beside.length > 0 && {
        vital: { label: 'With you', ...vitalOf(standingFor(beside), 'here') },
        count: beside.length,
      },
    ),
    ...groups.flatMap((group, index) => {
      if (group.sprites.length === 0) return [];
      const vital = { label: `In ${index + 1}`, ...vitalOf(group, `in ${index + 1}`) };
      return [{ vital, count: Number(group.badge ?? 1) }];
    }),
  ];
  if (vitals.length === 0) return [{ label: 'Hunters', icon: 'track-step', value: 'nobody' }];
  if (vitals.length <= SHOWN) return vitals.map(({ vital }) => vital);
  const [shown, others] = [vitals.slice(0, SHOWN - 1), vitals.slice(SHOWN - 1)];
  const more = others.reduce((sum, { count }) => sum + count, 0);
  return [
    ...shown.map(({ vital }) => vital),
    { label: 'Behind them', icon: 'track-step', value: `+${more} more` },
  ];
}

/** "x3 in 2", behind one picture for each kind. */
function vitalOf({ sprites: [icon, ...beside], badge }: Omit<TrackSpace, 'label'>, when: string) {
  return { icon: icon!, beside, value: badge ? `x${badge} ${when}` : when };
}

/** What she came for. One that is still open tells what the next of them adds. */
function seal(state: State, objective: Objective): ItemModel {
  const { name, open, done } = OBJECTIVE_LOOKS[objective];
  return state.objectives[objective]
    ? { icon: `seal-${objective}-lit`, label: `${name} (done).`, help: done }
    : {
        icon: `seal-${objective}`,
        label: `${name}.`,
        help: `${open} Your next goal counts +${nextPrize(state)} if you get out.`,
      };
}

/** Two of a kind share a place. What cannot be used now says why. */
function bag(state: State): ItemModel[] {
  return [...new Set(state.kora.items)].map((item): ItemModel => {
    const count = state.kora.items.filter(each => each === item).length;
    const off = isUsable(item) ? whyOff(state, item) : undefined;
    return {
      icon: `item-${item}`,
      label: `${cardName(item)}.`,
      help: `${CARDS[item].use} ${CARDS[item].text}`,
      count,
      ...(off !== undefined && { off }),
    };
  });
}

function whyOff(state: State, item: UsableId): string | undefined {
  if (state.ask?.kind === 'act') return 'Items are used before you act.';
  const why = whyWasted(state, item);
  return why && WASTED[why];
}

const WASTED: Readonly<Record<Wasted, string>> = {
  'life-full': 'Your Life is full.',
  'nobody-here': 'No goblin or skeleton is here.',
  'already-so': 'Nobody sees you as it is.',
};
