/** The name somebody has at a Hall, and the key that it belongs to: kept and exported with the saves. */
import type { DocumentType } from '../core/document.ts';
import { fields, oneOf, pattern, readAs } from '../core/reader.ts';
import type { Errand, Signed } from '../hall/names.ts';
import { personName } from '../hall/person-name.ts';

/** A private key as it is kept, and nothing else of it. */
export interface KeptKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

export interface ToSign {
  readonly errand: Errand;
  readonly name: string;
  readonly challenge: string;
}

export interface NameKeys {
  /** As it is kept with the saves. */
  kept(): Promise<Partial<KeptKey>>;
  sign(what: ToSign): Promise<Signed>;
}

export interface HallName {
  readonly name: string;
  readonly key: KeptKey;
}

const coordinate = pattern('part of a key', /^[\w-]{43}$/);

export const HALL_NAME = fields<HallName>({
  name: personName,
  key: fields<KeptKey>({
    kty: oneOf('a kind of key', ['EC']),
    crv: oneOf('a curve', ['P-256']),
    x: coordinate,
    y: coordinate,
    d: coordinate,
  }),
});

export const HALL_NAME_DOCUMENT: DocumentType<HallName> = {
  name: 'hall-name',
  version: 1,
  check: value => readAs(HALL_NAME, value, 'hall-name'),
};
