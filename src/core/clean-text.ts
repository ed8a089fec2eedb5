/**
 * Text that a stranger can put on the screen: a name, a word from a file, a seed. Marks that turn the line round,
 * control characters and halves of characters are no part of what was meant, so they go.
 */

/** Joiners stay: emoji and several scripts are written with them. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const INVISIBLE = /\ufeff|(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const HALF_CHARACTER = /\p{Cs}/gu;
/** The empty Braille cell is a sign to Unicode, and nothing to the eye. */
const SPACE = /[\s\u2800]/g;

/** One line of at most so many letters, in the one spelling that looks like this. Empty if nothing could be seen. */
export function cleanLine(text: string, most: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trimStart();
  return isBlank(line) ? '' : line.slice(0, most).replace(HALF_CHARACTER, '');
}

export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) < 0;
}

/** What can be seen of it, and the spaces between: two texts that look the same become the same. */
export function visible(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '');
}

/** Nothing that an eye could tell from nothing. */
export function isBlank(text: string): boolean {
  return visible(text).replace(SPACE, '') === '';
}
