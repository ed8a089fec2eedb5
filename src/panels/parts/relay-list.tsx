/** Matches by link that are kept: with whom, how far, whose turn; and what can be done with them. */
import './relay-list.css';
import { usePanels } from '../context.ts';
import type { RelayRow } from '../model.ts';
import { Button } from './button.tsx';

/** Signs and not only colours tell them apart. */
const STATES: Readonly<Record<RelayRow['state'], { readonly sign: string; readonly tone: string }>> = {
  yours: { sign: '!', tone: 'gold' },
  waiting: { sign: '-', tone: 'dim' },
  over: { sign: '+', tone: 'good' },
};
const ORDERS: Readonly<Record<RelayRow['state'], string>> = {
  yours: 'Play',
  waiting: 'Open',
  over: 'Watch',
};

interface Props {
  readonly rows: readonly RelayRow[];
  /** In the window of a room its title says nothing new. */
  readonly isOfRoom?: boolean;
  /** Whether the focus begins here. */
  readonly hasFocus?: boolean;
}

export function RelayList({ rows, isOfRoom = false, hasFocus = false }: Props) {
  const { handlers } = usePanels();
  const first = rows.find(({ state }) => state === 'yours') ?? rows[0];
  return (
    <ul class="relays" aria-label="Matches by link">
      {rows.map(({ id, title, accent, line, state, note }) => (
        <li key={id} class="relay" data-accent={accent}>
          <span class="relay-words">
            {!isOfRoom && <span class="relay-title">{title}</span>}
            <span>{line}</span>
            <span class={`tone-${STATES[state].tone}`}>
              <span aria-hidden="true">{STATES[state].sign} </span>
              {note}
            </span>
          </span>
          <span class="relay-orders">
            {!isOfRoom && (
              <Button look="stone" name={`Remove: ${title}, ${line}`} onPress={() => handlers.dropRelay(id)}>
                Remove
              </Button>
            )}
            <Button
              look={state === 'yours' ? 'red' : 'wood'}
              autoFocus={hasFocus && first?.id === id}
              name={`${ORDERS[state]}: ${title}, ${line}, ${note}`}
              onPress={() => handlers.openRelay(id)}
            >
              {ORDERS[state]}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
