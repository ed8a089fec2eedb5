import { formatTime } from '../../services/clock.ts';
import { usePanels } from '../context.ts';
import { RaceMark } from '../parts/race-mark.tsx';
import { useStore } from '../store.ts';

/** Drawn many times a second, so it watches its own store and nothing else is drawn with it. */
export function ClockView() {
  const { clock } = usePanels();
  const { rta, igt, turns, compare, ghost } = useStore(clock);
  return (
    <>
      {(compare ?? ghost) !== undefined && (
        <div class="race blocky" role="group" aria-label="Race">
          {compare && <RaceMark compare={compare} />}
          {ghost && <span class="race-ghost">{ghost}</span>}
        </div>
      )}
      <div class="clock" role="timer" aria-label="Clocks" aria-live="off">
        <span class="clock-main">{formatTime(rta)}</span>
        <span class="clock-more blocky">
          <span class="clock-igt">IGT {formatTime(igt)}</span>
          <span class="clock-turn">Turn {turns}</span>
        </span>
      </div>
    </>
  );
}
