/**
 * Opens the word list before the room is handed out: fetched beside the program in a browser or a worker, read from
 * the disk by tools and tests. The rules then look words up without waiting.
 */
import { readDictionary, type Dictionary } from './dictionary.ts';

/** What is used of Node's files. */
interface Files {
  readFile(file: URL): Promise<Uint8Array>;
}

let opened: Dictionary | undefined;
let opening: Promise<void> | undefined;

/** The door of the room waits for it; asking again costs nothing. A failed attempt may be tried again. */
export function openWords(): Promise<void> {
  opening ??= load().then(
    bytes => {
      opened = readDictionary(bytes);
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

export function dictionary(): Dictionary {
  if (!opened) throw new Error('The word list is not open yet: await openWords() first.');
  return opened;
}

async function load(): Promise<Uint8Array> {
  const url = new URL('../../../../assets/letter-labyrinths/words/words.bin', import.meta.url);
  if (url.protocol === 'file:') {
    // Named by a variable, so that the browser's bundle does not ask for what no browser has.
    const module = 'node:fs/promises';
    const files = (await import(/* @vite-ignore */ module)) as Files;
    return files.readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The word list could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
