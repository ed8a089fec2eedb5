/** How the results of Letter Delve look: those who got out on a stand of letters, or whoever did not, among the books. */
import type { Seat } from '../../../core/game.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { TableauFigure, TableauModel } from '../../../core/tableau.ts';
import { partySpot, placeSpot, placeTitle, type EndingLook, type Whose } from '../../endings.ts';
import { MONSTERS, type Kind } from '../data/monsters.ts';
import { medalOf, nameOfCause } from '../rules/score.ts';
import type { Event } from '../state/events.ts';
import type { Cause, State } from '../state/state.ts';
import { coinsText, heroOf, isAlone } from './words.ts';

const PACK = 'letter-delve';

function titleOf(state: State, outcome: Outcome, { seat, isAlone: isOnly }: Whose): string {
  const { status, cause, coins } = state.heroes[seat]!;
  if (status !== 'dead') {
    const medal = medalOf(coins);
    if (isAlone(state)) return medal ? `${medal.name} haul` : 'Out alive';
    return placeTitle(outcome.results.find(one => one.seat === seat)!.place, heroOf(seat).name, isOnly);
  }
  if (!isOnly && !isAlone(state)) return 'Nobody got out';
  return deathOf(cause);
}

function deathOf(cause: Cause | null): string {
  switch (cause) {
    case null:
    case 'torch':
      return 'Lights out';
    case 'concede':
      return 'You gave up';
    case 'duel':
      return 'Killed in a duel';
    case 'snipe':
      return 'Shot by a rival';
    default:
      return `Killed by ${nameOfCause(cause).replace(/^(The|An?) /, article => article.toLowerCase())}`;
  }
}

const isKind = (cause: Cause | null): cause is Kind => cause !== null && cause in MONSTERS;

function tableau(state: State, outcome: Outcome, whose: Whose): TableauModel {
  const isDead = state.heroes[whose.seat]!.status === 'dead';
  return isDead ? defeat(state, whose.seat) : victory(state, outcome, whose);
}

/** First come those who climbed the stairs; the others are with them in spirit. */
function victory(state: State, { results }: Outcome, { seat }: Whose): TableauModel {
  const isMarked = !isAlone(state);
  const out = results.filter(result => state.heroes[result.seat]!.status !== 'dead');
  const figures = results.map(
    ({ seat: one }, index): TableauFigure => ({
      sprite: heroOf(one).sprite,
      ...(index < out.length
        ? { spot: placeSpot(index) }
        : { spot: `lost-${index - out.length + 1}`, as: 'ghost' }),
      ...(isMarked && one === seat && { isYou: true }),
    }),
  );
  const medal = medalOf(state.heroes[results[0]!.seat]!.coins);
  return { pack: PACK, painting: 'victory', props: medal ? [medal.id] : [], figures };
}

function defeat({ heroes }: State, seat: Seat): TableauModel {
  const { cause, killer } = heroes[seat]!;
  const foe = isKind(cause) ? cause : killer === null ? undefined : heroOf(killer).sprite;
  const fallen = heroes
    .filter(hero => hero.status === 'dead')
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return {
    pack: PACK,
    painting: 'defeat',
    isDefeat: true,
    figures: [
      ...(foe === undefined ? [] : [{ sprite: foe, spot: 'killer' }]),
      ...fallen.map(
        (hero, index): TableauFigure => ({
          sprite: heroOf(hero.seat).sprite,
          spot: partySpot(index),
          as: 'ghost',
          ...(fallen.length > 1 && hero.seat === seat && { isYou: true }),
        }),
      ),
    ],
  };
}

const killsOf = (event: Event, seat: Seat): number | undefined =>
  event.type === 'monster-died' && event.by === seat ? 1 : undefined;

export const ending: EndingLook<State, Event> = {
  title: titleOf,
  tableau,
  feats: [
    { about: 'round', over: 'turn', from: 2, counts: killsOf, text: kills => `${kills} kills in one round` },
    {
      about: 'chest',
      over: 'event',
      from: 8,
      counts: (event, seat) => (event.type === 'looted' && event.seat === seat ? event.by : undefined),
      text: coins => `Richest chest: ${coinsText(coins)}`,
    },
    {
      about: 'rival',
      over: 'event',
      from: 1,
      counts: (event, seat) => (event.type === 'robbed' && event.by === seat ? event.coins : undefined),
      text: coins => `Took ${coinsText(coins)} off a rival`,
    },
    {
      about: 'kills',
      over: 'run',
      from: 1,
      counts: killsOf,
      text: kills => (kills === 1 ? 'One monster killed' : `${kills} monsters killed`),
    },
    {
      about: 'chests',
      over: 'run',
      from: 3,
      counts: (event, seat) => (event.type === 'looted' && event.seat === seat ? 1 : undefined),
      text: chests => `${chests} chests robbed`,
    },
  ],
};
