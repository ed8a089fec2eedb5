/**
 * The words as a player meets them: matches are played and everything that the screens would say is written down.
 * Bots play well and see much; some choices are random, for the corners that no bot visits.
 */
import type { BotLevel, GameAction, GameState, OptionValue, Setup } from '../../src/core/game.ts';
import { cellsOf } from '../../src/core/grid.ts';
import { momentsOf, standing } from '../../src/core/moments.ts';
import { newStreams, pick, stream } from '../../src/core/rng.ts';
import { readSeed } from '../../src/core/seed.ts';
import { viewOf } from '../../src/core/view.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { rehearsed } from '../../src/session/rehearsal.ts';
import { type AnyMoment, motionsOf } from '../../src/session/story.ts';

/** What is said, and where: "log monster-hit", "prompt label". */
export type Hear = (kind: string, text: string) => void;

export interface Playing {
  readonly matches: number;
  readonly mostActions: number;
  /** Tool-tips and sheets are dear: they are read at every so manyth action. */
  readonly lookEvery: number;
}

/** Listed only up to here: words are typed, and nobody needs all of them. */
const MOST_LISTED = 300;

export function hearRoom(room: AnyRoom, playing: Playing, hear: Hear): void {
  hearBooks(room, hear);
  for (let index = 0; index < playing.matches; index++) hearMatch(room, setupOf(room, index), playing, hear);
}

/** What is said before a match: the card, the options, the help, the lesson. */
function hearBooks(room: AnyRoom, hear: Hear): void {
  hearAll('card', room.card, hear);
  hearAll('option', room.options, hear);
  for (const name of room.seatNames ?? []) hear('seat', name);
  for (const overlay of room.overlays) hear('overlay', overlay.label);
  for (const { title, text } of room.help) {
    hear('help title', title);
    for (const line of text.split('\n').filter(line => line.trim() !== '')) hear(`help (${title})`, line);
  }
  if (!room.lesson) return;
  const { texts, reasons } = rehearsed(room, room.lesson);
  for (const { title } of room.lesson.steps) hear('lesson title', title);
  for (const text of texts) hear('lesson', text);
  for (const reason of reasons) hear('lesson refusal', reason);
}

/** Every number of seats and every value of every option comes up in turn. */
function setupOf(room: AnyRoom, index: number): Setup {
  const { min, max } = room.card.seats;
  const count = min + (index % (max - min + 1));
  const level = (['hard', 'normal', 'easy'] as const)[index % 3]!;
  const seats = Array.from({ length: count }, (): BotLevel => level);
  const options: Record<string, OptionValue> = usualOptions(room, count);
  for (const { id, values } of room.options) {
    if (index > 0) options[id] = values[index % values.length]!.value;
  }
  const seed = readSeed(`strings ${index}`);
  if (!seed.ok) throw new Error(seed.problem.message);
  return { seed: seed.value, seats, options };
}

function hearMatch(room: AnyRoom, setup: Setup, playing: Playing, hear: Hear): void {
  const { game } = room;
  const chance = stream(newStreams(setup.seed), 'strings');
  const bots = setup.seats.map((player, seat) => room.bot(player as BotLevel, seat));
  const opening = game.create(setup);
  let { state } = opening;
  for (const moment of standing(state, opening.events)) hearMoment(room, moment, hear);
  for (let count = 0; state.ask && count < playing.mostActions; count++) {
    const { seat } = state.ask;
    hearPrompt(room, state, seat, hear);
    if (count % playing.lookEvery === 0) hearLooks(room, state, hear);
    const legal = legalOf(room, state);
    const { action, why } = bots[seat]!.choose(viewOf(game, state, seat), legal);
    hear('hint', why);
    const taken = chance.int(6) === 0 && !game.isLegal ? pick(chance, legal) : action;
    const moments = momentsOf(game, state, taken);
    for (const moment of moments) hearMoment(room, moment, hear);
    state = moments[0]?.step.after ?? game.apply(state, taken).state;
  }
  hearEnd(room, state, hear);
}

function legalOf(room: AnyRoom, state: GameState): GameAction[] {
  const listed: GameAction[] = [];
  for (const action of room.game.legalActions(state)) {
    listed.push(action);
    if (room.game.isLegal && listed.length >= MOST_LISTED) break;
  }
  return listed;
}

function hearMoment(room: AnyRoom, moment: AnyMoment, hear: Hear): void {
  const said = room.sentences[moment.event.type]?.(moment.event, moment) ?? '';
  hear(`log ${moment.event.type}`, typeof said === 'string' ? said : said.text);
  const shown = motionsOf(room, moment).filter(motion => motion.do !== 'deal');
  hearAll(`motion ${moment.event.type}`, shown, hear);
}

function hearPrompt(room: AnyRoom, state: GameState, seat: number, hear: Hear): void {
  const { title, choices, greyed, dialog, entry, compare } = room.prompt(state, seat);
  hear('prompt title', title);
  for (const { label, verb, detail, confirm, odds, from, compared } of choices) {
    hear('choice label', label);
    hear('choice verb', verb ?? '');
    hear('choice detail', detail ?? '');
    hear('choice confirm', confirm ?? '');
    hear('choice odds', odds ?? '');
    hear('choice from', from?.label ?? '');
    hearAll('choice compared', compared, hear);
  }
  hearAll('greyed', greyed, hear);
  hearAll('dialog', dialog, hear);
  hearAll('entry', entry, hear);
  hearAll('compare', compare, hear);
  hear('headline', room.headline(state));
  hearAll('handover', room.handover?.(state, seat), hear);
}

function hearLooks(room: AnyRoom, state: GameState, hear: Hear): void {
  const seat = state.ask?.seat ?? 0;
  hearAll('sheet', room.sheet(state, seat), hear);
  const { fight, tokens, extent } = room.board(state, seat);
  hearAll('fight', fight, hear);
  hearAll('token', tokens, hear);
  for (const at of cellsOf(extent)) hearAll('tip', room.inspect(state, seat, at), hear);
  for (const overlay of room.overlays) hearAll('overlay', overlay.model(state, seat, undefined), hear);
  if (!room.typed || !room.prompt(state, seat).entry) return;
  for (const word of TYPED) hear('typed', room.typed(state, seat, word).message);
  for (const { detail } of room.explore?.(viewOf(room.game, state, seat), seat) ?? []) hear('words', detail);
}

const TYPED = ['', 'Q', 'QX', 'RAT', 'HOUSE', 'STONE', 'LETTER', 'QUARTZ', 'THEATRES', 'AA', 'ZZZZ'];

function hearEnd(room: AnyRoom, state: GameState, hear: Hear): void {
  hearLooks(room, state, hear);
  const outcome = room.game.outcome(state);
  if (!outcome) return;
  hear('story', outcome.story);
  for (const { parts } of outcome.results) hearAll('score', parts, hear);
  hear('share', room.share(state, outcome));
}

/** Members of models that are read; all others are ids, pictures, cells and numbers. */
const READ = new Set(
  `text label title why help off line name verdict arms need message story tagline short minutes designer value group
  means badge`.split(/\s+/),
);
const LISTS = new Set(['cells', 'heads', 'lines']);
const UNREAD = new Set(['action', 'sprite', 'icon', 'token', 'ground', 'board']);

/** Whatever a model says, however deep. */
function hearAll(kind: string, model: unknown, hear: Hear): void {
  if (Array.isArray(model)) for (const part of model) hearAll(kind, part, hear);
  if (typeof model !== 'object' || model === null || Array.isArray(model)) return;
  for (const [key, value] of Object.entries(model)) {
    if (UNREAD.has(key)) continue;
    if (typeof value === 'string' && READ.has(key)) hear(`${kind} ${key}`, value);
    else if (LISTS.has(key) && Array.isArray(value) && typeof value[0] === 'string') {
      for (const cell of value) hear(`${kind} ${key}`, String(cell));
    } else hearAll(kind, value, hear);
  }
}
