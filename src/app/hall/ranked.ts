/** Ranked dailies and races: dealt by the Hall, timed by its clock, on a board that is computed from runs. */
import { findRoom, ROOMS } from '../../games/index.ts';
import { counted, scoreText } from '../../games/phrases.ts';
import type { BoardModel, BoardRow, BoardRun, BoardWish, EntryOrder } from '../../panels/model.ts';
import { hasDaily, PENTATHLON } from '../../records/daily.ts';
import { formatTime } from '../../services/clock.ts';
import { HallService, type Board, type BoardLine } from '../../services/hall-service.ts';
import type { Navigator } from '../navigator.ts';
import type { Parts } from '../parts.ts';
import { Sharing } from '../sharing.ts';
import { Lobby } from './lobby.ts';
import { NO_HALL } from './no-hall.ts';
import { speedrunText } from './speedrun.ts';

type RankedParts = Pick<
  Parts,
  'panels' | 'audio' | 'hall' | 'ledger' | 'storage' | 'page' | 'tools' | 'remind' | 'rememberTable'
>;

const CARDS = ROOMS.map(({ card }) => card);
const GAMES = [
  ...CARDS.filter(hasDaily).map(({ id, title, short = title }) => ({ id, title: short })),
  { id: PENTATHLON, title: 'Pentathlon' },
];
const FIRST: BoardWish = { game: GAMES[0]!.id, span: 'day', order: 'score' };
const RACE = /^race-([a-z]{3}-[a-z]{3})$/;

export class Ranked {
  readonly #parts: RankedParts;
  readonly #go: Pick<Navigator, 'play' | 'room' | 'openRun'>;
  readonly #hall: HallService;
  #wish: BoardWish = FIRST;
  #board: Board | undefined;
  /** The line that is shown by itself. */
  #line: BoardLine | undefined;
  #lobby: Lobby | undefined;

  constructor(parts: RankedParts, go: Pick<Navigator, 'play' | 'room' | 'openRun'>) {
    this.#parts = parts;
    this.#go = go;
    this.#hall = new HallService(parts.hall.tools, parts.storage);
  }

  /** The board of this event, today's by score unless told. */
  async open(game = this.#wish.game): Promise<void> {
    if (await this.#parts.hall.find()) await this.show({ ...FIRST, game });
    else await this.#parts.panels.message(NO_HALL);
  }

  async show(wish: BoardWish): Promise<void> {
    this.#wish = wish;
    this.#board = undefined;
    this.#open({ busy: true });
    // Whoever has a name here sees what is unsealed for them.
    const { name } = this.#hall;
    if (name !== undefined) await this.#hall.introduce(name);
    const board = await this.#hall.board(wish.game, wish.span, wish.order);
    if (this.#wish !== wish) return;
    if (!board.ok) return this.#open({ problem: board.problem.message });
    if (board.value.legs.length === 0)
      return this.#open({ problem: 'There is no such race. It may have been put away.' });
    this.#board = board.value;
    this.#open();
  }

  async run(name: string): Promise<void> {
    const { panels } = this.#parts;
    const wish = this.#wish;
    this.#open({ busy: true });
    const known = await this.#hall.introduce(name.trim());
    if (!known.ok) return this.#open({ problem: known.problem.message });
    // What this person has run so far may not be known yet: they have only now said who they are.
    const board = await this.#hall.board(wish.game, wish.span, wish.order);
    if (!board.ok) return this.#open({ problem: board.problem.message });
    this.#board = board.value;
    const { legs } = board.value;
    const leg = nextLeg(board.value) ?? (legs.length === 1 ? legs[0] : undefined);
    if (!leg) return this.#open();
    const table = await this.#hall.attempt(wish.game, leg.game);
    if (!table.ok) return this.#open({ problem: table.problem.message });
    panels.close('board');
    panels.close('daily');
    this.#lobby?.close();
    this.#lobby = new Lobby({ ...this.#parts, hall: this.#hall }, this.#go, table.value);
  }

  /** A line by itself: its runs, to be watched, reviewed, and told elsewhere. */
  async showEntry(place: number): Promise<void> {
    const line = this.#board?.lines[place - 1];
    if (!line) return;
    this.#line = line;
    const games = this.#games;
    const rooms = await Promise.all(games.map(async game => findRoom(game)?.load()));
    if (this.#line !== line) return;
    const { score, turns, ms, name, day } = line;
    this.#parts.panels.open({
      kind: 'entry',
      title: name,
      accent: this.#accent,
      line: `${this.#event}${this.#race ? '' : `, ${day}`}. Place ${place}.`,
      figures: [
        {
          label: 'Score',
          value: scoreText(score, games.length === 1 ? findRoom(games[0]!)?.card : undefined),
        },
        { label: 'Turns', value: String(turns) },
        { label: 'Time', value: formatTime(ms) },
      ],
      legs: line.runs.map((_, leg) => ({
        title: findRoom(games[leg] ?? '')?.card.title ?? '',
        canReview: rooms[leg]?.outlook !== undefined,
      })),
    });
  }

  orderEntry(order: EntryOrder): void {
    const line = this.#line;
    if (!line) return;
    const { panels, page } = this.#parts;
    if (order.do === 'copy') {
      const text = speedrunText(line, { event: this.#event, games: this.#games, page });
      return void new Sharing(this.#parts).copy('The entry', text);
    }
    const run = line.runs[order.leg];
    if (run === undefined) return;
    for (const kind of ['entry', 'board', 'daily'] as const) panels.close(kind);
    void this.#go.openRun(run, order.do === 'review' ? 'review' : 'run');
  }

  copyLink(): void {
    const link = this.#race?.link;
    if (link !== undefined) void new Sharing(this.#parts).copy('The link', link);
  }

  get #games(): readonly string[] {
    return this.#board?.legs.map(({ game }) => game) ?? [];
  }

  /** "Ranked daily", as a line of the board is called elsewhere. */
  get #event(): string {
    const race = this.#race;
    if (race) return `Race ${race.code}`;
    return this.#wish.game === PENTATHLON ? 'Ranked Pentathlon' : 'Ranked daily';
  }

  get #race(): { readonly code: string; readonly link: string } | undefined {
    const code = RACE.exec(this.#wish.game)?.[1];
    return code === undefined
      ? undefined
      : { code: code.toUpperCase(), link: `${this.#parts.page}#race=${code.toUpperCase()}` };
  }

  get #accent(): BoardModel['accent'] {
    const { game } = this.#wish;
    return findRoom(this.#race ? (this.#games[0] ?? '') : game)?.card.accent ?? 'ember';
  }

  #open(more: Pick<Partial<BoardModel>, 'busy' | 'problem'> = {}): void {
    const { game, span, order } = this.#wish;
    const race = this.#race;
    const board = this.#board;
    const { title: whole, short = whole } = findRoom(this.#games[0] ?? '')?.card ?? {};
    this.#parts.panels.open({
      kind: 'board',
      title: race ? ['Race', short].filter(Boolean).join(': ') : 'Ranked dailies',
      accent: this.#accent,
      games: GAMES,
      game,
      span,
      order,
      name: this.#hall.name ?? '',
      ...(race && { race }),
      ...(board && {
        day: board.day,
        isSealed: board.sealed,
        finished: board.finished,
        run: runOf(board),
        rows: board.lines.map(rowOf),
      }),
      ...more,
    });
  }
}

/** The first leg that is not finished. */
function nextLeg({ legs, done }: Board): Board['legs'][number] | undefined {
  return legs.find(({ game }) => !done.includes(game));
}

function runOf(board: Board): BoardRun {
  const { legs, done } = board;
  const next = nextLeg(board);
  const title = findRoom(next?.game ?? '')?.card.title ?? '';
  if (!next) return legs.length > 1 ? { state: 'done' } : { state: 'again' };
  if (legs.length === 1) return { state: 'open' };
  const line = `${counted(legs.length, 'leg')} in a row, timed leg by leg. Next: ${done.length + 1}, ${title}.`;
  return { state: done.length > 0 ? 'goes-on' : 'open', line };
}

/** What its score counts stands in the entry. */
function rowOf({ name, score, turns, ms, day }: BoardLine, index: number): BoardRow {
  return {
    place: index + 1,
    name,
    day,
    score: score.toLocaleString('en-GB'),
    turns: turns.toLocaleString('en-GB'),
    time: formatTime(ms),
  };
}
