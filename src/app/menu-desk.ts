/** Minds the campaign menu: places, the match that can go on, the new-game window. */
import { findRoom, ROOMS } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import { GAME_MODES, type Command, type NewGame, type PanelHandlers } from '../panels/model.ts';
import type { App } from './app.ts';
import type { Desk } from './desk.ts';
import { SAVE_DOCUMENT } from './saves.ts';
import { startLesson, startNew, startSaved } from './start.ts';

const VERSION = '0.1';

export class MenuDesk implements Desk {
  readonly #app: App;
  /** The room whose window is open. */
  #room: AnyRoom | undefined;

  constructor(app: App) {
    this.#app = app;
    this.#open();
  }

  readonly handlers: Partial<PanelHandlers> = {
    command: command => this.#command(command),
    chooseRoom: id => void this.#choose(id),
    startGame: game => void this.#start(game),
  };

  leave(): void {
    this.#app.parts.panels.close();
  }

  #open(): void {
    const { panels, storage, audio } = this.#app.parts;
    const saved = storage.read(SAVE_DOCUMENT);
    const card = saved && findRoom(saved.game)?.card;
    panels.update({
      screen: {
        screen: 'menu',
        places: ROOMS.map(room => ({ card: room.card })),
        saved: card && { title: card.title, accent: card.accent, line: `Turn ${saved.clocks.turns}` },
        notices: storage.notices,
        version: VERSION,
      },
    });
    audio.music('menu');
  }

  async #choose(id: string): Promise<void> {
    const room = await this.#app.room(id);
    if (!room) return;
    this.#room = room;
    this.#app.parts.panels.open({
      kind: 'new-game',
      card: room.card,
      options: room.options,
      modes: room.card.isPractice ? GAME_MODES.filter(mode => mode !== 'daily') : GAME_MODES,
      hasLesson: room.lesson !== undefined,
    });
  }

  async #start(wish: NewGame): Promise<void> {
    const room = await this.#app.room(wish.game);
    if (room) await this.#app.play(room, startNew(room, wish, this.#app.parts.now()));
  }

  #command(command: Command): void {
    if (command === 'continue') void this.#continue();
    if (command === 'lesson' && this.#room) void this.#app.play(this.#room, startLesson());
    if (command === 'rules') void this.#rules();
  }

  async #continue(): Promise<void> {
    const saved = this.#app.parts.storage.read(SAVE_DOCUMENT);
    const room = saved && (await this.#app.room(saved.game));
    if (room) await this.#app.play(room, startSaved(saved));
  }

  /** The rules of the room whose window is open, else of the first one. */
  async #rules(): Promise<void> {
    const room = this.#room ?? (await this.#app.room(ROOMS[0]!.card.id));
    if (!room) return;
    const { title, accent } = room.card;
    this.#app.parts.panels.open({ kind: 'book', title, accent, pages: room.help });
  }
}
