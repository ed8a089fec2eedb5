/** Ranked dailies: dealt by the Hall, timed by its clock, on a board that is computed from runs. */
import { findRoom, ROOMS } from '../../games/index.ts';
import { scoreText } from '../../games/phrases.ts';
import type { BoardModel, BoardWish } from '../../panels/model.ts';
import { hasDaily } from '../../records/daily.ts';
import { formatTime } from '../../services/clock.ts';
import { HallService, type BoardLine } from '../../services/hall-service.ts';
import type { Navigator } from '../navigator.ts';
import type { Parts } from '../parts.ts';
import { Lobby } from './lobby.ts';

type RankedParts = Pick<
  Parts,
  'panels' | 'audio' | 'hall' | 'storage' | 'page' | 'tools' | 'remind' | 'rememberTable'
>;

const GAMES = ROOMS.map(({ card }) => card).filter(hasDaily);
const FIRST: BoardWish = { game: GAMES[0]!.id, span: 'day', order: 'score' };

export class Ranked {
  readonly #parts: RankedParts;
  readonly #go: Pick<Navigator, 'play' | 'room'>;
  readonly #hall: HallService;
  #wish: BoardWish = FIRST;
  #lobby: Lobby | undefined;

  constructor(parts: RankedParts, go: Pick<Navigator, 'play' | 'room'>) {
    this.#parts = parts;
    this.#go = go;
    this.#hall = new HallService(parts.hall.tools, parts.storage);
  }

  /** The board of this game, today's by score unless told. */
  async open(game = this.#wish.game): Promise<void> {
    await this.show({ ...FIRST, game });
  }

  async show(wish: BoardWish): Promise<void> {
    this.#wish = wish;
    this.#open({ busy: true });
    // Whoever has a name here sees what is unsealed for them.
    const { name } = this.#hall;
    if (name !== undefined) await this.#hall.introduce(name);
    const board = await this.#hall.board(wish.game, wish.span, wish.order);
    if (this.#wish !== wish) return;
    if (!board.ok) return this.#open({ problem: board.problem.message });
    const { day, sealed, finished, lines } = board.value;
    const rows = lines.map((line, index) => rowOf(line, index, wish.game));
    this.#open({ day, isSealed: sealed, finished, rows });
  }

  async run(name: string): Promise<void> {
    const { panels } = this.#parts;
    this.#open({ busy: true });
    const known = await this.#hall.introduce(name.trim());
    if (!known.ok) return this.#open({ problem: known.problem.message });
    const table = await this.#hall.attempt(this.#wish.game);
    if (!table.ok) return this.#open({ problem: table.problem.message });
    panels.close('board');
    panels.close('daily');
    this.#lobby?.close();
    this.#lobby = new Lobby({ ...this.#parts, hall: this.#hall }, this.#go, table.value);
  }

  #open(
    more: Pick<Partial<BoardModel>, 'busy' | 'problem' | 'day' | 'isSealed' | 'finished' | 'rows'>,
  ): void {
    const { game, span, order } = this.#wish;
    const card = findRoom(game)!.card;
    this.#parts.panels.open({
      kind: 'board',
      title: 'Ranked dailies',
      accent: card.accent,
      games: GAMES.map(({ id, title, short = title }) => ({ id, title: short })),
      game,
      span,
      order,
      name: this.#hall.name ?? '',
      ...more,
    });
  }
}

function rowOf({ name, score, turns, ms, runs, day }: BoardLine, index: number, game: string) {
  return {
    place: index + 1,
    name,
    day,
    score: scoreText(score, findRoom(game)?.card),
    turns: `${turns}`,
    time: formatTime(ms),
    ...(runs[0] !== undefined && { run: runs[0] }),
  };
}
