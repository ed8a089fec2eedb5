/** Points by part. Rivals stand in the order of their places, each with what their points are made of; a party has one score. */
import { hasPlaces, type Outcome, type SeatResult } from '../../core/outcome.ts';
import { ordinal } from '../../games/phrases.ts';
import { Sprite } from '../parts/sprite.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly names: readonly string[];
}

export function ScoreTable({ outcome, names }: Props) {
  const { results } = outcome;
  if (hasPlaces(outcome)) {
    return (
      <table class="ledger score standings">
        <caption class="label">Score</caption>
        <tbody>
          {results.map(result => (
            <Standing key={result.seat} result={result} name={names[result.seat]} />
          ))}
        </tbody>
      </table>
    );
  }
  const { parts = [], score = 0 } = results[0] ?? {};
  return (
    <table class="ledger score">
      <caption class="label">Score</caption>
      <tbody>
        {parts.map(({ label, points }, index) => (
          <tr key={`${label}-${index}`}>
            <th scope="row">{label}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td class="score-total">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface StandingProps {
  readonly result: SeatResult;
  readonly name: string | undefined;
}

function Standing({ result: { seat, place, score, parts, fate }, name = `Seat ${seat + 1}` }: StandingProps) {
  const earned = parts.filter(({ points }) => points !== 0);
  return (
    <tr>
      <td class="score-place">{ordinal(place)}</td>
      <th scope="row">
        {name} {place === 1 && <Sprite name="star" steps={1} still label="Winner" />}
        {fate !== undefined && <p>{fate}</p>}
        <p class="tone-dim">
          {earned.map(({ label, points }) => `${label} ${points}`).join(', ') || 'Nothing earned'}
        </p>
      </th>
      <td class="score-total">{score}</td>
    </tr>
  );
}
