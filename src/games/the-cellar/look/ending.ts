/** How the results of The Cellar look. */
import type { TableauFigure } from '../../../core/tableau.ts';
import type { EndingLook } from '../../endings.ts';
import { counted } from '../../phrases.ts';
import type { Event } from '../state/events.ts';
import type { Ending, State } from '../state/state.ts';

export const TITLES: Readonly<Record<Ending, string>> = {
  escaped: 'You got out',
  bitten: 'Nibbled to death',
  darkness: 'Lights out',
};

const rat = (spot: number, sprite = 'rat'): TableauFigure => ({ sprite, spot: `rat-${spot}` });
/** So many sit beside the steps. */
const MOST_RATS = 2;
/** They came to see who won. */
const ONLOOKERS = [rat(3), rat(4), rat(5)];

export const ending: EndingLook<State, Event> = {
  title: state => TITLES[state.ending!],
  tableau: ({ ending: how, rats, hero: { hasBottle } }) => {
    const alive = rats.slice(0, MOST_RATS).map(({ kind }, index) => rat(index + 1, kind));
    const bottle = hasBottle ? [{ sprite: 'bottle', spot: 'bottle' }] : [];
    const hero = { sprite: 'hero', spot: 'hero' };
    if (how === 'escaped')
      return { pack: 'the-cellar', painting: 'victory', figures: [...alive, ...bottle, hero] };
    const isDark = how === 'darkness';
    return {
      pack: 'the-cellar',
      painting: 'defeat',
      isDefeat: true,
      props: isDark ? ['darkness'] : [],
      figures: [...ONLOOKERS, ...alive, isDark ? hero : { ...hero, as: 'ghost' }],
    };
  },
  // biome-ignore format: a table
  feats: [
    { about: 'rats',    over: 'turn', from: 2, counts: each('rat-slain'), text: rats => `${counted(rats, 'rat')} in one turn` },
    { about: 'rats',    over: 'run',  from: 2, counts: each('rat-slain'), text: rats => `${rats} rats killed` },
    { about: 'bites',   over: 'run',  from: 1, counts: each('blocked'),   text: () => 'A bite stopped with a pot lid' },
    { about: 'barrels', over: 'run',  from: 3, counts: each('searched'),  text: barrels => `${barrels} barrels searched` },
    { about: 'rats',    over: 'run',  from: 1, counts: each('rat-slain'), text: () => 'One rat killed' },
  ],
};

function each(type: Event['type']): (event: Event) => number | undefined {
  return event => (event.type === type ? 1 : undefined);
}
