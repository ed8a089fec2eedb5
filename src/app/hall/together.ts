/** Playing together at a Hall: a name, a table of one's own, or somebody else's by its code. */
import { findRoom } from '../../games/index.ts';
import { usualOptions } from '../../games/room.ts';
import type { LobbyOrder, TogetherWish } from '../../panels/model.ts';
import { HallService } from '../../services/hall-service.ts';
import type { Navigator } from '../navigator.ts';
import type { Parts } from '../parts.ts';
import { Lobby } from './lobby.ts';

type TogetherParts = Pick<
  Parts,
  'panels' | 'audio' | 'hall' | 'storage' | 'page' | 'tools' | 'remind' | 'rememberTable'
>;

export class Together {
  readonly #parts: TogetherParts;
  readonly #go: Pick<Navigator, 'play' | 'room'>;
  readonly #hall: HallService;
  #game: string | undefined;
  #code: string | undefined;
  #lobby: Lobby | undefined;

  constructor(parts: TogetherParts, go: Pick<Navigator, 'play' | 'room'>) {
    this.#parts = parts;
    this.#go = go;
    this.#hall = new HallService(parts.hall.tools, parts.storage);
  }

  /** Of this game, or at this table; a name comes first. */
  async open({ game, code }: { readonly game?: string; readonly code?: string }): Promise<void> {
    this.#game = game;
    this.#code = code;
    if (!(await this.#parts.hall.find())) {
      await this.#parts.panels.message({
        title: 'No Hall here',
        lines: [{ text: 'This page knows no Hall, or it is out of reach. Live tables need one.' }],
      });
      return;
    }
    // Whoever was here before and loads the page again comes back at once.
    const { name } = this.#hall;
    if (code !== undefined && name !== undefined) return this.enter({ name, code });
    this.#show();
  }

  async enter({ name, code }: TogetherWish): Promise<void> {
    const { panels } = this.#parts;
    this.#show({ busy: true });
    const known = await this.#hall.introduce(name.trim());
    if (!known.ok) return this.#show({ problem: known.problem.message });
    const table = code === undefined ? await this.#newTable() : readCode(code);
    if (typeof table !== 'string') return this.#show({ problem: table.problem });
    panels.close('together');
    panels.close('new-game');
    this.#lobby?.close();
    this.#lobby = new Lobby({ ...this.#parts, hall: this.#hall }, this.#go, table);
  }

  order(order: LobbyOrder): void {
    this.#lobby?.order(order);
  }

  closed(): void {
    this.#lobby?.close();
    this.#lobby = undefined;
  }

  async #newTable(): Promise<string | { readonly problem: string }> {
    const room = await findRoom(this.#game ?? '')?.load();
    if (!room) return { problem: 'Choose a room first.' };
    const { id, seats } = room.card;
    const count = Math.max(2, seats.usual ?? seats.min);
    const opened = await this.#hall.open({
      game: id,
      seats: count,
      options: usualOptions(room, count),
      pace: 'live',
    });
    return opened.ok ? opened.value : { problem: opened.problem.message };
  }

  #show(more: { readonly busy?: boolean; readonly problem?: string } = {}): void {
    const card = this.#game === undefined ? undefined : findRoom(this.#game)?.card;
    this.#parts.panels.open({
      kind: 'together',
      title: 'Together',
      accent: card?.accent ?? 'gold',
      ...(card && { game: card.title }),
      name: this.#hall.name ?? '',
      code: this.#code ?? '',
      ...more,
    });
  }
}

/** In any spelling: `ktr bmx` is `KTR-BMX`. */
function readCode(typed: string): string | { readonly problem: string } {
  // An attempt of one's own has a name that nobody types.
  if (/^[\w:.-]{20,160}$/.test(typed)) return typed;
  const letters = typed.toUpperCase().replace(/[^A-Z]/g, '');
  if (letters.length !== 6) return { problem: 'A table code has six letters, such as KTR-BMX.' };
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}
