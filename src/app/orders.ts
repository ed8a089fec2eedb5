/** What the program answers to on every screen: its windows, its files, its settings. */
import type { Seat } from '../core/game.ts';
import type {
  BoardWish,
  Commands,
  EntryOrder,
  LobbyOrder,
  PanelHandlers,
  TogetherWish,
} from '../panels/model.ts';
import { toggleFullScreen } from '../services/full-screen.ts';
import { accessPages } from './access.ts';
import { creditPages } from './credits.ts';
import type { BadgeBook } from './badge-book.ts';
import type { Dailies } from './dailies.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import type { Puzzles } from './puzzles.ts';
import type { PentathlonRace } from './pentathlon-race.ts';
import { campaignModel } from './windows/campaign.ts';

type OrderParts = Pick<Parts, 'panels' | 'settings' | 'storage' | 'tools' | 'ledger' | 'display' | 'audio'>;

export interface OrderDeps {
  readonly parts: OrderParts;
  readonly go: Pick<Navigator, 'menu' | 'daily' | 'openRun' | 'together' | 'ranked' | 'failed'>;
  readonly dailies: Pick<Dailies, 'open' | 'close' | 'copyYesterday'>;
  readonly puzzles: Pick<Puzzles, 'play'>;
  readonly book: Pick<BadgeBook, 'open' | 'close' | 'renew'>;
  readonly pentathlon: Pick<PentathlonRace, 'open' | 'start' | 'next' | 'giveUp'>;
  /** A run is checked no longer; false if none was. */
  readonly stopChecking: () => boolean;
  /** The seats of a match by link that are played here, or none of them. */
  readonly join: (here: readonly Seat[]) => void;
  readonly watchInstead: () => void;
  readonly together: {
    readonly enter: (wish: TogetherWish) => void;
    readonly order: (order: LobbyOrder) => void;
    readonly board: (wish: BoardWish) => void;
    readonly run: (name: string) => void;
    readonly entry: (place: number) => void;
    readonly orderEntry: (order: EntryOrder) => void;
    readonly forget: () => void;
    readonly copyRace: () => void;
  };
}

export function programCommands(deps: OrderDeps): Commands {
  const { parts, go, dailies, book, pentathlon, stopChecking, watchInstead } = deps;
  const { panels, settings, storage, ledger } = parts;
  return {
    menu: () => void go.menu(),
    settings: () => panels.open({ kind: 'settings', notices: storage.notices }),
    'reset-settings': () => void settings.reset(),
    'full-screen': () => void fullScreen(parts),
    access: () => panels.open({ kind: 'book', title: 'Access', accent: 'gold', pages: accessPages() }),
    credits: () => void credits(parts).catch((error: unknown) => go.failed(error)),
    records: () => book.open(),
    'export-all': () => void files().then(({ saveEverything }) => saveEverything(parts)),
    'export-aside': () => void files().then(({ saveSetAside }) => saveSetAside(parts)),
    campaign: () => panels.open(campaignModel(ledger)),
    daily: () => dailies.open(),
    'copy-yesterday': () => void dailies.copyYesterday(),
    pentathlon: () => pentathlon.open(ledger.today.day),
    'pentathlon-start': () => void pentathlon.start(),
    'pentathlon-continue': () => void pentathlon.next(),
    'pentathlon-give-up': () => pentathlon.giveUp(),
    'open-run': () => panels.open({ kind: 'open-run' }),
    'watch-instead': watchInstead,
    ranked: () => void go.ranked(),
    'copy-race': deps.together.copyRace,
    'forget-name': deps.together.forget,
    'stop-checking': () => {
      if (!stopChecking()) return;
      panels.open({ kind: 'open-run' });
      panels.announce('Stopped.');
    },
  };
}

/** Fetched by whoever saves or opens a file: the menu does without. */
const files = () => import('./files.ts');

/** Milliseconds that a screen reader takes for a letter, and after which nobody knows whether it still speaks. */
const LETTER = 65;
const LONGEST_SPEECH = 9000;

export function programHandlers(deps: OrderDeps): Partial<PanelHandlers> {
  const { parts, go, book, dailies, puzzles, join, together } = deps;
  const { panels, settings, ledger, display, audio } = parts;
  return {
    settings: patch => void settings.set(patch),
    openRun: run => void go.openRun(run),
    joinMatch: join,
    playTogether: chosen => void go.together({ chosen }),
    enterHall: together.enter,
    orderLobby: together.order,
    showBoard: together.board,
    runRanked: together.run,
    showEntry: together.entry,
    orderEntry: together.orderEntry,
    openRecord: id => {
      const run = ledger.find(id)?.run;
      if (run === undefined) return;
      panels.close('records');
      book.close();
      void go.openRun(run);
    },
    playDaily: (game, date) => void go.daily(game, date),
    playPuzzle: game => {
      dailies.close();
      void puzzles.play(game).catch((error: unknown) => go.failed(error));
    },
    exportLss: tab => void files().then(({ saveSplits }) => saveSplits(parts, ledger.records, tab)),
    importAll: text =>
      void files()
        .then(({ importFile }) => importFile(parts, text))
        .then(() => book.renew()),
    spoke: text => {
      if (settings.value.duckSpeech) audio.duck(Math.min(LONGEST_SPEECH, text.length * LETTER));
    },
    region: (_name, region) => display.region(region),
  };
}

async function credits({ panels }: Pick<Parts, 'panels'>): Promise<void> {
  const pages = await creditPages();
  panels.open({ kind: 'book', title: 'Credits', accent: 'gold', pages });
}

async function fullScreen({ panels }: Pick<Parts, 'panels'>): Promise<void> {
  if ((await toggleFullScreen(document)) === 'denied')
    panels.toast({ text: "Full screen isn't allowed here." });
}
