/**
 * Who holds which badge. What a record says of its badges is a claim, to know where to look: a badge is earned once its
 * run has been judged again, here and now.
 */
import type { GameId } from '../core/game.ts';
import { canonical } from '../core/plain.ts';
import type { Judged } from './judging.ts';
import { cameBefore } from './ranking.ts';
import { personsResult, type RunRecord } from './record.ts';

/** What judging a record has shown. */
export interface Proof {
  readonly badges: readonly string[];
  /** It belongs to other rules and cannot be played back any more. */
  readonly isOld: boolean;
}

/** By the id of the record. */
export type Proofs = ReadonlyMap<string, Proof>;

/** `earned`: its run was judged. `claimed`: it is about to be. `old`: nobody can judge that run any more. */
export type AwardState = 'earned' | 'claimed' | 'old';

export interface Award {
  readonly state: AwardState;
  readonly record: RunRecord;
}

/** Undefined while it could not be judged at all: the room did not come, or nobody waited. */
export function proofOf(record: RunRecord, judged: Judged | undefined): Proof | undefined {
  const verdict = judged?.judgement.verdict;
  if (verdict === undefined || verdict === 'unreadable') return undefined;
  const isOld = judged!.judgement.verdict === 'refused' && judged!.judgement.code === 'edition';
  return { badges: provenBadges(record, judged!), isOld };
}

/** Those of its run, if that is its run and it ranks. */
function provenBadges(record: RunRecord, { staged }: Judged): readonly string[] {
  const outcome = staged?.timeline.verdict.outcome;
  if (!staged || !outcome || record.practice) return [];
  const { setup, timeline } = staged;
  const told = canonical([
    record.game,
    record.seed,
    record.seats,
    record.options,
    record.score,
    record.turns,
  ]);
  const { score } = personsResult(outcome, setup.seats);
  const shown = [staged.game, setup.seed, setup.seats, setup.options, score, timeline.verdict.turns];
  return told === canonical(shown) ? staged.badges : [];
}

/** The first to earn it; while nobody has been judged, the first to claim it. */
export function awardOf(
  records: readonly RunRecord[],
  proofs: Proofs,
  game: GameId,
  badge: string,
): Award | undefined {
  const claimants = claimantsOf(records, proofs, game, badge);
  const found = (state: AwardState, isIt: (record: RunRecord) => boolean): Award | undefined => {
    const record = claimants.find(isIt);
    return record && { state, record };
  };
  return (
    found('earned', ({ id }) => proofs.get(id)?.badges.includes(badge) ?? false) ??
    found('claimed', record => isOpen(record, proofs)) ??
    found('old', ({ id, run }) => run === undefined || (proofs.get(id)?.isOld ?? false))
  );
}

/** The next record to be judged: first whoever claims a badge that nobody has been seen to earn, then those that were never looked at. */
export function nextToProve(records: readonly RunRecord[], proofs: Proofs): RunRecord | undefined {
  const claims = new Set(records.flatMap(({ game, badges = [] }) => badges.map(badge => `${game} ${badge}`)));
  for (const claim of claims) {
    const [game, badge] = claim.split(' ') as [GameId, string];
    const award = awardOf(records, proofs, game, badge);
    if (award?.state === 'claimed') return award.record;
  }
  return records.find(record => record.badges === undefined && isOpen(record, proofs));
}

/** Whose runs must be kept, because a badge rests on them. */
export function badgeHolders(records: readonly RunRecord[]): RunRecord[] {
  const first = new Map<string, RunRecord>();
  for (const record of records) {
    if (record.run === undefined) continue;
    for (const badge of record.badges ?? []) {
      const known = first.get(`${record.game} ${badge}`);
      if (!known || cameBefore(record, known)) first.set(`${record.game} ${badge}`, record);
    }
  }
  return [...first.values()];
}

/** Badges of this run that no record before it claims. */
export function newBadges(records: readonly RunRecord[], game: GameId, badges: readonly string[]): string[] {
  return badges.filter(
    badge => !records.some(record => record.game === game && record.badges?.includes(badge)),
  );
}

function claimantsOf(
  records: readonly RunRecord[],
  proofs: Proofs,
  game: GameId,
  badge: string,
): readonly RunRecord[] {
  const claims = ({ id, badges }: RunRecord): boolean =>
    (badges ?? proofs.get(id)?.badges)?.includes(badge) ?? false;
  return records
    .filter(record => record.game === game && !record.practice && claims(record))
    .toSorted((a, b) => (cameBefore(a, b) ? -1 : 1));
}

/** It has a run that can be judged and was not. */
function isOpen({ id, run, practice }: RunRecord, proofs: Proofs): boolean {
  return run !== undefined && !practice && !proofs.has(id);
}
