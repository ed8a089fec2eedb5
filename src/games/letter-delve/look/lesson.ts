/** The first lesson, one new thing a step. Its deal and dice are the rules' (`rules/lesson.ts`). */
import { cellName, range, type Cell } from '../../../core/grid.ts';
import { chapter, type Lesson, type LessonStep } from '../../lesson.ts';
import { WEAPONS } from '../data/gear.ts';
import { MONSTERS } from '../data/monsters.ts';
import { battleOdds } from '../odds/battles.ts';
import { lessonStart, SQUARES } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { cellOf } from './places.ts';
import { coinsText, tileName } from './words.ts';

type Step = Omit<LessonStep<State, Action>, 'title'>;

const hero = (state: State) => state.heroes[0]!;
const WHY: Readonly<Partial<Record<Action['type'], string>>> = {
  outfit: 'That die is smaller.',
  step: "That's not the quiet way.",
  stop: "You're not there yet.",
  stay: 'You have places to be.',
  pass: 'Not yet.',
  'end-turn': 'Not yet.',
  concede: "It's only a lesson, so don't give up.",
};
const why: Step['why'] = ({ type }) => WHY[type] ?? 'That can wait.';

const once = (
  text: Step['text'],
  isDone: (state: State, begun: State) => boolean,
  is: Action['type'],
): Step => ({
  text,
  why,
  left: (state, begun) => (isDone(state, begun) ? 0 : 1),
  accepts: ({ type }, _state, after) => type === is && after.heroes[0]!.status !== 'dead',
});

const roll = (text: Step['text']): Step => once(text, ({ ask }) => ask?.kind === 'walk', 'roll');

/** The straight way; whoever sleeps beside another one must not be woken. */
const walk = (to: Cell, text: Step['text']): Step => ({
  text,
  why,
  left: state => (hero(state).at ? range(hero(state).at!, to) : 0),
  accepts: (action, state, after) => {
    if (action.type !== 'step' || range(action.to, to) >= range(hero(state).at!, to)) return false;
    const woken = after.monsters.filter(({ awake, kind }) => awake && kind !== 'emu');
    return woken.length === 0;
  },
  point: () => [cellOf(to)],
});

const stop = (text: Step['text']): Step => once(text, ({ ask }) => ask?.kind !== 'walk', 'stop');
/** Each question in a row reads differently: the same words twice look like a press that did nothing. */
function waitText({ battle, window, heroes }: State): string {
  if (battle) return `Here it is: ${MONSTERS.hobgoblin.hp} hearts. Fight on for now.`;
  if (window?.kind === 'activation') return 'The first guard is about to move. Pass once more.';
  return `${coinsText(heroes[0]!.coins)}, and two guards awake. You may use an item now, but wait: pass.`;
}

const isStruck = ({ battle }: State): boolean => (battle?.exchanges ?? 0) > 0;
const sword = WEAPONS[3];

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    ...chapter('Gear', {
      text: `Your score is the coins you carry out alive. In fights the higher roll hits, so take the ${sword.name} (D${sword.die}).`,
      why,
      left: state => (hero(state).weapon === 3 ? 0 : 1),
    }),
    ...chapter(
      'The stairs',
      roll('Four bosses sleep around the only stairs. On your first turn they stay asleep: roll.'),
      walk(
        SQUARES.out,
        ({ outing }) => `You may walk ${outing!.left} more squares. Slip out to ${cellName(SQUARES.out)}.`,
      ),
    ),
    ...chapter(
      'Waking',
      roll(
        'Stepping next to sleepers wakes them, even diagonally. A number says how many the walk there wakes: roll.',
      ),
      walk(SQUARES.emu, `Go to ${cellName(SQUARES.emu)}. It wakes a weak one: let it come, you win ties.`),
    ),
    ...chapter(
      'Runes',
      roll(
        state =>
          `The Emu, ${tileName('emu')} on its tile, is dead: ${coinsText(hero(state).coins)}. E is its kind, ${MONSTERS.emu.hp} its hearts: roll.`,
      ),
      walk(SQUARES.rune, 'Walk onto the rune.'),
      stop('You collect only where you stop. Stop here: unused steps are lost.'),
      once('Claim the rune: it gives you a magic item.', state => hero(state).items.length > 0, 'collect'),
    ),
    ...chapter(
      'A chest',
      roll('You found Sleep, which stops one monster. Now for the chest: roll.'),
      walk(SQUARES.chest, 'Chests hold coins, but looting one wakes its guards. Walk there.'),
      once('Loot it.', (state, begun) => hero(state).coins > hero(begun).coins, 'collect'),
    ),
    ...chapter(
      'Magic',
      {
        text: waitText,
        why,
        left: state => (isStruck(state) ? 0 : 1),
        accepts: action => action.type === 'pass' && action.until === 'once',
      },
      once(
        state =>
          `You'd likely win, but lose about ${Math.round(battleOdds(state, 0)!.loss)} more hearts. Sleep ends a fight at once: use it.`,
        state => hero(state).items.length === 0,
        'use-item',
      ),
    ),
    ...chapter(
      'Home',
      roll(
        state =>
          `${coinsText(hero(state).coins)} in your purse, and every ${state.rules.fever} make monsters roll 1 higher. Time to leave, so roll.`,
      ),
      walk(SQUARES.stairs, 'Straight down to the stairs. Bosses you pass stir, and wake if you stop short.'),
      once(
        'Stop on the stairs, and you are out with your purse.',
        state => hero(state).status === 'escaped',
        'stop',
      ),
    ),
  ],
};
