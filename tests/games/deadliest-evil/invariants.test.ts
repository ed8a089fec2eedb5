/** The nineteen invariants, after every action of many runs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { canonical, digest, same } from '../../../src/core/plain.ts';
import { newStreams, shuffle, stream } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { LEVELS, SECTION } from '../../../src/games/deadliest-evil/data/constants.ts';
import { kindOf, KINDS } from '../../../src/games/deadliest-evil/data/monsters.ts';
import { searchCard, SEARCH_DECKS } from '../../../src/games/deadliest-evil/data/search-cards.ts';
import { EXITS } from '../../../src/games/deadliest-evil/data/tile-faces.ts';
import { tileFace } from '../../../src/games/deadliest-evil/data/tiles.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import { objectivesDone } from '../../../src/games/deadliest-evil/rules/ending.ts';
import { usableItems } from '../../../src/games/deadliest-evil/rules/items.ts';
import { whyNoSearch } from '../../../src/games/deadliest-evil/rules/search.ts';
import { trackLength } from '../../../src/games/deadliest-evil/rules/track.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { playRun, runs, type PlayedStep } from './random-play.ts';

const RUNS = { seed: 13, numRuns: 60 };

/** Holds at every moment of every run. */
function always(holds: (moment: PlayedStep) => boolean): void {
  fc.assert(
    fc.property(runs, run => {
      playRun(run, moment => {
        if (!holds(moment)) throw new Error(`After ${canonical(moment.action)}: ${canonical(moment.after)}`);
      });
    }),
    RUNS,
  );
}

const alwaysState = (holds: (state: State) => boolean): void => always(({ after }) => holds(after));

describe('Invariants', { timeout: 60_000 }, () => {
  it('1. Life is 0 exactly when a wound has ended the run', () => {
    alwaysState(({ kora: { life }, ending }) => {
      const isSlain = ending?.result === 'defeat' && ending.cause !== 'lost-in-the-dark';
      return Number.isInteger(life) && life >= 0 && life <= 6 && (life === 0) === isSlain;
    });
  });

  it('2. thirteen tiles, four to a level', () => {
    alwaysState(({ tiles, stacks }) =>
      LEVELS.every(level => {
        const placed = tiles.filter(tile => tile.level === level && tile.id !== 'entrance').length;
        return placed + stacks[level].length === 4;
      }),
    );
  });

  it('3. a terminus is seen exactly when its stack is empty', () => {
    alwaysState(({ tiles, stacks }) =>
      LEVELS.every(level => {
        const isSeen = tiles.some(tile => tile.level === level && tileFace(tile.id).group === 'terminus');
        return isSeen === (stacks[level].length === 0);
      }),
    );
  });

  it('4. the tiles form a tree on their sections', () => {
    alwaysState(({ tiles }) => {
      const ends = tiles.flatMap((tile, index) =>
        EXITS.flatMap(exit => {
          const to = tile.links[exit];
          return to === null ? [] : [{ index, to }];
        }),
      );
      const isMutual = ends.every(({ index, to }) => ends.some(end => end.index === to && end.to === index));
      const spots = new Set(tiles.map(({ level, gx, gy }) => `${level}/${gx}/${gy}`));
      const isInside = tiles.every(
        ({ gx, gy }) => gx >= 0 && gy >= 0 && gx < SECTION.columns && gy < SECTION.rows,
      );
      return ends.length === 2 * (tiles.length - 1) && isMutual && spots.size === tiles.length && isInside;
    });
  });

  it('5. and 18. monsters keep their limits and stand on the track or on a tile', () => {
    alwaysState(state => {
      const { monsters, tiles } = state;
      const isCounted = KINDS.every(
        kind => monsters.filter(monster => monster.kind === kind).length <= kindOf(kind).limit,
      );
      const isPlaced = monsters.every(({ at }) =>
        at.on === 'track' ? at.space >= 1 && at.space < trackLength(state) : at.tile < tiles.length,
      );
      return isCounted && isPlaced && new Set(monsters.map(({ id }) => id)).size === monsters.length;
    });
  });

  it('6. Grislyk is about exactly between the Book and his death', () => {
    alwaysState(({ monsters, objectives: { book, grislyk } }) => {
      const isAbout = monsters.some(monster => monster.kind === 'grislyk');
      return isAbout === (book && !grislyk) && (!grislyk || book);
    });
  });

  it('7. no card is lost', () => {
    alwaysState(({ eventDeck, eventDiscard, searchDecks, searchDiscards, kora }) => {
      const isWhole = LEVELS.every(level => {
        const held = kora.items.filter(item => searchCard(item).level === level);
        const all = [...searchDecks[level], ...searchDiscards[level], ...held].toSorted();
        return same(all, SEARCH_DECKS[level].toSorted());
      });
      return isWhole && new Set([...eventDeck, ...eventDiscard]).size === 20;
    });
  });

  it('8. dice are 4, 6 and 8 in some order', () => {
    alwaysState(({ kora: { dice } }) => {
      if (!dice) return false;
      return [dice.combat, dice.defense, dice.speed].toSorted((a, b) => a - b).join() === '4,6,8';
    });
  });

  it('9. Kora stands on a space of her tile', () => {
    alwaysState(({ kora, tiles }) => tileFace(tiles[kora.tile]!.id).spaces.includes(kora.space));
  });

  it('10. there is something to do exactly until the end, and all of it works', () => {
    let moment = 0;
    alwaysState(state => {
      const legal = legalActions(state);
      if (moment++ % 10 === 0) for (const action of legal) game.apply(state, action);
      const isOver = state.ending !== null;
      return legal.length > 0 !== isOver && (state.ask === null) === isOver && refuses(state, 'g7');
    });
  });

  it('11. a movement has points, at most nine', () => {
    alwaysState(({ act }) => {
      const isMoving = act.move === 'moving';
      return act.points <= 9 && (isMoving ? act.points >= 1 : act.points === 0);
    });
  });

  it('12. phases are only asked for with reason', () => {
    alwaysState(state => {
      if (state.ask?.kind === 'search') return whyNoSearch(state) === undefined;
      return state.ask?.kind !== 'item' || usableItems(state).length > 0;
    });
  });

  it('13. objectives stay, and the round rises by one at most', () => {
    always(({ before, after }) => {
      const isKept = objectivesDone(before).every(objective => after.objectives[objective]);
      return isKept && after.turn - before.turn >= 0 && after.turn - before.turn <= 1;
    });
  });

  it('14. a victory is won at the gate and ranked by its objectives', () => {
    alwaysState(state => {
      if (!state.ending || state.ending.result === 'defeat') return true;
      const { book, crucible } = state.objectives;
      const rank = { minor: 1, greater: 2, ultimate: 3 }[state.ending.result];
      return state.kora.tile === 0 && (book || crucible) && rank === objectivesDone(state).length;
    });
  });

  it('15. searched tiles stay searched, and are counted', () => {
    always(({ before, after }) => {
      const isKept = before.tiles.every((tile, index) => !tile.searched || after.tiles[index]!.searched);
      const count = after.tiles.filter(tile => tile.searched).length;
      return isKept && !after.tiles[0]!.searched && count === after.stats.searches;
    });
  });

  it('16. and 17. the same again from a saved state, and the input is left alone', () => {
    let moment = 0;
    always(({ before, action, after, events }) => {
      if (moment++ % 4 !== 0) return true;
      const saved = JSON.stringify(before);
      const again = game.apply(JSON.parse(saved) as State, action);
      game.apply(before, action);
      return digest(again) === digest({ state: after, events }) && JSON.stringify(before) === saved;
    });
  });

  it('19. bots choose what is legal, and not by what is hidden', () => {
    let moment = 0;
    always(({ before }) => {
      if (moment++ % 10 !== 0) return true;
      const legal = legalActions(before);
      const hidden = permuted(before, stream(newStreams(`${moment}`), 'permuted'));
      return (['easy', 'normal', 'hard'] as const).every(level => {
        const one = makeBot(level, 0).choose(game.view!(before, 0), legal);
        const two = makeBot(level, 0).choose(game.view!(hidden, 0), legalActions(hidden));
        return same(one, two) && legal.some(action => same(action, one.action));
      });
    });
  });

  it('a view shows sizes and composition, never order, and can be played on', () => {
    let moment = 0;
    always(({ before }) => {
      if (moment++ % 20 !== 0) return true;
      const view = game.view!(before, 0);
      const hidden = permuted(before, stream(newStreams(`${moment}`), 'permuted'));
      for (const action of legalActions(view)) game.apply(view, action);
      const isFair = LEVELS.every(
        level =>
          view.stacks[level].length === before.stacks[level].length &&
          same(view.searchDecks[level].toSorted(), before.searchDecks[level].toSorted()),
      );
      return (
        isFair &&
        same(view.eventDeck.toSorted(), before.eventDeck.toSorted()) &&
        same(legalActions(view), legalActions(before)) &&
        canonical(game.view!(hidden, 0)) === canonical(view)
      );
    });
  });

  it('every kind of event comes up in these runs', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(runs, run => playRun(run, ({ events }) => events.forEach(event => seen.add(event.type)))),
      RUNS,
    );
    expect([...seen]).toEqual(expect.arrayContaining(COMMON));
  });
});

/** Whatever a dozen rounds can bring. Decks run empty and are shuffled anew too rarely for a sample. */
const COMMON: Event['type'][] = [
  'tile-revealed',
  'wounded',
  'healed',
  'monster-slain',
  'monster-short',
  'monster-removed',
  'track-retreated',
  'objective-done',
  'rope-used',
  'crowded-out',
  'unseen',
  'run-ended',
];

/** A forged attack stops at the door. */
function refuses(state: State, monster: string): boolean {
  try {
    game.apply(state, { type: 'attack', monster });
    return false;
  } catch (error) {
    return error instanceof IllegalAction;
  }
}

/** The same public position with everything hidden in another order. */
function permuted(state: State, dice: ReturnType<typeof stream>): State {
  const { stacks, searchDecks, eventDeck } = state;
  const general = shuffle(
    dice,
    Object.values(stacks)
      .flat()
      .filter(id => tileFace(id).group === 'general'),
  );
  const terminus = shuffle(
    dice,
    Object.values(stacks)
      .flat()
      .filter(id => tileFace(id).group === 'terminus'),
  );
  const deal = (level: 1 | 2 | 3): State['stacks'][1] => {
    const size = stacks[level].length;
    if (size === 0) return [];
    const stairs = stacks[level].filter(id => id.startsWith('stairs'));
    return [...shuffle(dice, [...stairs, ...general.splice(0, size - 1 - stairs.length)]), terminus.pop()!];
  };
  return {
    ...state,
    rng: newStreams('another'),
    stacks: { 1: deal(1), 2: deal(2), 3: deal(3) },
    searchDecks: {
      1: shuffle(dice, searchDecks[1]),
      2: shuffle(dice, searchDecks[2]),
      3: shuffle(dice, searchDecks[3]),
    },
    eventDeck: shuffle(dice, eventDeck),
  };
}
