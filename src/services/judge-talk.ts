/** What a judging worker is asked and what it answers: how far it is, then what can be shown, then the verdict. */
import { judgeRun, type Judged, type RunSource } from '../records/judging.ts';
import { inParts, type Frame } from '../records/staging.ts';

export interface ToJudge {
  readonly judge: RunSource;
  /** Whether the steps are wanted as well; a race needs only the ghost. */
  readonly frames: boolean;
}

/** The judgement comes last, without the frames: they came before it, part by part, so that no message is a long task. */
export type FromJudge =
  | { readonly share: number }
  | { readonly frames: readonly Frame[] }
  | { readonly judged: Judged }
  | { readonly error: string };

/** How often it is told how far it is, in milliseconds. */
const NEWS = 60;

export async function judgeAndTell(
  { judge, frames }: ToJudge,
  post: (message: FromJudge) => void,
  now: () => number,
): Promise<void> {
  const rest = (share: number): Promise<void> => Promise.resolve(post({ share }));
  const judged = await judgeRun(judge, { now, slice: NEWS, rest });
  const { staged } = judged;
  if (frames && staged) for (const part of inParts(staged.frames)) post({ frames: part });
  post({ judged: { ...judged, ...(staged && { staged: { ...staged, frames: [] } }) } });
}
