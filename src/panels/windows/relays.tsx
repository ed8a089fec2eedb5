/** All matches by link that this device keeps. */
import type { RelaysModel } from '../model.ts';
import { RelayList } from '../parts/relay-list.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: RelaysModel;
  readonly onClose: () => void;
}

export function RelaysWindow({ model, onClose }: Props) {
  return (
    <Window title={model.title} sprite="hand-over" onClose={onClose}>
      {model.rows.length > 0 ? (
        <RelayList rows={model.rows} hasFocus />
      ) : (
        <p>No match by link is kept here. Start one in the options of a room with several seats.</p>
      )}
    </Window>
  );
}
