/** The screens and positions that are walked over all window sizes. Each begins where the one before it ended. */
import type { Page } from '@playwright/test';
import { whenIdle } from '../../../tools/lib/game-page.ts';
import { give, spell } from '../../../tools/shots/stop.ts';
import type { WindowModel } from '../../../src/panels/model.ts';
import { TOGETHER, LOBBY, TALK, BOARD, NEXT_LEG, RACE, ENTRY } from './hall-windows.ts';
import { positionOf } from './positions.ts';

export interface LayoutStop {
  readonly name: string;
  /** An ordinary turn: on a phone all of it is in sight. */
  readonly isTurn?: boolean;
  open(page: Page): Promise<void>;
}

const turn = (stop: LayoutStop): LayoutStop => ({ ...stop, isTurn: true });

type Step = (page: Page, order: string) => Promise<void>;
const stay: Step = async () => {};

const press =
  (name: string | RegExp): Step =>
  page =>
    page.getByRole('button', { name }).first().click();
const turnTo =
  (tab: string): Step =>
  page =>
    page.getByRole('tab', { name: tab, exact: true }).click();
const type =
  (word?: string): Step =>
  (page, order) =>
    spell(page, word ?? order);

async function toResults(page: Page, order: string): Promise<void> {
  await give(page, order);
  await page.waitForFunction(() => window.__delves!.screen() === 'results');
}

async function toTheatre(page: Page, order: string): Promise<void> {
  await toResults(page, order);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  // A run that plays changes what there is to press.
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Pause the replay"]')?.click());
}

async function toReview(page: Page, order: string): Promise<void> {
  await toResults(page, order);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByText('Turning points').waitFor();
  // While it still thinks there is more to press.
  await review.getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
}

/** A window of the menu stays open while the menu is drawn anew. */
async function closeWindows(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  while ((await close.count()) > 0) await close.last().click();
}

/** By an address, as a link would lead there. */
function at(name: string, address: string, then: Step = stay): LayoutStop {
  return {
    name,
    open: async page => {
      await closeWindows(page);
      await page.evaluate(where => window.__delves!.open(where), address);
      if (address.includes('game=')) await whenIdle(page);
      // Some screens are fetched when they are asked for.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await then(page, '');
    },
  };
}

/** At a position of the tour of pictures. */
function position(name: string, then: Step = stay): LayoutStop {
  return {
    name,
    open: async page => {
      const { save, order } = positionOf(name.replace(/ .*/, ''));
      await page.evaluate(saved => window.__delves!.resume(saved), save);
      await page.waitForFunction(() => window.__delves!.idle() || window.__delves!.hasCurtain());
      await then(page, order);
    },
  };
}

async function showBoot(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.__delves!.show({
      screen: 'boot',
      title: 'Dungeon of Deadliest Evil',
      line: 'Fetching pictures and sounds',
      done: 0.4,
    }),
  );
}

/** A window hides what is behind it: a screen without a picture takes less time to lay out. */
const opens =
  (command: RegExp): Step =>
  async page => {
    await press(command)(page, '');
    await page.getByRole('dialog').waitFor();
    await showBoot(page);
  };

const menuWindow = (command: RegExp, ...pages: readonly string[]): LayoutStop[] => {
  const name = command.source.replace(/\W+/g, ' ').trim();
  const first = at(`window ${name}`, '', opens(command));
  return [
    first,
    ...pages.map(
      (tab): LayoutStop => ({ name: `window ${name}: ${tab}`, open: page => turnTo(tab)(page, '') }),
    ),
  ];
};

const game = (id: string, query: string): string => `?game=${id}&seed=KTR-BMX-QZP&${query}`;

/** With a match of its own: those before it were finished, and only what was done is saved. */
const menuWithMatch: LayoutStop = {
  name: 'menu with a match',
  open: async page => {
    await position('cellar-fight', give).open(page);
    await whenIdle(page);
    await at('menu', '').open(page);
    await page.locator('.menu-saved').waitFor({ timeout: 10_000 });
  },
};

export const MENU_STOPS: readonly LayoutStop[] = [
  at('menu', ''),
  ...menuWindow(/Letter Delve/),
  ...menuWindow(/Letter Labyrinths/),
  ...menuWindow(/^Daily/),
  ...menuWindow(/^Campaign/),
  ...menuWindow(/^Pentathlon/),
  ...menuWindow(/^Open a run/),
  ...menuWindow(/^Settings/, 'Look', 'Keys', 'Data'),
  ...menuWindow(/^Rules/),
  at('window book', '', async page => {
    await opens(/^Rules/)(page, '');
    await page.getByRole('dialog').getByRole('button', { name: 'Pocket-Dungeons' }).click();
    await page.getByRole('tab').first().waitFor();
  }),
];

export const OTHER_STOPS: readonly LayoutStop[] = [
  { name: 'boot', open: showBoot },
  {
    name: 'error',
    open: page =>
      page.evaluate(() => {
        window.__delves!.show({
          screen: 'error',
          sentence: "Something went wrong, and this screen can't continue.",
          safe: 'Your records, settings and the saved game are untouched.',
          detail: 'TypeError: Cannot read properties of undefined\n    at somewhere (main.js:1:2)\n'.repeat(
            8,
          ),
        });
        requestAnimationFrame(() => document.querySelector('details')!.setAttribute('open', ''));
      }),
  },
  at('gallery', '?gallery'),
  { name: 'gallery: sounds', open: page => turnTo('Sounds')(page, '') },
  { name: 'gallery: motions', open: page => turnTo('Motions')(page, '') },
];

export const ROOM_STOPS: Readonly<Record<string, readonly LayoutStop[]>> = {
  'the-cellar': [
    turn(at('cellar', game('the-cellar', ''))),
    at('cellar-lesson', '?game=the-cellar&lesson'),
    turn(position('cellar-fight')),
    position('cellar-fight pause', press('Pause')),
    position('cellar-fight question', async (page, order) => {
      await give(page, order);
      await whenIdle(page);
      await press('Undo')(page, '');
      await page.getByRole('alertdialog').waitFor();
    }),
    position('cellar-victory', toResults),
    position('cellar-defeat theatre', toTheatre),
    position('cellar-defeat review', toReview),
    at('window records', '', opens(/^Records/)),
    menuWithMatch,
  ],
  'nine-bit-dungeon': [
    at('nine-bit-gift', game('nine-bit-dungeon', '')),
    at('nine-bit-lesson', '?game=nine-bit-dungeon&lesson'),
    turn(position('nine-bit-level-4')),
    position('nine-bit-level-4 all actions', press('All actions')),
    position('nine-bit-shop'),
    position('nine-bit-cast', press(/^Fireball/)),
    position('nine-bit-victory', toResults),
    position('nine-bit-defeat theatre', toTheatre),
    position('nine-bit-defeat review', toReview),
  ],
  'letter-delve': [
    at('letter-delve-outfit', game('letter-delve', 'seats=human,easy,easy')),
    at('letter-delve-lesson', '?game=letter-delve&lesson'),
    turn(position('letter-delve-walk')),
    turn(position('letter-delve-battle')),
    at('menu before the curtain', ''),
    position('letter-delve-curtain'),
    position('letter-delve-results', toResults),
  ],
  'letter-labyrinths': [
    at('letter-labyrinths-class', game('letter-labyrinths', 'seats=human,easy,easy')),
    at('letter-labyrinths-lesson', '?game=letter-labyrinths&lesson'),
    position('letter-labyrinths-place'),
    turn(position('letter-labyrinths-typing', type())),
    position('letter-labyrinths-refused', type('QZXJ')),
    position('letter-labyrinths-grove', type()),
    position('letter-labyrinths-words', async (page, order) => {
      await press('Words from here')(page, order);
      await press('Get help')(page, order);
      await page.getByRole('dialog', { name: 'Words from here' }).waitFor();
    }),
    position('letter-labyrinths-victory', toResults),
    position('letter-labyrinths-defeat theatre', toTheatre),
  ],
  'pocket-dungeons': [
    at('pocket-dungeons-lesson', '?game=pocket-dungeons&lesson'),
    position('pocket-dungeons-building'),
    turn(position('pocket-dungeons-exploring')),
    position('pocket-dungeons-assault'),
    position('pocket-dungeons-trap'),
    position('pocket-dungeons-results', toResults),
  ],
  'deadliest-evil': [
    at('deadliest-evil-lesson', '?game=deadliest-evil&lesson'),
    turn(position('deadliest-evil-level-3')),
    turn(position('deadliest-evil-dice')),
    position('deadliest-evil-bag'),
    position('deadliest-evil-grislyk'),
    position('deadliest-evil-ultimate', toResults),
  ],
};

/** A match whose first turn is a friend's: there is a link to send at once. */
async function begunByLink(page: Page): Promise<void> {
  await press(/^Letter Labyrinths/)(page, '');
  const window = page.getByRole('dialog', { name: 'Letter Labyrinths' });
  await window.getByRole('button', { name: 'Options…' }).click();
  await window.getByText('2', { exact: true }).click();
  await window.getByLabel('First delver').selectOption('Friend by link');
  await window.getByLabel('Second delver').selectOption('Person');
  await window.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).waitFor();
}

async function forgetAll(page: Page): Promise<void> {
  await press(/^By link/)(page, '');
  const remove = page.getByRole('dialog', { name: 'By link' }).getByRole('button', { name: /^Remove/ });
  while ((await remove.count()) > 0) {
    const left = await remove.count();
    await remove.first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.waitForFunction(count => document.querySelectorAll('.relay').length < count, left);
  }
  await closeWindows(page);
}

let link = '';

/** Laid out like others, but with words of their own. After The Cellar was played. */
export const MORE_STOPS: readonly LayoutStop[] = [
  position('cellar-defeat results', toResults),
  at('window records: Badges', '', async page => {
    await opens(/^Records/)(page, '');
    await turnTo('Badges')(page, '');
  }),
  at('window access', '', async page => {
    await opens(/^Settings/)(page, '');
    await turnTo('Look')(page, '');
    await press('What is supported')(page, '');
    await page.getByRole('dialog', { name: 'Access' }).waitFor();
  }),
  at('window credits', '', opens(/^Credits/)),
];

const filled = (shown: WindowModel, name: string = shown.kind): LayoutStop =>
  at(`window ${name}`, '', async page => {
    await showBoot(page);
    await page.evaluate(model => window.__delves!.openWindow(model), shown);
    await page.getByRole('dialog').waitFor();
  });

/** What a Hall has for people who play together. */
export const HALL_STOPS: readonly LayoutStop[] = [
  filled(TOGETHER),
  filled(LOBBY),
  filled(TALK),
  filled(BOARD),
  filled(NEXT_LEG, 'board of legs'),
  filled(RACE, 'board of a race'),
  filled(ENTRY),
];

/** A match by link, from the first link to the device it comes to. */
export const LINK_STOPS: readonly LayoutStop[] = [
  at('window pass on', '', async page => {
    await begunByLink(page);
    link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  }),
  {
    name: 'table that waits',
    open: page => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
  },
  at('window by link', '', opens(/^By link/)),
  at('window join', '', async page => {
    await forgetAll(page);
    await page.evaluate(address => window.__delves!.open(address), new URL(link).hash);
    await page.getByRole('dialog', { name: 'Letter Labyrinths' }).getByText('Who plays').waitFor();
    await showBoot(page);
  }),
];
