/**
 * Every legal action as a button, in order. Folded away it is only out of sight: it stays in the page for screen
 * readers and for the keyboard, and unfolds as soon as the focus enters it.
 */
import './action-list.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PromptModel } from '../../core/look.ts';
import { isPlainKey, keyOf } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { rove } from '../logic/roving.ts';
import { shortcuts } from '../logic/shortcuts.ts';
import { Kbd } from '../parts/kbd.tsx';
import { useMore } from '../parts/more.tsx';
import { RowButton } from './row-button.tsx';

/** Magic that may land anywhere has thousands of targets: beyond this they are listed by their button only. */
const LONG = 150;

interface Props {
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
  readonly lit: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function ActionList({ prompt, isBusy, lit, isOpen, onOpen }: Props) {
  const { handlers, settings, actionsWanted } = usePanels();
  const box = useMore<HTMLElement>(false);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<number | undefined>(undefined);
  const { choices, entry } = prompt;
  const isTooLong = choices.length > LONG;
  const keys = shortcuts(choices, entry !== undefined);
  const listKey = settings.keys.actions;
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const leave = () => {
    focused.current = undefined;
    onOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  // Before the list is painted: a key that is pressed as soon as it stands is not lost.
  useLayoutEffect(
    () =>
      actionsWanted.subscribe(() => {
        onOpen(true);
        const first =
          list.current?.querySelector<HTMLElement>('.lit') ?? list.current?.querySelector('button');
        first?.focus();
        first?.scrollIntoView({ block: 'nearest' });
      }),
    [actionsWanted, onOpen],
  );

  // A shorter list may have lost the focused button: the focus goes to its neighbour, not to nowhere.
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const all = rows();
    all[Math.min(focused.current, all.length - 1)]?.focus();
  });

  // What its caps show works wherever the focus is: whoever has opened it with the mouse has it on the board.
  const press = useRef<(event: KeyboardEvent) => void>(() => {});
  press.current = event => {
    if (!isPlainKey(event) || event.defaultPrevented || isSpokenFor(event.target, list.current)) return;
    const choice = keys.indexOf(keyOf(event));
    if (choice < 0) return;
    if (!isBusy) handlers.act(choice);
    event.preventDefault();
    event.stopPropagation();
  };
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: KeyboardEvent) => press.current(event);
    window.addEventListener('keydown', onPress, { capture: true });
    return () => window.removeEventListener('keydown', onPress, { capture: true });
  }, [isOpen]);

  const onKey = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const key = keyOf(event);
    const all = rows();
    const at = all.findIndex(row => row === document.activeElement);
    const to = rove(key, Math.max(0, at), all.length);
    if (to !== undefined) all[to]?.focus();
    else if (key === listKey) all[0]?.focus();
    else if (key === 'escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section ref={box} class="actions" aria-label="All actions">
      <ol
        ref={list}
        id="all-actions"
        class={isOpen ? 'actions-list' : 'unseen'}
        onKeyDown={onKey}
        onFocusIn={event => {
          onOpen(true);
          focused.current = rows().findIndex(row => row === event.target);
        }}
        onFocusOut={event => {
          const left = event.target;
          // A button that is still there was left on purpose; one that was taken away leaves the focus to be mended.
          queueMicrotask(() => {
            const isInside = list.current?.contains(document.activeElement) === true;
            if (!isInside && left instanceof Node && left.isConnected) focused.current = undefined;
          });
        }}
      >
        {choices.map((choice, index) =>
          isTooLong && choice.aside ? null : (
            <li key={index}>
              <RowButton
                choice={choice}
                isOff={isBusy}
                isLit={index === lit}
                lead={<Kbd of={keys[index]} />}
                onPress={() => handlers.act(index)}
                onPoint={on => handlers.point(on ? index : undefined)}
                more={{ 'aria-keyshortcuts': keys[index] }}
              />
            </li>
          ),
        )}
        {isTooLong && <li class="tone-dim">Everything else has its own button.</li>}
      </ol>
    </section>
  );
}

/** A window has the keys, or a field in which one writes. */
function isSpokenFor(target: EventTarget | null, list: HTMLElement | null): boolean {
  if (!(target instanceof Element) || list?.contains(target) === true) return false;
  return target.closest('dialog, input, textarea, select') !== null || hasWindow();
}

const hasWindow = (): boolean => document.querySelector('dialog[open]') !== null;
