/** The smaller questions: dice, saves, and the unkind choices of a left neighbour. */
import { best } from '../../../bots/best.ts';
import { chartResult, type ChartResult, type EventChart } from '../data/charts.ts';
import { bestReroll } from '../odds/assaults.ts';
import type { Advice } from '../../../bots/bot.ts';
import { CELLS, cellOfKey, keyOf, numberOf } from '../rules/cells.ts';
import { findChar, mustFind } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import { turnedDungeon } from '../rules/upheaval.ts';
import type { Action, AskOf } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { anyOf, only, type Mind } from './mind.ts';
import { routesOf } from './routes.ts';
import { edgeWith } from './worth.ts';

/** As well as can be, and so as every preview expects it. */
export function chooseReroll({ view }: Mind): Advice<Action> {
  const { reroll } = bestReroll(view);
  return reroll
    ? { action: reroll, why: 'The best die to roll again.' }
    : { action: { type: 'keep' }, why: 'The dice are good enough.' };
}

/** Results that are worth a second throw. */
const UNWELCOME: { readonly [C in EventChart]: readonly ChartResult<C>[] } = {
  hazard: ['both'],
  encounter: ['troll', 'twice'],
  trap: ['poison-dart', 'bottomless-pit', 'cave-in', 'paralyzation', 'ambush', 'mind-swap', 'gas-cloud'],
};

export function chooseBlessing(_mind: Mind, { table, dice }: AskOf<'bless'>): Advice<Action> {
  const result: string = chartResult(
    table,
    dice.reduce((sum, die) => sum + die, 0),
  );
  const reroll = UNWELCOME[table].some(unwelcome => unwelcome === result);
  return {
    action: { type: 'bless', reroll },
    why: reroll ? 'It can hardly get worse.' : 'It could be worse. Keep it.',
  };
}

export function chooseAttack(mind: Mind, ask: AskOf<'declare'>): Advice<Action> {
  const [char, target] = [mustFind(mind.view, ask.char), mustFind(mind.view, ask.target)];
  const action = best(only(mind, 'declare'), ({ attack }) => edgeWith(mind.view, char, target, attack));
  return { action: action!, why: 'The better odds.' };
}

/** Only the hard bot heals rivals, and only to spite a richer one. */
export function chooseHealing({ view, level, seat }: Mind, ask: AskOf<'heal'>): Advice<Action> {
  const patient = mustFind(view, ask.patient);
  const task = view.stack.at(-1);
  const foe = task?.do === 'doom' ? findChar(view, task.by) : undefined;
  const spites = level.id === 'hard' && foe?.role === 'hero' && foe.owner !== seat;
  const use = spites && patient.treasure < foe.treasure;
  return {
    action: { type: 'heal', use },
    why: use ? 'Another rival would gain even more.' : 'One rival fewer.',
  };
}

/** As far as can be from the Stairs, or from where the victim stood. */
export function chooseExile(mind: Mind, ask: AskOf<'teleport'>): Advice<Action> {
  const { view, level } = mind;
  const moves = only(mind, 'teleport');
  if (level.id === 'easy') return { action: anyOf(mind, moves), why: 'Anywhere else.' };
  const from = view.stairs ?? mustFind(view, ask.victim).at;
  const steps = geometryOf(view.dungeon).passageStepsFrom(numberOf(from));
  return { action: best(moves, ({ to }) => steps[numberOf(to)]!)!, why: 'As far away as possible.' };
}

/** The turn that makes the victim's way longest. */
export function chooseShift(mind: Mind, ask: AskOf<'shift'>): Advice<Action> {
  const { view, level, legal } = mind;
  if (level.id !== 'hard') return { action: anyOf(mind, legal), why: 'Turn something.' };
  const victim = mustFind(view, ask.victim);
  const wayOf = (state: State): number => nearestGoal(state, victim, level.dread);
  const shifts = only(mind, 'shift');
  const action = best(shifts, option => wayOf({ ...view, dungeon: turnedDungeon(view.dungeon, option) }));
  const lengthens = action && wayOf({ ...view, dungeon: turnedDungeon(view.dungeon, action) }) > wayOf(view);
  return lengthens
    ? { action, why: 'It makes their way longer.' }
    : { action: { type: 'no-shift' }, why: 'No turn would get in their way.' };
}

function nearestGoal(view: State, victim: Character, dread: number): number {
  const routes = routesOf(view, victim, dread);
  const keys = [...Object.keys(view.loose), ...Object.keys(view.hidden)];
  const goals = [...keys.map(cellOfKey), ...(view.stairs ? [view.stairs] : [])];
  return Math.min(999, ...goals.map(at => routes.cost(at)));
}

/** In the way of whoever it haunts. */
export function chooseHaunt(mind: Mind, ask: AskOf<'place-dweller'>): Advice<Action> {
  const { view, level, legal } = mind;
  if (level.id !== 'hard') return { action: anyOf(mind, legal), why: 'Close enough to bite.' };
  const victim = mustFind(view, ask.victim);
  const way = wayBack(view, victim);
  const action = only(mind, 'place-dweller').find(({ at }) => way.includes(keyOf(at)));
  return { action: action ?? legal[0]!, why: action ? 'Right in their way out.' : 'Close enough to bite.' };
}

/** The tiles of the victim's shortest way to the Stairs, or to Start. */
function wayBack(view: State, victim: Character): string[] {
  const { stepsFrom, links } = geometryOf(view.dungeon);
  const steps = stepsFrom(numberOf(view.stairs ?? view.dungeon.start));
  const way: string[] = [];
  let here = numberOf(victim.at);
  for (;;) {
    const next = links[here]!.find(index => steps[index]! < steps[here]!);
    if (next === undefined) return way;
    way.push(keyOf(CELLS[next]!));
    here = next;
  }
}
