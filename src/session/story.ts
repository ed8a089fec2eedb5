/** Turns what happened into what is seen and read: steps for the event player, lines for the log. */
import type { GameEvent, GameState, Seat } from '../core/game.ts';
import type { Motion, Tone } from '../core/look.ts';
import type { Moment } from '../core/moments.ts';
import { listed } from '../games/phrases.ts';
import type { AnyRoom, Line } from '../games/room.ts';
import type { LogLine } from '../panels/model.ts';
import { NewsDesk } from './news.ts';

export type AnyMoment = Moment<GameState, GameEvent>;

export function spokenTo(moment: AnyMoment, you: Seat | undefined): AnyMoment {
  return you === undefined ? moment : { ...moment, you };
}

export function motionsOf(room: Pick<AnyRoom, 'motions'>, moment: AnyMoment): readonly Motion[] {
  return room.motions[moment.event.type]?.(moment.event, moment) ?? [];
}

/** The end of somebody whom no person plays is told in short. */
export function briefly(motions: readonly Motion[], isPerson: (seat: Seat) => boolean): readonly Motion[] {
  return motions.map(motion => {
    if (motion.do === 'together') return { ...motion, motions: briefly(motion.motions, isPerson) };
    const isRival = motion.do === 'death' && motion.seat !== undefined && !isPerson(motion.seat);
    return isRival ? { ...motion, brief: true } : motion;
  });
}

function lineOf(room: Pick<AnyRoom, 'sentences'>, moment: AnyMoment): Line | undefined {
  const said = room.sentences[moment.event.type]?.(moment.event, moment) ?? '';
  const line = typeof said === 'string' ? { text: said, tone: 'plain' as Tone } : said;
  return line.text === '' ? undefined : line;
}

/** The log keeps what a person can scroll through; the run keeps everything. */
const KEPT = 200;
/** What such news are called in every room. */
const OPENS = /^(turn|round)-(began|started)$/;

export class Log {
  readonly #you: Seat | undefined;
  readonly #news = new NewsDesk();
  #lines: LogLine[] = [];
  #next = 0;
  #turn = 0;

  constructor(you?: Seat) {
    this.#you = you;
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Writes down what the room says of it; false if it says nothing. */
  tell(room: Pick<AnyRoom, 'sentences' | 'news'>, moment: AnyMoment): boolean {
    const told = spokenTo(moment, this.#you);
    this.#news.tell(room, told);
    const line = lineOf(room, told);
    if (line) this.add(line, moment.step.after.turn, OPENS.test(moment.event.type));
    return line !== undefined;
  }

  /** What the others did since this seat's last turn, in short. */
  since(seat: Seat): readonly string[] {
    return this.#news.since(seat);
  }

  add({ passed, among, anew, ...line }: Line, turn: number, opens = false): void {
    if (anew) this.#lines = [];
    const first = turn !== this.#turn;
    this.#turn = turn;
    const run = this.#lines.findLast(known => !known.opens);
    if (passed !== undefined && run?.passed) return this.#pass(run, passed);
    const last = this.#lines.at(-1);
    if (among && last?.among?.head === among.head) return this.#gather(last, among);
    this.#lines = [
      ...this.#lines.slice(1 - KEPT),
      {
        id: this.#next++,
        ...line,
        ...(first && { turn }),
        ...(opens && { opens }),
        ...(passed !== undefined && { passed: [passed] }),
        ...(among && { among: { head: among.head, parts: [among.part] } }),
      },
    ];
  }

  /** A new line in the place of the last: whoever follows the log reads on from it. */
  #gather(last: LogLine, { head, part }: NonNullable<Line['among']>): void {
    const parts = [...(last.among?.parts ?? []), part];
    const text = `${head}: ${parts.join(', ')}.`;
    this.#lines = [...this.#lines.slice(0, -1), { ...last, id: this.#next++, text, among: { head, parts } }];
  }

  #pass(run: LogLine, who: string): void {
    const passed = [...new Set([...(run.passed ?? []), who])];
    const text = passed.length > 1 ? `${listed(passed)} pass.` : run.text;
    this.#lines = this.#lines.map(line => (line === run ? { ...run, text, passed } : line));
  }
}
