/** Motions of those who go, one way or the other. */
import type { Of } from '../../../core/game.ts';
import {
  appear,
  banner,
  crumble,
  darken,
  float,
  fly,
  glow,
  shake,
  sound,
  spectacle,
  together,
  vanish,
  type Motion,
} from '../../../core/look.ts';
import { capital, listed } from '../../phrases.ts';
import { board as dungeon } from '../data/board.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { heroPlace, type Part } from './motions-shared.ts';
import { cellOf, heroToken } from './places.ts';
import { causeText } from './sentences.ts';
import { coinsText, heroOf, isAlone } from './words.ts';
import { itemIcon } from './items.ts';

const graveToken = (seat: number): string => `grave-${seat}`;

export const endMotions: Part<'died' | 'robbed' | 'left' | 'torch-out' | 'game-over'> = {
  died: (event, { before, after }) => {
    const wasInside = before.heroes[event.seat]?.at != null;
    return [
      together(...(wasInside ? [crumble(heroToken(event.seat))] : []), sound('hero-die'), shake(2)),
      appear(
        {
          id: graveToken(event.seat),
          sprite: 'gravestone',
          at: cellOf(event.at),
          layer: 'thing',
          label: `The grave of the ${heroOf(event.seat).name}`,
        },
        'drop',
      ),
      ...(isAlone(after)
        ? []
        : [
            banner(
              `${heroOf(event.seat).short} is dead`,
              'bad',
              capital(causeText(event.cause, event.killer)),
            ),
          ]),
    ];
  },
  robbed: event => [
    together(
      sound('rob'),
      fly('coin', { token: graveToken(event.from) }, heroPlace(event.by), Math.min(8, event.coins + 1)),
      ...event.items.map(({ kind }) =>
        fly(itemIcon(kind), { token: graveToken(event.from) }, heroPlace(event.by)),
      ),
      float(heroPlace(event.by), `+${event.coins}`, 'gold', 'chip-coin'),
    ),
  ],
  left: (event, now) => {
    const at = now.before.heroes[event.seat]?.at;
    if (event.how === 'cleared')
      return [
        sound('cleared'),
        ...(at
          ? [together(glow(cellOf(at), 'gold'), float(cellOf(at), coinsText(event.coins), 'gold'))]
          : []),
      ];
    const star = cellOf(dungeon.star);
    return [
      together(
        ...(at ? [vanish(heroToken(event.seat), 'fade')] : []),
        glow(star, 'gold'),
        sound('leave'),
        float(star, `out with ${event.coins}`, 'gold', 'chip-coin'),
      ),
    ];
  },
  'torch-out': () => [sound('torch-low'), darken(0)],
  'game-over': (event, { after }) => ending(event, after),
};

function ending({ winners, endedBy }: Of<Event, 'game-over'>, after: State): Motion[] {
  const dawn = endedBy === 'cleared' ? [darken(100), banner('The dungeon is empty', 'gold')] : [];
  const [first] = winners;
  if (first === undefined) {
    const [hero] = after.heroes;
    const text =
      isAlone(after) && hero?.cause ? capital(causeText(hero.cause, hero.killer)) : 'Nobody came back';
    return [darken(8), sound('defeat'), spectacle('defeat', text, 'gravestone')];
  }
  const purse = coinsText(after.heroes[first]!.coins);
  const names = listed(winners.map(seat => heroOf(seat).short));
  const text = isAlone(after)
    ? `Out alive with ${purse}`
    : winners.length === 1
      ? `${names} wins with ${purse}`
      : `${names} share the win`;
  return [...dawn, sound('victory'), spectacle('victory', text, heroOf(first).sprite)];
}
