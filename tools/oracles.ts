/**
 * `npm run oracles -- --game the-cellar --positions 5000 --json`
 * Tries what the screens say: every claim, at random positions, against worlds played on by the real rules.
 * All rooms without --game. Exit 1 if anything said is not true.
 */
import { ROOMS } from '../src/games/index.ts';
import type { AnyOracle } from '../tests/support/oracles/claim.ts';
import { tryClaims, type ClaimReport } from '../tests/support/oracles/report.ts';
import { aligned } from './lib/numbers.ts';
import { openRoom, readFlags, runTool, wholeNumber } from './lib/command-line.ts';

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    positions: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'oracle' },
    json: { type: 'boolean', default: false },
  });
  const positions = wholeNumber('positions', values.positions, 1);
  const ids = values.game === undefined ? ROOMS.map(room => room.card.id) : [values.game];
  const reports: ClaimReport[] = [];
  for (const id of ids) {
    await openRoom(id);
    const { oracle } = (await import(`../tests/games/${id}/claims.ts`)) as { oracle: AnyOracle };
    reports.push(...tryClaims(oracle, positions, values.seed));
  }
  console.log(values.json ? JSON.stringify({ positions, claims: reports }, null, 2) : asTable(reports));
  return reports.some(report => report.wrong > 0) ? 1 : 0;
});

function asTable(reports: readonly ClaimReport[]): string {
  const heads = ['room', 'claim', 'positions', 'said', 'certain', 'worlds', 'wrong', 'largest %', '+-'];
  const rows = reports.map(row => [
    row.game,
    row.claim,
    row.positions,
    row.statements,
    row.certainties,
    row.worlds,
    row.wrong,
    row.largest,
    row.error,
  ]);
  const lies = reports.flatMap(row =>
    row.lies.map(
      lie =>
        `${row.game}, ${row.claim}: "${lie.says}" (${lie.where}), measured ${lie.measured} in ${lie.worlds} worlds`,
    ),
  );
  return [aligned([heads, ...rows]), ...lies].join('\n');
}
