/**
 * `npm run strips`: moments of the rooms as strips of pictures, one every 80 ms, in shots/strips/. Fights cannot be
 * judged from a single picture, and not while they run.
 *   -- --room letter-delve,the-cellar   only these (parts of names)
 *   -- --moment hit,miss,death,victory  only these moments; --list names them all
 *   -- --calm, --speed 2, --size 390x844, --every 40, --most 60, --no-build
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Speed, SPEEDS } from '../src/core/speed.ts';
import { openChromium } from './lib/chromium.ts';
import { Misuse, openRoom, readFlags, runTool, wholeNumber } from './lib/command-line.ts';
import { ROOT } from './lib/project.mjs';
import { buildBundle, serveBundle } from './lib/site.ts';
import { cutOut } from './strips/scene.ts';
import { SCENES } from './strips/scenes.ts';
import { makeSheet, openTable, shoot, type Shooting } from './strips/strip.ts';

const FOLDER = join(ROOT, 'shots', 'strips');
const BUNDLE = join(ROOT, 'node_modules', '.cache', 'five-delves-shots');

await runTool(async () => {
  const { values } = readFlags({
    room: { type: 'string', default: '' },
    moment: { type: 'string', default: '' },
    size: { type: 'string', default: '960x540' },
    speed: { type: 'string', default: '1' },
    every: { type: 'string', default: '80' },
    most: { type: 'string', default: '45' },
    calm: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  });
  const wanted = chosen(values.room, values.moment);
  if (values.list) {
    for (const [room, moments] of wanted) console.log(`${room}: ${moments.join(', ')}`);
    return 0;
  }
  const [width = 0, height = 0] = values.size.split('x').map(side => wholeNumber('size', side, 200));
  const how: Shooting = {
    width,
    height,
    calm: values.calm,
    speed: speedOf(values.speed),
    every: wholeNumber('every', values.every, 10),
    most: wholeNumber('most', values.most, 1),
  };
  if (!values['no-build'] || !existsSync(BUNDLE)) await buildBundle({ outDir: BUNDLE, hook: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveBundle(BUNDLE);
  const browser = await openChromium();
  try {
    for (const [id, moments] of wanted) {
      const room = await openRoom(id);
      for (const moment of moments) {
        // A table of its own: a victory shot on a dead heroine's board began with her death.
        const page = await openTable(browser, site.address, id, how);
        const cut = cutOut(room, SCENES[id]![moment]!);
        const strip = await shoot(page, cut, how);
        await page.context().close();
        const name = `${id}-${moment}${values.calm ? '-calm' : ''}`;
        await makeSheet(
          browser,
          `${name}: ${cut.events.join(' ')}`,
          strip,
          how.every,
          join(FOLDER, `${name}.png`),
        );
        console.log(`shots/strips/${name}.png  ${strip.lasts} ms  ${cut.seed}  ${cut.events.join(' ')}`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
});

function speedOf(text: string): Speed {
  const found = SPEEDS.find(speed => `${speed}` === text);
  if (found !== undefined) return found;
  throw new Misuse(`--speed can be ${SPEEDS.join(', ')}, not "${text}".`);
}

function chosen(rooms: string, moments: string): [string, string[]][] {
  const found = Object.entries(SCENES)
    .filter(([id]) => isNamed(rooms, id, (part, name) => name.includes(part)))
    .map(([id, scenes]): [string, string[]] => [
      id,
      Object.keys(scenes).filter(name => isNamed(moments, name, (part, whole) => part === whole)),
    ])
    .filter(([, names]) => names.length > 0);
  if (found.length === 0) throw new Misuse('There is no such moment. --list names them all.');
  return found;
}

function isNamed(list: string, name: string, fits: (part: string, name: string) => boolean): boolean {
  const parts = list.split(',').filter(Boolean);
  return parts.length === 0 || parts.some(part => fits(part, name));
}
