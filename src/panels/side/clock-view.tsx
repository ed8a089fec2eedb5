import { formatTime } from '../../services/clock.ts';
import { usePanels } from '../context.ts';
import { useStore } from '../store.ts';

/** Drawn many times a second, so it watches its own store and nothing else is drawn with it. */
export function ClockView() {
  const { clock } = usePanels();
  const { rta, igt, turns, compare } = useStore(clock);
  return (
    <div class="clock" role="timer" aria-label="Clocks" aria-live="off">
      <span class="clock-main">{formatTime(rta)}</span>
      <span class="clock-more blocky">
        <span class="clock-igt">IGT {formatTime(igt)}</span>
        {compare && <span class={`clock-compare ${compare.ahead ? 'ahead' : 'behind'}`}>{compare.text}</span>}
        <span class={compare ? 'clock-turn beside' : 'clock-turn'}>Turn {turns}</span>
      </span>
    </div>
  );
}
