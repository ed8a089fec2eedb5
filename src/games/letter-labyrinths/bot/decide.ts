/** Chapter 9: what a bot does when it is asked. It sees what its seat sees, and needs no memory. */
import type { Of, Seat } from '../../../core/game.ts';
import { indexOf, range, type Cell } from '../../../core/grid.ts';
import type { Advice } from '../../../bots/bot.ts';
import { BOARD } from '../data/constants.ts';
import { coming } from '../odds/coming.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { adviseAbility, adviseReveal } from './abilities.ts';
import { chance, Outlook, saltOf, type Candidate } from './candidates.ts';
import { farsighted } from './foresight.ts';
import type { Level } from './levels.ts';

type Advised = Advice<Action> | undefined;

export function decide(state: State, seat: Seat, level: Level, legal: readonly Action[]): Advice<Action> {
  switch (state.ask!.kind) {
    case 'class':
      return chooseClass(state, seat, only(legal, 'class'));
    case 'place':
      return choosePlace(state, only(legal, 'place'));
    case 'push':
      return choosePush(state, only(legal, 'push'));
    case 'reveal':
      return adviseReveal(state, level);
    case 'play':
      return play(new Outlook(state, seat, level), legal);
  }
}

function only<T extends Action['type']>(legal: readonly Action[], type: T): Of<Action, T>[] {
  return legal.filter((action): action is Of<Action, T> => action.type === type);
}

function chooseClass(state: State, seat: Seat, legal: readonly Of<Action, 'class'>[]): Advice<Action> {
  const action = legal[Math.floor(chance(saltOf(state, seat), 2) * legal.length)]!;
  return { action, why: 'Any class will do.' };
}

/** In a fixed order: of equal squares the first is taken. */
const PLACE_ORDER = [4, 5, 6, 7].flatMap(x => [indexOf(BOARD, { x, y: 0 }), indexOf(BOARD, { x, y: 9 })]);
const SIDE_ORDER = [3, 4, 5, 6].flatMap(y => [indexOf(BOARD, { x: 0, y }), indexOf(BOARD, { x: 11, y })]);
const ORDER = [...PLACE_ORDER, ...SIDE_ORDER];

/** Near two enemies, and apart from the other pawns. */
function choosePlace(state: State, legal: readonly Of<Action, 'place'>[]): Advice<Action> {
  const enemies = state.enemies.flatMap(enemy => enemy.at ?? []);
  const pawns = state.pawns.flatMap(pawn => pawn.at ?? []);
  const cost = ({ at }: Of<Action, 'place'>): number => {
    const [first = 0, second = 0] = enemies.map(enemy => range(at, enemy)).toSorted((a, b) => a - b);
    return first + 0.5 * second + 0.6 * pawns.filter(pawn => range(at, pawn) <= 2).length;
  };
  const rank = ({ at }: Of<Action, 'place'>): number => ORDER.indexOf(indexOf(BOARD, at));
  const [action] = legal.toSorted((a, b) => cost(a) - cost(b) || rank(a) - rank(b));
  return { action: action!, why: 'Two enemies are near.' };
}

function choosePush(state: State, legal: readonly Of<Action, 'push'>[]): Advice<Action> {
  const { seat } = state.ask!;
  // One that has just arrived spells a round later: what counts is where it would come then.
  const { entered } = coming({ ...state, boss: { ...state.boss!, fresh: false } }, seat);
  const at = (to: Cell): number => entered[indexOf(BOARD, to)]!;
  const [action] = legal.toSorted((a, b) => at(a.to) - at(b.to));
  return { action: action!, why: 'The boss comes here least often.' };
}

function play(outlook: Outlook, legal: readonly Action[]): Advice<Action> {
  const { hasWord } = outlook;
  return (
    (hasWord ? giveWay(outlook, legal) : undefined) ??
    adviseAbility(outlook, only(legal, 'ability')) ??
    (hasWord ? spell(outlook) : undefined) ??
    rest(legal)
  );
}

/** Whoever can do most goes first. A seat that was handed the turn takes it. */
function giveWay(outlook: Outlook, legal: readonly Action[]): Advised {
  const { state, seat, level } = outlook;
  if (!level.bestFirst || state.ask!.handed) return undefined;
  let best = { seat, score: outlook.best()?.score ?? -Infinity };
  for (const { to } of only(legal, 'hand')) {
    const other = outlook.of(to);
    if (!other.hasWord) continue;
    const score = other.best()?.score ?? -Infinity;
    const isBetter = score > best.score || (score === best.score && to < best.seat);
    if (isBetter) best = { seat: to, score };
  }
  if (best.seat === seat) return undefined;
  return { action: { type: 'hand', to: best.seat }, why: 'Somebody else can do more now.' };
}

function spell(outlook: Outlook): Advised {
  const best = farsighted(outlook);
  return best && { action: { type: 'word', word: best.word }, why: reason(best) };
}

function reason({ damage, captures, wins, trapStop }: Candidate): string {
  if (wins) return 'It beats the boss.';
  const hits = damage === 1 ? 'one hit' : `${damage} hits`;
  if (captures > 0) return `It captures with ${hits}.`;
  if (damage > 0) return `It lands ${hits}.`;
  return trapStop ? 'Nothing better can be spelled here.' : 'It walks to a better square.';
}

/** Nothing to spell, or nothing to spend: leave it to the others, or let the enemies come. */
function rest(legal: readonly Action[]): Advice<Action> {
  const action =
    legal.find(({ type }) => type === 'pass') ??
    legal.find(({ type }) => type === 'end-players') ??
    legal.find(({ type }) => type === 'hand')!;
  return { action, why: 'Nothing more to gain this round.' };
}
