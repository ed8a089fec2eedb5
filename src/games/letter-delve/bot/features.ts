/** What the outlook of this room is asked about: whole numbers that are read from the view. */
import { featuresBy } from '../../../analyst/outlook.ts';
import type { Seat } from '../../../core/game.ts';
import { board } from '../data/board.ts';
import { LAST_ROUND } from '../data/constants.ts';
import type { ItemId } from '../data/items.ts';
import { battleOdds, duelOdds } from '../odds/battles.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { stepsTo } from '../rules/monster-moves.ts';
import { bagSize, duelsAllowed, feverOf, heroOf, isInPlay, isInside } from '../rules/pieces.ts';
import { isEmptied } from '../rules/sites.ts';
import { heroSteps, STAR } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { mindOf, type Mind } from './mind.ts';

interface Hunter {
  readonly steps: number;
  /** That it kills her, if they fought now; and the hearts that a victory costs, in thousandths and hundredths. */
  readonly death: number;
  readonly loss: number;
}

interface Reading {
  readonly state: State;
  readonly hero: Hero;
  /** Steps up the stairs. */
  readonly home: number;
  readonly rivals: readonly Hero[];
  readonly hunters: readonly Hunter[];
  /** Those who sleep along the way out. */
  readonly asleep: readonly Monster[];
  /** The most that anybody else has carried out, or has in hand. */
  readonly out: number;
  readonly inside: number;
  readonly nearest: number;
  /** That she wins the fight that is on, or a duel with the nearest rival, in thousandths. */
  readonly fight: number;
  readonly duel: number;
}

const FAR = 60;
const CERTAIN = 1000;
const NOBODY = -1;
/** Within a monster's turn, and within two or three. */
const NEAR = 8;
const SOON = 20;

function read(state: State, seat: Seat): Reading {
  const hero = heroOf(state, seat);
  const rivals = state.heroes.filter(other => other.seat !== seat);
  const most = (list: readonly Hero[]): number => Math.max(NOBODY, ...list.map(({ coins }) => coins));
  const at = isInside(hero) ? hero.at : STAR;
  const home = isInside(hero) ? Math.min(FAR, heroSteps(hero.at, STAR)) : 0;
  const prey = isInside(hero) ? nearestRival(hero, rivals) : undefined;
  return {
    state,
    hero,
    home,
    rivals,
    hunters: isInside(hero) ? huntersOf(mindOf('hard', state, seat)) : [],
    asleep: state.monsters.filter(
      monster => !monster.awake && heroSteps(at, monster.at) + heroSteps(monster.at, STAR) <= home + 2,
    ),
    out: most(rivals.filter(({ status }) => status === 'escaped')),
    inside: most(rivals.filter(isInPlay)),
    nearest: prey?.steps ?? FAR,
    fight: isFighting(state, seat) ? thousandths(battleOdds(state, seat)?.win ?? 1) : CERTAIN,
    duel: prey ? thousandths(duelOdds(state, seat, prey.seat).win) : CERTAIN,
  };
}

function isFighting({ battle }: State, seat: Seat): boolean {
  return battle !== null && (battle.hero === seat || battle.rival === seat);
}

function thousandths(share: number): number {
  return Math.round(CERTAIN * share);
}

function huntersOf(mind: Mind): Hunter[] {
  const { state, hero } = mind;
  return state.monsters
    .filter(({ awake }) => awake)
    .map(monster => {
      const { win, loss } = mind.meet(monster);
      const steps = Math.min(FAR, stepsTo(state, monster, hero.at));
      return { steps, death: CERTAIN - thousandths(win), loss: Math.round(100 * loss) };
    });
}

function nearestRival(hero: Hero, rivals: readonly Hero[]): { seat: Seat; steps: number } | undefined {
  const steps = (rival: Hero): number => Math.min(FAR, heroSteps(hero.at!, rival.at!));
  const [prey] = rivals.filter(isInside).toSorted((a, b) => steps(a) - steps(b));
  return prey && { seat: prey.seat, steps: steps(prey) };
}

function within({ hunters }: Reading, steps: number): readonly Hunter[] {
  return hunters.filter(hunter => hunter.steps <= steps);
}

/** That one of them kills her, as if she fought all of them as she is now, in thousandths. */
function death(hunters: readonly Hunter[]): number {
  return (
    CERTAIN -
    Math.round(hunters.reduce((alive, hunter) => (alive * (CERTAIN - hunter.death)) / CERTAIN, CERTAIN))
  );
}

function loss(hunters: readonly Hunter[]): number {
  return hunters.reduce((sum, hunter) => sum + hunter.loss, 0);
}

function count<T>(list: readonly T[], is: (one: T) => boolean): number {
  return list.filter(is).length;
}

const HEALS: readonly ItemId[] = ['heal', 'extra-healing', 'full-healing', 'regeneration'];
const ESCAPES: readonly ItemId[] = ['teleport', 'invisibility', 'haste', 'levitation', 'find-secret-door'];
const ARMS: readonly ItemId[] = [
  'mystic-armor',
  'enchant-weapon',
  'enchant-armor',
  'poison',
  'strength',
  'confusion',
  'drain-life',
  'bless-weapon',
  'magic-missiles',
];

function holds({ hero }: Reading, kinds: readonly ItemId[]): number {
  return count(hero.items, ({ kind }) => kinds.includes(kind));
}

/** Who would leave with no less if both left now, and is no farther from the stairs. */
function sooner({ rivals, hero, home }: Reading): number {
  return count(
    rivals,
    rival => isInside(rival) && rival.coins >= hero.coins && heroSteps(rival.at, STAR) <= home,
  );
}

function torch({ rules, turn }: State): number {
  return Math.min(FAR, (rules.torch > 0 ? rules.torch : LAST_ROUND) - turn);
}

// biome-ignore format: a table
export const features = featuresBy(read, {
  seats:         ({ state }) => state.heroes.length,
  printed:       ({ state }) => (state.rules.fever === 0 ? 1 : 0),
  duels:         ({ state }) => ['off', 'truce', 'on'].indexOf(state.rules.duels),
  'may-duel':    ({ state }) => (duelsAllowed(state) ? 1 : 0),
  round:         ({ state }) => state.turn,
  torch:         ({ state }) => torch(state),
  ask:           ({ state }) => ['outfit', 'turn-start', 'walk', 'arrived', 'react', 'aim'].indexOf(state.ask?.kind ?? ''),
  asked:         ({ state, hero }) => (state.ask?.seat === hero.seat ? 1 : 0),
  order:         ({ state, hero }) => state.order.indexOf(hero.seat),
  left:          ({ state, hero }) => (state.outing?.seat === hero.seat ? state.outing.left : 0),
  status:        ({ hero }) => ['dead', 'waiting', 'inside', 'escaped'].indexOf(hero.status),
  hp:            ({ hero }) => hero.hp,
  coins:         ({ hero }) => hero.coins,
  fever:         ({ state, hero }) => feverOf(state, hero),
  weapon:        ({ hero }) => hero.weapon,
  armour:        ({ hero }) => (hero.armour ? 1 : 0),
  items:         ({ hero }) => hero.items.length,
  heals:         reading => holds(reading, HEALS),
  escapes:       reading => holds(reading, ESCAPES),
  arms:          reading => holds(reading, ARMS),
  regenerating:  ({ hero }) => (hero.regenerating ? 1 : 0),
  unseen:        ({ hero }) => (hero.invisibleRound === null ? 0 : 1),
  home:          ({ home }) => home,
  'time-home':   ({ state, home }) => 4 * torch(state) - home,
  awake:         ({ hunters }) => hunters.length,
  near:          reading => within(reading, NEAR).length,
  soon:          reading => within(reading, SOON).length,
  beside:        reading => within(reading, 1).length,
  nearest:       ({ hunters }) => Math.min(FAR, ...hunters.map(({ steps }) => steps)),
  'worst-near':  reading => Math.max(0, ...within(reading, NEAR).map(hunter => hunter.death)),
  'death-near':  reading => death(within(reading, NEAR)),
  'death-soon':  reading => death(within(reading, SOON)),
  'death-all':   ({ hunters }) => death(hunters),
  'loss-near':   reading => loss(within(reading, NEAR)),
  'loss-soon':   reading => loss(within(reading, SOON)),
  spare:         reading => 100 * reading.hero.hp - loss(within(reading, SOON)),
  asleep:        ({ asleep }) => asleep.length,
  'bosses-asleep': ({ asleep }) => count(asleep, seemsBoss),
  'bosses-awake': ({ state }) => count(state.monsters, monster => monster.awake && seemsBoss(monster)),
  fight:         ({ fight }) => fight,
  'foe-hp':      ({ state, hero }) => (state.battle?.hero === hero.seat ? state.battle.monsterHp : 0),
  chests:        ({ state }) => count(board.chests, ({ at }) => !isEmptied(state, at)),
  points:        ({ state }) => count(board.points, ({ at }) => !isEmptied(state, at)),
  bag:           ({ state }) => bagSize(state),
  sleepers:      ({ state }) => count(state.monsters, monster => !monster.awake),
  'rivals-in':   ({ rivals }) => count(rivals, isInPlay),
  'rivals-out':  ({ rivals }) => count(rivals, ({ status }) => status === 'escaped'),
  'best-out':    ({ out }) => out,
  'best-in':     ({ inside }) => inside,
  'lead-out':    ({ hero, out }) => hero.coins - out,
  'lead-in':     ({ hero, inside }) => hero.coins - inside,
  lead:          ({ hero, out, inside }) => hero.coins - Math.max(out, inside),
  richer:        ({ rivals, hero }) => count(rivals, rival => rival.status !== 'dead' && rival.coins >= hero.coins),
  sooner,
  'rival-near':  ({ nearest }) => nearest,
  'rival-hp':    ({ rivals }) => Math.max(0, ...rivals.filter(isInPlay).map(({ hp }) => hp)),
  'rival-arms':  ({ rivals }) => Math.max(0, ...rivals.filter(isInPlay).map(({ weapon, armour }) => 2 * weapon + (armour ? 1 : 0))),
  'rival-items': ({ rivals }) => Math.max(0, ...rivals.filter(isInPlay).map(({ items }) => items.length)),
  duel:          ({ duel }) => duel,
});
