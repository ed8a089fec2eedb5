/** A run told line by line, so that a reviewer sees in a diff what a change did to a recorded match. */
import type { GameAction, GameEvent, GameState } from '../../src/core/game.ts';
import { runToFragment } from '../../src/core/link.ts';
import type { Entry } from '../../src/core/match.ts';
import { type Moment, momentsOf, standing } from '../../src/core/moments.ts';
import { replay } from '../../src/core/replay.ts';
import type { Run, RunEntry } from '../../src/core/run.ts';
import { digest } from '../../src/core/plain.ts';
import type { AnyRoom } from '../../src/games/room.ts';

export function storyOf(room: AnyRoom, run: Run): string {
  const { seed, seats, options } = run.setup;
  const chosen = Object.entries(options).map(([id, value]) => `${id} ${value}`);
  const lines = [
    `${run.game}, edition ${run.edition}, seed ${seed}, seats ${[seats.join(' '), ...chosen].join(', ')}`,
    runToFragment(run),
    '',
  ];
  const entries = run.turns.flatMap(turn => turn.entries).values();
  let before: GameState | undefined;
  const verdict = replay(room.game, run, ({ state, events, entry }) => {
    if (before) lines.push(`> ${orderOf(room, before, entries.next().value)}`);
    for (const moment of momentsIn(room, before ?? state, events, entry)) {
      const { event } = moment;
      const sentence = room.sentences[event.type]?.(event, moment) ?? event.type;
      const text = typeof sentence === 'string' ? sentence : sentence.text;
      if (text !== '') lines.push(`  ${text}`);
    }
    if (before?.turn !== state.turn) lines.push(`-- turn ${state.turn}, digest ${hex(digest(state))}`);
    before = state;
  });
  lines.push('');
  if (verdict.verdict === 'refused') lines.push(`refused in turn ${verdict.turn}: ${verdict.message}`);
  else {
    const { outcome, turns, actions, splits } = verdict;
    lines.push(...splits.map(split => `split ${split.name}: turn ${split.turn}`));
    for (const { seat, place, score, parts } of outcome?.results ?? []) {
      const sum = parts.map(part => `${part.label} ${part.points}`).join(', ');
      lines.push(`seat ${seat + 1}: place ${place}, ${score} points (${sum})`);
    }
    const ending = outcome ? `${outcome.ending}, ${outcome.reason}` : 'not finished';
    lines.push(`${ending}: ${turns} turns, ${actions} actions, digest ${verdict.digest}`);
  }
  return `${lines.join('\n')}\n`;
}

function momentsIn(
  { game }: AnyRoom,
  before: GameState,
  events: readonly GameEvent[],
  entry: Entry<GameAction> | undefined,
): readonly Moment<GameState, GameEvent>[] {
  return entry?.kind === 'act' ? momentsOf(game, before, entry.action) : standing(before, events);
}

/** The watcher is called once for the deal and then once per entry, so the entries can be read along. */
function orderOf(room: AnyRoom, state: GameState, entry: RunEntry | undefined): string {
  if (entry?.kind === 'undo') return '(undo)';
  if (entry?.kind === 'literal') return entry.json;
  const label = room.prompt(state, state.ask?.seat ?? 0).choices[entry?.index ?? -1]?.label;
  return label ?? '(nothing that could be done)';
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}
