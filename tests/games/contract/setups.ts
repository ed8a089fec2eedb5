/** The matches that the contract is tried on: every number of seats, every value of every option, several seeds. */
import type { OptionValue, Player, Setup } from '../../../src/core/game.ts';
import { readSeed } from '../../../src/core/seed.ts';
import { type AnyRoom, usualOptions } from '../../../src/games/room.ts';

export function seedOf(words: string): string {
  const seed = readSeed(words);
  if (!seed.ok) throw new Error(seed.problem.message);
  return seed.value;
}

export function setupsOf(room: AnyRoom): Setup[] {
  const { min, max } = room.card.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const variants: [number, Record<string, OptionValue>][] = [
    ...counts.map((count): [number, Record<string, OptionValue>] => [count, usualOptions(room, count)]),
    ...room.options.flatMap(option =>
      option.values.slice(1).map((entry, index): [number, Record<string, OptionValue>] => {
        const count = counts[index % counts.length]!;
        return [count, { ...usualOptions(room, count), [option.id]: entry.value }];
      }),
    ),
  ];
  return variants.flatMap(([count, options], index) => [
    setup(`contract ${index} a`, count, options),
    setup(`contract ${index} b`, count, options),
  ]);
}

function setup(words: string, count: number, options: Readonly<Record<string, OptionValue>>): Setup {
  return { seed: seedOf(words), seats: Array.from({ length: count }, (): Player => 'human'), options };
}
