/** The words of the first lesson; its dungeon, dice and script are the rules' (`rules/lesson.ts`). */
import { lessonOf, type PartWords } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import { game } from '../game.ts';
import { keyOf } from '../rules/cells.ts';
import { findChar } from '../rules/characters.ts';
import { LESSON_CHARS, LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';

type Say = string | ((state: State) => string);
type Said = 'actor' | 'action' | 'moving';

/** By what is asked: which figure, what it does, where it goes. */
function part(title: string, said: Readonly<Partial<Record<Said, Say>>>): PartWords<State> {
  const text = (state: State): string => {
    const say = said[state.ask!.kind as Said]!;
    return typeof say === 'string' ? say : say(state);
  };
  return { title, texts: [text] };
}

const thief = (state: State) => findChar(state, LESSON_CHARS.thief)!;
const steps = ({ ask }: State): string => counted(ask?.kind === 'moving' ? ask.left : 0, 'step');
const hasLoot = (state: State): boolean => (state.loose[keyOf(thief(state).at)] ?? 0) > 0;

const words = {
  explore: part('Explore', {
    actor: 'You are Red, the Thief. Each turn one figure does one thing: choose your Thief.',
    action: 'A counter lies east. Explore: the first step is free, each die of 4 or more adds one.',
    moving: state => `You have ${steps(state)}. Step onto the counter: that ends your walk.`,
  }),
  gather: part('Gather', {
    actor: 'You found treasure. Picking it up takes a turn: choose your Thief.',
    action: 'Gather it. If you fall, you drop it, and anyone can pick it up.',
  }),
  hazard: part('Hazard', {
    actor: 'Another counter lies south. Choose your Thief.',
    action: 'Explore again and see what the dice say.',
    moving: state => `You have ${steps(state)}. Head for the counter in the south.`,
  }),
  assault: part('Attack', {
    actor: 'A Goblin Warrior, with a bounty on its head! Choose your Thief.',
    action: 'Attack it. The card shows your odds before you decide.',
  }),
  scheme: part('Scheme', {
    actor: 'You won. Monsters can do your dirty work too: choose the Goblin Hunter.',
    action: "It has a clear shot at Blue's Dwarf, who carries treasure. Attack.",
  }),
  walk: part('His treasure', {
    actor: state => {
      if (hasLoot(state)) return 'You stand on the treasure. Choose your Thief to gather it.';
      if (thief(state).treasure > 1) return 'A door waits in the east. Choose your Thief.';
      return 'The Dwarf fell and dropped his treasure. Choose your Thief.';
    },
    action: state => (hasLoot(state) ? 'Gather the treasure.' : 'Explore once more.'),
    moving: state =>
      `You have ${steps(state)}. ${thief(state).treasure > 1 ? 'Walk up to the door.' : 'Head for the treasure.'}`,
  }),
  door: part('A door', {
    actor: 'Opening a door takes a turn. Choose your Thief.',
    action: 'Open it. The button shows how likely that works.',
  }),
  stairs: part('Out', {
    actor: state =>
      state.hidden[keyOf({ x: 5, y: 3 })] === undefined
        ? 'The Stairs! Choose your Thief once more.'
        : 'It was locked, but your dice forced it. Choose your Thief.',
    action: state =>
      state.hidden[keyOf({ x: 5, y: 3 })] === undefined
        ? `Leave with ${counted(thief(state).treasure, 'treasure')}. The most treasure outside wins.`
        : 'The last counter is close. Explore.',
    moving: state => `You have ${steps(state)}. Head for the last counter.`,
  }),
};

const WHY: Readonly<Partial<Record<Action['type'], string>>> = {
  step: 'That leads away from it.',
  stop: "You're not there yet.",
  activate: 'Another figure acts this time.',
  pass: 'Your turn is worth more than that.',
};
const why = ({ type }: Action): string => WHY[type] ?? 'That can wait.';

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game, why });
