/** The clock: how many rounds are left, what the next card is, and what calling the enemies does to the deck. */
import type { SheetPart } from '../../../../src/core/look.ts';
import { reseeded, stream } from '../../../../src/core/rng.ts';
import { game, listedActions } from '../../../../src/games/letter-labyrinths/game.ts';
import { prompt } from '../../../../src/games/letter-labyrinths/look/prompt.ts';
import { sheet } from '../../../../src/games/letter-labyrinths/look/sheet.ts';
import type { Action } from '../../../../src/games/letter-labyrinths/state/actions.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import { NEVER, SURE, type Claim, type Position } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { fewCards, seenCard } from './scenes.ts';
import { after, anyOf, enemiesCome, seen } from './worlds.ts';

function alerts(view: State, seat: number): string[] {
  return sheet(view, seat).parts.flatMap((part: SheetPart) =>
    part.part === 'text' ? part.lines.map(({ text }) => text) : [],
  );
}

/** A game of no words at all, with any ability that is not Recover: the rounds that it lasts, this one included. */
function roundsOf(world: State): number {
  const dice = stream(reseeded(world.rng, 'rounds'), 'rounds');
  let state = world;
  while (state.ask) {
    const open = listedActions(state).filter(action => !isRecover(action) && action.type !== 'hand');
    state = game.apply(state, anyOf(dice, open)).state;
  }
  return state.turn - world.turn + 1;
}

function isRecover(action: Action): boolean {
  return action.type === 'ability' && action.ability === 'recover';
}

/** Whoever can recovers a card first, if that is asked for; then the enemies come. */
function isLostNow(world: State, recovers: boolean): boolean {
  const seat = world.pawns.find(pawn => listedActions(askedOf(world, pawn.seat)).some(isRecover))?.seat;
  if (!recovers || seat === undefined) return enemiesCome(world).state.ending?.how === 'lost';
  const asked = askedOf(world, seat);
  return enemiesCome(after(asked, listedActions(asked).find(isRecover)!).state).state.ending?.how === 'lost';
}

function askedOf(world: State, seat: number): State {
  return { ...world, ask: { seat, kind: 'play' } };
}

const rounds: Claim<State> = {
  id: 'rounds left',
  words: [/^\d+ cards?: \d+ rounds? at most/],
  *statements(position) {
    if (position.state.ask?.kind !== 'play' || position.dice.int(8) > 0) return;
    for (const says of alerts(seen(position), position.seat)) {
      const most = Number(/(\d+) rounds? at most/.exec(says)?.[1] ?? 0);
      if (most > 0) yield { says, allows: SURE, truth: world => roundsOf(world) <= most };
    }
  },
};

const lastRound: Claim<State> = {
  id: 'the last round',
  words: [/^Last round/, /^No cards left/],
  *statements(position) {
    if (position.state.ask?.kind !== 'play' || position.dice.int(3) > 0) return;
    const scene = fewCards(position.state, position.dice.int(2));
    for (const says of alerts(seen(position, scene), position.seat)) {
      if (says.startsWith('Last round, unless'))
        yield { says, allows: SURE, truth: world => isLostNow(scene(world), false) };
      if (/^Last round\.|^No cards left/.test(says))
        yield { says, allows: SURE, truth: world => isLostNow(scene(world), true) };
    }
  },
};

const nextCard: Claim<State> = {
  id: 'the next card, once it was seen',
  words: [/^Next: card \d+/],
  *statements(position) {
    if (position.state.ask?.kind !== 'play' || position.dice.int(3) > 0) return;
    const scene = seenCard(position.state, position.dice);
    for (const says of alerts(seen(position, scene), position.seat)) {
      const card = Number(/^Next: card (\d+)/.exec(says)?.[1] ?? 0);
      if (card === 0) continue;
      const truth = (world: State) =>
        only(enemiesCome(scene(world)).events, 'card-revealed')[0]?.card === card;
      yield { says, allows: SURE, truth };
    }
  },
};

/** All words are made, and this seat may call the enemies. */
function closing({ state, seat }: Position<State>): (world: State) => State {
  return world => ({
    ...world,
    pawns: state.pawns.map(pawn => ({ ...pawn, wordsLeft: 0 })),
    ask: { seat, kind: 'play' },
  });
}

const calling: Claim<State> = {
  id: 'what calling the enemies does to the deck',
  words: [/^The enemies turn over /, /^The deck is empty: you lose/],
  *statements(position) {
    if (position.state.ask?.kind !== 'play' || position.dice.int(3) > 0) return;
    const few =
      position.dice.int(3) === 0 ? fewCards(position.state, position.dice.int(2)) : (world: State) => world;
    const scene = (world: State) => few(closing(position)(world));
    const end = prompt(seen(position, scene), position.seat).choices.find(
      ({ action }) => action.type === 'end-players',
    );
    const says = end?.detail ?? '';
    const called = (world: State) => after(scene(world), { type: 'end-players' }).state;
    const most = /You keep at most (\d+) of \d+/.exec(says)?.[1];
    if (/you lose/.test(says))
      yield { says, allows: SURE, truth: world => called(world).ending?.how === 'lost' };
    else if (most !== undefined)
      yield { says, allows: NEVER, truth: world => called(world).deck.length > Number(most) };
  },
};

export const clockClaims = [rounds, lastRound, nextCard, calling];
