/** What somebody is called at a Hall. Alone in its file, because every page reads the name it keeps. */
import { Fault, type Reader } from '../core/reader.ts';

/** One script a name, so that no letter passes for another's. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Hangul'];
const TOGETHER = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const LETTERS = [...SCRIPTS.map(script => String.raw`\p{Script=${script}}`), TOGETHER];
const NAME = new RegExp(
  `^(?:${LETTERS.map(letter => String.raw`[${letter}\d](?:[${letter}\d]|[ '_.-](?=[${letter}\d])){1,15}`).join('|')})$`,
  'u',
);

/** 2 to 16 letters and digits, with single signs between. */
export const personName: Reader<string> = value => {
  const name = typeof value === 'string' && value.length <= 64 ? value.normalize('NFC') : '';
  return NAME.test(name) && name.length <= 16 ? name : new Fault('is not a name of 2 to 16 letters');
};
