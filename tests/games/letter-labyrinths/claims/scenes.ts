/**
 * Positions made from positions: what play seldom comes to (a card that Reveal has shown, a boss, one about to grow or
 * to land on somebody) is set up on the board as it was found, and on the boards of all its worlds alike.
 */
import { cellsOf, DIRECTIONS, isInside, stepFrom, type Cell } from '../../../../src/core/grid.ts';
import { pick, type Dice } from '../../../../src/core/rng.ts';
import { labyrinthOf } from '../../../../src/games/letter-labyrinths/data/boards.ts';
import { BOARD } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { dungeonOf, type BossSize } from '../../../../src/games/letter-labyrinths/data/dungeons.ts';
import { fortuneSet } from '../../../../src/games/letter-labyrinths/data/fortunes.ts';
import { game } from '../../../../src/games/letter-labyrinths/game.ts';
import { closedDoorAt, isFree, isUnderBoss } from '../../../../src/games/letter-labyrinths/rules/squares.ts';
import { isTopSeen } from '../../../../src/games/letter-labyrinths/rules/turn.ts';
import type { Boss, State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import type { Position } from '../../../support/oracles/claim.ts';

export type Scene = (state: State) => State;

const asItIs: Scene = state => state;

/** As it was found, or changed as chance will have it. */
export function someScene({ state, dice }: Position<State>): Scene {
  const hasDoors = state.doors.some(door => !door.open);
  if (hasDoors && !state.boss && dice.int(2) === 0) return atTheDoors(state, dice);
  switch (dice.int(6)) {
    case 0:
    case 1:
      return seenCard(state, dice);
    case 2:
      return withBoss(state, dice);
    default:
      return asItIs;
  }
}

/** Reveal has shown the next card, whichever it may be, and left it there. */
export function seenCard(state: State, dice: Dice): Scene {
  if (state.deck.length === 0 || isTopSeen(state)) return asItIs;
  const known = new Set([state.active, ...state.spent, ...state.lost]);
  const unseen = fortuneSet(state.options.difficulty).filter(one => !known.has(one));
  // Where everybody knows all cards of the deck, none of the box can have been seen.
  const card = pick(dice, state.deck.length > state.inDeck.length ? unseen : state.inDeck);
  return world => ({ ...onTop(world, card), topKnown: true });
}

function onTop(world: State, card: number): State {
  const { deck, box } = world;
  if (deck.includes(card)) return { ...world, deck: [...deck.filter(one => one !== card), card] };
  // Known to lie in the deck it is not, so any that is not known either makes room for it.
  const gone = deck.find(one => !world.inDeck.includes(one))!;
  return {
    ...world,
    deck: [...deck.filter(one => one !== gone), card],
    box: [...box.filter(one => one !== card), gone],
  };
}

/** Only so many cards are left, or fewer. */
export function fewCards(state: State, cards: number): Scene {
  if (state.deck.length <= cards) return asItIs;
  return world => ({
    ...world,
    deck: world.deck.slice(0, cards),
    box: [...world.box, ...world.deck.slice(cards)],
    inDeck: [],
    topKnown: false,
  });
}

/** Now and then with an empty deck, now and then beside a trap: words seldom run into one. */
export function someTrouble({ state, seat, dice }: Position<State>): Scene {
  const empty = dice.int(3) === 0 ? fewCards(state, 0) : asItIs;
  const beside = state.traps.flatMap(({ at }) => DIRECTIONS.map(way => stepFrom(at, way)));
  const free = beside.filter(at => isInside(BOARD, at) && isFree(state, at));
  // Whoever stands elsewhere would see other traps.
  if (dice.int(2) === 0 || free.length === 0 || state.hidden.length > 0) return empty;
  const at = pick(dice, free);
  return world => ({
    ...empty(world),
    pawns: world.pawns.map(pawn => (pawn.seat === seat ? { ...pawn, at } : pawn)),
  });
}

/** An enemy stands before a shut door, and the next card was seen. */
function atTheDoors(state: State, dice: Dice): Scene {
  const there = seenCard(state, dice);
  const sides = [...cellsOf(BOARD)].filter(
    at => isFree(state, at) && DIRECTIONS.some(way => closedDoorAt(state, at, way)),
  );
  const enemy = state.enemies.find(one => one.at);
  if (!enemy || sides.length === 0) return there;
  const at = pick(dice, sides);
  return world => ({
    ...there(world),
    enemies: world.enemies.map(one => (one.n === enemy.n ? { ...one, at } : one)),
  });
}

/** All enemies are captured, and the boss is about: hurt by chance, and where it covers nobody. */
function withBoss(state: State, dice: Dice): Scene {
  const { twist, bossSize } = dungeonOf(state.options.dungeon);
  const size = twist === 'growth' ? ((1 + dice.int(3)) as BossSize) : bossSize;
  const damage = dice.int(state.bossHealth);
  const places = [...cellsOf({ columns: BOARD.columns - size + 1, rows: BOARD.rows - size + 1 })].filter(
    at => !state.pawns.some(pawn => pawn.at && isUnderBoss({ at, size }, pawn.at)),
  );
  const at = pick(dice, places);
  return world => confronted(world, { at, size, damage, fresh: false, rolls: [1, 5, 6], told: [] });
}

function confronted(world: State, boss: Boss | null): State {
  const enemies = world.enemies.map(enemy => ({
    ...enemy,
    at: null,
    damage: world.capture,
    capturedBy: enemy.capturedBy ?? 0,
  }));
  return { ...world, side: boss ? 'back' : 'front', enemies, boss, hidden: [], dark: [] };
}

/** The boss has landed on the pawn of this seat, or has grown onto it, and it must make way. */
export function pushScene({ state, seat, dice }: Position<State>): Scene {
  if (state.ask?.kind === 'push') return asItIs;
  const isGrove = dungeonOf(state.options.dungeon).twist === 'growth';
  const { at } = labyrinthOf(state.options.dungeon).boss;
  const grows = isGrove && dice.int(2) === 0;
  const damage = Math.ceil(state.bossHealth / 3);
  return world => {
    const there = grows ? { x: at.x + 1, y: at.y } : at;
    const boss: Boss | null = grows
      ? { at, size: 1, damage, fresh: false, rolls: [1, 5, 6], told: [] }
      : null;
    return pushed({ ...confronted(world, boss), ...moved(world, seat, there) });
  };
}

/** Whoever stood there changes places. */
function moved(world: State, seat: number, to: Cell): Pick<State, 'pawns' | 'traps' | 'ask'> {
  const from = world.pawns[seat]!.at!;
  const isThere = (at: Cell | null): boolean => at?.x === to.x && at.y === to.y;
  return {
    pawns: world.pawns.map(pawn => ({
      ...pawn,
      wordsLeft: 0,
      at: pawn.seat === seat ? to : isThere(pawn.at) ? from : pawn.at,
    })),
    traps: world.traps.filter(trap => !isThere(trap.at)),
    ask: { seat: 0, kind: 'play' },
  };
}

function pushed(world: State): State {
  return game.apply(world, { type: 'end-players' }).state;
}
