import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/core/reader.ts';
import { keptKey, keysOf, newKeys, sign } from '../../src/hall/keys.ts';
import { personName } from '../../src/hall/person-name.ts';
import { nameId, readPass, sealed, unsealed, verifySigned } from '../../src/hall/names.ts';

const subtle = webcrypto.subtle as SubtleCrypto;
const SECRET = 'the secret of a Hall';
const KEY = 'k'.repeat(43);

describe('A name', () => {
  it.each([
    'Al',
    'Ann of the day',
    'D’Artagnan'.replace('’', "'"),
    'Zoë 7',
    'Владимир',
    '山田 たろう',
    'X_y-z',
  ])('may be %s', name => {
    expect(personName(name)).toBe(name);
  });

  it.each([
    '',
    'A',
    ' Ann',
    'Ann ',
    'An  n',
    '<b>x',
    'Аnn',
    'seventeen letters',
    'x\u202eyz',
    '🐀🐀',
    'a--b',
    7,
    null,
  ])('is not %j', name => {
    expect(personName(name)).toBeInstanceOf(Fault);
  });

  it('is one with what looks like it', () => {
    expect(nameId('Ann-Marie')).toBe(nameId('annmarie'));
    expect(nameId('Ann')).not.toBe(nameId('Anna'));
  });
});

describe('A signature', () => {
  it('shows the same key on every device, for this errand, name and challenge only', async () => {
    const keys = await newKeys(subtle);
    const elsewhere = await keysOf(
      subtle,
      JSON.parse(JSON.stringify(await keptKey(subtle, keys))) as JsonWebKey,
    );
    const about = { errand: 'pass', name: 'Ann', challenge: 'a challenge of today' } as const;
    const [here, there] = [await sign(subtle, keys, about), await sign(subtle, elsewhere, about)];
    const key = await verifySigned(subtle, 'pass', here);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await verifySigned(subtle, 'pass', there)).toBe(key);
    expect(await verifySigned(subtle, 'forget', here)).toBeUndefined();
    expect(await verifySigned(subtle, 'pass', { ...here, name: 'Bob' })).toBeUndefined();
    expect(await verifySigned(subtle, 'pass', { ...here, challenge: 'another' })).toBeUndefined();
    expect(await verifySigned(subtle, 'pass', { ...here, publicKey: 'A'.repeat(87) })).toBeUndefined();
  });
});

describe('A pass', () => {
  it('is read by whoever sealed it, until its time is up', async () => {
    const pass = { name: 'Ann', key: KEY, until: 1000 };
    const written = await sealed(subtle, SECRET, pass);
    expect(await readPass(subtle, SECRET, written, 999)).toEqual(pass);
    expect(await readPass(subtle, SECRET, written, 1001)).toBeUndefined();
    expect(await readPass(subtle, 'another secret', written, 999)).toBeUndefined();
    expect(await readPass(subtle, SECRET, written.replace(/^./, 'f'), 999)).toBeUndefined();
    // A challenge is sealed with the same secret, and is no pass.
    expect(await readPass(subtle, SECRET, await sealed(subtle, SECRET, 5000), 0)).toBeUndefined();
    for (const odd of ['', '.', 'a.b.c', `${written}.`, 'x'.repeat(400)])
      expect(await unsealed(subtle, SECRET, odd)).toBeUndefined();
  });
});
