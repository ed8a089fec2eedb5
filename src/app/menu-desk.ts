/** Minds the campaign menu: places, the match that can go on, the new-game window. */
import { fromBase64Url } from '../core/bytes.ts';
import { findRoom, ROOMS } from '../games/index.ts';
import { levelsOf, type AnyRoom } from '../games/room.ts';
import {
  GAME_MODES,
  type Commands,
  type NewGame,
  type PanelHandlers,
  type PlaceModel,
} from '../panels/model.ts';
import { removing } from './kept-questions.ts';
import { starsOf } from './goals.ts';
import { campaignOf } from '../records/campaign.ts';
import { nearGoals } from '../records/near.ts';
import { summarise } from '../records/ranking.ts';
import { atlases } from '../services/atlas.ts';
import { loadPack } from '../services/packs.ts';
import { Attract } from './attract.ts';
import type { Desk, MenuAnchors } from './desk.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { recall, type SavedGame } from './saves.ts';
import { startLesson, startNew, startSaved } from './start.ts';
import { isYours, relaysModel, rowsOf } from './windows/relays.ts';
import { VERSION } from './version.ts';

const CARDS = ROOMS.map(room => room.card);

type MenuParts = Pick<
  Parts,
  | 'panels'
  | 'display'
  | 'storage'
  | 'settings'
  | 'audio'
  | 'bots'
  | 'ledger'
  | 'saves'
  | 'relays'
  | 'hall'
  | 'now'
>;
type MenuWays = Pick<Navigator, 'menu' | 'play' | 'daily' | 'room' | 'openRun'>;

export class MenuDesk implements Desk {
  readonly #parts: MenuParts;
  readonly #go: MenuWays;
  readonly #attract: Attract;
  #anchors: MenuAnchors;
  /** The room whose window is open. */
  #room: AnyRoom | undefined;

  constructor(parts: MenuParts, go: MenuWays, anchors: MenuAnchors) {
    this.#parts = parts;
    this.#go = go;
    this.#anchors = anchors;
    this.#attract = new Attract(parts);
    this.#open();
  }

  readonly handlers: Partial<PanelHandlers> = {
    chooseRoom: id => void this.#choose(id),
    readRules: id => void this.#read(id),
    closed: kind => {
      if (kind === 'new-game') this.#room = undefined;
      if (kind === 'book') atlases.prefer(['shared']);
    },
    startGame: game => void this.#start(game),
    continueGame: id => void this.#continue(this.#parts.saves.of(id)),
    openRelay: id => void this.#openRelay(id),
    dropRelay: id => void this.#dropRelay(id),
  };

  readonly commands: Commands = {
    continue: () => void this.#continue(this.#parts.saves.all[0]),
    lesson: () => {
      if (this.#room) void this.#go.play(this.#room, startLesson());
    },
    rules: () => this.#rules(),
    relays: () => this.#listRelays(),
  };

  /** Where the painted doors lie on the page has changed. */
  anchorsMoved(anchors: MenuAnchors): void {
    this.#anchors = anchors;
    const { panels } = this.#parts;
    const { screen } = panels.model;
    if (screen.screen === 'menu') panels.update({ screen: { ...screen, places: this.#places() } });
  }

  leave(): void {
    this.#attract.close();
    this.#parts.panels.close();
  }

  #open(): void {
    const { panels, storage, audio, ledger, saves, relays } = this.#parts;
    const kept = relays.all;
    const [saved] = saves.all;
    const card = saved && findRoom(saved.game)?.card;
    panels.update({
      screen: {
        screen: 'menu',
        places: this.#places(),
        suggested: campaignOf(ledger.records, CARDS).next,
        daily: `Daily ${ledger.today.day}`,
        pentathlon: true,
        relays: kept.length > 0 ? { all: kept.length, yours: kept.filter(isYours).length } : undefined,
        saved: card && { title: card.title, accent: card.accent, line: turnOf(saved) },
        notices: storage.notices,
        version: VERSION,
      },
    });
    audio.music({ tune: 'menu', danger: 0 });
  }

  #places(): PlaceModel[] {
    const { records, lessons } = this.#parts.ledger;
    const campaign = campaignOf(records, CARDS);
    const near = nearGoals(records, CARDS, this.#parts.ledger.today.day, CARDS.length);
    return CARDS.map(card => {
      const place = campaign.places.find(({ id }) => id === card.id);
      const { best, ranked, won } = summarise(records, { game: card.id, assisted: false });
      const score =
        best.score && `Best ${best.score.score.toLocaleString('en-GB')} · won ${won} of ${ranked}`;
      const goals = place && starsOf(place, lessons);
      const within = near.find(({ game }) => game === card.id)?.text;
      return { card, goals, best: score, near: within, anchor: this.#anchors[card.id] };
    });
  }

  async #choose(id: string): Promise<void> {
    const room = await this.#go.room(id);
    if (!room) return;
    this.#room = room;
    const saved = this.#parts.saves.of(id);
    this.#parts.panels.open({
      kind: 'new-game',
      seatNames: room.seatNames,
      card: room.card,
      options: room.options,
      levels: levelsOf(room),
      modes: room.card.isPractice ? GAME_MODES.filter(mode => mode !== 'daily') : GAME_MODES,
      hasLesson: room.lesson !== undefined,
      isTaught: this.#parts.ledger.lessons.includes(id),
      saved: saved && turnOf(saved),
      relays: rowsOf(this.#parts.relays.of(id)),
      hasHall: await this.#parts.hall.find(),
    });
  }

  async #start(wish: NewGame): Promise<void> {
    if (wish.mode === 'daily') return this.#go.daily(wish.game);
    const room = await this.#go.room(wish.game);
    if (room) await this.#go.play(room, startNew(room, wish));
  }

  async #continue(saved: SavedGame | undefined): Promise<void> {
    const room = saved && (await this.#go.room(saved.game));
    if (!room) return;
    const recalled = await recall(room, saved);
    if (recalled) return this.#go.play(room, { ...startSaved(saved), recalled });
    this.#parts.saves.setAside(saved);
    const text =
      'It was started under older rules, or it is damaged. We set it aside. Your records are safe.';
    await this.#parts.panels.message({ title: "This run can't continue", lines: [{ text }] });
    await this.#go.menu();
  }

  #listRelays(): void {
    this.#parts.panels.open(relaysModel(this.#parts.relays.all));
  }

  async #openRelay(id: string): Promise<void> {
    const { panels, relays } = this.#parts;
    const bytes = fromBase64Url(relays.find(id)?.run ?? '');
    if (!bytes) return;
    panels.close();
    await this.#go.openRun(bytes);
  }

  async #dropRelay(id: string): Promise<void> {
    const { panels, relays } = this.#parts;
    const row = rowsOf(relays.all).find(one => one.id === id);
    if (!row || !(await panels.confirm(removing(`${row.title}: ${row.line}`)))) return;
    await relays.drop(id);
    this.#open();
    this.#listRelays();
  }

  /** The rules of the room whose window is open, else all of them to choose from. */
  #rules(): void {
    if (this.#room) return void this.#read(this.#room.card.id);
    const books = CARDS.map(({ id, title, accent }) => ({ id, title, accent }));
    this.#parts.panels.open({ kind: 'shelf', title: 'Rules', books });
  }

  async #read(id: string): Promise<void> {
    const room = await this.#go.room(id);
    if (!room) return;
    // The book shows the room's own pictures.
    const [{ bookOf }] = await Promise.all([
      import('./windows/book.ts'),
      ...room.assets.packs.map(name => loadPack(name)),
    ]);
    atlases.prefer(room.assets.packs);
    this.#parts.panels.open(bookOf(room));
  }
}

function turnOf({ clocks }: SavedGame): string {
  return `Turn ${clocks.turns}`;
}
