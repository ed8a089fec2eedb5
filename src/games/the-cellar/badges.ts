/** What a run through the cellar can boast of. */
import type { Badge } from '../badges.ts';
import { HEARTS } from './data/constants.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'pest-control',    name: 'Pest Control',      sprite: 'rat',         text: 'Kill every rat, then get out.',
    earned: ({ won, end }) => won && end.rats.length === 0 },
  { id: 'by-a-whisker',    name: 'By a Whisker',      sprite: 'heart',       text: 'Get out with one heart left.',
    earned: ({ won, end }) => won && end.hero.hearts === 1 },
  { id: 'bare-hands',      name: 'Bare Hands',        sprite: 'hand',        text: 'Get out without opening the chest.',
    earned: ({ won, end }) => won && !end.chestOpen },
  { id: 'spring-cleaning', name: 'Spring Cleaning',   sprite: 'barrel',      text: 'Search two barrels, then get out.',
    earned: ({ won, told }) => won && told('searched').length >= 2 },
  { id: 'steady-hand',     name: 'Steady Hand',       sprite: 'broom',       text: 'Kill two rats without a miss, then get out.',
    earned: ({ won, told }) => won && told('struck').length >= 2 && told('struck').every(({ hit }) => hit) },
  { id: 'bright-spark',    name: 'Bright Spark',      sprite: 'candle',      text: 'Get out with half the candle left.',
    earned: ({ won, end }) => won && end.candle * 2 >= end.candleMax },
  { id: 'lid-luck',        name: 'Lid On It',         sprite: 'pot-lid',     text: 'Catch a bite with the pot lid, then get out.',
    earned: ({ won, told }) => won && told('blocked').length > 0 },
  { id: 'good-year',       name: 'A Good Year',       sprite: 'bottle',      text: 'Carry the bottle out without losing a heart.',
    earned: ({ won, end, told }) => won && end.hero.hasBottle && told('hurt').length === 0 },
  { id: 'family-silver',   name: 'Family Silver',     sprite: 'silver-spoon', text: 'Carry a silver spoon and the bottle out.',
    earned: ({ won, end }) => won && end.spoons > 0 && end.hero.hasBottle },
  { id: 'last-light',      name: 'Last Light',        sprite: 'candle-stub', text: 'Get out with one turn of light left.',
    hint: 'Leave it as late as you dare.',
    earned: ({ won, end }) => won && end.candle === 1 },
  { id: 'so-close',        name: 'So Close',          sprite: 'cellar-key',  text: 'Lose with the key in your hand.',
    hint: 'Some defeats hurt more than others.',
    earned: ({ outcome, end }) => outcome.ending === 'lost' && end.hero.hasKey },
  { id: 'clumsy',          name: 'Whoops',            sprite: 'jars',        text: 'Knock the jars over, then get out alive.',
    hint: 'Some barrels are louder than others.',
    earned: ({ won, told }) => won && told('searched').some(({ find }) => find === 'jars') },
  { id: 'comfort-food',    name: 'Comfort Food',      sprite: 'apple',       text: 'Eat the apple with all your hearts left.',
    hint: "Snacking isn't a strategy.",
    earned: ({ steps }) => steps.some(({ before, events }) => before.hero.hearts === HEARTS && events.some(isApple)) },
];

function isApple(event: Event): boolean {
  return event.type === 'searched' && event.find === 'apple';
}
