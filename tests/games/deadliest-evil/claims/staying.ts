/** What the next round brings to whoever stays: the sheet's line, the questions before a turn ends, foes looked at. */
import { KINDS, type Kind } from '../../../../src/games/deadliest-evil/data/monsters.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { board } from '../../../../src/games/deadliest-evil/look/board.ts';
import { inspect } from '../../../../src/games/deadliest-evil/look/inspect.ts';
import { foeCells, koraCell } from '../../../../src/games/deadliest-evil/look/places.ts';
import { prompt } from '../../../../src/games/deadliest-evil/look/prompt.ts';
import { sheet } from '../../../../src/games/deadliest-evil/look/sheet.ts';
import { herBlow, theirBlow } from '../../../../src/games/deadliest-evil/look/fight.ts';
import { foeTitle } from '../../../../src/games/deadliest-evil/look/words.ts';
import { mayLeave } from '../../../../src/games/deadliest-evil/rules/ending.ts';
import { here } from '../../../../src/games/deadliest-evil/rules/monsters.ts';
import { tileToward } from '../../../../src/games/deadliest-evil/rules/tiles.ts';
import type { Monster, State } from '../../../../src/games/deadliest-evil/state/state.ts';
import type { PlacedTile } from '../../../../src/games/deadliest-evil/state/tiles.ts';
import { around, percentAllows, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { UNTOLD } from './dice.ts';
import {
  hits,
  isLost,
  linesOf,
  meanAllows,
  never,
  ready,
  slays,
  standingOn,
  stay,
  sure,
  unlessLost,
  woundsIn,
  type Told,
  type Truth,
} from './worlds.ts';

const isLeaving = (state: State): boolean =>
  state.act.move === 'moving' && state.kora.tile === 0 && mayLeave(state);

/** Also what a missing line says. */
export const stayingLine: Claim<State> = {
  id: 'staying costs so much',
  words: [/^Stay here: about -[\d.]+ Life(, death \S+%)?\.( Narrow: one of each kind reaches you\.)?$/],
  *statements({ state }) {
    if (!state.ask || state.ask.kind === 'assign' || isLeaving(state)) return;
    const line = linesOf(sheet(state).parts).find(text => text.startsWith('Stay here: '));
    const [, wounds, death] = /^Stay here: about -([\d.]+) Life(?:, death (\S+%))?\./.exec(line ?? '') ?? [];
    if (line?.includes('Narrow: '))
      yield {
        says: line,
        ...never(world => {
          const blows = only(stay(world).events, 'monster-attacked').filter(({ repeat }) => repeat === 1);
          return new Set(blows.map(({ kind }) => kind)).size < blows.length;
        }),
      };
    yield {
      says: line ?? 'no word of wounds',
      allows: wounds === undefined ? UNTOLD.wounds : meanAllows(wounds),
      truth: world => woundsIn(stay(world)),
      isAmount: true,
    };
    yield {
      says: line ?? 'no word of death',
      allows: death === undefined ? UNTOLD.deadly : percentAllows(death),
      truth: world => isLost(stay(world)),
    };
  },
};

export const unseen: Claim<State> = {
  id: 'unseen, nobody follows or strikes',
  words: [/^Unseen: nobody /, /^It can't see you: no (blow|step) as the next round begins\.$/],
  *statements({ state }) {
    const lines = [
      ...linesOf(sheet(state).parts),
      ...linesOf(inspect(state, koraCell(state))!.parts),
      ...foesLooked(state).flatMap(({ parts }) => linesOf(parts)),
    ];
    for (const says of lines.filter(text => /^(Unseen|It can't see you)/.test(text))) {
      if (!state.kora.dice || isLeaving(state)) return;
      yield { says, ...never(world => huntsOrStrikes(stay(world))) };
    }
  },
};

export const huntsOrStrikes = ({ events }: Told): boolean =>
  events.some(
    each => each.type === 'monster-attacked' || (each.type === 'monster-moved' && each.by === 'hunt'),
  );

/** "Two goblins and one skeleton strike first next round. Death: 34%. …" or "Staying here means death 34% of the time. …" */
export const questions: Claim<State> = {
  id: 'questions before the turn ends',
  words: [
    /strikes? first next round\.( Death: \S+%\.)? End your turn/,
    /^Staying here means death \S+% of the time\. /,
  ],
  *statements({ state }) {
    for (const { action, confirm = '', label } of prompt(state).choices) {
      if (action.type !== 'end-turn' && action.type !== 'end-move') continue;
      const goesOn = action.type === 'end-move' && here(state).length > 0 && state.act.attack !== 'done';
      if (goesOn || isLeaving(state)) continue;
      const death = /[Dd]eath:? (\S+%)/.exec(confirm)?.[1];
      const after = (world: State): Told => game.apply(world, action);
      yield {
        says: `${label}: ${confirm || 'no warning'}`,
        allows: death === undefined ? { low: 0, high: 0.2 } : percentAllows(death),
        truth: world => isLost(after(world)),
      };
      const strikers = kindsNamed(/^(.*) strikes? first/.exec(confirm)?.[1] ?? '');
      if (strikers.length > 0) yield { says: confirm, ...sure(world => allStrike(after(world), strikers)) };
    }
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "Two goblins and Grislyk" */
function kindsNamed(text: string): Kind[] {
  return [...text.matchAll(/(?:(\w+) )?(goblin|skeleton|Grislyk)/g)].flatMap(([, count = '', name]) =>
    Array<Kind>(name === 'Grislyk' ? 1 : NUMBERS.indexOf(count.toLowerCase())).fill(
      name!.toLowerCase() as Kind,
    ),
  );
}

/** At least these; whom she does not live to see may not. */
function allStrike(told: Told, kinds: readonly Kind[]): boolean | undefined {
  const struck = only(told.events, 'monster-attacked').filter(({ repeat }) => repeat === 1);
  const all = KINDS.every(
    kind => struck.filter(each => each.kind === kind).length >= kinds.filter(each => each === kind).length,
  );
  return unlessLost(told, all);
}

function foesLooked(state: State) {
  return state.monsters.flatMap(monster => {
    const at = foeCells(state).get(monster.id);
    const info = at && inspect(state, at);
    // In a great crowd two may share a cell, and only one of them is looked at.
    return info && info.title === foeTitle(monster.id, monster.kind) ? [{ ...info, monster }] : [];
  });
}

export const foesFigures: Claim<State> = {
  id: 'a foe looked at: figures',
  words: [/^Your d\d(\+\d)? kills it: \S+%$/, /^Its strike beats your d\d(\+\d)?: \S+%$/],
  *statements({ state }) {
    if (!state.kora.dice) return;
    for (const { monster, parts } of foesLooked(state).slice(0, 3)) {
      const rows = parts.flatMap(part => (part.part === 'stats' ? part.rows : []));
      const [, slain, wounds] = rows.map(({ value }) => value) as [string, string, string];
      const where = `${monster.id}: `;
      yield {
        says: `${where}${rows[1]!.label} ${slain}`,
        allows: percentAllows(slain),
        truth: world => slays(ready(beside(world, monster)), monster.id),
      };
      yield {
        says: `${where}${rows[2]!.label} ${wounds}`,
        allows: percentAllows(wounds),
        truth: world => hits(ready(reached(world, monster)), ({ id }) => id === monster.id),
      };
    }
  },
};

/** She goes to where it is. */
const beside = (world: State, { at }: Monster): State =>
  at.on === 'board' ? { ...world, kora: { ...world.kora, tile: at.tile, space: 'a' } } : world;

/** It comes to her, alone, and sees her. */
const reached = (world: State, monster: Monster): State => ({
  ...world,
  kora: { ...world.kora, invisible: false },
  monsters: [{ ...monster, at: { on: 'board', tile: world.kora.tile } }],
});

/** What a foe is about to do, by the words of its line. */
export const foesIntents: Claim<State> = {
  id: 'a foe looked at: what it does next',
  words: [],
  *statements({ state }) {
    if (!state.kora.dice || isLeaving(state)) return;
    for (const { monster, parts } of foesLooked(state)) {
      const says = linesOf(parts).at(-1)!;
      const truth = truthOf(says, monster);
      if (truth) yield { says: `${monster.id}: ${says}`, ...truth };
    }
  },
};

function truthOf(says: string, { id, kind }: Monster): Truth | undefined {
  const strikes = (told: Told): boolean =>
    only(told.events, 'monster-attacked').some(each => each.monster === id);
  if (/^(Strikes|Comes and strikes) next round, if you stay here\.$/.test(says))
    return sure(world => {
      const told = stay(world);
      return unlessLost(told, strikes(told));
    });
  if (says.startsWith('Comes at least one tile closer'))
    return sure(world => {
      const told = stay(world);
      // Nobody comes to whom the event has killed.
      return isLost(told) ? undefined : distanceOf(told.state, id) < distanceOf(world, id);
    });
  if (says.startsWith('Only one '))
    return sure(world => {
      const blows = only(stay(world).events, 'monster-attacked').filter(each => each.kind === kind);
      return new Set(blows.map(({ monster }) => monster)).size <= 1;
    });
  if (says.startsWith('No room to strike')) return never(world => strikes(stay(world)));
  if (says.startsWith("It can't see you")) return undefined;
  throw new Error(`Nobody knows what "${says}" means.`);
}

/** Tiles between a monster and her. */
function distanceOf({ tiles, monsters, kora }: State, id: string): number {
  const at = monsters.find(monster => monster.id === id)!.at;
  if (at.on !== 'board') return Infinity;
  return between(tiles, at.tile, kora.tile);
}

function between(tiles: readonly PlacedTile[], from: number, to: number): number {
  return from === to ? 0 : 1 + between(tiles, tileToward(tiles, from, to), to);
}

/** A mark without words: the eye over those who strike in the Narrow Passage. */
export const eyes: Claim<State> = {
  id: 'an eye over whoever strikes',
  words: [],
  *statements({ state }) {
    const narrow = inNarrow(state);
    if (!narrow) return;
    for (const { id, badges = [] } of board(narrow).tokens) {
      if (!badges.includes('eye-red')) continue;
      const truth = (world: State): boolean | undefined => {
        const told = stay(inNarrow(world)!);
        const struck = only(told.events, 'monster-attacked').some(({ monster }) => monster === id);
        return unlessLost(told, struck);
      };
      yield { says: `${id} has an eye`, ...sure(truth) };
    }
  },
};

/** There with whoever was beside her. */
function inNarrow(state: State): State | undefined {
  const narrow = standingOn(state, 'narrow');
  if (!narrow || !state.kora.dice) return undefined;
  const beside = here(state).map(({ id }) => id);
  const at = { on: 'board' as const, tile: narrow.kora.tile };
  const monsters = state.monsters.map(monster =>
    beside.includes(monster.id) ? { ...monster, at } : monster,
  );
  return ready({ ...narrow, monsters });
}

/** The bar between two fighters: her chance to win this exchange. */
export const stages: Claim<State> = {
  id: 'the bar of a fight',
  words: [],
  *statements({ state }) {
    const [foe] = here(state);
    if (!foe || !state.kora.dice || state.kora.invisible) return;
    const theirs = theirBlow(state, foe).odds!;
    yield {
      says: `They strike at Kora: ${theirs}`,
      allows: around(theirs / 100, 0.005),
      truth: world => {
        const hit = hits(ready(world), ({ id }) => id === foe.id);
        return hit === undefined ? undefined : !hit;
      },
    };
    const hers = herBlow(state, foe).odds!;
    yield {
      says: `Kora strikes: ${hers}`,
      allows: around(hers / 100, 0.005),
      truth: world => slays(ready(world), foe.id),
    };
  },
};
