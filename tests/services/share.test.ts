import { describe, expect, it } from 'vitest';
import { copyText, openTransfer, saveFile, type ShareTools, shareText } from '../../src/services/share.ts';

const refuse = () => Promise.reject(new Error('NotAllowedError'));
const denied: ShareTools = { copyBySelection: () => false, download: () => false };

describe('copying', () => {
  it('uses the clipboard', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    expect(await copyText('seed', { ...denied, clipboard })).toBe('copied');
    expect(copied).toEqual(['seed']);
  });

  it('falls back to a selected field where the clipboard is denied or missing', async () => {
    const copied: string[] = [];
    const copyBySelection = (text: string) => copied.push(text) > 0;
    await copyText('a', { ...denied, clipboard: { writeText: refuse }, copyBySelection });
    await copyText('b', { ...denied, copyBySelection });
    expect(copied).toEqual(['a', 'b']);
  });

  it('leaves it to the hand at last', async () => {
    expect(await copyText('a', { ...denied, clipboard: { writeText: refuse } })).toBe('by-hand');
  });
});

describe('sharing', () => {
  const content = { title: 'Five Delves', text: 'I got away', url: 'https://example.test/#run=1' };

  it('opens the system’s sheet', async () => {
    expect(await shareText(content, { ...denied, share: async () => {} })).toBe('shared');
  });

  it('does nothing more when the sheet was closed', async () => {
    const closed = Object.assign(new Error('closed'), { name: 'AbortError' });
    const copyBySelection = () => {
      throw new Error('must not copy');
    };
    expect(
      await shareText(content, { ...denied, copyBySelection, share: () => Promise.reject(closed) }),
    ).toBe('cancelled');
  });

  it('copies text and link where there is no sheet or it is denied', async () => {
    const copied: string[] = [];
    const copyBySelection = (text: string) => copied.push(text) > 0;
    await shareText(content, { ...denied, copyBySelection });
    await shareText(content, { ...denied, copyBySelection, share: refuse });
    expect(copied).toEqual(Array(2).fill('I got away\nhttps://example.test/#run=1'));
  });
});

describe('saving a file', () => {
  it('offers text and bytes under their name', () => {
    const files: unknown[] = [];
    const download = (name: string, bytes: Uint8Array, type: string) =>
      files.push([name, bytes.length, type]) > 0;
    expect(saveFile('all.json', '{}', { ...denied, download })).toBe('saved');
    expect(saveFile('run.delve', new Uint8Array(3), { ...denied, download })).toBe('saved');
    expect(files).toEqual([
      ['all.json', 2, 'application/json'],
      ['run.delve', 3, 'application/octet-stream'],
    ]);
  });

  it('says when it cannot', () => {
    const download = () => {
      throw new Error('sandboxed');
    };
    expect(saveFile('all.json', '{}', { ...denied, download })).toBe('by-hand');
    expect(saveFile('all.json', '{}', denied)).toBe('by-hand');
  });
});

describe('opening what was dropped or pasted', () => {
  const file = { arrayBuffer: async () => new Uint8Array([1, 2]).buffer };
  const transfer = (texts: Record<string, string>, files: (typeof file)[] = []) => ({
    files,
    getData: (format: string) => texts[format] ?? '',
  });

  it('takes a file first, then a link, then text', async () => {
    expect(await openTransfer(transfer({ 'text/plain': 'x' }, [file]))).toEqual({
      bytes: new Uint8Array([1, 2]),
    });
    expect(await openTransfer(transfer({ 'text/uri-list': ' https://a ', 'text/plain': 'x' }))).toEqual({
      text: 'https://a',
    });
    expect(await openTransfer(transfer({ 'text/plain': ' run ' }))).toEqual({ text: 'run' });
  });

  it('takes nothing from nothing', async () => {
    expect(await openTransfer(null)).toBeUndefined();
    expect(await openTransfer(transfer({ 'text/plain': '  ' }))).toBeUndefined();
  });
});
