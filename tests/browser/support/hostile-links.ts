/**
 * `tsx hostile-links.ts GAME`: prints links as strangers make them, as JSON. It is a process of its own, because the
 * test runner cannot load a room; `strangers.spec.ts` asks it.
 */
import { runToFragment } from '../../../src/core/link.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { findRoom } from '../../../src/games/index.ts';
import { begunOf, bombOf, longestOf } from '../../strangers/bombs.ts';

export interface HostileLinks {
  /** Sound and short: what opening a run costs in any case. */
  readonly short: string;
  /** Fifty thousand times done and undone in one turn. */
  readonly bomb: string;
  /** True, and as long as the budget allows. */
  readonly longest: string;
  /** The short one with letters changed. */
  readonly changed: readonly string[];
}

const room = await findRoom(process.argv[2]!)!.load();
const short = runToFragment(begunOf(room));
const whim = stream(newStreams('hostile links'), 'letters');

function changed(): string {
  const at = 4 + whim.int(short.length - 4);
  return short.slice(0, at) + 'AZaz09-_'[whim.int(8)]! + short.slice(at + 1 + whim.int(3));
}

const links: HostileLinks = {
  short,
  bomb: runToFragment(bombOf(room)),
  longest: runToFragment(longestOf(room)),
  changed: Array.from({ length: 6 }, changed),
};
process.stdout.write(JSON.stringify(links));
