/** The key pair that a name at a Hall belongs to: the browser's own where it gives one, else computed in the page. */
import { keptKey, keysOf, newKeys, sign } from '../hall/keys.ts';
import type { KeptKey, NameKeys } from './hall-name.ts';

/** Of what was kept, or new ones. Rejects where that is no such key. */
export async function nameKeys(subtle: SubtleCrypto | undefined, kept?: KeptKey): Promise<NameKeys> {
  if (!subtle) return (await import('./plain-keys.ts')).plainKeys(kept);
  const pair = kept ? await keysOf(subtle, kept) : await newKeys(subtle);
  return {
    kept: async () => plainKey(await keptKey(subtle, pair)),
    sign: what => sign(subtle, pair, what),
  };
}

/** Of what the browser exports, the key itself. */
function plainKey({ kty, crv, x, y, d }: JsonWebKey): Partial<KeptKey> {
  return { kty, crv, x, y, d } as Partial<KeptKey>;
}
