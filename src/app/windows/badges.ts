/** The badges of one room as the records window shows them. */
import { findRoom } from '../../games/index.ts';
import type { BadgeWords } from '../../games/badges.ts';
import type { BadgeRow, BadgeShelf } from '../../panels/model.ts';
import { awardOf, type AwardState, type Proofs } from '../../records/badges.ts';
import { dayOf } from '../../records/days.ts';
import type { RunRecord } from '../../records/record.ts';

export function shelfOf(
  game: string,
  badges: readonly BadgeWords[],
  records: readonly RunRecord[],
  proofs: Proofs,
): BadgeShelf {
  const { title, accent } = findRoom(game)!.card;
  const rows = badges.map(badge => rowOf(game, badge, records, proofs));
  return { game, title, accent, won: rows.filter(({ state }) => state === 'earned').length, rows };
}

const NOTES: Readonly<Record<AwardState, (day: string) => string>> = {
  earned: day => `Won ${day}`,
  claimed: () => 'Replaying the run …',
  old: day => `Won ${day}, under older rules. That run can't be replayed any more.`,
};

function rowOf(
  game: string,
  { id, name, text, sprite, hint }: BadgeWords,
  records: readonly RunRecord[],
  proofs: Proofs,
): BadgeRow {
  const award = awardOf(records, proofs, game, id);
  if (!award && hint !== undefined)
    return { id, name: '???', text: hint, sprite: 'question', state: 'secret' };
  if (!award) return { id, name, text, sprite, state: 'open' };
  const { state, record } = award;
  const note = NOTES[state](dayOf(record.finishedAt));
  const run = state === 'earned' && record.run !== undefined ? record.id : undefined;
  return { id, name, text, sprite, state, note, run };
}
