/** `npm run audio -- --scores`: what each score is made of, how loud its arrangements are as written, and what is wrong with it. */
import { arrangementsOf, leanest } from '../../src/audio/band/arrangement.ts';
import type { Score } from '../../src/audio/band/band.ts';
import { gainFor } from '../../src/audio/band/tune-levels.ts';
import { barSamples } from '../../src/audio/render/meter.ts';
import { decibels, RATE } from '../../src/audio/score/pitch.ts';
import { ROLES } from '../../src/audio/score/section.ts';
import { aligned } from '../lib/numbers.ts';
import { problemsOf } from './score-check.ts';

/** The band brings every arrangement to one level; more than this many decibels of help is a badly balanced section. */
const MOST_HELP = 16;

export function scoresTable(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([name, score]) => {
    const sections = [...score.tune.sections.values()];
    const bars = sections.reduce((sum, section) => sum + section.bars, 0);
    const help = sections.flatMap(section => helpOf(score, section.name));
    const count = (role: string): string => String(sections.filter(section => section.role === role).length);
    return [
      name,
      ...ROLES.map(count),
      ((bars * barSamples(score.tune)) / RATE).toFixed(0),
      `${Math.min(...help).toFixed(1)} to ${Math.max(...help).toFixed(1)}`,
      String(scoreProblems(name, score).length),
    ];
  });
  return aligned([['score', ...ROLES, 'seconds', 'help dB', 'problems'], ...rows]);
}

export function scoreProblems(name: string, score: Score): string[] {
  const sections = [...score.tune.sections.keys()];
  const uneven = sections.flatMap(section =>
    helpOf(score, section)
      .filter(help => Math.abs(help) > MOST_HELP)
      .map(help => `${section}: an arrangement needs ${help.toFixed(1)} dB to be as loud as the others`),
  );
  return [...problemsOf(name, score.tune), ...uneven];
}

/** What the fullest and the leanest arrangement need, in decibels. */
function helpOf({ tune, levels }: Score, name: string): number[] {
  const section = tune.sections.get(name)!;
  return [arrangementsOf(tune, section)[0]!, leanest(tune, section)].map(arrangement =>
    decibels(gainFor(tune, levels, section, arrangement)),
  );
}
