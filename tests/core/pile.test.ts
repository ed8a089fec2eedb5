import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCard, drawFromBag, newPile } from '../../src/core/pile.ts';
import { newStreams, stream, type Dice } from '../../src/core/rng.ts';

const dice = (seed: string): Dice => stream(newStreams(seed), 'deck');
const never: Dice = {
  int: () => expect.unreachable('nothing is to be drawn here'),
  roll: () => expect.unreachable('nothing is to be rolled here'),
};
const decks = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 20 });
const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

describe('Piles', () => {
  it('begin shuffled, with every card in them and nothing discarded', () => {
    fc.assert(
      fc.property(fc.string(), decks, (seed, cards) => {
        const pile = newPile(dice(seed), cards);
        expect(inOrder(pile.draw)).toEqual(inOrder(cards));
        expect(pile.discard).toEqual([]);
      }),
      { seed: 701, numRuns: 100 },
    );
  });

  it('are drawn from the top, which is the last, without any dice', () => {
    const pile = { draw: ['bottom', 'middle', 'top'], discard: ['old'] };
    expect(drawCard(pile, never)).toBe('top');
    expect(drawCard(pile, never)).toBe('middle');
    expect(pile).toEqual({ draw: ['bottom'], discard: ['old'] });
  });

  it('turn their discards into a new pile only when the last card is gone', () => {
    const pile = { draw: ['last'], discard: ['a', 'b', 'c'] };
    expect(drawCard(pile, never)).toBe('last');
    const next = drawCard(pile, dice('again'));
    expect(pile.discard).toEqual([]);
    expect(new Set([...pile.draw, next])).toEqual(new Set(['a', 'b', 'c']));
  });

  it('give nothing when there is nothing', () => {
    const pile = { draw: [], discard: [] };
    expect(drawCard(pile, never)).toBeUndefined();
    expect(pile).toEqual({ draw: [], discard: [] });
  });

  it('never lose or make a card, however they are drawn and discarded', () => {
    fc.assert(
      fc.property(decks, fc.array(fc.boolean(), { maxLength: 60 }), (cards, keeps) => {
        const chance = dice('many');
        const pile = newPile(chance, cards);
        const hand: number[] = [];
        for (const keep of keeps) {
          const drawn = drawCard(pile, chance);
          if (drawn === undefined) expect(pile.draw.length + pile.discard.length).toBe(0);
          else (keep ? hand : pile.discard).push(drawn);
        }
        expect(inOrder([...pile.draw, ...pile.discard, ...hand])).toEqual(inOrder(cards));
      }),
      { seed: 702, numRuns: 200 },
    );
  });
});

describe('Bags', () => {
  it('give one thing after another until they are empty', () => {
    fc.assert(
      fc.property(fc.string(), decks, (seed, things) => {
        const bag = [...things];
        const chance = dice(seed);
        const taken = things.map(() => drawFromBag(bag, chance)!);
        expect(inOrder(taken)).toEqual(inOrder(things));
        expect(bag).toEqual([]);
        expect(drawFromBag(bag, never)).toBeUndefined();
      }),
      { seed: 703, numRuns: 100 },
    );
  });

  it('give each thing about equally often', () => {
    const counts = new Map<string, number>();
    const chance = dice('fair');
    for (let i = 0; i < 3000; i++) {
      const thing = drawFromBag(['a', 'b', 'c'], chance)!;
      counts.set(thing, (counts.get(thing) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
