/** The clocks of a run and its splits against the best. What a replay proves and what was only measured is told apart. */
import { formatTime } from '../../services/clock.ts';
import type { ResultsModel, SplitModel } from '../model.ts';
import { RaceMark } from '../parts/race-mark.tsx';
import { Proof } from './proof.tsx';

export function ResultsClocks({ model }: { readonly model: ResultsModel }) {
  const { clocks, best = [], ghost, splits } = model;
  return (
    <section class="results-part">
      <h2 class="label">Clocks</h2>
      <dl class="results-clocks">
        <dt>Turns</dt>
        <dd>{clocks.turns}</dd>
        <dt>Real time</dt>
        <dd>{formatTime(clocks.rta)}</dd>
        <dt>Deciding</dt>
        <dd>{formatTime(clocks.igt)}</dd>
        {best.map(({ label, value }) => (
          <BestLine key={label} label={label} value={value} />
        ))}
      </dl>
      <p>
        <Proof is="measured" />
      </p>
      {ghost && <p class="results-ghost">{ghost}</p>}
      {splits.length > 0 && <Splits splits={splits} />}
    </section>
  );
}

function BestLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt class="results-best">{label}</dt>
      <dd class="results-best">{value}</dd>
    </>
  );
}

function Splits({ splits }: { readonly splits: readonly SplitModel[] }) {
  const hasSegments = splits.some(split => split.segment !== undefined);
  const isCompared = splits.some(split => split.compare);
  return (
    <table class="ledger results-splits">
      <caption class="label">Splits</caption>
      <thead>
        <tr>
          <th scope="col">Split</th>
          <th scope="col">Turn</th>
          {hasSegments && <th scope="col">Segment</th>}
          <th scope="col">Time</th>
          {isCompared && <th scope="col">Best</th>}
        </tr>
      </thead>
      <tbody>
        {splits.map((split, index) => (
          <tr key={`${index}-${split.label}`}>
            <th scope="row">{split.label}</th>
            <td>{split.turns}</td>
            {hasSegments && (
              <td>
                {split.segment !== undefined && formatTime(split.segment)}
                {split.segmentCompare && (
                  <>
                    <br />
                    <RaceMark compare={split.segmentCompare} />
                  </>
                )}
              </td>
            )}
            <td>{formatTime(split.igt)}</td>
            {isCompared && <td>{split.compare ? <RaceMark compare={split.compare} /> : '-'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
