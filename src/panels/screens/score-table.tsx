/** Points by part: of rivals a column per seat, the winner first; a party has one score, and one column. */
import type { Outcome, SeatResult } from '../../core/outcome.ts';
import { ordinal } from '../../games/phrases.ts';
import { Sprite } from '../parts/sprite.tsx';
import { Proof } from './proof.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly verified: boolean;
}

export function ScoreTable({ outcome, names, verified }: Props) {
  const results = outcome.ending === 'ranked' ? outcome.results : outcome.results.slice(0, 1);
  const labels = [...new Set(results.flatMap(result => result.parts.map(part => part.label)))];
  const rivals = results.length > 1;
  const points = (result: SeatResult, label: string) =>
    result.parts.filter(part => part.label === label).reduce((sum, part) => sum + part.points, 0);
  return (
    <table class="ledger score">
      <caption class="label">Score</caption>
      {rivals && (
        <thead>
          <tr>
            <td />
            {results.map(({ seat, place }) => (
              <th key={seat} scope="col">
                {place === 1 && <Sprite name="star" scale={1} still label="Winner" />}{' '}
                {names[seat] ?? `Seat ${seat + 1}`}
                <br />
                <span class="tone-dim">{ordinal(place)}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {labels.map(label => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {results.map(result => (
              <td key={result.seat}>{points(result, label)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total <Proof is={verified ? 'verified' : 'claimed'} />
          </th>
          {results.map(({ seat, score }) => (
            <td key={seat} class="score-total">
              {score}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
