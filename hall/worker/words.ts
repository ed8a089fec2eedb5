/** The word list as the Hall's worker has it: packed into the program, because there is no disk and no page. */
import bytes from '../../assets/letter-labyrinths/words/words.bin';
import { readDictionary, type Dictionary } from '../../src/games/letter-labyrinths/words/dictionary.ts';

let opened: Dictionary | undefined;

/** Takes the place of `src/games/letter-labyrinths/words/open.ts`, see tools/hall/bundle.ts. */
export function openWords(): Promise<void> {
  opened ??= readDictionary(bytes);
  return Promise.resolve();
}

export function dictionary(): Dictionary {
  if (!opened) throw new Error('The word list is not open yet: await openWords() first.');
  return opened;
}
