/** Introduces the services, the panels and the display to one another, and opens what the address asks for. */
import { App } from './app/app.ts';
import { readRoute, type Route } from './app/routes.ts';
import { laterAudio } from './audio/later-audio.ts';
import { findRoom } from './games/index.ts';
import { createPanels } from './panels/index.tsx';
import { QuestionWindow, ResultsScreen, TableScreen, WindowOf } from './panels/later-parts.ts';
import { keepForOffline } from './offline/keep.ts';
import { BotService } from './services/bot-service.ts';
import { browserHall, HallDoor } from './services/hall-door.ts';
import { JudgeService } from './services/judge-service.ts';
import { reminderOf } from './services/reminder.ts';
import { ReviewService } from './services/review-service.ts';
import { keepStill } from './services/frame.ts';
import { firstInput, watchInput } from './services/input-kind.ts';
import { watchLeaving } from './services/leaving.ts';
import { sendFor } from './services/packs.ts';
import { SettingsStore, systemWishes } from './services/settings.ts';
import { browserTools } from './services/share.ts';
import { browserStorage } from './services/storage.ts';
import { vibrationOf } from './services/vibration.ts';
import { WakeLock, wakePageOf } from './services/wake-lock.ts';

const storage = browserStorage();
const settings = new SettingsStore(storage, systemWishes());
const audio = laterAudio();
const isLeaving = watchLeaving(window);
const root = document.getElementById('panels')!;
const displayRoot = document.getElementById('stage')!;

// Phaser is the largest part: the boot screen is painted while it arrives.
const displayModule = import('./scenes/display.ts');
// Fetched at the same time, so that what a bench measures does not wait for it.
const hookModule = import.meta.env['VITE_E2E'] === '1' ? import('./test-hook.ts') : undefined;
const route = readRoute(location.search, location.hash);
hurry(route);

/** What the address asks for is fetched together with Phaser. Whatever goes wrong is told when it is really needed. */
function hurry(asked: Route): void {
  const room = asked.to === 'play' ? findRoom(asked.game) : undefined;
  const wanted = room
    ? [sendFor('shared', 'menu'), room.load(), sendFor(room.card.id, 'tableaux'), fetchTable()]
    : [sendFor('shared')];
  for (const one of wanted) one.catch(forNow);
}

async function start(): Promise<void> {
  const { createDisplay } = await displayModule;
  const app = new App(
    {
      storage,
      settings,
      audio,
      bots: new BotService(),
      judges: new JudgeService(),
      reviews: new ReviewService(),
      tools: browserTools(),
      wakeLock: new WakeLock(wakePageOf(navigator, document)),
      vibrate: vibrationOf(navigator),
      now: () => Date.now(),
      isLeaving,
      page: location.href.replace(/[?#].*$/, ''),
      forgetLink: () => history.replaceState(null, '', location.pathname + location.search),
      rememberTable: code =>
        history.replaceState(
          null,
          '',
          `${location.pathname}${location.search}${code === undefined ? '' : `#table=${code}`}`,
        ),
      remind: reminderOf(document),
      hall: new HallDoor(browserHall(import.meta.env['VITE_HALL'])),
    },
    {
      panels: handlers =>
        createPanels(root, handlers, { settings: settings.value, input: firstInput(window) }),
      display: deps => createDisplay(displayRoot, deps),
    },
  );
  document.addEventListener('visibilitychange', () => app.pageHidden(document.hidden));
  watchInput(window, input => app.inputUsed(input));
  window.addEventListener('unhandledrejection', event => app.failed(event.reason));
  const opened = app.open(route);
  // Before anything that comes after the first frame: the hook tells when that was.
  (await hookModule)?.install(app, opened);
  void opened.then(whenShown).then(hearSound).then(whenQuiet).then(fetchAhead).catch(forNow);
  window.addEventListener('hashchange', () => {
    const next = readRoute(location.search, location.hash);
    if (['run', 'table', 'race'].includes(next.to)) void app.open(next);
  });
}

/** The first frame is not kept waiting by anything it does not show. */
function whenShown(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function whenQuiet(): Promise<void> {
  return new Promise(resolve => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/** What the menu does without and the next press may want: fetched before it is pressed, each but once. */
async function fetchAhead(): Promise<void> {
  await fetchTable();
  await Promise.all([WindowOf.fetch(), QuestionWindow.fetch(), ResultsScreen.fetch()]);
  await Promise.all([import('./scenes/results-scene.ts'), import('./app/results-desk.ts')]);
}

async function fetchTable(): Promise<void> {
  await Promise.all([TableScreen.fetch(), import('./scenes/table-scene.ts'), import('./app/table-desk.ts')]);
}

/** Fetched too early, it seems: whatever is really missing is told when it is wanted. */
function forNow(): void {}

async function hearSound(): Promise<void> {
  const { createAudio } = await import('./audio/index.ts');
  audio.arrive(createAudio());
}

/** Without its parts the game cannot even show its own error screen. */
function sayWhatIsMissing(error: unknown): void {
  if (isLeaving()) return;
  console.error(error);
  root.textContent = "Part of the game didn't load, so it can't start. Your saves are safe. Reload the page.";
}

keepStill(window);
start().catch(sayWhatIsMissing);
try {
  // Only a build has a worker: the development server has no such file.
  if (import.meta.env.PROD) keepForOffline(window);
} catch {
  // A frame that may not even ask.
}
