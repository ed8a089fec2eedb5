import { usePanels } from '../context.ts';
import { useStore } from '../store.ts';

/** The polite live region. Every window has one too: what lies outside an open window is not read aloud. */
export function Spoken() {
  const { spoken } = usePanels();
  return (
    <div class="unseen" role="status" aria-live="polite">
      {useStore(spoken)}
    </div>
  );
}
