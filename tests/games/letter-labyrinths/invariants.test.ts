import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { indexOf, isInside, range, sameCell, type Cell } from '../../../src/core/grid.ts';
import { canonical, copy, same } from '../../../src/core/plain.ts';
import { BOARD, ENEMY_NUMBERS, VOWELS } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { fortuneOf, fortuneSet, wayOf } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import { game, legalActions } from '../../../src/games/letter-labyrinths/game.ts';
import { hiddenAt } from '../../../src/games/letter-labyrinths/rules/hidden-traps.ts';
import {
  enemyAt,
  isUnderBoss,
  squaresOfBoss,
  trapAt,
} from '../../../src/games/letter-labyrinths/rules/squares.ts';
import { checkWord, preview } from '../../../src/games/letter-labyrinths/rules/words.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { parties, playGame, setupOf, type PlayedStep } from './random-play.ts';
import { only } from './table.ts';

const RUNS = { seed: 20, numRuns: 60 };

/** Holds after every action of every game. */
function always(check: (moment: PlayedStep) => void): void {
  fc.assert(
    fc.property(parties, party => playGame(party, check)),
    RUNS,
  );
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const name = ({ x, y }: Cell): string => `${x},${y}`;
const pawnsOn = (state: State): Cell[] => state.pawns.flatMap(pawn => pawn.at ?? []);
const isWon = (state: State): boolean => state.ending?.how === 'won';

describe('After every action of every game (13)', { timeout: 60_000 }, () => {
  it('1. deck, active, spent, lost and box hold every card once', () => {
    always(({ after }) => {
      if (after.active === null) return;
      const cards = [...after.deck, after.active, ...after.spent, ...after.lost, ...after.box];
      expect(sorted(cards)).toEqual(fortuneSet(after.options.difficulty));
    });
  });

  it('2. traps and bag are fifteen, three of each vowel', () => {
    always(({ after }) => {
      const letters = [...after.bag, ...[...after.traps, ...after.hidden].map(trap => trap!.letter)];
      for (const vowel of VOWELS) expect(letters.filter(letter => letter === vowel)).toHaveLength(3);
      expect(letters).toHaveLength(15);
    });
  });

  it('3. no two pawns share a square, but for a winning word', () => {
    always(({ after }) => {
      const squares = pawnsOn(after).map(name);
      if (!isWon(after)) expect(new Set(squares).size).toBe(squares.length);
    });
  });

  it('4. no pawn stands on a trap or a foe, unless it waits for a push', () => {
    always(({ after }) => {
      for (const { seat, at } of after.pawns) {
        if (!at || after.pushing.includes(seat)) continue;
        expect(trapAt(after, at) ?? enemyAt(after, at)).toBeUndefined();
        expect(isUnderBoss(after.boss, at)).toBe(false);
      }
    });
  });

  it('5. enemies and traps keep apart from their own, and everything is on the board', () => {
    always(({ after }) => {
      const enemies = after.enemies.flatMap(enemy => enemy.at ?? []);
      const traps = [...after.traps, ...after.hidden].map(trap => trap!.at);
      for (const group of [enemies, traps]) expect(new Set(group.map(name)).size).toBe(group.length);
      for (const at of [...enemies, ...traps, ...pawnsOn(after)]) expect(isInside(BOARD, at)).toBe(true);
    });
  });

  it('6. an enemy is on the board exactly as long as its damage is below the capture', () => {
    always(({ after }) => {
      for (const { at, damage, capturedBy } of after.enemies) {
        expect(at !== null).toBe(damage < after.capture);
        expect(capturedBy !== null).toBe(at === null);
      }
    });
  });

  it('7. tokens, spent or not, are the captured enemies, each once', () => {
    always(({ after }) => {
      const tokens = [...after.tokensSpent, ...after.pawns.flatMap(pawn => pawn.tokens)];
      const captured = ENEMY_NUMBERS.filter(n => after.enemies[n - 1]!.at === null);
      expect(sorted(tokens)).toEqual(captured);
    });
  });

  it('8. the boss is there exactly on the back side, with all enemies captured', () => {
    always(({ after }) => {
      expect(after.boss !== null).toBe(after.side === 'back');
      if (after.boss) expect(after.enemies.every(enemy => !enemy.at)).toBe(true);
    });
  });

  it('9. the boss lies on the board, never shrinks, and is beaten only when the game is won', () => {
    always(({ before, after }) => {
      if (!after.boss) return;
      for (const square of squaresOfBoss(after.boss)) expect(isInside(BOARD, square)).toBe(true);
      if (after.options.dungeon !== 'growing-grove') expect(after.boss.size).toBe(2);
      expect(after.boss.size).toBeGreaterThanOrEqual(before.boss?.size ?? 1);
      expect(after.boss.damage).toBeLessThanOrEqual(after.bossHealth);
      expect(after.boss.damage === after.bossHealth).toBe(isWon(after));
    });
  });

  it('10. the deck grows only by Recover, by one', () => {
    always(({ before, action, after, events }) => {
      if (before.active === null) return;
      const recovered = action.type === 'ability' && action.ability === 'recover' ? 1 : 0;
      const taken =
        only(events, 'card-revealed').length + only(events, 'card-lost').filter(event => event.card).length;
      expect(after.deck.length).toBe(before.deck.length + recovered - taken);
    });
  });

  it('11. rounds count up by one for each enemy phase that is finished', () => {
    always(({ before, after, events }) => {
      expect(after.turn - before.turn).toBe(only(events, 'round-started').length);
      expect(only(events, 'round-started').length).toBeLessThanOrEqual(1);
    });
  });

  it('12. somebody can always act until the end, and nobody after it', () => {
    always(({ after }) => {
      expect([...legalActions(after)].length > 0).toBe(after.ask !== null);
      expect(after.ask === null).toBe(after.ending !== null);
    });
  });

  it('13. words left are 0 to 2, and an ability was paid for', () => {
    always(({ before, after, events }) => {
      const used = only(events, 'ability-used');
      expect(after.tokensSpent.length - before.tokensSpent.length).toBe(used.length);
      for (const pawn of after.pawns) {
        expect(pawn.wordsLeft).toBeGreaterThanOrEqual(0);
        expect(pawn.wordsLeft).toBeLessThanOrEqual(pawn.abilityUsed ? 2 : 1);
      }
    });
  });

  it('14. a refused word changes nothing, and apply never writes to its input', () => {
    always(({ before, action }) => {
      const kept = copy(before);
      game.apply(before, action);
      if (before.ask?.kind === 'play') {
        for (const word of ['SLAND', 'opal', 'A', 'BLACKBIRD'])
          expect(() => game.apply(before, { type: 'word', word })).toThrow(IllegalAction);
      }
      expect(same(before, kept)).toBe(true);
    });
  });

  it('15. a word does exactly what its preview said, unless a hidden trap stops it', () => {
    always(({ before, action, after, events }) => {
      if (action.type !== 'word') return;
      const { seat } = before.ask!;
      const told = preview(before, seat, action.word, action.short)!;
      expect(told.reason).toBeNull();
      const [sprung] = only(events, 'trap-stopped').filter(({ toward }) => !trapAt(before, toward));
      if (sprung) {
        expect(hiddenAt(before, sprung.toward)?.letter).toBe(sprung.letter);
        return;
      }
      expect(after.words.at(-1)).toMatchObject({
        damage: told.damage,
        captures: told.captures.length,
        won: told.wins,
      });
      expect(only(events, 'captured').map(event => event.n)).toEqual(told.captures);
      expect(only(events, 'trap-stopped').length).toBe(told.trapStop ? 1 : 0);
      if (!told.wins)
        expect(only(events, 'word-ended')).toEqual([
          { type: 'word-ended', seat, end: told.end, damage: told.damage },
        ]);
    });
  });

  it('21. hidden traps lie in dark squares, and no pawn is beside one', () => {
    always(({ after: { hidden, dark, pawns, ask } }) => {
      // Whoever must make way has not looked around yet.
      if (ask?.kind === 'push') return;
      for (const trap of hidden) {
        expect(dark).toContain(indexOf(BOARD, trap!.at));
        for (const { at } of pawns) if (at) expect(range(at, trap!.at)).toBeGreaterThan(1);
      }
    });
  });

  it('16. a door once open stays open, and only the gates have doors', () => {
    always(({ before, after }) => {
      if (after.options.dungeon !== 'guarded-gates') expect(after.doors).toEqual([]);
      before.doors.forEach((door, index) =>
        expect(after.doors[index]!.open).toBe(door.open || after.doors[index]!.open),
      );
      expect(before.doors.filter((door, index) => door.open && !after.doors[index]!.open)).toEqual([]);
    });
  });

  it('17. the same seed and actions give the same game', () => {
    fc.assert(
      fc.property(parties, party => {
        let { state } = game.create(setupOf(party));
        playGame(party, ({ action, after, events }) => {
          const step = game.apply(state, action);
          expect(canonical([step.state, step.events])).toBe(canonical([after, events]));
          state = step.state;
        });
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('18. a word without matching letters changes nothing but the words left, the flags and the log', () => {
    let found = 0;
    always(({ before, action, after, events }) => {
      if (action.type !== 'word') return;
      const fortune = fortuneOf(before.active!);
      if (action.word.split('').some(letter => wayOf(fortune, letter))) return;
      if (only(events, 'enemy-phase').length > 0) return;
      found += 1;
      const { words: _words, ask: _ask, pawns, ...rest } = after;
      const { words: __words, ask: __ask, pawns: pawnsBefore, ...restBefore } = before;
      expect(same(rest, restBefore)).toBe(true);
      expect(pawns.map(pawn => pawn.at)).toEqual(pawnsBefore.map(pawn => pawn.at));
    });
    // Rare, but not unheard of: otherwise this would prove nothing.
    expect(found).toBeGreaterThan(0);
  });

  it('19. foes stand still in the players’ phase, and pawns move in the enemy phase only by a push', () => {
    always(({ before, after, events }) => {
      if (before.active === null) return;
      const start = events.findIndex(event => event.type === 'enemy-phase');
      const isEnemyPhase = start >= 0 || before.ask?.kind === 'push';
      if (!isEnemyPhase) {
        expect(after.boss?.at).toEqual(before.boss?.at);
        for (const enemy of after.enemies)
          if (enemy.at) expect(enemy.at).toEqual(before.enemies[enemy.n - 1]!.at);
      }
      const inPhase = start >= 0 ? events.slice(start) : before.ask?.kind === 'push' ? events : [];
      const walks: Event['type'][] = ['stepped', 'ported', 'placed'];
      expect(inPhase.filter(event => walks.includes(event.type))).toEqual([]);
    });
  });

  it('20. a word loses one card at most, and every loss has its cause', () => {
    always(({ before, action, after, events }) => {
      const phase = events.findIndex(event => event.type === 'enemy-phase');
      const ofWord = only(phase >= 0 ? events.slice(0, phase) : events, 'card-lost');
      if (action.type === 'word') expect(ofWord.length).toBeLessThanOrEqual(1);
      const { trapStops, bumps, bites } = after.stats;
      const discards = after.losses.filter(loss => loss.cause === 'reveal').length;
      expect(after.lost.length).toBe(after.losses.length);
      expect(after.losses.length).toBeLessThanOrEqual(trapStops + bumps + bites + discards);
      const empty = only(events, 'card-lost').filter(event => event.card === null).length;
      const causes = (state: State): number => state.stats.trapStops + state.stats.bumps + state.stats.bites;
      const discarded = action.type === 'reveal-choice' && action.choice === 'discard' ? 1 : 0;
      expect(after.lost.length - before.lost.length).toBe(causes(after) - causes(before) + discarded - empty);
    });
  });

  it('remembers which cards everybody knows to lie in the deck, from what was told', () => {
    let known = 0;
    always(({ before, after, events }) => {
      const recovered = only(events, 'recovered').map(({ card }) => card);
      const shown = before.topKnown && recovered.length > 0 ? before.deck.slice(-1) : [];
      const left = [...only(events, 'card-revealed'), ...only(events, 'card-lost')].map(({ card }) => card);
      const expected = new Set(
        [...before.inDeck, ...shown, ...recovered].filter(card => !left.includes(card)),
      );
      expect(new Set(after.inDeck)).toEqual(expected);
      expect(after.inDeck).toHaveLength(expected.size);
      expect(after.inDeck.filter(card => !after.deck.includes(card))).toEqual([]);
      known += after.inDeck.length;
    });
    expect(known).toBeGreaterThan(0);
  });

  it('hides the deck and the box, and what bots see is enough for the rules', () => {
    always(({ after }) => {
      const view = game.view!(after, 0);
      expect(view.deck).toHaveLength(after.deck.length);
      expect(view.box.every(card => card === 0)).toBe(true);
      const seen = view.deck.filter(card => card !== 0);
      expect(seen.length).toBe(
        (after.topKnown || after.ask?.kind === 'reveal') && after.deck.length > 0 ? 1 : 0,
      );
      if (seen.length > 0) expect(seen[0]).toBe(after.deck.at(-1));
      if (after.ask?.kind === 'play') {
        const { seat } = after.ask;
        expect(checkWord(view, seat, 'OPAL')).toBe(checkWord(after, seat, 'OPAL'));
      }
      expect(pawnsOn(view).every((at, index) => sameCell(at, pawnsOn(after)[index]!))).toBe(true);
    });
  });
});
