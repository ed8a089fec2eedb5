/** Everything that is tried in each engine, written once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EnginePage } from '../../../tools/engines/engine.ts';
import { STARTERS } from '../../../tools/engines/index.ts';
import { tuneDigest } from '../../../src/audio/band/digest.ts';
import { LEAD } from '../../../tools/audio/sprite.ts';
import { ROOT } from '../../../tools/lib/project.mjs';
import { adviceFor, ENGINES } from '../../../tools/lib/engines.mjs';
import { unless } from '../../support/unless.ts';
import type { Box } from '../../../src/core/box.ts';
import { sharpnessOf } from './edges.ts';
import { byButtons, byKeys, bySquares, type Hand } from './hands.ts';
import { playRecorded, recordedRun, reviewDigest } from './recorded.ts';
import { serveWatched, type Site } from './site.ts';
import { nextStatus, pressButton, seen } from './table.ts';

/** A usual frame of itch.io: small, so that software can paint it. */
const WINDOW = { width: 960, height: 600 };
/** Every question is asked, as it was of the bots that made the records, and asked once. */
const SETTINGS = { autoPass: 'ask', confirmations: false };

/** Each room once; The Cellar, where most begin, by squares and by keys. */
export const MATCHES: readonly {
  readonly game: string;
  readonly bot: string;
  readonly how: string;
  readonly hand: Hand;
}[] =
  // biome-ignore format: a table
  [
    { game: 'the-cellar',        bot: 'normal', how: 'squares', hand: bySquares },
    { game: 'the-cellar',        bot: 'normal', how: 'keys',    hand: byKeys },
    { game: 'nine-bit-dungeon',  bot: 'random', how: 'buttons', hand: byButtons },
    { game: 'letter-delve',      bot: 'easy',   how: 'buttons', hand: byButtons },
    { game: 'pocket-dungeons',   bot: 'normal', how: 'buttons', hand: byButtons },
    { game: 'letter-labyrinths', bot: 'normal', how: 'buttons', hand: byButtons },
    { game: 'deadliest-evil',    bot: 'random', how: 'buttons', hand: byButtons },
  ];

/** Runs of all rooms that know what chances are: short ones. */
// biome-ignore format: a table
export const REVIEWED = [
  { game: 'the-cellar',        bot: 'normal' },
  { game: 'nine-bit-dungeon',  bot: 'random' },
  { game: 'letter-delve',      bot: 'easy' },
  { game: 'letter-labyrinths', bot: 'easy' },
  { game: 'deadliest-evil',    bot: 'normal' },
];

/** Between them every kind of wave, filter, echo and drum. */
const TUNES = ['assets/shared/music/menu.json', 'assets/pocket-dungeons/music/pocket.json'];

/** WebKitGTK's page process may die by itself: it is started anew, and tried again. */
const RETRIES = { chromium: 0, firefox: 0, webkit: 1 } as const;

/** Milliseconds between the first button and the way out: pictures, sounds and tunes are still coming. */
const HASTE = [0, 30, 300, 300, 900];

/** What the watch must hear. */
const PROVOKED: Readonly<Record<string, () => void>> = {
  'a console error': () => console.error('broken on purpose'),
  'a console warning': () => console.warn('doubtful on purpose'),
  'an error that nobody caught': () =>
    void setTimeout(() => {
      throw new Error('lost on purpose');
    }),
  'a promise that nobody caught': () => void Promise.reject(new Error('on purpose')),
  'a file that is missing': () => void fetch('./on-purpose.txt'),
  'a request to another place': () => void fetch('http://127.0.0.1:9/on-purpose').catch(() => undefined),
};

/** One where the board is enlarged by a whole number, and one where it need not be. */
const SHARP_WINDOWS = [WINDOW, { width: 1366, height: 690 }];
const CELLAR = '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant';

export function testEngine(name: 'chromium' | 'firefox' | 'webkit'): void {
  const engine = ENGINES.find(one => one.name === name)!;
  const programs = engine.programs(process.env);
  // Where all of them are wanted a missing one is a failure; elsewhere it is named as skipped.
  const isTried = programs !== undefined || process.env['ALL_ENGINES'] === '1';

  describe.skipIf(!isTried)(`${name}${unless(isTried, adviceFor(engine))}`, { retry: RETRIES[name] }, () => {
    const complaints: string[] = [];
    const complain = (complaint: string): void => void complaints.push(complaint);
    let site: Site;
    let page: EnginePage;

    beforeAll(async () => {
      if (programs === undefined) throw new Error(adviceFor(engine));
      site = await serveWatched(complain);
      page = await start();
    });
    const start = async (): Promise<EnginePage> => {
      const started = await STARTERS[name]({ programs: programs!, complain });
      await started.goto(site.aside);
      await started.resize(WINDOW.width, WINDOW.height);
      return started;
    };
    afterAll(async () => {
      await page?.close();
      await site?.close();
    });

    /** Somebody who has never been here, but for the settings. */
    beforeEach(async () => {
      await page.goto(site.aside).catch(async () => {
        await page.close();
        page = await start();
        await page.goto(site.aside);
      });
      await page.run(laySettings, SETTINGS);
      complaints.length = 0;
    });
    afterEach(() => expectClean(complaints.splice(0)));

    it.each(MATCHES)(
      'plays a recorded match of $game by $how to the same end',
      async ({ game, bot, hand }) => {
        const link = await playRecorded(page, site.address, game, bot, hand);
        if (hand !== bySquares) return;
        // Somebody else opens the link: nothing is stored there.
        await page.goto(site.aside);
        await page.run(() => localStorage.clear(), undefined);
        await page.goto(`${site.address}#${link.split('#')[1]}`);
        await seen(page, /Verified by replay: /);
      },
    );

    it('is silent until the first gesture, and then is heard', async () => {
      await page.goto(`${site.address}${CELLAR}`);
      await nextStatus(page, '');
      expect(await soundOf(page)).not.toBe('running');
      await page.run(countBars, undefined);
      // A pointer: Firefox does not take arrow keys for a wish to hear something.
      await bySquares(page, 0);
      await expect.poll(() => soundOf(page), { timeout: 15_000 }).toBe('running');
      await expect.poll(() => barsIn(page), { timeout: 15_000 }).toBeGreaterThan(1);
    });

    it.each(TUNES)('plays %s in the very same samples', async file => {
      await page.goto(`${site.address}?speed=instant`);
      await pressable(page);
      const score = readFileSync(join(ROOT, file), 'utf8');
      expect(await page.run(text => window.__delves!.tuneDigest(text), score)).toBe(tuneDigest(score));
    });

    it.each(REVIEWED)('reviews a run of $game to the last millionth', async ({ game, bot }) => {
      await page.goto(`${site.address}?speed=instant`);
      await pressable(page);
      const run = recordedRun(game, bot);
      expect(await page.run(text => window.__delves!.reviewDigest(text), run)).toBe(await reviewDigest(run));
    });

    it('finds a sound where its file says', async () => {
      const file = readFileSync(join(ROOT, 'assets/pocket-dungeons/packed/sounds.mp3'), 'base64');
      // The first of the file, and the one that begins most suddenly.
      expect(Math.abs((await page.run(firstSound, file)) - LEAD)).toBeLessThan(2);
    });

    it('goes on where it was left', async () => {
      await page.goto(`${site.address}${CELLAR}`);
      const { digest } = await nextStatus(page, '');
      await page.press('ArrowRight');
      const left = await nextStatus(page, digest);
      await page.goto(`${site.address}?speed=instant`);
      await pressButton(page, 'Continue');
      expect(await nextStatus(page, '')).toEqual(left);
    });

    it('says nothing when somebody leaves before everything has come', async () => {
      for (const rest of HASTE) {
        await page.goto(`${site.address}?speed=instant`);
        await pressable(page);
        await page.run(thinkFor, rest);
        await page.goto(site.aside);
      }
      // What an engine says of a page that is gone, it says late.
      await new Promise(resolve => setTimeout(resolve, 500));
    });

    it.each(SHARP_WINDOWS)('has sharp pixels in a window of $width x $height', async size => {
      await page.resize(size.width, size.height);
      await page.goto(site.aside);
      await page.run(laySettings, { ...SETTINGS, lowPower: true });
      await page.goto(`${site.address}${CELLAR}`);
      await nextStatus(page, '');
      const { box, zoom } = await boardIn(page);
      const { edges, width } = sharpnessOf(await page.picture(), box);
      await page.resize(WINDOW.width, WINDOW.height);
      expect(edges, 'plateaus are smeared away').toBeGreaterThan(400);
      expect(width, `at a zoom of ${zoom}`).toBeLessThanOrEqual(Number.isInteger(zoom) ? 1 : 2);
    });

    it.each(Object.entries(PROVOKED))('notices %s', async (_what, provoke) => {
      await page.goto(`${site.address}?speed=instant`);
      await pressable(page);
      await page.run(provoke, undefined);
      await expect.poll(() => complaints.join('\n'), { timeout: 10_000 }).toMatch(/on purpose|on-purpose/);
      expect(() => expectClean(complaints), 'it would pass').toThrow('the page complained');
      complaints.length = 0;
    });
  });
}

/** After every test: what the page, its engine's console or the server said of a failure. */
function expectClean(complaints: readonly string[]): void {
  expect(complaints, 'the page complained').toEqual([]);
}

/** In the page: everything forgotten but these settings. */
function laySettings(value: object): void {
  localStorage.clear();
  localStorage.setItem('five-delves/settings', JSON.stringify({ version: 1, revision: 1, value }));
}

/** Some squares of the board, in device pixels, and how many of them an art pixel takes. */
function boardIn(page: EnginePage): Promise<{ readonly box: Box; readonly zoom: number }> {
  return page.run(() => {
    const hook = window.__delves!;
    const [from, to] = [hook.pointOf({ x: 1, y: 1 }), hook.pointOf({ x: 5, y: 4 })];
    const across = (to.x - from.x) * devicePixelRatio;
    const down = (to.y - from.y) * devicePixelRatio;
    const box = {
      x: Math.round(from.x * devicePixelRatio),
      y: Math.round(from.y * devicePixelRatio),
      width: Math.round(across),
      height: Math.round(down),
    };
    return { box, zoom: Math.round((across / 4 / 16) * 1000) / 1000 };
  }, undefined);
}

/** In the page: nothing else gets a turn. */
function thinkFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function pressable(page: EnginePage): Promise<void> {
  await page.run(() => window.__delves?.ready, undefined);
  await seen(page, /Settings/);
}

/** Howler lays itself into the window. */
function soundOf(page: EnginePage): Promise<string> {
  return page.run(() => {
    const howler = Reflect.get(window, 'Howler') as { ctx: AudioContext | null } | undefined;
    return howler?.ctx?.state ?? 'none';
  }, undefined);
}

/** In the page: counts what is laid to be played and is longer than any sound. */
function countBars(): void {
  const nodes = AudioBufferSourceNode.prototype;
  const start = Reflect.get(nodes, 'start') as (...args: number[]) => void;
  Reflect.set(window, 'bars', 0);
  nodes.start = function counted(this: AudioBufferSourceNode, ...args: number[]) {
    const isBar = args.length === 1 && this.buffer!.duration > 1;
    if (isBar) Reflect.set(window, 'bars', 1 + (Reflect.get(window, 'bars') as number));
    Reflect.apply(start, this, args);
  };
}

/** In the page: milliseconds of silence at the beginning of a decoded file. */
async function firstSound(file: string): Promise<number> {
  const bytes = Uint8Array.from(atob(file), letter => letter.charCodeAt(0));
  const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.buffer);
  return decoded.getChannelData(0).findIndex(sample => Math.abs(sample) > 0.01) / 44.1;
}

function barsIn(page: EnginePage): Promise<number> {
  return page.run(() => Reflect.get(window, 'bars') as number, undefined);
}
