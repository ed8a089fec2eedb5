/** Tool-tips: on hover, on focus, on a long press, and on any press of what can't be done now. The words stand in the page and describe their anchor. */
import './tip.css';
import { useEffect, useId, useRef } from 'preact/hooks';

const HOVER_MS = 350;
const PRESS_MS = 500;
const MARGIN = 8;

export function useTip(text: string | undefined) {
  const id = useId();
  if (text === undefined || text === '') return { anchor: {}, text: null };
  return {
    anchor: { 'aria-describedby': id, 'data-tip': id },
    text: (
      <span id={id} hidden>
        {text}
      </span>
    ),
  };
}

/** The one tip that is seen. It listens for all anchors at once. */
export function TipLayer() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = layer.current;
    if (!tip) return undefined;
    let timer: number | undefined;
    let shown: Element | undefined;
    const hide = () => {
      window.clearTimeout(timer);
      shown = undefined;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const show = (anchor: Element) => {
      const words = document.getElementById(anchor.getAttribute('data-tip') ?? '')?.textContent;
      if (!words || !anchor.isConnected) return;
      shown = anchor;
      tip.textContent = words;
      if (!tip.matches(':popover-open')) tip.showPopover();
      place(tip, anchor);
    };
    const soon = (anchor: Element, ms: number) => {
      hide();
      timer = window.setTimeout(() => show(anchor), ms);
    };
    const anchorOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    const over = (event: PointerEvent) => {
      const anchor = anchorOf(event);
      if (!anchor || event.pointerType === 'touch') hide();
      else if (anchor !== shown) soon(anchor, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      const anchor = anchorOf(event);
      hide();
      if (anchor && event.pointerType === 'touch') soon(anchor, PRESS_MS);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === 'touch') window.clearTimeout(timer);
    };
    // Whoever presses what can't be done is told why, at once and by any pointer.
    const press = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (anchor?.getAttribute('aria-disabled') !== 'true') return;
      window.clearTimeout(timer);
      show(anchor);
    };
    const focus = (event: FocusEvent) => {
      const anchor = anchorOf(event);
      if (anchor?.matches(':focus-visible')) show(anchor);
      else hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerdown', down, { signal });
    document.addEventListener('pointerup', up, { signal });
    document.addEventListener('click', press, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', key, { signal });
    document.addEventListener('scroll', hide, { signal, capture: true });
    return () => {
      hide();
      listeners.abort();
    };
  }, []);
  return <div ref={layer} class="tip" popover="manual" aria-hidden="true" />;
}

/**
 * Above its anchor if there is room, else below; beside the panel, if its anchor stands in one that has a board beside
 * it: what it explains is compared with its neighbours. Never outside the page.
 */
function place(tip: HTMLElement, anchor: Element): void {
  const { width, height } = tip.getBoundingClientRect();
  const of = anchor.getBoundingClientRect();
  const panel = anchor.closest('.table-side')?.getBoundingClientRect();
  const beside = panel ? panel.left - width - MARGIN : -Infinity;
  const above = of.top - height - MARGIN;
  const [left, top] =
    beside >= MARGIN
      ? [beside, of.top + (of.height - height) / 2]
      : [of.left + (of.width - width) / 2, above >= MARGIN ? above : of.bottom + MARGIN];
  tip.style.left = `${within(left, window.innerWidth - width)}px`;
  tip.style.top = `${within(top, window.innerHeight - height)}px`;
}

function within(at: number, most: number): number {
  return Math.round(Math.min(Math.max(MARGIN, at), most - MARGIN));
}
