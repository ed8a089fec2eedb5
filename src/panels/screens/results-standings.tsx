/** A table of rivals in the order of their places. */
import type { SeatResult } from '../../core/outcome.ts';
import { ordinal } from '../../games/phrases.ts';

interface Props {
  readonly results: readonly SeatResult[];
  readonly names: readonly string[];
  /** Whoever is celebrated. */
  readonly seat: number;
}

export function ResultsStandings({ results, names, seat: own }: Props) {
  return (
    <ol class="results-standings" aria-label="Places">
      {results.map(({ seat, place, score }) => (
        <li key={seat} class={seat === own ? 'own' : ''}>
          <span>{ordinal(place)}</span>
          <span class="results-name">{names[seat] ?? `Seat ${seat + 1}`}</span>
          <span>{score.toLocaleString('en-GB')}</span>
        </li>
      ))}
    </ol>
  );
}
