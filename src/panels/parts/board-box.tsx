/**
 * The board's place, as those know it who hear it: an application with its own keys, told square by square. The picture
 * under it is hidden from them.
 */
import { useEffect, useRef } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { boardKeys, WATCHING_KEYS } from '../logic/board-keys.ts';
import { RegionBox } from './region.tsx';

const ID = 'board-keys';

interface Props {
  readonly title: string;
  /** Nobody plays here: a run is watched. */
  readonly isWatched: boolean;
}

export function BoardBox({ title, isWatched }: Props) {
  const { settings } = usePanels();
  useKeptFocus();
  return (
    <>
      <RegionBox
        name="board"
        label={`Board of ${title}`}
        class="fills"
        more={{ role: 'application', tabIndex: 0, 'aria-describedby': ID }}
      />
      <p id={ID} hidden>
        {isWatched ? WATCHING_KEYS : boardKeys(settings.keys)}
      </p>
    </>
  );
}

/**
 * At a new table the keys are the board's, unless something else has been given them. A button that was pressed and is
 * gone with its question leaves them to the board too: otherwise a screen reader would begin at the top of the page.
 */
function useKeptFocus(): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = !(last.current instanceof Node && last.current.isConnected);
    if (isGone && document.activeElement === document.body) focusBoard();
  });
}

export function focusBoard(): void {
  document.getElementById('board-region')?.focus({ preventScroll: true });
}
