/** What is said about walking: the rush, water, how far one gets, who could strike where, and what is seen. */
import { sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import { game, legalActions } from '../../../../src/games/pocket-dungeons/game.ts';
import { askedChar } from '../../../../src/games/pocket-dungeons/look/board.ts';
import { inspect } from '../../../../src/games/pocket-dungeons/look/inspect.ts';
import { overlays } from '../../../../src/games/pocket-dungeons/look/overlays.ts';
import { middleCell, tileAt } from '../../../../src/games/pocket-dungeons/look/places.ts';
import { keyOf, numberOf } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { charAt, findChar, heroOf } from '../../../../src/games/pocket-dungeons/rules/characters.ts';
import { geometryOf } from '../../../../src/games/pocket-dungeons/rules/geometry.ts';
import { stepsOf } from '../../../../src/games/pocket-dungeons/rules/reach.ts';
import { longestRush } from '../../../../src/games/pocket-dungeons/rules/rolls.ts';
import type { Action } from '../../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../../src/games/pocket-dungeons/state/events.ts';
import type { Character, State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import { percentAllows, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { acting, choicesOf, isDown, isTrapped, percentIn, playOut, tilesWhere } from './scene.ts';
import { brink, shore } from './scenes.ts';

const EXPLORE: Action = { type: 'explore' };

const rush: Claim<State> = {
  id: 'a rush: so many steps',
  words: [/^(1 step for sure|Needs \d steps to get through)(, \d steps [<>]?\d+%)+\.$/, /^\d-\d steps$/],
  *statements({ state, dice }) {
    const [explore] = state.ask?.kind === 'action' ? choicesOf(state, 'explore') : [];
    if (!explore) return;
    const moves = (world: State): number => only(game.apply(world, EXPLORE).events, 'rushed')[0]!.moves;
    const says = explore.detail!;
    const said = [...says.matchAll(/(\d) steps ([<>]?\d+%)/g)];
    const [, steps, chance] = pick(dice, said);
    yield { says, allows: percentAllows(chance!), truth: world => moves(world) >= Number(steps) };
    const [, least, most] = /^(\d)-(\d) steps$/.exec(explore.odds!)!;
    yield {
      says: `Explore: ${explore.odds}`,
      allows: SURE,
      truth: world => moves(world) >= Number(least) && moves(world) <= Number(most),
    };
    if (says.startsWith('1 step for sure'))
      yield { says, allows: SURE, truth: world => game.apply(world, EXPLORE).state.ask?.kind === 'moving' };
  },
};

const water: Claim<State> = {
  id: 'a step into water: survives, drowns',
  words: [/Water: Action 4\+ or drown, survives [<>]?\d+%/, /^Water: your .+ drowns [<>]?\d+% of the time/],
  *statements({ state, seat, dice }) {
    const place = shore(state, seat, dice);
    if (!place) return;
    const { doctor, to } = place;
    const wet = choicesOf(doctor(state), 'step').find(({ action }) => sameCell(action.to, to))!;
    const drowns = (world: State): boolean => isDown(playOut(doctor(world), wet.action).events, 0, 'water');
    const says = `${wet.label}: ${wet.detail} ${wet.confirm}`;
    const survives = percentIn(wet.detail ?? '', 'survives') ?? '100%';
    const wetter = percentIn(wet.confirm ?? '', 'drowns');
    if (wetter && dice.int(2) === 0) yield { says, allows: percentAllows(wetter), truth: drowns };
    else yield { says, allows: percentAllows(survives), truth: world => !drowns(world) };
    yield { says, allows: SURE, truth: () => (percentIn(wet.odds ?? '', 'survives') ?? '100%') === survives };
  },
};

/** "A counter: it ends the walk and is turned", and what else is said of the tile one steps to. */
const ground: Claim<State> = {
  id: 'a step onto a counter ends the walk',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'moving') return;
    const steps = choicesOf(state, 'step').filter(({ detail }) =>
      detail?.includes('you stop there and flip it'),
    );
    for (const { action, label, detail } of shuffle(dice, steps).slice(0, 1))
      yield {
        says: `${label}: ${detail}`,
        allows: SURE,
        truth: world => {
          const { state: after, events } = playOut(world, action);
          const turned = only(events, 'counter-flipped').some(event => sameCell(event.at, action.to));
          return (
            turned &&
            only(events, 'moved').filter(event => event.how === 'walk').length === 1 &&
            after !== world
          );
        },
      };
  },
};

/** On its button, and on the card of its tile. */
const flip: Claim<State> = {
  id: 'a counter: deadly',
  words: [/you stop there and flip it, deadly [<>]?\d+%\./, /^Counter: face down, deadly [<>]?\d+%$/],
  *statements({ state, seat, dice }) {
    const place = brink(state, seat, dice);
    const step =
      place &&
      choicesOf(place.doctor(state), 'step').find(
        ({ action, detail }) => sameCell(action.to, place.to) && detail?.includes('deadly'),
      );
    if (!place || !step) return;
    const { doctor, to } = place;
    const deadly = percentIn(step.detail!, 'deadly')!;
    const says = `${step.label}: ${step.odds} ${step.detail}`;
    const dies = (world: State): boolean => isTrapped(playOut(doctor(world), step.action).events, 0);
    if (dice.int(2) === 0) yield { says, allows: percentAllows(deadly), truth: dies };
    else
      yield {
        says,
        allows: percentAllows(percentIn(step.odds ?? '', 'survives') ?? '100%'),
        truth: world => !dies(world),
      };
    const shown = doctor(state);
    const rows = inspect(shown, seat, middleCell(shown, to))!.parts.flatMap(part =>
      part.part === 'stats' ? part.rows.map(row => row.value) : [],
    );
    yield { says, allows: SURE, truth: () => rows.includes(`face down, deadly ${deadly}`) };
  },
};

// ── Reach ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** All ways of so many steps at most, by the rules; the one with the least water. */
function driestWay(state: State, char: Character, to: Cell, left: number): Cell[] | undefined {
  const { isWater } = geometryOf(state.dungeon);
  let best: { way: Cell[]; wet: number } | undefined;
  const walk = (at: Cell, way: Cell[], wet: number, rest: number): void => {
    if (best && wet >= best.wet) return;
    if (sameCell(at, to)) best = { way, wet };
    const stops = char.role === 'hero' && keyOf(at) in state.hidden && way.length > 0;
    if (sameCell(at, to) || stops) return;
    const here = { ...char, at };
    const chars = state.chars.map(one => (one.id === char.id ? here : one));
    for (const next of stepsOf({ ...state, chars }, here, rest))
      walk(next, [...way, next], wet + (isWater[numberOf(next)] ? 1 : 0), rest - 1);
  };
  walk(char.at, [], 0, left);
  return best?.way;
}

function reachStatement(
  state: State,
  seat: number,
  char: Character,
  to: Cell,
  said: string,
): Statement<State> {
  const ways = new Map<number, Cell[] | undefined>();
  const wayOf = (left: number): Cell[] | undefined => {
    if (!ways.has(left)) ways.set(left, driestWay(state, char, to, left));
    return ways.get(left);
  };
  return {
    says: `${char.card} to ${keyOf(to)}: ${said}`,
    allows: percentAllows(said),
    truth: world => {
      const isUnderWay = world.ask?.kind === 'moving' && world.ask.char === char.id;
      const start = isUnderWay ? world : acting(world, seat, char.id);
      let now = isUnderWay ? start : game.apply(start, EXPLORE).state;
      const left = now.ask?.kind === 'moving' ? now.ask.left : 0;
      const way = wayOf(left);
      for (const at of way ?? []) {
        // The only way out of somebody is taken unasked.
        if (sameCell(findChar(now, char.id)!.at, at)) continue;
        const step = playOut(now, { type: 'step', to: at }, { isOver: isWalking(char.id) });
        if (isDown(onTheWay(step.events), char.id, 'water')) return false;
        now = step.state;
      }
      return way !== undefined;
    },
  };
}

/** Once a counter is turned the walk has led there, wherever a trap may push whoever turned it. */
function onTheWay(events: readonly Event[]): readonly Event[] {
  const turned = events.findIndex(({ type }) => type === 'counter-flipped');
  return turned < 0 ? events : events.slice(0, turned);
}

const isWalking =
  (char: number) =>
  ({ ask }: State): boolean =>
    ask?.kind === 'moving' && ask.char === char;

/** The overlay and the card of a tile say the same. */
const reach: Claim<State> = {
  id: 'a walk leads there',
  words: [/^\d steps?: reached [<>]?\d+%(, through water)?$/],
  *statements({ state, seat, dice }) {
    const { ask } = state;
    if (ask?.kind !== 'actor' && ask?.kind !== 'action' && ask?.kind !== 'moving') return;
    const char = findChar(state, askedChar(ask)) ?? heroOf(state, seat);
    if (!char || char.owner !== seat) return;
    const marks = overlays[0]!
      .model(state, seat, undefined)
      .cells.flatMap(({ at, text }) => (text === undefined ? [] : [{ to: tileAt(state, at)!, text }]));
    for (const { to, text } of shuffle(dice, marks).slice(0, 1)) {
      const digits = text.replace(/[?+]/g, '');
      yield reachStatement(state, seat, char, to, digits === '' ? '100%' : `${digits}%`);
      const rows = inspect(state, seat, middleCell(state, to))!.parts.flatMap(part =>
        part.part === 'stats' ? part.rows.map(row => row.value) : [],
      );
      const said = rows.find(value => value.startsWith('reached'))!;
      yield {
        says: `${said}, and ${text} on the board`,
        allows: SURE,
        truth: () => said.startsWith(`reached ${digits === '' ? '100' : digits}%`),
      };
    }
    const dark = tilesWhere(state, at => !marks.some(({ to }) => sameCell(to, at)) && !charAt(state, at));
    for (const to of shuffle(dice, dark).slice(0, 1))
      yield {
        says: `${char.card} cannot walk to ${keyOf(to)}`,
        allows: SURE,
        truth: () =>
          char.paralysed ||
          driestWay(state, char, to, ask.kind === 'moving' ? ask.left : longestRush(char)) === undefined ||
          !canExplore(state, seat, char),
      };
  },
};

function canExplore(state: State, seat: number, char: Character): boolean {
  return legalActions(acting(state, seat, char.id)).some(({ type }) => type === 'explore');
}

export const walkClaims = [rush, water, ground, flip, reach];
