/** One moment as a strip: played in a page on a stepped clock, a picture every so often, all on one sheet. */
import type { Browser, Page } from '@playwright/test';
import type { Speed } from '../../src/core/speed.ts';
import type {} from '../../src/test-hook.ts';
import { whenIdle } from '../lib/game-page.ts';
import type { Cut } from './scene.ts';

export interface Shooting {
  readonly width: number;
  readonly height: number;
  readonly speed: Speed;
  readonly calm: boolean;
  /** Milliseconds between two pictures. */
  readonly every: number;
  readonly most: number;
}

export interface Strip {
  readonly frames: readonly Buffer[];
  /** Milliseconds until the next question could be asked. */
  readonly lasts: number;
}

/** One frame of sixty a second. */
const FRAME = 1000 / 60;
/** What lingers after the last motion is seen as well. */
const AFTERGLOW = 4;

export async function shoot(page: Page, cut: Cut, { every, most }: Shooting): Promise<Strip> {
  await page.evaluate(({ board, acts }) => window.__delves!.rehearse(board, acts), {
    board: cut.board,
    acts: cut.acts,
  });
  // The board that stands is drawn before anything moves.
  await page.evaluate(frame => window.__delves!.step(frame), 0);
  const clip = await page.locator('#board-region').boundingBox();
  if (clip === null) throw new Error('There is no board on the page.');
  const frames: Buffer[] = [];
  let now = 0;
  let ended = 0;
  while (frames.length < most && (ended === 0 || now < ended + AFTERGLOW * every)) {
    frames.push(await page.screenshot({ clip }));
    const at = await page.evaluate(
      async ({ from, until, frame }) => {
        let done = 0;
        for (let time = from; time < until - 0.01; time += frame) {
          if (await window.__delves!.step(Math.min(frame, until - time))) done ||= time + frame;
        }
        return done;
      },
      { from: now, until: now + every, frame: FRAME },
    );
    now += every;
    ended ||= at;
  }
  return { frames, lasts: Math.round(ended || now) };
}

export async function openTable(
  browser: Browser,
  address: string,
  game: string,
  how: Shooting,
): Promise<Page> {
  const { width, height, calm, speed } = how;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: calm ? 'reduce' : 'no-preference',
    // The page's own policy forbids the style that hides its panels.
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.on('pageerror', error => console.error(error.message));
  await page.goto(`${address}?game=${game}&seed=KTR-BMX-QZP&speed=instant`);
  await whenIdle(page);
  // Panels keep their places, where coins fly to, but are not in the picture.
  await page.addStyleTag({ content: '#panels, #panels * { visibility: hidden !important; }' });
  await page.evaluate(pace => window.__delves!.pace(pace), speed);
  return page;
}

const COLUMNS = 4;
const THUMB = 380;

/** Row by row, each picture with its time. */
export async function makeSheet(
  browser: Browser,
  title: string,
  { frames, lasts }: Strip,
  every: number,
  to: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (THUMB + 6) + 12, height: 600 } });
  const cells = frames.map(
    (frame, index) =>
      `<figure style="margin:0"><img width="${THUMB}" src="data:image/png;base64,${frame.toString('base64')}">
       <figcaption>${index * every} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:0;padding:6px;background:#222;color:#ccc;font:13px monospace">
       <div>${title}, ${lasts} ms</div>
       <div style="display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB}px);gap:6px">${cells.join('')}</div>
     </body>`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: to, fullPage: true });
  await page.close();
}
