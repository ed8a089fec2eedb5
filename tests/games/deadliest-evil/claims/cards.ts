/** The track, searches, items. */
import { shuffle } from '../../../../src/core/rng.ts';
import type { Kind } from '../../../../src/games/deadliest-evil/data/monsters.ts';
import { isItem } from '../../../../src/games/deadliest-evil/data/search-cards.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { prompt } from '../../../../src/games/deadliest-evil/look/prompt.ts';
import { pages } from '../../../../src/games/deadliest-evil/look/sheet-pages.ts';
import { sheet } from '../../../../src/games/deadliest-evil/look/sheet.ts';
import { scoreParts } from '../../../../src/games/deadliest-evil/rules/ending.ts';
import { cardName, crowd, smallFoe } from '../../../../src/games/deadliest-evil/look/words.ts';
import { mayLeave } from '../../../../src/games/deadliest-evil/rules/ending.ts';
import { trackLength } from '../../../../src/games/deadliest-evil/rules/track.ts';
import type { Action } from '../../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../../src/games/deadliest-evil/state/state.ts';
import { around, percentAllows, SURE, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { huntsOrStrikes } from './staying.ts';
import { isLost, linesOf, never, playWhile, ready, stay, sure, type Truth } from './worlds.ts';

/** Who has so many advances to go after the round's own one. */
function kindsAfter(events: readonly Event[], state: State, advances: number): Kind[] {
  const moves = only(events, 'track-advanced').find(({ by }) => by === 'round')!.moves;
  return moves.filter(({ to }) => trackLength(state) - to === advances).map(({ kind }) => kind);
}

/** The row of spaces, the line "In 1: …", the figure "Next" and the page: all tell who comes when. */
export const track: Claim<State> = {
  id: 'who comes down the track',
  words: [/^(Who: nobody|nobody)$/],
  *statements({ state, dice }) {
    if (!state.kora.dice || (state.act.move === 'moving' && mayLeave(state))) return;
    for (const { says, advances, who } of shuffle(dice, [...arrivalsSaid(state)]).slice(0, 2)) {
      const truth = (world: State): boolean => {
        const { events } = stay(world);
        const kinds = kindsAfter(events, world, advances - 1);
        const arrived = only(events, 'monster-arrived').map(({ kind }) => kind);
        const isIn = advances > 1 || kinds.every(kind => arrived.includes(kind));
        return isIn && who(kinds);
      };
      yield { says, ...sure(truth) };
    }
  },
};

/** "No hunters yet. Next event brings some: 60%.", and what one goal more is worth. */
export const prospects: Claim<State> = {
  id: 'what is still to come',
  words: [/^No hunters yet\./, /Your next goal counts \+\d+ if you get out\.$/],
  *statements({ state }) {
    if (!state.kora.dice) return;
    const { parts } = sheet(state);
    for (const says of linesOf(parts)) {
      if (!says.startsWith('No hunters yet')) continue;
      // Who takes the Book as the round begins is hunted by no event.
      const truth = (world: State): boolean =>
        only(stay(world).events, 'monster-placed').some(({ by }) => by !== 'book');
      yield { says, allows: percentAllows(says), truth };
    }
    const helps = parts.flatMap(part =>
      part.part === 'items' ? part.items.map(({ help = '' }) => help) : [],
    );
    const says = helps.find(help => help.includes('Your next goal'));
    const said = /counts \+(\d+) if/.exec(says ?? '')?.[1];
    const open = (['crucible', 'book', 'grislyk'] as const).find(each => !state.objectives[each]);
    if (says === undefined || said === undefined || !open) return;
    const prize = (world: State): number =>
      scoreParts({ ...world, ending: { result: 'minor', cause: null } })[0]!.points;
    const more = (world: State): number =>
      prize({ ...world, objectives: { ...world.objectives, [open]: true } }) - prize(world);
    yield { says, ...sure(world => more(world) === Number(said)) };
  },
};

interface ArrivalSaid {
  readonly says: string;
  readonly advances: number;
  readonly who: (kinds: readonly Kind[]) => boolean;
}

function* arrivalsSaid(state: State): Iterable<ArrivalSaid> {
  const { parts } = sheet(state);
  const isCrowd =
    (text: string) =>
    (kinds: readonly Kind[]): boolean =>
      crowd(kinds).toLowerCase() === text.toLowerCase();
  for (const text of linesOf(parts)) {
    const who = /^In 1: (.*)\.$/.exec(text)?.[1];
    if (who !== undefined) yield { says: text, advances: 1, who: isCrowd(who) };
  }
  for (const { value } of parts.flatMap(part => (part.part === 'track' ? (part.vitals ?? []) : []))) {
    const said = /^(?:x(\d+) )?in (\d+)$/.exec(value);
    if (!said) continue;
    const [, count = '1', advances] = said;
    yield { says: `Next ${value}`, advances: Number(advances), who: kinds => kinds.length === Number(count) };
  }
  const table = pages(state)[1]!.parts[0]!;
  for (const { cells } of table.part === 'table' ? table.rows : []) {
    const [when, who] = cells as [string, string];
    const advances = when === 'next' ? 1 : Number(/\d+/.exec(when)?.[0]);
    if (who !== 'nobody') yield { says: `${when}: ${who}`, advances, who: isCrowd(who) };
  }
  const spaces = parts.flatMap(part => (part.part === 'track' ? part.spaces.slice(0, -1) : []));
  for (const { label, sprites, badge } of spaces) {
    const advances = label === 'NEXT' ? 1 : Number(label);
    const count = sprites.length === 0 ? 0 : Number(badge ?? 1);
    const isSeen = (kind: Kind): boolean => sprites.includes(smallFoe(kind));
    const who = (kinds: readonly Kind[]): boolean =>
      kinds.length === count && new Set(kinds).size === sprites.length && kinds.every(isSeen);
    yield { says: `${label}: ${count} ${sprites.join(' ')}`, advances, who };
  }
}

export const searches: Claim<State> = {
  id: 'a search',
  words: [
    /^[<>]?\d+% item, -\d+ pts$/,
    /^Cards left: .* this search costs \d+ points\.$/,
    /^Nobody is on the track: search in peace\.$/,
    /^Cloaked: a search moves nobody\.$/,
  ],
  *statements({ state }) {
    if (state.ask?.kind !== 'search') return;
    const { odds = '', detail = '' } = prompt(state).choices[0]!;
    const drawn = (world: State): string =>
      cardName(only(game.apply(world, SEARCH).events, 'search-card-drawn')[0]!.card);
    const [share = '', price = ''] = odds.split(', ');
    const points = Number(/^-(\d+) pts$/.exec(price)![1]);
    yield {
      says: price,
      ...sure(world => tracesOf(world) - tracesOf(game.apply(world, SEARCH).state) === points),
    };
    yield { says: detail, ...sure(() => detail.endsWith(`costs ${points} points.`)) };
    yield {
      says: share,
      allows: percentAllows(share),
      truth: world => isItem(only(game.apply(world, SEARCH).events, 'search-card-drawn')[0]!.card),
    };
    const cards = /^Cards left: ([^.]*)\./
      .exec(detail)![1]!
      .split(', ')
      .map(text => /^(.*) (\d+)$/.exec(text)!);
    const total = cards.reduce((sum, [, , count]) => sum + Number(count), 0);
    for (const [text, name, count] of cards) {
      const part = Number(count) / total;
      const allows = part === 1 ? SURE : around(part, 0.0005);
      yield { says: text, allows, truth: world => drawn(world) === name };
    }
    for (const says of linesOf(sheet(state).parts)) {
      const truth = searchTruth(says);
      if (truth) yield { says, ...truth };
    }
  },
};

const SEARCH: Action = { type: 'search' };

/** What her searches would take from her outside, with all that she came for. */
function tracesOf(state: State): number {
  const objectives = { book: true, crucible: true, grislyk: true };
  const parts = scoreParts({ ...state, objectives, ending: { result: 'ultimate', cause: null } });
  return parts.find(({ label }) => label === 'Searches')!.points;
}

/** Dead or, where it says so, cloaked she wakes nobody. */
function searchTruth(says: string): Truth | undefined {
  const told = (world: State) => {
    const done = game.apply(world, SEARCH);
    const gained = only(done.events, 'item-gained').some(({ item }) => item === 'cloak-of-stealth');
    return { ...done, isOut: isLost(done) || (gained && says.includes('unless you find the Cloak')) };
  };
  const who = /^A search lets in (.*?)(, unless you find the Cloak)?\.( You strike first\.)?$/.exec(
    says,
  )?.[1];
  const moves = (events: readonly Event[]): boolean =>
    only(events, 'track-advanced').some(advance => advance.moves.length > 0);
  if (who !== undefined)
    return sure(world => {
      const { events, isOut } = told(world);
      const kinds = only(events, 'monster-arrived').map(({ kind }) => kind);
      return isOut ? undefined : crowd(kinds) === who;
    });
  if (says.startsWith('A search moves the track on'))
    return sure(world => {
      const { events, isOut } = told(world);
      return isOut ? undefined : moves(events) && only(events, 'monster-arrived').length === 0;
    });
  if (/^(Nobody is on the track|Cloaked)/.test(says)) return never(world => moves(told(world).events));
  return undefined;
}

export const items: Claim<State> = {
  id: 'using an item',
  words: [
    /^Use it once: this round nobody stops your walk, and when the next begins nobody follows or strikes\./,
  ],
  *statements({ state, dice }) {
    if (!state.kora.dice || dice.int(4) > 0) return;
    for (const { action, odds = '', detail = '' } of prompt(laden(state)).choices) {
      if (action.type !== 'use-item') continue;
      const used = (world: State) => game.apply(laden(world), action);
      if (action.item === 'invisibility-scroll') {
        yield { says: detail, ...never(world => huntsOrStrikes(stay(used(world).state))) };
      } else if (action.item === 'fireball-scroll') {
        const who = /^Kills (.*)\. You can still attack\.$/.exec(detail)![1];
        const burnt = (world: State): Kind[] =>
          only(used(world).events, 'monster-slain').map(({ kind }) => kind);
        yield { says: detail, ...sure(world => crowd(burnt(world)) === who) };
        yield { says: odds, ...sure(world => burnt(world).length === Number(odds)) };
        yield { says: detail, ...sure(world => used(world).state.act.attack === 'none') };
      } else {
        const gain = Number(/^Gains (\d) Life/.exec(detail)![1]);
        const healed = (world: State): number => only(used(world).events, 'healed')[0]!.amount;
        yield { says: detail, ...sure(world => healed(world) === gain) };
        yield { says: odds, ...sure(world => `+${healed(world)}` === odds) };
      }
    }
  },
};

/** With one of each in the bag, and the time to use it. */
function laden(state: State): State {
  const { items: held, life } = state.kora;
  const kora = { ...state.kora, items: [...held, ...USABLE], life: Math.min(5, life) };
  return { ...ready(state), kora, ask: { seat: 0, kind: 'item' } };
}

const USABLE = ['healing-balm', 'healing-potion', 'fireball-scroll', 'invisibility-scroll'] as const;

/** Items on the sheet: off means that no use of it is on offer, now or later in this round. */
export const bag: Claim<State> = {
  id: 'what in the bag can be used',
  words: [/^Nobody sees you as it is\.$/],
  *statements({ state, dice }) {
    if (!state.kora.dice || dice.int(4) > 0) return;
    const full = laden(state);
    const list = sheet(full).parts.flatMap(part => (part.part === 'items' ? part.items : []));
    const offered = prompt(full).choices.map(({ icon }) => icon);
    for (const { icon, off, label } of list.filter(each => each.icon.startsWith('item-'))) {
      const isPassive = /amulet|shield|rope|sword|cloak/.test(icon);
      if (isPassive) continue;
      yield {
        says: `${label} ${off ?? 'usable'}`,
        ...sure(() => offered.includes(icon) === (off === undefined)),
      };
    }
  },
};

/** What cannot be done, where a player would look for it. */
export const greyed: Claim<State> = {
  id: 'what cannot be done now',
  words: [/^Nobody to attack on this tile\.$/],
  *statements({ state }) {
    for (const { label, why } of prompt(state).greyed ?? []) {
      const type = { Attack: 'attack', 'Roll to move': 'roll-move', Search: 'search' }[label]!;
      // What has to wait for an answer is not offered yet; of later the words say nothing.
      const isNow = why.endsWith('first.');
      const offered = (world: State): boolean =>
        isNow ? game.legalActions(world).some(action => action.type === type) : offers(world, type);
      yield { says: `${label}: ${why}`, ...never(offered) };
    }
  },
};

/** Until this round is over, however she goes about it without walking. */
function offers(world: State, type: string): boolean {
  let found = false;
  playWhile(world, state => {
    const legal = [...game.legalActions(state)];
    found ||= legal.some(action => action.type === type);
    return state.ask!.kind === 'item' ? { type: 'end-items' } : undefined;
  });
  return found;
}
