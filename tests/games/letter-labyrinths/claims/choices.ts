/** What the choices say of themselves: passing, handing over, placing, abilities, a card that was revealed. */
import { cellsOf, range, sameCell } from '../../../../src/core/grid.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import { BOARD, ENEMY_NUMBERS } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { game } from '../../../../src/games/letter-labyrinths/game.ts';
import { prompt } from '../../../../src/games/letter-labyrinths/look/prompt.ts';
import { abilityActions, darkAround } from '../../../../src/games/letter-labyrinths/rules/abilities.ts';
import type { Action } from '../../../../src/games/letter-labyrinths/state/actions.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import { NEVER, SURE, type Claim, type Position, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { after, enemiesCome, seen, square } from './worlds.ts';

type Choice = ReturnType<typeof prompt>['choices'][number];
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

function isOf<T extends Action['type']>(action: Action, type: T): action is Of<T> {
  return action.type === type;
}

/** A token for everybody whose ability is not used, so that there is something to choose. */
function rich({ seat }: Position<State>): (world: State) => State {
  return world => ({
    ...world,
    pawns: world.pawns.map(pawn => ({
      ...pawn,
      abilityUsed: pawn.seat === seat ? false : pawn.abilityUsed,
      tokens: pawn.tokens.length > 0 ? pawn.tokens : [ENEMY_NUMBERS[pawn.seat % 5]!],
    })),
  });
}

const passing: Claim<State> = {
  id: 'what passing costs',
  words: [/will be lost\. Skip it\?$/],
  *statements(position) {
    const { state, seat, dice } = position;
    if (state.ask?.kind !== 'play') return;
    const isDouble = dice.int(4) === 0;
    const scene = (world: State): State =>
      isDouble
        ? {
            ...world,
            pawns: world.pawns.map(pawn => (pawn.seat === seat ? { ...pawn, wordsLeft: 2 } : pawn)),
          }
        : world;
    const choice = prompt(seen(position, scene), seat).choices.find(({ action }) => action.type === 'pass');
    if (choice) yield* passingSays(choice, seat, scene);
  },
};

function* passingSays(
  { action, label, detail = '', confirm = '' }: Choice,
  seat: number,
  scene: (world: State) => State,
): Iterable<Statement<State>> {
  const says = `${label}: ${detail} ${confirm}`;
  const told = (world: State) => game.apply(scene(world), action);
  if (/others may still/.test(detail)) {
    yield { says, allows: SURE, truth: world => (told(world).state.ask?.seat ?? seat) !== seat };
    return;
  }
  yield {
    says,
    allows: SURE,
    truth: world => {
      const { events, state } = told(world);
      const moves = only(events, 'stepped').length + only(events, 'word-played').length;
      const keepsOne = /One of your two words/.test(confirm);
      return moves === 0 && (!keepsOne || state.pawns[seat]!.wordsLeft === 1);
    },
  };
}

const handing: Claim<State> = {
  id: 'whoever is handed the turn has something to do',
  words: [],
  *statements(position) {
    const view = seen(position);
    const hands = prompt(view, position.seat).choices.filter(({ action }) => action.type === 'hand');
    for (const { action, detail = '' } of shuffle(position.dice, hands).slice(0, 1)) {
      if (!isOf(action, 'hand')) continue;
      const truth = (world: State): boolean => {
        const { state } = game.apply(world, action);
        const pawn = state.pawns[action.to]!;
        if (state.ask?.seat !== action.to) return false;
        if (detail.endsWith('Has a word to make.'))
          return pawn.wordsLeft > 0 && detail.includes(square(pawn.at!));
        if (detail.endsWith('Has an ability to use.')) return abilityActions(state, action.to).length > 0;
        return pawn.at === null;
      };
      yield { says: detail, allows: SURE, truth };
    }
  },
};

const placing: Claim<State> = {
  id: 'the nearest enemy of a starting square',
  words: [],
  *statements(position) {
    if (position.state.ask?.kind !== 'place') return;
    const { action, detail = '' } = pick(position.dice, prompt(seen(position), position.seat).choices);
    if (!isOf(action, 'place')) return;
    const far = Number(/(\d+) squares? away/.exec(detail)?.[1]);
    const truth = (world: State) =>
      Math.min(...world.enemies.map(({ at }) => range(at!, action.at))) === far &&
      [...cellsOf(BOARD)].length > far;
    yield { says: `${square(action.at)}: ${detail}`, allows: SURE, truth };
  },
};

const abilities: Claim<State> = {
  id: 'what an ability does and costs',
  words: [],
  *statements(position) {
    const { state, seat, dice } = position;
    if (state.ask?.kind !== 'play') return;
    const scene = rich(position);
    const choices = prompt(seen(position, scene), seat).choices.filter(
      ({ action }) => action.type === 'ability',
    );
    for (const choice of shuffle(dice, choices).slice(0, 2)) {
      const { action, detail = '' } = choice;
      if (!isOf(action, 'ability')) continue;
      yield {
        says: `${choice.label}: ${detail}`,
        allows: SURE,
        truth: world => abilityHolds(scene(world), seat, action, detail),
      };
    }
  },
};

function abilityHolds(world: State, seat: number, action: Of<'ability'>, detail: string): boolean {
  const { state, events } = game.apply(world, action);
  const till = events.findIndex(({ type }) => type === 'enemy-phase');
  const own = till < 0 ? events : events.slice(0, till);
  const token = /Costs token (\d)/.exec(detail)?.[1];
  if (token !== undefined && only(own, 'ability-used')[0]?.token !== Number(token)) return false;
  switch (action.ability) {
    case 'disable': {
      const gone = only(own, 'traps-removed').flatMap(({ traps }) => traps);
      const seenBefore = gone.filter(({ at }) => world.traps.some(trap => sameCell(trap.at, at)));
      const named = seenBefore.map(({ letter, at }) => `${letter} on ${square(at)}`);
      const hasDark = darkAround(world, world.pawns[seat]!.at!).length > 0;
      const all = [...named, ...(hasDark ? ['what is hidden around you'] : [])];
      return detail === `Clears ${all.join(', ')}.` && (hasDark || seenBefore.length === gone.length);
    }
    case 'portal':
      // On arrival it may see hidden traps; none of them lay on the way.
      return /^ability-used,ported(,trap-seen)*$/.test(own.map(({ type }) => type).join());
    case 'recover':
      return only(own, 'recovered')[0]?.deckLeft === world.deck.length + 1;
    case 'double-up':
      return state.pawns[seat]!.wordsLeft === world.pawns[seat]!.wordsLeft + 1;
    default:
      return true;
  }
}

const greyed: Claim<State> = {
  id: 'what cannot be used now',
  words: [],
  *statements(position) {
    if (position.state.ask?.kind !== 'play') return;
    const scene = rich(position);
    for (const { label, why } of prompt(seen(position, scene), position.seat).greyed ?? []) {
      yield {
        says: `${label}: ${why}`,
        allows: NEVER,
        truth: world =>
          abilityActions(scene(world), position.seat).some(({ ability }) =>
            label.toLowerCase().startsWith(ability.slice(0, 4)),
          ),
      };
    }
  },
};

/** Blue looks at the top card, and each of the three things that may become of it is done. */
const revealed: Claim<State> = {
  id: 'what becomes of a revealed card',
  words: [],
  *statements(position) {
    const { state, seat, dice } = position;
    if (state.ask?.kind !== 'play' || state.deck.length === 0 || dice.int(4) > 0) return;
    const scene = (world: State): State => ({ ...world, ask: { seat, kind: 'reveal' } });
    // What is looked at is another card in every world: what is said must hold of each.
    for (const { action, detail = '', confirm } of prompt(seen(position, scene), seat).choices) {
      if (!isOf(action, 'reveal-choice')) continue;
      const says = `${detail} ${confirm ?? ''}`;
      yield {
        says,
        allows: SURE,
        truth: world => {
          const card = world.deck.at(-1)!;
          const isLast = world.deck.length === 1;
          if ((confirm !== undefined) !== (isLast && action.choice !== 'keep')) return false;
          const { state: then, events } = after(scene(world), action);
          if (events.some(({ type }) => type === 'enemy-phase')) return undefined;
          const isOneLess = then.deck.length === world.deck.length - 1;
          if (action.choice === 'discard') return then.lost.includes(card) && isOneLess;
          if (action.choice === 'activate') return then.active === card && isOneLess;
          return only(enemiesCome(then).events, 'card-revealed')[0]?.card === card;
        },
      };
    }
  },
};

export const choiceClaims = [passing, handing, placing, abilities, greyed, revealed];
