/** The first lesson; its board, deck and dice are the rules' (`rules/lesson.ts`). Any word that leads on will do. */
import type { Cell } from '../../../core/grid.ts';
import { range } from '../../../core/grid.ts';
import { once } from '../../../core/memo.ts';
import { chapter, type Lesson, type LessonStep } from '../../lesson.ts';
import { Outlook } from '../bot/candidates.ts';
import { LEVELS } from '../bot/levels.ts';
import type { Ability } from '../data/classes.ts';
import { game } from '../game.ts';
import { LESSON_WORDS, lessonStart } from '../rules/lesson.ts';
import { type Walk, walkWord } from '../rules/movement.ts';
import { squaresOfBoss } from '../rules/squares.ts';
import { checkWord } from '../rules/words.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { Foe, State } from '../state/state.ts';

type Step = Omit<LessonStep<State, Action>, 'title'>;

/** Nobody else sits there. */
const PUPIL = 0;
/** Words that everybody knows, and so many of the best of them are tried. */
const SCHOOL = { ...LEVELS.normal, mostTier: 10, mostLetters: 7 };
const MOST_TRIED = 400;

const pawn = (state: State) => state.pawns[PUPIL]!;
const hitsLeft = ({ bossHealth, boss }: State): number => bossHealth - (boss?.damage ?? 0);
const isCaught = (state: State, n: Foe): boolean =>
  n === 'boss' ? state.ending?.how === 'won' : state.enemies.some(enemy => enemy.n === n && !enemy.at);
const placesOf = ({ enemies, boss }: State, foe: Foe): readonly Cell[] => {
  if (foe === 'boss') return boss ? squaresOfBoss(boss) : [];
  return enemies.flatMap(({ n, at }) => (n === foe && at ? [at] : []));
};
const nearest = (state: State, cells: readonly Cell[]): number =>
  Math.min(...cells.map(at => range(pawn(state).at!, at)));

/** Blows first, then squares; 0 when it is caught. */
function farFrom(state: State, foe: Foe): number {
  if (isCaught(state, foe)) return 0;
  const damage = foe === 'boss' ? state.boss!.damage : state.enemies.find(({ n }) => n === foe)!.damage;
  const health = foe === 'boss' ? state.bossHealth : state.capture;
  return 100 * (health - damage) + nearest(state, placesOf(state, foe));
}

const clearsTrap = ({ letters }: Walk): boolean =>
  letters.some(({ steps }) => steps.some(({ outcome, trap }) => outcome === 'move' && trap !== undefined));
const trapsFar = (state: State): number =>
  nearest(
    state,
    state.traps.map(({ at }) => at),
  );

/** Nobody loses a lesson: cards from the box go below the others. */
function helped(action: Action, state: State): State {
  const { deck, box } = state;
  const isLost = game.apply(state, action).state.ending?.how === 'lost';
  return isLost ? { ...state, deck: [...box, ...deck], box: [] } : state;
}

interface Spelling {
  /** The word that is named as long as it leads on. */
  readonly word: string;
  readonly text: (word: string, state: State) => string;
  readonly leads: (state: State, after: State, walk: Walk) => boolean;
  readonly isDone: (state: State, begun: State) => boolean;
  readonly point: (state: State) => readonly Cell[];
}

function spell({ word: scripted, text, leads, isDone, point }: Spelling): Step {
  const isNearer = (word: string, state: State, after: State): boolean => {
    const walk = walkWord(state, PUPIL, word);
    return !walk.trapStop && leads(state, after, walk);
  };
  const would = (word: string, state: State): boolean =>
    isNearer(word, state, game.apply(helped({ type: 'word', word }, state), { type: 'word', word }).state);
  const best = once((state: State): string | undefined => {
    if (checkWord(state, PUPIL, scripted) === null && would(scripted, state)) return scripted;
    const words = new Outlook(state, PUPIL, SCHOOL).ranked(MOST_TRIED);
    return words.find(({ word }) => would(word, state))?.word;
  });
  const canSpell = ({ ask, pawns }: State): boolean => ask?.kind === 'play' && pawns[PUPIL]!.wordsLeft > 0;
  return {
    text: state => text((canSpell(state) ? best(state) : undefined) ?? scripted, state),
    why,
    left: (state, begun) => (isDone(state, begun) ? 0 : 1),
    accepts: (action, state, after) => {
      // With a token in hand the enemies wait until they are called.
      if (action.type === 'end-players') return true;
      // Where no word leads on, another card may.
      if (action.type === 'pass') return best(state) === undefined;
      return action.type === 'word' && isNearer(action.word, state, after);
    },
    point,
    helped,
    word: state => (canSpell(state) ? best(state) : undefined),
  };
}

function why(action: Action, state: State): string {
  if (action.type === 'ability') return 'Save your token for now.';
  if (action.type !== 'word') return 'That can wait.';
  const { letters, trapStop, end } = walkWord(state, PUPIL, action.word);
  if (trapStop) {
    const trap = letters.flatMap(({ steps }) => steps).find(({ outcome }) => outcome === 'stop')?.trap;
    return `${action.word} has no ${trap}, so a trap stops it.`;
  }
  const moved = range(end, pawn(state).at!) > 0;
  return moved ? `${action.word} doesn't get you there.` : `${action.word} doesn't move you.`;
}

const spend = (ability: Ability, text: Step['text']): Step => ({
  text,
  why: action =>
    action.type === 'ability' ? 'Another ability this time.' : why(action, lessonStart().state),
  left: (state, begun) => (pawn(state).tokens.length < pawn(begun).tokens.length ? 0 : 1),
  accepts: action => action.type === 'ability' && action.ability === ability,
});

/** The enemies come; a boss may arrive on top of the pawn, which is pushed. */
const endRound = (text: Step['text']): Step => ({
  text,
  why,
  left: ({ turn, ask }, begun) => (turn > begun.turn && ask?.kind === 'play' ? 0 : 1),
  accepts: ({ type }) => type === 'end-players' || type === 'push' || type === 'pass',
  helped,
});

const hasSpelled = (state: State, begun: State): boolean => state.words.length > begun.words.length;
const isNearer =
  (foe: Foe) =>
  (state: State, after: State): boolean =>
    farFrom(after, foe) < farFrom(state, foe);
const at =
  (foe: Foe) =>
  (state: State): readonly Cell[] =>
    placesOf(state, foe);
/** Where the word leads. */
const endOf =
  (word: string) =>
  (state: State): readonly Cell[] => [walkWord(state, PUPIL, word).end];

const wasBumped = ({ losses }: State): boolean => losses.some(({ cause }) => cause === 'bump');
const { letters, bumping, traps, second, capture, sprint, boss } = LESSON_WORDS;

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    ...chapter(
      'Letters are steps',
      spell({
        word: letters,
        text: word => `Letters with an arrow move you one square; the others do nothing. Spell ${word}.`,
        leads: isNearer(3),
        isDone: hasSpelled,
        point: endOf(letters),
      }),
    ),
    ...chapter(
      'Run into them',
      spell({
        word: bumping,
        text: word => `A new card means new arrows. Run into an enemy to hit it: try ${word} on the cube.`,
        leads: isNearer(3),
        isDone: state => isCaught(state, 3),
        point: at(3),
      }),
    ),
    ...chapter(
      'Enemies spell too',
      endRound(
        'Captured: the cube is your token. Now the enemies spell with the next card; run out of cards and you lose.',
      ),
    ),
    ...chapter(
      'Traps',
      spell({
        word: traps,
        text: word => `A trap stops you unless your word has its vowel. ${word} gets you through.`,
        leads: (state, after, walk) => clearsTrap(walk) || trapsFar(after) < trapsFar(state),
        isDone: (state, begun) => state.stats.trapsCleared > begun.stats.trapsCleared,
        point: state => state.traps.map(({ at: cell }) => cell),
      }),
    ),
    ...chapter(
      'Tokens',
      spend('double-up', 'A token buys one ability a round. Double up gives you a second word.'),
      spell({
        word: second,
        text: word =>
          word === second
            ? 'CROOK would stop at trap E. CROOKED has an E, so it goes through.'
            : `Get closer to the last cube: ${word} will do.`,
        leads: isNearer(5),
        isDone: (state, begun) => hasSpelled(state, begun) || isCaught(state, 5),
        point: at(5),
      }),
    ),
    ...chapter(
      'The last enemy',
      spell({
        word: capture,
        text: (word, state) =>
          `${wasBumped(state) ? 'The cube ran into you, which burned a card' : 'One enemy is left'}. Hit it with ${word}.`,
        leads: isNearer(5),
        isDone: state => isCaught(state, 5),
        point: at(5),
      }),
      endRound('All enemies are caught, so the boss comes next. End the round.'),
    ),
    ...chapter(
      'The boss',
      spend(
        'sprint',
        ({ bossHealth }) =>
          `The Jelly takes ${bossHealth} hits and walks through walls. Buy a Sprint to reach it.`,
      ),
      spell({
        word: sprint,
        text: (word, state) =>
          pawn(state).sprint
            ? `With Sprint each letter is two squares. ${word} takes you to it.`
            : `Keep after it: ${word} will do.`,
        leads: isNearer('boss'),
        isDone: state => (state.boss?.damage ?? 0) > 0,
        point: at('boss'),
      }),
    ),
    ...chapter(
      'The last word',
      spell({
        word: boss,
        text: (word, state) => `${hitsLeft(state)} more hits and it's beaten. Run into it: try ${word}.`,
        leads: isNearer('boss'),
        isDone: state => isCaught(state, 'boss'),
        point: at('boss'),
      }),
    ),
  ],
};
