/** What stopping, leaping and collecting wake and bring. */
import type { Seat } from '../../../../src/core/game.ts';
import { cellName, type Cell } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { board } from '../../../../src/games/letter-delve/data/board.ts';
import { isBoss } from '../../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { prompt } from '../../../../src/games/letter-delve/look/prompt.ts';
import { isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { endTurn, stay, stop } from '../../../../src/games/letter-delve/rules/movement.ts';
import { collect } from '../../../../src/games/letter-delve/rules/sites.ts';
import { chestAt, isStar } from '../../../../src/games/letter-delve/rules/squares.ts';
import { draftOf, openTurn } from '../../../../src/games/letter-delve/rules/turn.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../../src/games/letter-delve/state/state.ts';
import { around, NEVER, SURE, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { aimedScenes } from './scenes.ts';
import { spoken, squaresIn, woken } from './waking-words.ts';
import { arrivedAt, infoAt, lineOf, type DelveClaim } from './world.ts';

const stops: DelveClaim = {
  id: 'what stopping wakes, and what leaving carries out',
  words: [],
  *statements({ state, seat }) {
    for (const { action, label, detail = '', confirm = '' } of prompt(state).choices) {
      if (action.type !== 'stop') continue;
      const stopped = (world: State): Event[] => {
        const turn = openTurn(draftOf(world));
        stop(turn);
        return turn.events;
      };
      if (isStar(state.heroes[seat]!.at!)) {
        const coins = Number(/with (\d+)/.exec(label)![1]);
        const out = (world: State) => only(stopped(world), 'left').map(left => left.coins)[0];
        yield { says: label, allows: { low: coins, high: coins }, truth: out };
        if (state.rules.exit === 'quiet')
          yield {
            says: `${label}, and they sleep on`,
            allows: NEVER,
            truth: world => woken(stopped(world)) !== '',
          };
        continue;
      }
      const text = detail.startsWith('Wakes') ? detail : '';
      yield {
        says: `${label}: ${text}`,
        allows: SURE,
        truth: world => squaresIn(text) === woken(stopped(world)),
      };
      if (confirm !== '')
        yield { says: confirm, allows: SURE, truth: world => squaresIn(confirm) === woken(stopped(world)) };
    }
  },
};

const stays: DelveClaim = {
  id: 'standing still wakes nobody',
  words: [/^You stand still, which wakes nobody\./, /^wakes nobody$/],
  *statements({ state }) {
    const choice = prompt(state).choices.find(({ action }) => action.type === 'stay');
    if (!choice) return;
    const stayed = (world: State): Event[] => {
      const turn = openTurn(draftOf(world));
      stay(turn);
      endTurn(turn);
      return turn.events;
    };
    const says = `${choice.odds}: ${choice.detail}`;
    yield { says, allows: NEVER, truth: world => woken(stayed(world)) !== '' };
  },
};

const ends: DelveClaim = {
  id: 'what the end of a turn wakes, and a stop, told of the square',
  words: [/^Stopping here wakes /],
  *statements({ state, seat }) {
    const { at } = state.heroes[seat]!;
    if (!at || state.outing?.seat !== seat || isStar(at)) return;
    const { choices } = prompt(state);
    const end = choices.find(({ action }) => action.type === 'end-turn');
    // On another hero's square nobody may stop.
    if (!end && !choices.some(({ action }) => action.type === 'stop')) return;
    const told = lineOf(infoAt(state, seat, at), /^Stopping here wakes/) ?? '';
    const text = end ? (end.detail ?? '') : told;
    const ended = (world: State): Event[] => {
      const turn = openTurn(draftOf(world));
      if (end) endTurn(turn);
      else stop(turn);
      return turn.events;
    };
    yield { says: `the end: ${text}`, allows: SURE, truth: world => squaresIn(text) === woken(ended(world)) };
  },
};

const leaps: DelveClaim = {
  id: 'what a teleport wakes, or carries out',
  words: [],
  *statements(position) {
    for (const { state, dress } of aimedScenes(position, 'teleport')) {
      const { choices } = prompt(state);
      const out = choices.filter(({ confirm }) => confirm !== undefined);
      const asked = out.length > 0 && position.dice.int(3) === 0 ? out : choices;
      for (const { action, detail = '', confirm } of shuffle(position.dice, asked).slice(0, 1)) {
        if (action.type !== 'target-square') continue;
        const leapt = (world: State): Event[] => upTo(game.apply(dress(world), action).events);
        if (confirm) yield carriedOut(confirm, position.seat, leapt);
        else {
          const truth = (world: State): boolean | undefined =>
            spoken(detail, world, () => squaresIn(detail) === woken(leapt(world)));
          yield { says: `${cellName(action.to)}: ${detail}`, allows: SURE, truth };
        }
      }
    }
  },
};

function carriedOut(confirm: string, seat: Seat, leapt: (world: State) => Event[]): Statement<State> {
  const coins = Number(/with (\d+)/.exec(confirm)![1]);
  const truth = (world: State): number =>
    only(leapt(world), 'left').find(left => left.seat === seat)?.coins ?? -1;
  return { says: confirm, allows: { low: coins, high: coins }, truth };
}

/** The news of the leap itself: what the round brings afterwards is another matter. */
function upTo(events: readonly Event[]): Event[] {
  const end = events.findIndex(({ type }) => LATER.has(type));
  return end < 0 ? [...events] : events.slice(0, end);
}

const LATER: ReadonlySet<Event['type']> = new Set([
  'window-opened',
  'turn-ended',
  'turn-began',
  'stopped',
  'monsters-began',
  'activated',
  'round-began',
]);

const sites: DelveClaim = {
  id: 'what a chest or rune pays and wakes',
  words: [/\. Wakes nobody\.$/, /coins, 11 on average/, /^(?:rune|chest) wakes (?:nobody|a boss|\d)$/],
  *statements(position) {
    const { state, seat } = position;
    const { flow, outing } = state;
    if (flow.at !== 'turn' || outing?.seat !== seat) return;
    const all = [...board.chests, ...board.points].map(site => site.at);
    for (const at of shuffle(
      position.dice,
      all.filter(each => !isOccupied(state, each)),
    ).slice(0, 1)) {
      const text = lineOf(infoAt(state, seat, at), /\. Wakes /);
      if (text) yield* siteStatements(at, text);
    }
    const { at } = state.heroes[seat]!;
    const price = prompt(state).choices.find(({ action }) => action.type === 'stop')?.odds;
    if (price !== undefined) {
      const what = /wakes (.*)$/.exec(price)![1]!;
      const isPaid = (world: State): boolean => {
        const kinds = only(emptied(world, at!), 'woke').map(({ kind }) => kind);
        return what === 'a boss'
          ? kinds.some(isBoss)
          : kinds.length === (what === 'nobody' ? 0 : Number(what));
      };
      yield { says: price, allows: SURE, truth: isPaid };
    }
    const here = prompt(state).choices.find(({ action }) => action.type === 'collect');
    if (!here) return;
    yield* siteStatements(at!, here.detail!);
    const told = /: wakes (a boss|\d)$/.exec(here.label)?.[1] ?? '0';
    const isSo = (world: State): boolean => {
      const kinds = only(emptied(world, at!), 'woke').map(({ kind }) => kind);
      return told === 'a boss' ? kinds.some(isBoss) : kinds.length === Number(told);
    };
    yield { says: here.label, allows: SURE, truth: isSo };
  },
};

/** The news of taking what lies there. */
function emptied(world: State, at: Cell): Event[] {
  const turn = openTurn(draftOf(arrivedAt({ ...world, outing: { ...world.outing!, chestWakes: [] } }, at)));
  collect(turn);
  if (!chestAt(at)) return turn.events;
  // A chest wakes nobody before the turn is over.
  const early = woken(turn.events);
  endTurn(turn);
  return early === '' ? turn.events : [];
}

function* siteStatements(at: Cell, text: string) {
  const says = `${cellName(at)}: ${text}`;
  yield { says, allows: SURE, truth: (world: State) => squaresIn(text) === woken(emptied(world, at)) };
  if (chestAt(at)) {
    const coins = (world: State): number => only(emptied(world, at), 'looted')[0]?.by ?? 0;
    yield { says, allows: around(11, 0), truth: coins };
    yield { says, allows: SURE, truth: (world: State) => coins(world) >= 2 && coins(world) <= 20 };
    return;
  }
  const items = Number(/(\d) item/.exec(text)![1]);
  const found = (world: State): number => only(emptied(world, at), 'collected')[0]!.items.length;
  yield { says, allows: { low: items, high: items }, truth: found };
}

export const stopClaims: readonly DelveClaim[] = [stops, stays, ends, leaps, sites];
