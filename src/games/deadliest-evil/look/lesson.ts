/** The first lesson; its tiles and cards are the rules' (`rules/lesson.ts`). Whatever leads on will do. */
import type { Cell } from '../../../core/grid.ts';
import { chapter, type Faces, type Lesson, type LessonStep } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import type { Assignment, Die } from '../data/constants.ts';
import { searchCard } from '../data/search-cards.ts';
import { deckLeft, GATE, wayOut } from '../odds/outlook.ts';
import { FAR, LESSON_DICE, lessonStart } from '../rules/lesson.ts';
import { here } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { exitCell, isShown, openWays, standCell } from './places.ts';
import { wayTo } from './ways.ts';

type Step = Omit<LessonStep<State, Action>, 'title'>;
type Text = Step['text'];

const WHY: Readonly<Partial<Record<Action['type'], string>>> = {
  assign: 'Other dice suit this round better.',
  step: 'That leads away from it.',
  explore: 'The stairs can wait.',
  'end-turn': "You're not done yet.",
  'end-move': "You're not there yet.",
  'end-items': "You're hurt, so heal first.",
  'skip-search': 'Search first, while nobody is here.',
};
const why: Step['why'] = ({ type }) => WHY[type] ?? 'That can wait.';

/** How many spaces lie between her and the gate: the lesson's way has no bends. */
const far = (state: State): number => wayOut(state).steps;

const fits = (sides: Die, face: number): number => Math.min(sides, face);

/** Goblins are clumsy, but for the first strikes of those who burst in: the d8 stops one of two. */
function blows(state: State, isFirstBlood: boolean): number[] {
  const { defense } = state.kora.dice!;
  const [good, poor] = [fits(defense, 5), fits(defense, 2)];
  const blow = [2, good];
  const { goblin } = LESSON_DICE;
  return isFirstBlood ? [goblin, good, goblin, poor, ...blow] : [...blow, ...blow, ...blow];
}

/** The lesson's luck, whatever the pupil does. */
function faces(action: Action, state: State): Faces {
  const { dice } = state.kora;
  if (!dice) return { dice: [] };
  switch (action.type) {
    case 'roll-move':
      return { dice: [fits(dice.speed, pointsWanted(state))] };
    case 'attack':
      return { dice: state.act.chain === 0 ? LESSON_DICE.kill : LESSON_DICE.tie };
    case 'end-turn':
      return { dice: blows(state, state.stats.wounds.goblin === undefined) };
    default:
      // The last step of a walk ends the round: darts, or goblins that have followed her.
      return {
        dice:
          here(state).length > 0 || state.objectives.crucible || state.turn > 3
            ? blows(state, false)
            : LESSON_DICE.dart,
      };
  }
}

function pointsWanted(state: State): number {
  if (state.objectives.crucible) return far(state);
  const next = [FAR.stairs, FAR.cliff, FAR.chamber].find(goal => goal > far(state))!;
  return next - far(state);
}

const step = (
  text: Text,
  isDone: (state: State, begun: State) => boolean,
  accepts: (action: Action, state: State) => boolean,
): Step => ({
  text,
  why,
  left: (state, begun) => (isDone(state, begun) ? 0 : 1),
  accepts,
  faces,
});

/** Which die counts; where the others go is up to the pupil. */
const layOut = (text: Text, isGood: (dice: Assignment) => boolean): Step =>
  step(
    text,
    ({ ask }) => ask?.kind !== 'assign',
    action => action.type === 'assign' && isGood(action),
  );
const fast = (text: Text): Step => layOut(text, ({ speed }) => speed === 8);
const search = (text: Text): Step =>
  step(
    text,
    (state, begun) => state.stats.searches > begun.stats.searches,
    ({ type }) => type === 'search',
  );
const roll = (text: Text): Step =>
  step(
    text,
    ({ act }) => act.move !== 'none',
    ({ type }) => type === 'roll-move',
  );

/** What is left of the walk, and where it leads. */
const left =
  (where: string) =>
  ({ act }: State): string =>
    act.points > 0 ? `You have ${counted(act.points, 'space')} left. ${where}` : where;

/** As far as one press leads: up to a door and through, or home. */
const endOfWay = (state: State, to: Cell | undefined): readonly Cell[] | undefined =>
  to && wayTo(state, 0, to)?.slice(-1);
const door = (state: State): Cell | undefined => {
  const way = openWays(state).find(({ exit }) => exit === 'onward');
  return way && exitCell(state, way);
};

const walk = (goal: number, text: (state: State) => string): Step => ({
  text,
  why,
  faces,
  point: state => endOfWay(state, door(state)),
  left: state => Math.max(0, goal - far(state)),
  accepts: (action, state, after) =>
    isWalking(action) && far(after) > far(state) && after.tiles.every(({ level }) => level === 1),
});

const isWalking = ({ type }: Action): boolean => type === 'step' || type === 'explore';
const isWaiting = ({ monsters }: State): boolean => monsters.some(({ at }) => at.on === 'track');

const INTO_THE_DARK = (state: State): string => {
  if (far(state) === 0) return 'Step through the doorway, and a new tile is drawn.';
  if (state.tiles.length > 2) return 'Take your last step.';
  return far(state) === 4
    ? 'Step through to the next tile.'
    : 'Pick the "?" framed in blue: each row of brass studs on the way ends a space.';
};
const NORTH = (state: State): string => {
  if (state.tiles.length > 3) return 'Climb the Cliff.';
  return far(state) === 8 ? 'Step through to the next tile.' : 'North, past the stairs.';
};
const CHAMBER = (state: State): string =>
  far(state) === FAR.chamber - 1
    ? 'The last tile is a chamber: end your walk in it to break the Crucible.'
    : 'Head north.';

/** What the deck of this level still holds is public; its order is not. */
function worthHaving(state: State): string {
  const cards = deckLeft(state, 1);
  const count = (some: typeof cards): number => some.reduce((sum, each) => sum + each.count, 0);
  const kept = count(cards.filter(({ card }) => searchCard(card).use !== 'instant'));
  return `${kept} of the ${count(cards)} cards left are worth having`;
}

/** They come when they come: whoever does not search waits a round longer. */
const WAIT: Step = step(
  state => {
    const { ask } = state;
    if (ask?.kind === 'assign')
      return 'The goblins are close, and they strike first. So the d8 goes to Defense.';
    if (ask?.kind === 'search') return `Search here too: ${worthHaving(state)}.`;
    return 'The Cliff gives you +1 in Combat, so wait for them here. End the turn.';
  },
  state => !isWaiting(state),
  action => (action.type === 'assign' ? action.defense === 8 : action.type !== 'roll-move'),
);

const HOME: Step = {
  text: state => {
    const { ask, act } = state;
    if (ask?.kind === 'assign')
      return far(state) >= FAR.chamber
        ? 'You began a round in its chamber, so the Crucible broke. One goal is enough: run, with the d8 on Speed.'
        : 'Once more, the d8 goes to Speed.';
    if (act.move !== 'moving') return 'Roll. The sheet shows how far the way out is.';
    return far(state) === 0
      ? 'Leave the dungeon: with one goal done, that is a Minor victory.'
      : left('Back south, the way you came.')(state);
  },
  why: action =>
    action.type === 'attack' ? 'You have what you came for, so run.' : why(action, lessonStart().state),
  faces,
  point: state => endOfWay(state, isShown(state, GATE.tile) ? standCell(state, GATE) : undefined),
  left: state => (state.ending ? 0 : 1 + far(state)),
  accepts: (action, state, after) => {
    if (action.type === 'assign') return action.speed === 8;
    if (action.type === 'end-move') return after.ending !== null;
    if (isWalking(action)) return far(after) < far(state);
    return action.type === 'roll-move' || action.type === 'skip-search' || action.type === 'end-items';
  },
};

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    ...chapter(
      'Three dice',
      fast('Each round your dice go to Combat, Defense and Speed. Nobody is near, so the d8 goes to Speed.'),
    ),
    ...chapter(
      'Into the dark',
      roll('Roll the Speed die: it says how many spaces you can walk. A space is several squares.'),
      walk(FAR.stairs, state => left(INTO_THE_DARK(state))(state)),
    ),
    ...chapter(
      'Search',
      fast('Goblins appear on the track: they are hunting you. Keep the d8 on Speed.'),
      search('Search this tile. You may find something, but the hunters come one step closer.'),
      roll('A Healing Balm! Now roll and walk on.'),
      walk(FAR.cliff, state => left(NORTH(state))(state)),
    ),
    ...chapter('They arrive', WAIT),
    ...chapter(
      'Fight',
      layOut(
        'Your d8 stopped one strike, and the other got through. Now Combat gets the d8, Defense the d6.',
        ({ combat, defense }) => combat === 8 && defense === 6,
      ),
      step(
        'Items come before actions. Use the Balm to heal.',
        ({ ask }) => ask?.kind !== 'item',
        ({ type }) => type === 'use-item',
      ),
      step(
        'Attack: roll higher than it does to kill. The button shows your odds.',
        ({ act }) => act.attack !== 'none',
        ({ type }) => type === 'attack',
      ),
      step(
        'A kill lets you strike again. Go on.',
        ({ act }) => act.attack !== 'chain' || act.move !== 'none',
        ({ type }) => type === 'attack' || type === 'roll-move',
      ),
    ),
    ...chapter(
      'Walk on',
      roll('Not high enough. You can still walk after fighting, so roll.'),
      walk(FAR.chamber, state => left(CHAMBER(state))(state)),
    ),
    ...chapter('Home', HOME),
  ],
};
