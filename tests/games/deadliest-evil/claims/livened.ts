/**
 * Careless players die long before they own a cloak, carry a Book past a guard or stand at the gate with one Life. So
 * every claim is also tried at positions with such things written in: what is changed is public, and the same in every
 * world.
 */
import { pick, type Dice } from '../../../../src/core/rng.ts';
import { MONSTER_IDS, KINDS, type Kind } from '../../../../src/games/deadliest-evil/data/monsters.ts';
import { searchCard, type ItemId } from '../../../../src/games/deadliest-evil/data/search-cards.ts';
import { tileFace } from '../../../../src/games/deadliest-evil/data/tiles.ts';
import { usableItems } from '../../../../src/games/deadliest-evil/rules/items.ts';
import { here } from '../../../../src/games/deadliest-evil/rules/monsters.ts';
import { REST } from '../../../../src/games/deadliest-evil/rules/phases.ts';
import { whyNoSearch } from '../../../../src/games/deadliest-evil/rules/search.ts';
import { trackLength } from '../../../../src/games/deadliest-evil/rules/track.ts';
import type { Monster, State } from '../../../../src/games/deadliest-evil/state/state.ts';
import type { Claim } from '../../../support/oracles/claim.ts';

type Change = (state: State) => State;

/** Half of the positions are left as play has made them. */
export function livened(claim: Claim<State>): Claim<State> {
  return {
    ...claim,
    *statements(position) {
      const change =
        position.dice.int(2) === 0 ? (state: State) => state : changeFor(position.state, position.dice);
      for (const one of claim.statements({ ...position, state: change(position.state) }))
        yield { ...one, truth: world => one.truth(change(world)) };
    },
  };
}

/** Each is told once and then done alike to every world. */
function changeFor(state: State, dice: Dice): Change {
  const list = CHANGES.filter(() => dice.int(3) === 0).map(each => each(state, dice));
  return world => list.reduce((changed, change) => change(changed), world);
}

const kora =
  (part: Partial<State['kora']>): Change =>
  state => ({ ...state, kora: { ...state.kora, ...part } });

const CHANGES: readonly ((state: State, dice: Dice) => Change)[] = [
  (_state, dice) => kora({ life: 1 + dice.int(2) }),
  () => kora({ invisible: true }),
  state => kora({ slowed: !state.kora.slowed }),
  (_state, dice) => holding(pick(dice, GIFTS)),
  (_state, dice) => holding(pick(dice, GIFTS)),
  (_state, dice) => done(dice.int(2) === 0 ? 'book' : 'crucible'),
  elsewhere,
  crowded,
  asked,
];

const GIFTS: readonly ItemId[] = [
  'cloak-of-stealth',
  'rope',
  'enchanted-shield',
  'magic-sword',
  'amulet-of-speed',
  'invisibility-scroll',
  'fireball-scroll',
  'healing-potion',
];

/** Out of its deck, so that no world finds it twice. */
function holding(item: ItemId): Change {
  const { level } = searchCard(item);
  return state => {
    if (state.kora.items.includes(item)) return state;
    const deck = state.searchDecks[level].filter(card => card !== item);
    const isEmptied = deck.length === 0 && state.ask?.kind === 'search';
    if (isEmptied) return state;
    return {
      ...state,
      kora: { ...state.kora, items: [...state.kora.items, item] },
      searchDecks: { ...state.searchDecks, [level]: deck },
    };
  };
}

/** With the Book the sorcerer is about, far behind on the track. */
function done(objective: 'book' | 'crucible'): Change {
  return state => {
    if (state.objectives[objective]) return state;
    const objectives = { ...state.objectives, [objective]: true };
    const sorcerer: Monster = { id: 'grislyk', kind: 'grislyk', at: { on: 'track', space: 1 } };
    const monsters = objective === 'book' ? [...state.monsters, sorcerer] : state.monsters;
    return { ...state, objectives, monsters };
  };
}

/** More monsters on the tiles around and on the track; on her own only where that forbids nothing that is asked. */
function crowded(state: State, dice: Dice): Change {
  const isSafe = state.ask?.kind === 'search' || state.ask?.kind === 'item' || state.act.move === 'moving';
  const wanted = Array.from({ length: 1 + dice.int(5) }, () => ({
    kind: pick(dice, KINDS.slice(0, 2)),
    tile: dice.int(state.tiles.length),
    space: 1 + dice.int(trackLength(state) - 1),
    onTrack: dice.int(3) === 0,
  }));
  return world => {
    let monsters = world.monsters;
    for (const { kind, tile, space, onTrack } of wanted) {
      const id = MONSTER_IDS[kind].find(each => !monsters.some(monster => monster.id === each));
      if (id === undefined || (!onTrack && isSafe && tile === world.kora.tile)) continue;
      const at = onTrack ? { on: 'track' as const, space } : { on: 'board' as const, tile };
      monsters = [...monsters, { id, kind, at }].toSorted(inOrder);
    }
    return { ...world, monsters };
  };
}

const inOrder = (a: Monster, b: Monster): number => order(a.kind) - order(b.kind) || (a.id < b.id ? -1 : 1);
const order = (kind: Kind): number => KINDS.indexOf(kind);

/** She stands on another known tile, where nobody is, at its beginning; rather on one that does something. */
function elsewhere(state: State, dice: Dice): Change {
  const all = state.tiles.map((_, index) => index);
  const odd = all.filter(index =>
    ['book', 'crucible', 'blades', 'narrow', 'pit'].includes(state.tiles[index]!.id),
  );
  const tile = pick(dice, odd.length > 0 && dice.int(3) > 0 ? odd : all);
  const [space] = tileFace(state.tiles[tile]!.id).spaces;
  const isAsked = state.ask?.kind === 'search' || state.act.attack !== 'none';
  return world => {
    const moved = { ...world, kora: { ...world.kora, tile, space: space! } };
    const isBad = isAsked || here(moved).length > 0;
    return isBad ? world : moved;
  };
}

/** Another moment of the same round: before the dice, the search or the bag. */
function asked(_state: State, dice: Dice): Change {
  const wanted = pick(dice, ['assign', 'search', 'item'] as const);
  return world => {
    const isOpen = {
      assign: true,
      search: whyNoSearch(world) === undefined,
      item: usableItems(world).length > 0,
    }[wanted];
    return world.kora.dice && isOpen ? { ...world, ask: { seat: 0, kind: wanted }, act: REST } : world;
  };
}
