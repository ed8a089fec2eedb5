/** Motions of battles and duels: a stage of their own, one clash for each exchange. */
import type { Of } from '../../../core/game.ts';
import {
  clash,
  flash,
  float,
  fly,
  glow,
  lunge,
  shake,
  sound,
  together,
  closeFight,
  type DieModel,
  type Motion,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { wouldSoak } from '../rules/battle.ts';
import type { Event, Roll } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { dieModel, MOST_DICE, seatColour } from './dice.ts';
import { heroPlace, monsterPlace, scored, staged } from './motions-shared.ts';
import { heroToken, monsterToken } from './places.ts';
import { fightOf } from './fight.ts';
import { type Hearing, heroOf, isYou } from './words.ts';

export const battleMotions = {
  'battle-began': (event, now) => {
    const strike =
      event.monster === null
        ? lunge(heroToken(event.hero), heroPlace(event.rival ?? event.hero))
        : lunge(monsterToken(event.monster), heroPlace(event.hero));
    return [
      together(strike, sound(event.monster === null ? 'duel' : 'growl')),
      ...staged(now.after, now.you),
    ];
  },
  exchange: (event, { before: moment, earlier, step: { before }, you }) => {
    const hurt = hurtBy(event, moment);
    const { heroRoll, foeRoll, result } = event;
    const isDuel = event.rival !== null;
    return [
      ...(isBare(before, earlier) ? staged(moment, you) : []),
      together(
        sound('die'),
        clash({
          left: dice(heroRoll, seatColour(event.hero), result === 'hero-hits', 'higher'),
          right: dice(
            foeRoll,
            isDuel ? seatColour(event.rival) : 'bone',
            result === 'foe-hits',
            isDuel ? 'higher' : 'lower',
          ),
          verdict: `${heroRoll.total} vs ${foeRoll.total}: ${verdictOf(event, hurt, { after: moment, ...(you !== undefined && { you }) })}`,
          tone: hurt === 'right' ? 'good' : hurt === 'left' ? 'bad' : 'plain',
          hurt,
          saved:
            result === 'clash'
              ? { by: 'left', how: 'parry' }
              : { by: result === 'hero-hits' ? 'left' : 'right', how: 'block' },
          sounds: { blow: HEARD[hurt === 'none' ? result : hurt] },
          pace: paceOf(event, moment),
        }),
      ),
    ];
  },
  soaked: ({ seat }, now) => [
    float(heroPlace(seat), 'blocked', 'dim', 'chip-shield'),
    ...scored(now.after, now.you),
  ],
  'hp-changed': ({ seat, by, hp }, now) => {
    const place = heroPlace(seat);
    const moment = now.after;
    // On the stage the clash has hurt already; the board shows shots and the last hearts.
    if (by < 0)
      return [
        ...tallied(moment, hp),
        ...(moment.battle ? [] : [flash(heroToken(seat), 'bad'), float(place, `${by}`, 'bad', 'chip-heart')]),
        ...(hp <= 3 ? [together(shake(2), sound('heartbeat'))] : []),
      ];
    return [
      together(
        glow(place, 'good'),
        sound('heal'),
        float(place, `+${by}`, 'good', 'chip-heart'),
        ...scored(moment),
      ),
    ];
  },
  'monster-hp': (event, now) => tallied(now.after, event.hp),
  stolen: event => [
    together(
      sound('steal'),
      fly('coin', heroPlace(event.seat), monsterPlace(event.monster), Math.min(4, -event.by)),
      float(heroPlace(event.seat), `${event.by}`, 'bad', 'chip-coin'),
    ),
  ],
  // Whoever dies does so on the stage: their own news clears it.
  'battle-ended': event => (event.how === 'item' ? [closeFight()] : []),
} satisfies Partial<Motions<Event, State>>;

/** What the blow sounds like: whom it hurts, or else what became of it. */
const HEARD: Readonly<Record<'left' | 'right' | Of<Event, 'exchange'>['result'], string>> = {
  left: 'hurt',
  right: 'hit',
  clash: 'parry',
  'hero-hits': 'soak',
  'foe-hits': 'soak',
};

function verdictOf(
  { hero, rival, heroRoll, foeRoll, result }: Of<Event, 'exchange'>,
  hurt: 'left' | 'right' | 'none',
  hears: Hearing,
): string {
  if (hurt === 'none') return result === 'clash' ? 'a tie!' : 'blocked!';
  const struck = hurt === 'left' ? hero : rival;
  if (struck === null) return 'a hit!';
  const whom = isYou(hears, struck) ? "you're hit" : `${heroOf(struck).short} is hit`;
  return Math.abs(heroRoll.total - foeRoll.total) === 1 ? `${whom}, by one!` : `${whom}!`;
}

/** From here on exchanges are played twice as fast, then four times. */
const HURRY = { after: 1, more: 4 };

/** A long fight counts its hearts only now and then, until few are left: the clash itself has shown them break. */
function tallied(moment: State, hearts: number): Motion[] {
  // The last one has just broken, and its owner falls now.
  if (hearts === 0) return [];
  const exchanges = moment.battle?.exchanges ?? 0;
  return exchanges <= HURRY.after || exchanges % 4 === 0 || hearts <= 3 ? scored(moment) : [];
}

/** Nothing stood on the stage when the step began: an item that was pointed at a square had pushed it aside. */
function isBare(before: State, earlier: readonly Event[]): boolean {
  return !fightOf(before) && !earlier.some(({ type }) => type === 'battle-began' || type === 'exchange');
}

/** Both dice of an enchanted or confused roll are thrown; the one that does not count is crossed out. */
function dice(roll: Roll, colour: DieModel['colour'], wins: boolean, keeps: 'higher' | 'lower'): DieModel[] {
  const kept = keeps === 'higher' ? Math.max(...roll.faces) : Math.min(...roll.faces);
  const keptAt = roll.faces.indexOf(kept);
  return [
    ...roll.faces.map((face, index) => ({
      ...dieModel(roll.die, face, colour),
      ...(index === keptAt ? { good: wins } : { struck: true }),
    })),
    ...roll.strength.map(face => dieModel(4, face, 'gold')),
  ].slice(0, MOST_DICE);
}

/** Who loses a heart. What soaks the blow is told by the next event; the rules know it already. */
function hurtBy({ hero, rival, result }: Of<Event, 'exchange'>, moment: State): 'left' | 'right' | 'none' {
  const { battle } = moment;
  if (!battle || result === 'clash') return 'none';
  const loser = result === 'hero-hits' ? rival : hero;
  if (loser !== null && wouldSoak(moment, battle, loser)) return 'none';
  return result === 'hero-hits' ? 'right' : 'left';
}

/** Long fights hurry, but the last heart of either side is always played in full. */
function paceOf(event: Of<Event, 'exchange'>, { battle, heroes }: State): 1 | 2 | 4 {
  const hp = heroes[event.hero]?.hp ?? 0;
  const foeHp = event.rival === null ? (battle?.monsterHp ?? 0) : (heroes[event.rival]?.hp ?? 0);
  const isLast = (event.result === 'foe-hits' && hp <= 1) || (event.result === 'hero-hits' && foeHp <= 1);
  if (isLast || event.n <= HURRY.after) return 1;
  return event.n <= HURRY.more ? 2 : 4;
}
