/**
 * Names without accounts: a name on a Hall belongs to the key that took it first. The key pair is made in the browser
 * and never leaves it; the Hall knows the public half. Whoever signs a challenge gets a pass, which tables can check
 * by themselves. Crypto is the caller's.
 */
import { fromBase64Url, toBase64Url } from '../core/bytes.ts';
import { Fault, fields, pattern, wholeFrom } from '../core/reader.ts';
import { personName } from './person-name.ts';

export const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const SEALING = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Names that look alike are one name. */
export function nameId(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ '_.-]/g, '');
}

/** The fingerprint of a public key. */
export const personKey = pattern('a key', /^[\w-]{43}$/);

/** What a page signs: to get a pass for a name, or to have name and runs deleted. */
export const ERRANDS = ['pass', 'forget'] as const;
export type Errand = (typeof ERRANDS)[number];

export interface Signed {
  readonly name: string;
  /** The public key as it is, and the signature. */
  readonly publicKey: string;
  readonly challenge: string;
  readonly signature: string;
}

export const signed = fields<Signed>({
  name: personName,
  publicKey: pattern('a public key', /^[\w-]{87}$/),
  challenge: pattern('a challenge', /^[\w.-]{20,120}$/),
  signature: pattern('a signature', /^[\w-]{86}$/),
});

/** The key's fingerprint, if whoever holds it signed exactly this. Whether the challenge is ours is asked elsewhere. */
export async function verifySigned(
  subtle: SubtleCrypto,
  errand: Errand,
  { name, publicKey, challenge, signature }: Signed,
): Promise<string | undefined> {
  const [raw, bytes] = [fromBase64Url(publicKey), fromBase64Url(signature)];
  if (!raw || !bytes) return undefined;
  try {
    const key = await subtle.importKey('raw', new Uint8Array(raw), CURVE, false, ['verify']);
    const isTrue = await subtle.verify(SIGNING, key, new Uint8Array(bytes), said(errand, name, challenge));
    return isTrue ? text(await subtle.digest('SHA-256', new Uint8Array(raw))) : undefined;
  } catch {
    // A point that does not lie on the curve.
    return undefined;
  }
}

export interface Pass {
  readonly name: string;
  readonly key: string;
  /** By the Hall's clock, in milliseconds. */
  readonly until: number;
}

const passReader = fields<Pass>({ name: personName, key: personKey, until: wholeFrom('a time', 0) });

/** Sealed by the Hall's own secret: nobody else can write one, and nothing need be looked up to read it. */
export async function sealed(subtle: SubtleCrypto, secret: string, value: unknown): Promise<string> {
  const body = text(new TextEncoder().encode(JSON.stringify(value)));
  const key = await sealKey(subtle, secret);
  return `${body}.${text(await subtle.sign(SEALING, key, bytesOf(body)))}`;
}

export async function unsealed(subtle: SubtleCrypto, secret: string, written: string): Promise<unknown> {
  const [body = '', seal = '', ...more] = written.split('.');
  const bytes = fromBase64Url(seal);
  if (!bytes || more.length > 0) return undefined;
  const key = await sealKey(subtle, secret);
  if (!(await subtle.verify(SEALING, key, new Uint8Array(bytes), bytesOf(body)))) return undefined;
  return JSON.parse(new TextDecoder().decode(fromBase64Url(body))) as unknown;
}

export async function readPass(
  subtle: SubtleCrypto,
  secret: string,
  written: string,
  now: number,
): Promise<Pass | undefined> {
  const pass = passReader(await unsealed(subtle, secret, written));
  return pass instanceof Fault || pass.until < now ? undefined : pass;
}

function sealKey(subtle: SubtleCrypto, secret: string): Promise<CryptoKey> {
  return subtle.importKey('raw', bytesOf(secret), SEALING, false, ['sign', 'verify']);
}

/** What is signed. */
export function said(errand: Errand, name: string, challenge: string): Uint8Array<ArrayBuffer> {
  return bytesOf(['five-delves', errand, name, challenge].join('\n'));
}

function bytesOf(words: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(words));
}

function text(bytes: ArrayBuffer | Uint8Array): string {
  return toBase64Url(new Uint8Array(bytes));
}
