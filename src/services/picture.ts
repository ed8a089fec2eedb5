/** A picture to share: the last board with what came of it. Nothing in it tells the seed. */

export interface PictureWords {
  /** The room. */
  readonly title: string;
  /** "Victory". */
  readonly ending: string;
  /** "1,240 points in 31 turns". */
  readonly line: string;
  /** A css colour for the title. */
  readonly colour: string;
}

/** Wide enough for any feed, and 16 to 9. */
const SIZE = { width: 1280, height: 720 };
const FOOT = 176;
const EDGE = 40;

/** PNG bytes; undefined where the page may draw nothing. */
export async function drawPicture(
  board: CanvasImageSource & { readonly width: number; readonly height: number },
  words: PictureWords,
): Promise<Uint8Array | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = '#140f1c';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  const { x, y, width, height } = coveringPart(board, SIZE.width, SIZE.height - FOOT);
  pen.drawImage(board, x, y, width, height, 0, 0, SIZE.width, SIZE.height - FOOT);
  pen.fillStyle = '#3a2c45';
  pen.fillRect(0, SIZE.height - FOOT, SIZE.width, 8);
  write(pen, words);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}

/** The middle of a picture that fills a frame of this shape. */
export function coveringPart(
  picture: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(picture.width / width, picture.height / height);
  const part = { width: width * scale, height: height * scale };
  return { x: (picture.width - part.width) / 2, y: (picture.height - part.height) / 2, ...part };
}

function write(pen: CanvasRenderingContext2D, { title, ending, line, colour }: PictureWords): void {
  const foot = SIZE.height - FOOT;
  const widest = SIZE.width - 2 * EDGE;
  pen.textBaseline = 'top';
  pen.fillStyle = colour;
  pen.font = '32px "Press Start 2P", monospace';
  pen.fillText(title, EDGE, foot + 32, widest);
  pen.fillStyle = '#f2e9d8';
  pen.font = '44px VT323, monospace';
  pen.fillText(`${ending} · ${line}`, EDGE, foot + 84, widest);
  pen.fillStyle = '#a5989d';
  pen.font = '32px VT323, monospace';
  pen.fillText('Five Delves', EDGE, foot + 132, widest);
}
