/** Playing together at a Hall: a name, a table of one's own, or somebody else's by its code. */
import { findRoom } from '../../games/index.ts';
import { type AnyRoom, usualOptions } from '../../games/room.ts';
import type { LobbyOrder, TogetherGame, TogetherWish } from '../../panels/model.ts';
import { HallService, type NewTable } from '../../services/hall-service.ts';
import { FORGET_NAME } from '../../session/questions.ts';
import type { Navigator, TogetherWhere } from '../navigator.ts';
import type { Parts } from '../parts.ts';
import { Lobby } from './lobby.ts';
import { NO_HALL } from './no-hall.ts';

type TogetherParts = Pick<
  Parts,
  'panels' | 'audio' | 'hall' | 'ledger' | 'storage' | 'page' | 'tools' | 'remind' | 'rememberTable'
>;

type Place = { readonly table: string } | { readonly race: string } | { readonly problem: string };

export class Together {
  readonly #parts: TogetherParts;
  readonly #go: Pick<Navigator, 'play' | 'room' | 'openRun' | 'ranked'>;
  readonly #hall: HallService;
  #game: string | undefined;
  /** How it is to be played, where somebody chose that. */
  #chosen: TogetherGame | undefined;
  #code: string | undefined;
  #lobby: Lobby | undefined;

  constructor(parts: TogetherParts, go: Pick<Navigator, 'play' | 'room' | 'openRun' | 'ranked'>) {
    this.#parts = parts;
    this.#go = go;
    this.#hall = new HallService(parts.hall.tools, parts.storage);
  }

  /** Of this game, or at this table; a name comes first. */
  async open({ game, code, chosen }: TogetherWhere): Promise<void> {
    this.#game = chosen?.game ?? game;
    this.#chosen = chosen;
    this.#code = code;
    if (!(await this.#parts.hall.find())) {
      await this.#parts.panels.message(NO_HALL);
      return;
    }
    // Whoever was here before and loads the page again comes back at once.
    const { name } = this.#hall;
    if (code !== undefined && name !== undefined) return this.enter({ name, code });
    this.#show();
  }

  async enter({ name, code, way = 'live' }: TogetherWish): Promise<void> {
    const { panels } = this.#parts;
    this.#show({ busy: true });
    const known = await this.#hall.introduce(name.trim());
    if (!known.ok) return this.#show({ problem: known.problem.message });
    const place = code === undefined ? await this.#newPlace(way) : readCode(code);
    if ('problem' in place) return this.#show({ problem: place.problem });
    panels.close('together');
    panels.close('new-game');
    this.#lobby?.close();
    if ('race' in place) return this.#go.ranked(place.race);
    const { table } = place;
    const again = (): void => void this.open({ code: table });
    this.#lobby = new Lobby({ ...this.#parts, hall: this.#hall }, this.#go, table, again);
  }

  /** Whoever has the key may delete what is known of them. */
  async forget(): Promise<void> {
    const { panels } = this.#parts;
    if (!(await panels.confirm(FORGET_NAME))) return;
    this.#show({ busy: true });
    const gone = await this.#hall.forget();
    if (!gone.ok) return this.#show({ problem: gone.problem.message });
    this.#show();
    panels.toast({ text: 'Your name and your runs on the boards are deleted.', tone: 'good' });
  }

  order(order: LobbyOrder): void {
    this.#lobby?.order(order);
  }

  closed(): void {
    this.#lobby?.close();
    this.#lobby = undefined;
  }

  async #newPlace(way: NonNullable<TogetherWish['way']>): Promise<Place> {
    const room = await findRoom(this.#game ?? '')?.load();
    if (!room) return { problem: 'Choose a room first.' };
    const { id, seats } = room.card;
    const count = this.#chosen?.seats ?? seats.usual ?? seats.min;
    if (way === 'race') {
      const made = await this.#hall.race({ game: id, ...this.#seated(room, count) });
      return made.ok ? { race: made.value } : { problem: made.problem.message };
    }
    const opened = await this.#hall.open({
      game: id,
      ...this.#seated(room, Math.max(2, count)),
      pace: way,
    });
    return opened.ok ? { table: opened.value } : { problem: opened.problem.message };
  }

  #seated(room: AnyRoom, seats: number): Pick<NewTable, 'seats' | 'options'> {
    const chosen = this.#chosen?.seats === seats ? this.#chosen.options : undefined;
    return { seats, options: chosen ?? usualOptions(room, seats) };
  }

  #show(more: { readonly busy?: boolean; readonly problem?: string } = {}): void {
    const card = this.#game === undefined ? undefined : findRoom(this.#game)?.card;
    this.#parts.panels.open({
      kind: 'together',
      title: 'Together',
      accent: card?.accent ?? 'gold',
      ...(card && { game: card.title, isForSeveral: card.seats.max > 1 }),
      name: this.#hall.name ?? '',
      isKnown: this.#hall.name !== undefined,
      code: this.#code ?? '',
      ...more,
    });
  }
}

/** In any spelling: `ktr bmx` is `KTR-BMX`. */
function readCode(typed: string): Place {
  // An attempt of one's own has a name that nobody types.
  if (/^[\w:.-]{20,160}$/.test(typed)) return { table: typed };
  const letters = typed
    .toUpperCase()
    .replace(/^\s*RACE/, '')
    .replace(/[^A-Z]/g, '');
  if (letters.length !== 6) return { problem: 'A code has six letters, such as KTR-BMX.' };
  const code = `${letters.slice(0, 3)}-${letters.slice(3)}`;
  return /^\s*race/i.test(typed) ? { race: `race-${code.toLowerCase()}` } : { table: code };
}
