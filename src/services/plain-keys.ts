/**
 * The keys of a name where the page has no WebCrypto: browsers keep it from pages that come by plain http from another
 * machine, as those of a Hall in the house do. The same curve and the same file, so a name can move either way.
 */
import { p256 } from '@noble/curves/nist.js';
import { fromBase64Url, toBase64Url } from '../core/bytes.ts';
import { said } from '../hall/names.ts';
import type { KeptKey, NameKeys } from './hall-name.ts';

/** Of what was kept, or new ones. Throws where that is no such key. */
export function plainKeys(kept?: KeptKey): NameKeys {
  const secret = kept ? fromBase64Url(kept.d) : p256.utils.randomSecretKey();
  if (!secret || !p256.utils.isValidSecretKey(secret)) throw new Error('That is no key.');
  const open = p256.getPublicKey(secret, false);
  return {
    kept: () =>
      Promise.resolve({
        kty: 'EC',
        crv: 'P-256',
        x: toBase64Url(open.subarray(1, 33)),
        y: toBase64Url(open.subarray(33)),
        d: toBase64Url(secret),
      }),
    sign: ({ errand, name, challenge }) => {
      const signature = p256.sign(said(errand, name, challenge), secret);
      return Promise.resolve({
        name,
        publicKey: toBase64Url(open),
        challenge,
        signature: toBase64Url(signature),
      });
    },
  };
}
