/** A room's bot matches performed without a screen: what the band plays while bots play, with the room's cues. */
import { Band, type Score } from '../../src/audio/band/band.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import type { Cue } from '../../src/core/cue.ts';
import { Match } from '../../src/core/match.ts';
import { hashText } from '../../src/core/plain.ts';
import { readSeed } from '../../src/core/seed.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { joined } from './joined.ts';
import { playBotMatch } from '../lib/bot-match.ts';

/** Seconds that an action takes at the table, on average, and how long one looks at the end. */
const PACE = 2.5;
const END = 20;

export interface Played {
  /** Where it begins, in samples. */
  readonly at: number;
  readonly samples: number;
  readonly tune: string;
  readonly form: string;
  readonly role: string;
  readonly cue: Cue;
  /** Heard to its end. */
  readonly isWhole: boolean;
}

export interface Performance {
  readonly samples: Float32Array;
  /** Sections in the order they were heard; one that was broken off is as long as it was heard. */
  readonly sections: readonly Played[];
}

interface Wish {
  readonly room: AnyRoom;
  readonly minutes: number;
  readonly seed: string;
  readonly scores: ReadonlyMap<string, Score>;
}

/** As many matches, one after the other, as the time takes. */
export function performMatch({ room, minutes, seed, scores }: Wish): Performance {
  const wanted = Math.round(minutes * 60 * RATE);
  const bars: Float32Array[] = [];
  const sections: Played[] = [];
  let played = 0;
  for (let number = 0; played < wanted; number++) {
    const cues = cuesOf(room, number === 0 ? seed : `${seed} ${number}`);
    const begun = played;
    const band = new Band(hashText(`${seed} ${number}`));
    let tune: string | undefined;
    while (played < wanted) {
      const cue = cues.at((played - begun) / RATE);
      if (!cue) break;
      if (cue.tune !== tune) band.take(scoreOf(scores, cue.tune));
      tune = cue.tune;
      const bar = band.next(cue);
      bars.push(bar.samples);
      const last = sections.at(-1);
      const { isLast: isWhole, form, role } = bar;
      if (bar.isFirst || !last)
        sections.push({ at: played, samples: bar.samples.length, tune, form, role, cue, isWhole });
      else sections[sections.length - 1] = { ...last, samples: last.samples + bar.samples.length, isWhole };
      played += bar.samples.length;
    }
  }
  return { samples: joined(bars), sections };
}

function cuesOf(room: AnyRoom, text: string): { at(seconds: number): Cue | undefined } {
  const seed = readSeed(text);
  if (!seed.ok) throw new Error(seed.problem.message);
  const seats = Array.from({ length: room.card.seats.min }, () => 'normal' as const);
  const { match } = playBotMatch(room, {
    seed: seed.value,
    seats,
    options: usualOptions(room, seats.length),
  });
  const again = new Match(room.game, match.setup);
  const cues = match.entries.map(entry => {
    const cue = room.music(again.state, 0);
    again.enter(entry);
    return cue;
  });
  const end = room.music(match.state, 0);
  return {
    at: seconds => {
      const index = Math.floor(seconds / PACE);
      if (index < cues.length) return cues[index];
      return seconds < cues.length * PACE + END ? end : undefined;
    },
  };
}

function scoreOf(scores: ReadonlyMap<string, Score>, tune: string): Score {
  const score = scores.get(tune);
  if (!score) throw new Error(`There is no tune ${tune}.`);
  return score;
}
