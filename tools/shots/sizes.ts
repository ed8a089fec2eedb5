/** The windows that pictures are taken at: four usual ones, or any that is asked for. */
import { Misuse } from '../lib/command-line.ts';

export interface ShotSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly scale: number;
}

const USUAL = ['1280x720', '1920x1080', '390x844@2t', '844x390@2t'];

/** `1366x768`, with two device pixels each `1440x900@2`, held in the hand `820x1180t`, both `412x915@2t`. */
const SIZE = /^(\d{3,4})x(\d{3,4})(?:@([1-3](?:\.\d+)?))?(t?)$/;

export function readSizes(list: string = USUAL.join(',')): ShotSize[] {
  return list.split(',').filter(Boolean).map(readSize);
}

function readSize(text: string): ShotSize {
  const [, width, height, scale = 1, touch] = SIZE.exec(text) ?? [];
  if (!width)
    throw new Misuse(`"${text}" is no size. Write 1366x768, 1440x900@2 or, for a phone, 412x915@2t.`);
  return {
    name: `${width}x${height}`,
    width: Number(width),
    height: Number(height),
    scale: Number(scale),
    touch: touch === 't',
  };
}
