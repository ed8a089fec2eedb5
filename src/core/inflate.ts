/** Unpacks what a tool of ours has packed. Broken bytes throw: they are a broken build, not a broken input. */
import { inflateSync } from 'fflate';

export function inflate(packed: Uint8Array): Uint8Array {
  return inflateSync(packed);
}
