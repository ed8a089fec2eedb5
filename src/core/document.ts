/** A kind of thing that is kept between visits: how it is read back, and how two histories of it are joined. */
import type { Problem } from './result.ts';

/** A kind of document. */
export interface DocumentType<T> {
  /** Kebab-case; also the name of its entry in the exported file. */
  readonly name: string;
  /** Raised when older programs could no longer read it. */
  readonly version: number;
  /** Reads plain data of this or an older version; says what is wrong with anything else. */
  check(value: unknown, version: number): Checked<T>;
  /** Joins two histories of the same document, so that two tabs, or an imported file, lose nothing. */
  merge?(mine: T, theirs: T): T;
}

/** What a document gives. Where one bad part need not cost the others, `left` is what could not be read. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T; readonly left?: Left }
  | { readonly ok: false; readonly problem: Problem };

export interface Left {
  readonly parts: readonly unknown[];
  /** How many, and which, in a sentence. */
  readonly told: string;
}
