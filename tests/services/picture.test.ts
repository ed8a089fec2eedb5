import { describe, expect, it, vi } from 'vitest';
import { coveringPart } from '../../src/services/picture.ts';
import { sharePicture, type ShareTools } from '../../src/services/share.ts';

const BYTES = new Uint8Array([1, 2, 3]);
const tools = (some: Partial<ShareTools>): ShareTools => ({
  copyBySelection: () => false,
  download: () => false,
  ...some,
});
const refusal = (name: string) => Object.assign(new Error('no'), { name });

describe('The part of a board that a picture shows', () => {
  it.each([
    [
      { width: 1000, height: 1000 },
      { x: 0, y: 250, width: 1000, height: 500 },
    ],
    [
      { width: 4000, height: 500 },
      { x: 1500, y: 0, width: 1000, height: 500 },
    ],
    [
      { width: 200, height: 100 },
      { x: 0, y: 0, width: 200, height: 100 },
    ],
  ])('of %j is its middle, and fills the frame', (picture, part) => {
    expect(coveringPart(picture, 1280, 640)).toEqual(part);
  });
});

describe('A picture', () => {
  it('goes to the share sheet where that takes files', async () => {
    const shareFile = vi.fn(async () => {});
    const download = vi.fn(() => true);
    expect(await sharePicture('run.png', BYTES, tools({ shareFile, download }))).toBe('shared');
    expect(shareFile).toHaveBeenCalledWith('run.png', BYTES, 'image/png');
    expect(download).not.toHaveBeenCalled();
  });

  it('is left alone when the sheet is closed', async () => {
    const download = vi.fn(() => true);
    const shareFile = () => Promise.reject(refusal('AbortError'));
    expect(await sharePicture('run.png', BYTES, tools({ shareFile, download }))).toBe('cancelled');
    expect(download).not.toHaveBeenCalled();
  });

  it('is downloaded where the sheet is denied or missing, and told where that fails, too', async () => {
    const download = vi.fn(() => true);
    const shareFile = () => Promise.reject(refusal('NotAllowedError'));
    expect(await sharePicture('run.png', BYTES, tools({ shareFile, download }))).toBe('saved');
    expect(await sharePicture('run.png', BYTES, tools({ download }))).toBe('saved');
    expect(download).toHaveBeenCalledWith('run.png', BYTES, 'image/png');
    expect(await sharePicture('run.png', BYTES, tools({}))).toBe('by-hand');
    const broken = () => {
      throw refusal('SecurityError');
    };
    expect(await sharePicture('run.png', BYTES, tools({ download: broken }))).toBe('by-hand');
  });
});
