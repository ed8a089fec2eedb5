/** The page as a gamepad meets it: what can be pressed now, where it is, and what has the focus. */
import type { Region } from '../../core/box.ts';
import type { PadControl, PadPage } from '../logic/pad.ts';
import { focusBoard } from './board-box.tsx';

const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary';
/** Where one looks first: what a window or a question wants, what can be done at a table, then anything. */
const FIRST = ['[data-autofocus]', '.prompt .button:not([aria-disabled])', '.prompt .row-button', '*'];
const SCROLLED = 80;

export function padPage(root: HTMLElement): PadPage {
  const window = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const scope = window ?? root;
  const elements = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isInReach);
  const focused = document.activeElement;
  const at = elements.findIndex(one => one === focused);
  const board = scope.querySelector('[role=application]');
  const hasBoard = focused === document.body || focused === board;
  const first = FIRST.map(wanted => elements.findIndex(one => one.matches(wanted))).find(index => index >= 0);
  return {
    controls: elements.map(controlOf),
    at,
    first: first ?? -1,
    board: !board ? 'none' : hasBoard ? 'taken' : 'free',
    toBoard: focusBoard,
    close: () => void window?.dispatchEvent(new Event('cancel', { cancelable: true })),
    scroll: by => scrolledIn(scope)?.scrollBy(0, by * SCROLLED),
  };
}

/** What is only there for the ear is not walked to by the eye; radio buttons are drawn by their labels. */
function isInReach(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
  return element.matches('input.unseen') || element.closest('.unseen, .off-screen') === null;
}

function controlOf(element: HTMLElement): PadControl {
  return {
    get box() {
      return boxOf(element);
    },
    focus: () => element.focus(),
    press: () => press(element),
    turn: element instanceof HTMLInputElement && element.type === 'range' ? turner(element) : undefined,
  };
}

function boxOf(element: HTMLElement): Region {
  const drawn = element.matches('.unseen') ? (element.closest('label') ?? element) : element;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return { x, y, width, height };
}

/** A list to choose from cannot be unfolded by a program: it goes on to its next line. */
function press(element: HTMLElement): void {
  if (!(element instanceof HTMLSelectElement)) return element.click();
  element.selectedIndex = (element.selectedIndex + 1) % element.length;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function turner(slider: HTMLInputElement): (by: 1 | -1) => void {
  return by => {
    if (by > 0) slider.stepUp();
    else slider.stepDown();
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function scrolledIn(scope: HTMLElement): HTMLElement | undefined {
  return [...scope.querySelectorAll<HTMLElement>('.scrolls')].find(
    one => one.checkVisibility() && one.scrollHeight > one.clientHeight,
  );
}
