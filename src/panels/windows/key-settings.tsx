/** Key bindings: press a row, then the new key. A key that is taken changes places. */
import './key-settings.css';
import { useState } from 'preact/hooks';
import { isBindable, KEY_ORDERS, type KeyOrder, keyName, keyOf, rebind } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { Kbd } from '../parts/kbd.tsx';

export function KeySettings() {
  const { settings, handlers } = usePanels();
  const [waiting, wait] = useState<KeyOrder | undefined>(undefined);
  const [note, tell] = useState('Choose a row, then press the new key. Esc cancels.');
  const take = (order: KeyOrder, key: string) => {
    wait(undefined);
    const { keys, swapped } = rebind(settings.keys, order, key);
    const other = KEY_ORDERS.find(row => row.order === swapped);
    tell(
      other ? `"${other.label}" now has the key ${keyName(keys[other.order])}.` : `Set to ${keyName(key)}.`,
    );
    handlers.settings({ keys });
  };
  return (
    <>
      <p class="tone-dim" aria-live="polite">
        {note}
      </p>
      <ul class="key-settings">
        {KEY_ORDERS.map(({ order, label }) => {
          const isWaiting = waiting === order;
          return (
            <li key={order}>
              <button
                type="button"
                class={`key-row ${isWaiting ? 'waiting' : ''}`}
                onClick={() => wait(order)}
                onBlur={() => wait(undefined)}
                onKeyDown={event => {
                  if (!isWaiting || event.key === 'Tab') return;
                  event.preventDefault();
                  const pressed = keyOf(event);
                  if (pressed === 'escape' && order !== 'back') wait(undefined);
                  else if (isBindable(pressed)) take(order, pressed);
                }}
                // The press that ends with this key's release must not press the row again.
                onKeyUp={event => event.preventDefault()}
              >
                <span>{label}</span>{' '}
                {isWaiting ? (
                  <span class="kbd">
                    …<span class="unseen">press a key</span>
                  </span>
                ) : (
                  <Kbd of={settings.keys[order]} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
