/** How the results of Letter Labyrinths look: the party before a boss of stone, or before one that is very much awake. */
import type { TableauFigure, TableauModel } from '../../../core/tableau.ts';
import { partySpot, type EndingLook } from '../../endings.ts';
import { counted } from '../../phrases.ts';
import { dungeonIn } from '../data/dungeons.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { bossSprite, enemySprite } from './labyrinths.ts';
import { pawnSprite } from './words.ts';

/** Behind the party there is room for so many. */
const MOST_FOES = 3;
const LARGEST = 3;

function tableau(state: State): TableauModel {
  const { ending, boss, pawns, enemies, options } = state;
  const won = ending!.how === 'won';
  const party = pawns.map(
    ({ colour }, index): TableauFigure => ({
      sprite: pawnSprite(colour),
      spot: partySpot(index),
      ...(!won && { as: 'ghost' }),
    }),
  );
  // One that never came out is a shadow behind those who kept it waiting.
  const lord: TableauFigure = {
    sprite: bossSprite(state, boss?.size ?? LARGEST),
    spot: 'boss',
    ...(won ? { as: 'stone' } : !boss && { as: 'shadow' }),
  };
  const foes = boss
    ? []
    : enemies
        .filter(enemy => enemy.at)
        .slice(0, MOST_FOES)
        .map(({ n }, index): TableauFigure => ({ sprite: enemySprite(state, n), spot: `foe-${index + 1}` }));
  return {
    pack: 'letter-labyrinths',
    painting: won ? 'victory' : 'defeat',
    isDefeat: !won,
    tint: options.dungeon,
    figures: [lord, ...foes, ...party],
  };
}

/** All play together: whoever spelled it, it is everybody's. */
export const ending: EndingLook<State, Event> = {
  title: state => (state.ending!.how === 'won' ? `${dungeonIn(state).boss} beaten` : 'Out of cards'),
  tableau,
  feats: [
    {
      about: 'damage',
      over: 'event',
      from: 2,
      counts: event => (event.type === 'word-ended' ? event.damage : undefined),
      text: (damage, _event, step) => {
        const played = step.find(event => event.type === 'word-played');
        return `Best word: ${played?.word ?? ''}, ${damage} damage`;
      },
    },
    {
      about: 'length',
      over: 'event',
      from: 5,
      counts: event => (event.type === 'word-played' ? event.word.length : undefined),
      text: (_letters, event) => `Longest word: ${event.type === 'word-played' ? event.word : ''}`,
    },
    {
      about: 'round',
      over: 'turn',
      from: 2,
      counts: event => (event.type === 'captured' ? 1 : undefined),
      text: captures => `${captures} captures in one round`,
    },
    {
      about: 'captures',
      over: 'run',
      from: 1,
      counts: event => (event.type === 'captured' ? 1 : undefined),
      text: captures => `${counted(captures, 'capture')}`,
    },
  ],
};
