/** Everything else that is said about what comes: dice, potions, questions, the order of play, and why something is off. */
import type { Seat } from '../../../../src/core/game.ts';
import { isBoss, KINDS, MONSTERS } from '../../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { prompt } from '../../../../src/games/letter-delve/look/prompt.ts';
import { sheet } from '../../../../src/games/letter-delve/look/sheet.ts';
import { tileName } from '../../../../src/games/letter-delve/look/words.ts';
import { kindsHeld } from '../../../../src/games/letter-delve/rules/items.ts';
import type { Action } from '../../../../src/games/letter-delve/state/actions.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../../src/games/letter-delve/state/state.ts';
import { around, NEVER, SURE } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { laden } from './scenes.ts';
import { roundPlayed, type DelveClaim } from './world.ts';

const roll: DelveClaim = {
  id: 'the dice of a walk',
  words: [/2 to 8 steps/],
  *statements({ state }) {
    const choice = prompt(state).choices.find(({ action }) => action.type === 'roll');
    if (!choice) return;
    const rolled = (world: State): number =>
      only(game.apply(world, choice.action).events, 'rolled-move')[0]!.dice.reduce((a, b) => a + b, 0);
    const says = choice.detail!;
    yield { says, allows: SURE, truth: world => rolled(world) >= 2 && rolled(world) <= 8 };
    if (says.includes('5 on average')) yield { says, allows: around(5, 0), truth: rolled };
  },
};

const gains: DelveClaim = {
  id: 'what a potion or conjured coins bring',
  words: [],
  *statements(position) {
    for (const { state, dress } of laden(position)) {
      for (const { action, label, odds = '' } of prompt(state).choices) {
        const [, low, high = low] = /^\+?(\d+)(?:-(\d+))?$/.exec(odds) ?? [];
        if (action.type !== 'use-item' || low === undefined) continue;
        const truth = (world: State): boolean => {
          const gained = gainOf(game.apply(dress(world), action).events);
          return gained >= Number(low) && gained <= Number(high);
        };
        yield { says: `${label}: ${odds}`, allows: SURE, truth };
      }
    }
  },
};

function gainOf(events: readonly Event[]): number {
  const healed = only(events, 'hp-changed').find(({ why }) => why === 'potion');
  const conjured = only(events, 'coins-gained').find(({ why }) => why === 'conjured');
  return (healed ?? conjured)?.by ?? 0;
}

/** Nobody uses anything; the others pass. Whether this seat is asked again before the event that ends it. */
function isAskedAgain(world: State, action: Action, seat: Seat, isOver: (state: State) => boolean): boolean {
  let { state } = game.apply(world, action);
  while (state.ask && !isOver(state)) {
    if (state.ask.kind === 'react' && state.ask.seat === seat) return true;
    const pass = [...game.legalActions(state)].find(({ type }) => type === 'pass');
    if (!pass) return false;
    ({ state } = game.apply(state, pass));
  }
  return false;
}

const silence: DelveClaim = {
  id: 'not being asked again',
  words: [],
  *statements({ state, seat }) {
    if (state.ask?.kind !== 'react') return;
    for (const { action, detail = '' } of prompt(state).choices) {
      if (action.type !== 'pass' || action.until === 'once') continue;
      const most = action.until === 'battle' ? (action.wakeAtHp ?? 0) : 0;
      const isOver = (now: State): boolean =>
        action.until === 'battle'
          ? !isSameBattle(state, now) || now.heroes[seat]!.hp <= most
          : now.flow.at !== state.flow.at || now.turn !== state.turn || isFight(now, seat);
      yield { says: detail, allows: NEVER, truth: world => isAskedAgain(world, action, seat, isOver) };
    }
  },
};

/** One battle may follow another without a question between them. Nobody fights the same foe twice in a round. */
function isSameBattle(then: State, now: State): boolean {
  const [old, battle] = [then.battle, now.battle];
  if (!old || !battle || then.turn !== now.turn) return false;
  return battle.hero === old.hero && battle.monster === old.monster && battle.rival === old.rival;
}

function isFight({ battle }: State, seat: Seat): boolean {
  return battle !== null && (battle.hero === seat || battle.rival === seat);
}

/** The strip beside the board: of two letters the one that stands first acts first. */
const order: DelveClaim = {
  id: 'the order in which monsters act',
  words: [],
  *statements({ state, seat }) {
    const track = sheet(state, seat).parts.find(part => part.part === 'track');
    if (track?.part !== 'track' || state.battle) return;
    const plates = track.spaces.map(space => space.label).filter(label => label !== 'You');
    const monsters = plates.filter(label => KINDS.some(kind => tileName(kind) === label));
    if (new Set(monsters).size < 2) return;
    const truth = (world: State): boolean => {
      const acted = only(roundPlayed(world, seat), 'activated').map(({ kind }) => tileName(kind));
      const places = acted.map(plate => monsters.indexOf(plate)).filter(place => place >= 0);
      return places.every((place, index) => index === 0 || place >= places[index - 1]!);
    };
    yield { says: monsters.join(' '), allows: SURE, truth };
  },
};

const unseen: DelveClaim = {
  id: 'tiles that nobody has seen',
  words: [/^Not seen yet, \d+ of them in the bag$/],
  *statements({ state, seat }) {
    const [table] = sheet(state, seat).pages![1]!.parts;
    if (table?.part !== 'table') return;
    const truth = (world: State): boolean =>
      table.label === `Not seen yet, ${world.bag.length} of them in the bag` &&
      table.rows.every(({ icon, cells }) => cells[1] === String(hidden(world, icon!)));
    yield { says: table.label!, allows: SURE, truth };
  },
};

function hidden({ bag, monsters }: State, tile: string): number {
  const lying = monsters.filter(({ known, kind }) => !known && kind === tile);
  return bag.filter(kind => kind === tile).length + lying.length;
}

/** What must be so where an item is greyed with these words, found without asking the rules of items. */
const REASONS: Readonly<Record<string, (state: State, seat: Seat) => boolean>> = {
  "You're at full health.": (state, seat) => state.heroes[seat]!.hp === 20,
  "This foe is Mean: armour doesn't help.": state => foeOf(state)?.special === 'mean',
  'Not in a duel.': ({ battle }) => battle !== null && battle.rival !== null,
  "Rivals aren't fooled.": ({ battle }) => battle !== null && battle.rival !== null,
  'Not on bosses, and not twice.': state =>
    state.battle!.mods.poison || isBoss(state.monsters.find(({ id }) => id === state.battle!.monster)!.kind!),
  "You're invisible already.": (state, seat) => state.heroes[seat]!.invisibleRound !== null,
  'All monsters are awake already.': ({ monsters }) => monsters.every(monster => monster.awake),
  'Not in the middle of a battle.': ({ battle }) => battle !== null,
  "Not in other people's battles.": (state, seat) => state.battle !== null && !isFight(state, seat),
  'Only in your own battles.': (state, seat) => !isFight(state, seat),
  'Only on your own turn.': (state, seat) =>
    state.flow.at !== 'turn' || state.outing?.seat !== seat || state.battle !== null,
  'Only before the first roll of your own battle.': (state, seat) =>
    !isFight(state, seat) || state.battle!.exchanges > 0,
  'No target exactly 2 squares away.': (state, seat) => {
    const { at } = state.heroes[seat]!;
    return state.monsters.every(
      monster => Math.max(Math.abs(monster.at.x - at!.x), Math.abs(monster.at.y - at!.y)) !== 2,
    );
  },
  'No free square beside you.': () => true,
  'The bag is nearly empty.': ({ bag }) => bag.length <= 4,
  'It has no special to cancel.': ({ monsters, battle }) =>
    monsters
      .filter(({ id, awake }) => awake && (!battle || battle.monster === id))
      .every(({ kind, cancelRound }) => cancelRound !== null || MONSTERS[kind!].special === null),
  'You have no steps left.': ({ outing, flow }) =>
    !outing || (flow.at === 'turn' && flow.part !== 'start' && outing.left + outing.extraMoves === 0),
  'Already active.': () => true,
  'Nobody to use it on.': ({ monsters }) =>
    monsters.every(
      ({ awake, frozenRound, slowRound }) => !awake || frozenRound !== null || slowRound !== null,
    ),
  'Not right now.': () => true,
};

function foeOf({ battle, monsters }: State) {
  const foe = monsters.find(({ id }) => id === battle?.monster);
  return foe?.kind ? MONSTERS[foe.kind] : undefined;
}

const reasons: DelveClaim = {
  id: 'why an item is off',
  words: [/^Nobody to use it on\.$/],
  *statements(position) {
    const { seat } = position;
    for (const { state, dress } of laden(position)) {
      const part = sheet(state, seat).parts.find(each => each.part === 'items');
      if (part?.part !== 'items') continue;
      for (const [index, { label, off }] of part.items.entries()) {
        if (off === undefined) continue;
        const item = kindsHeld(state, seat)[index]!;
        const isUsable = prompt(state).choices.some(
          ({ action }) => action.type === 'use-item' && action.item === item,
        );
        const truth = (world: State): boolean => !isUsable && REASONS[off]!(dress(world), seat);
        yield { says: `${label}: ${off}`, allows: SURE, truth };
      }
    }
  },
};

const greyed: DelveClaim = {
  id: 'why an action is off',
  words: [],
  *statements({ state, seat }) {
    for (const { label, why } of prompt(state).greyed ?? []) {
      const truth = (world: State): boolean => {
        if (/truce/.test(why)) return world.rules.duels === 'truce' && world.turn <= 5;
        if (/no duels/.test(why)) return world.rules.duels === 'off';
        if (why.startsWith('Costs')) return Number(/(\d+)\./.exec(why)![1]) > world.heroes[seat]!.coins;
        return ![...game.legalActions(world)].some(({ type }) => type === label.toLowerCase());
      };
      yield { says: `${label}: ${why}`, allows: SURE, truth };
    }
  },
};

const giveUp: DelveClaim = {
  id: 'what giving up costs',
  words: [],
  *statements({ state, seat }) {
    const choice = prompt(state).choices.find(({ action }) => action.type === 'concede');
    if (!choice) return;
    const coins = Number(/(\d+) coins?/.exec(choice.confirm!)![1]);
    const lost = (world: State): number | undefined => deathOf(game.apply(world, choice.action).events, seat);
    yield { says: choice.confirm!, allows: { low: coins, high: coins }, truth: lost };
  },
};

function deathOf(events: readonly Event[], seat: Seat): number | undefined {
  return only(events, 'died').find(died => died.seat === seat)?.coinsLost;
}

export const momentClaims: readonly DelveClaim[] = [
  roll,
  gains,
  silence,
  order,
  unseen,
  reasons,
  greyed,
  giveUp,
];
