/** A page's own key pair, and what it signs. It lies with the saves and is exported with them. */
import { toBase64Url } from '../core/bytes.ts';
import { CURVE, said, SIGNING, type Errand, type Signed } from './names.ts';

export async function newKeys(subtle: SubtleCrypto): Promise<CryptoKeyPair> {
  // It can be taken along to another device, with the saves.
  return subtle.generateKey(CURVE, true, ['sign', 'verify']);
}

/** As plain data, to be kept. */
export function keptKey(subtle: SubtleCrypto, { privateKey }: CryptoKeyPair): Promise<JsonWebKey> {
  return subtle.exportKey('jwk', privateKey);
}

/** Of what was kept. Rejects where that is no such key. */
export async function keysOf(subtle: SubtleCrypto, kept: JsonWebKey): Promise<CryptoKeyPair> {
  const { d: _, key_ops: __, ...half } = kept;
  return {
    privateKey: await subtle.importKey('jwk', kept, CURVE, true, ['sign']),
    publicKey: await subtle.importKey('jwk', { ...half, key_ops: ['verify'] }, CURVE, true, ['verify']),
  };
}

export async function sign(
  subtle: SubtleCrypto,
  { publicKey, privateKey }: CryptoKeyPair,
  { errand, name, challenge }: { readonly errand: Errand; readonly name: string; readonly challenge: string },
): Promise<Signed> {
  const raw = await subtle.exportKey('raw', publicKey);
  const signature = await subtle.sign(SIGNING, privateKey, said(errand, name, challenge));
  const [key, seal] = [raw, signature].map(bytes => toBase64Url(new Uint8Array(bytes))) as [string, string];
  return { name, publicKey: key, challenge, signature: seal };
}
