/** The thirty items for people: one record each of words, voice and what a choice of it shows. The picture is `item-<id>`. */
import type { Seat } from '../../../core/game.ts';
import { cellName, type Cell } from '../../../core/grid.ts';
import type { Choice } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { BOSSES } from '../data/monsters.ts';
import { shotChance } from '../odds/battles.ts';
import { wakesByTeleport } from '../odds/wakes.ts';
import type { Bearer } from '../rules/item-rules.ts';
import { bearerOf, canUse, isItsTime, occasionFor } from '../rules/items.ts';
import { bagSize, specialOf } from '../rules/pieces.ts';
import { isStar } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { coinsText, leaveText, sleepersText, specialText, standingText, unlessBoss } from './words.ts';

type Told = Partial<Pick<Choice, 'label' | 'detail' | 'confirm'>>;

interface ItemWords {
  /** What it does, in one short sentence. */
  readonly help: string;
  /** Thirty sounds nobody could tell apart; eight they can. */
  readonly voice: `item-${'armor' | 'weapon' | 'potion' | 'warp' | 'ice' | 'sleep' | 'curse' | 'spark'}`;
  /** Why it is of no use just now, though it is its time. */
  readonly reason?: string | ((bearer: Bearer) => string);
  /** It could still be done about a monster that is on its way: worth a question. */
  readonly answers?: true;
  /** Hearts that it gives, coins that it brings. */
  readonly gain?: (hero: Hero) => string;
  /** Of a monster whose letter was seen: instead of its hearts and the odds against it, and on the button. */
  readonly about?: (state: State, monster: Monster) => string;
  readonly odds?: (hero: Hero, monster: Monster) => string;
  /** Of a square: instead of "Teleport to C4". */
  readonly square?: (state: State, hero: Hero, to: Cell) => Told;
}

const ALL_HEARTS = "You're at full health.";
const AT_WORK = 'Already active.';
const NO_STEPS = 'You have no steps left.';
const MEAN = "This foe is Mean: armour doesn't help.";

export const ITEM_WORDS: Readonly<Record<ItemId, ItemWords>> = {
  'conjure-coins': { help: 'Gives you 2D3 coins.', voice: 'item-spark', gain: () => '2-6' },
  'mystic-armor': { help: 'Blocks the next 2 hits of this battle.', voice: 'item-armor', reason: MEAN },
  snipe: {
    help: "Shoots a figure exactly 2 squares away. It can't hit back.",
    voice: 'item-weapon',
    reason: 'No target exactly 2 squares away.',
    answers: true,
    odds: (hero, monster) => percent(shotChance(hero, monster)),
  },
  waken: { help: 'Wakes a sleeper.', voice: 'item-sleep', reason: 'All monsters are awake already.' },
  sleep: {
    help: 'Puts an awake monster to sleep for its next turn. Ends its battle.',
    voice: 'item-sleep',
    answers: true,
  },
  freeze: { help: "A monster can't move in its next turn.", voice: 'item-ice', answers: true },
  teleport: {
    help: 'Jumps to any free square. Landing on the stairs gets you out, but not on your first turn.',
    voice: 'item-warp',
    answers: true,
    square: landing,
  },
  'enchant-weapon': {
    help: 'You roll two weapon dice in this battle and keep the higher.',
    voice: 'item-weapon',
    reason: AT_WORK,
  },
  'create-monster': {
    help: 'A random monster appears beside you, awake.',
    voice: 'item-warp',
    reason: ({ state }) =>
      bagSize(state) > BOSSES.length ? 'No free square beside you.' : 'The bag is nearly empty.',
    square: (_, __, to) => ({ label: `Create Monster on ${cellName(to)}` }),
  },
  'polymorph-weapon': { help: "Turns a hero's weapon into a random one.", voice: 'item-weapon' },
  'enchant-armor': { help: 'Blocks the next hit of this battle.', voice: 'item-armor', reason: MEAN },
  'forced-move': {
    help: 'Pushes a monster D8 squares, or until something stops it.',
    voice: 'item-warp',
    answers: true,
  },
  poison: {
    help: 'Your next hit kills, except against bosses.',
    voice: 'item-curse',
    reason: notInDuels('Not on bosses, and not twice.'),
  },
  heal: { help: 'Heals D4 hearts.', voice: 'item-potion', reason: ALL_HEARTS, gain: upTo(4) },
  'extra-healing': { help: 'Heals D8 hearts.', voice: 'item-potion', reason: ALL_HEARTS, gain: upTo(8) },
  'full-healing': {
    help: 'Heals all your hearts.',
    voice: 'item-potion',
    reason: ALL_HEARTS,
    gain: ({ hp }) => `+${MAX_HP - hp}`,
  },
  haste: { help: 'Roll and walk once more this turn.', voice: 'item-spark' },
  levitation: {
    help: 'Walk over walls this turn.',
    voice: 'item-spark',
    reason: ({ state }) => (state.outing?.levitating ? AT_WORK : NO_STEPS),
  },
  strength: { help: 'Adds D4 to each of your rolls in this battle.', voice: 'item-weapon' },
  'find-secret-door': {
    help: 'Walk through one wall this turn.',
    voice: 'item-spark',
    reason: NO_STEPS,
  },
  confusion: {
    help: 'The monster rolls twice in this battle and keeps the lower.',
    voice: 'item-curse',
    reason: notInDuels(AT_WORK),
  },
  regeneration: {
    help: 'Heals 1 heart at the start of each of your turns, up to 20.',
    voice: 'item-potion',
    reason: ({ hero }) => (hero.hp === MAX_HP ? ALL_HEARTS : AT_WORK),
  },
  invisibility: {
    help: 'Monsters ignore you until their turn is over.',
    voice: 'item-warp',
    reason: notInDuels("You're invisible already.", "Rivals aren't fooled."),
    answers: true,
  },
  polymorph: {
    help: 'Turns a monster into a random tile from the bag.',
    voice: 'item-curse',
    answers: true,
  },
  'magic-missiles': {
    help: 'Deals D4 damage before the first roll.',
    voice: 'item-spark',
    reason: notInDuels(AT_WORK),
  },
  'slow-monster': {
    help: 'A monster moves D4 squares in its next turn, not D8.',
    voice: 'item-ice',
    answers: true,
  },
  'drain-life': {
    help: 'Each hit you land in this battle heals 1 heart.',
    voice: 'item-curse',
    reason: notInDuels(AT_WORK),
  },
  'teleport-monster': { help: 'Moves a monster to another square.', voice: 'item-warp', answers: true },
  cancellation: {
    help: 'A monster loses its special until its turn is over.',
    voice: 'item-curse',
    reason: notInDuels('It has no special to cancel.'),
    answers: true,
    about: (state, monster) => specialText(state, specialOf(monster)!),
  },
  'bless-weapon': { help: 'Adds 1 to each of your rolls in this battle.', voice: 'item-weapon' },
};

export const itemIcon = (item: ItemId): string => `item-${item}`;

export function itemName(item: ItemId): string {
  return ITEMS[item].name;
}

function notInDuels(otherwise: string, inDuel = 'Not in a duel.'): (bearer: Bearer) => string {
  return ({ battle, foe }) => (battle && !foe ? inDuel : otherwise);
}

function upTo(die: number): (hero: Hero) => string {
  return ({ hp }) => {
    const most = Math.min(die, MAX_HP - hp);
    return most === 1 ? '+1' : `+1-${most}`;
  };
}

function landing(state: State, hero: Hero, to: Cell): Told {
  const purse = coinsText(hero.coins);
  if (isStar(to))
    return {
      label: `Teleport out with ${purse}`,
      detail: `Onto the stairs and out for good.${standingText(state, hero)}`,
      confirm: leaveText(state, hero),
    };
  const woken = wakesByTeleport(state, hero, to);
  const unless = hero.firstTurn ? unlessBoss(state, hero, woken) : '';
  return woken.length > 0 ? { detail: `Wakes ${sleepersText(woken)}${unless}.` } : {};
}

// ── Why not now: the rules decide that it cannot be used; this only explains ──────────────────────────────────

const NOBODY = notInDuels('Nobody to use it on.');

export function whyNot(state: State, seat: Seat, item: ItemId): string | undefined {
  if (canUse(state, seat, item)) return undefined;
  const occasion = occasionFor(state, seat);
  // On turn and yet no time for it: in mid-step, on a wall or on another hero's square.
  const isOnTurn = state.outing?.seat === seat;
  if (!occasion) return (isOnTurn ? undefined : onlyText(item)) ?? 'Not right now.';
  if (!isItsTime(state, item, occasion)) return onlyText(item) ?? notText(item);
  const { reason = NOBODY } = ITEM_WORDS[item];
  return typeof reason === 'string' ? reason : reason(bearerOf(state, seat));
}

/** The one time at which it works, as the table of items says. */
function onlyText(item: ItemId): string | undefined {
  const { when } = ITEMS[item];
  if (when.includes('opening')) return 'Only before the first roll of your own battle.';
  if (!when.includes('window') && when.includes('turn')) return 'Only on your own turn.';
  return when.includes('turn') ? undefined : 'Only in your own battles.';
}

/** It works at most times, and this is a battle. */
function notText(item: ItemId): string {
  return ITEMS[item].when.includes('battle')
    ? "Not in other people's battles."
    : 'Not in the middle of a battle.';
}
