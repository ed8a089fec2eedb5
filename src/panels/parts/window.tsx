/**
 * A window over everything. The browser's own modal dialog keeps the focus inside, makes the rest inert and gives the
 * focus back; we add the frame, the title and the rule whether Esc may close it.
 */
import './window.css';
import './frame.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Accent } from '../../games/room.ts';
import { focusBoard } from './board-box.tsx';
import { Button } from './button.tsx';
import { MoreArrow, useMore } from './more.tsx';
import { Spoken } from './spoken.tsx';
import { Sprite, usePicture } from './sprite.tsx';
import { useScale } from './use-media.ts';

interface Props {
  readonly title: string;
  readonly accent?: Accent | undefined;
  readonly sprite?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Without it the window can only be left by its own buttons. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

export function Window({ title, accent, sprite, size = 'medium', onClose, children, footer, role }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useMore<HTMLDivElement>(true);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    // The browser has chosen the first button, which is the one that closes. Reading begins at the top all the same.
    (wantedIn(element) ?? readable(body.current) ?? element).focus({ preventScroll: true });
    return () => {
      element.close();
      // Taken out of the page an element cannot give the focus back itself. A window below comes before the page.
      const below = document.querySelector<HTMLElement>('dialog[open]');
      if (below && !below.contains(before)) focusIn(below);
      else if (before === document.body || !before?.isConnected) focusBoard();
      else if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`window frame ${size}`}
      data-accent={accent}
      aria-labelledby={heading}
      role={role}
      tabIndex={-1}
      // Keys pressed in a window are not meant for the board.
      onKeyDown={event => event.stopPropagation()}
      onKeyUp={event => event.stopPropagation()}
      onCancel={event => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div class="window-head">
        {sprite && <HeadSprite name={sprite} />}
        <h2 id={heading} class="heading">
          {title}
        </h2>
        {onClose && (
          <Button look="stone" class="icon close" name="Close" onPress={onClose}>
            <span class="cross" aria-hidden="true" />
          </Button>
        )}
      </div>
      <div ref={body} class="window-body scrolls" role="group" aria-labelledby={heading}>
        {children}
      </div>
      <MoreArrow />
      <Spoken />
      {footer && <div class="window-foot buttons">{footer}</div>}
    </dialog>
  );
}

/** Where a window's focus belongs, unless it is in there already. */
function focusIn(window: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== window && window.contains(focused)) return;
  (wantedIn(window) ?? window).focus();
}

function wantedIn(window: HTMLElement): HTMLElement | null {
  return window.querySelector<HTMLElement>('[data-autofocus]');
}

/** What does not fit is scrolled by the arrow keys at once. */
function readable(body: HTMLElement | null): HTMLElement | undefined {
  return body && body.scrollHeight > body.clientHeight ? body : undefined;
}

/** In pixels; on large screens half as much again. */
const HEAD_SPRITE = [56, 56, 84] as const;

/** Small sprites large, large ones as they are. */
function HeadSprite({ name }: { readonly name: string }) {
  const size = usePicture(name)?.frames[0]?.h ?? 16;
  const room = useScale(...HEAD_SPRITE);
  return <Sprite name={name} scale={Math.max(1, Math.floor(room / size))} />;
}
