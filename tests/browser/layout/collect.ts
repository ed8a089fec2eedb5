/**
 * One look at the page, as plain facts. The function is sent into the page as it stands, so all that it uses is
 * inside it.
 */
import type {} from '../../../src/test-hook.ts';
import type { Viewport } from '../../layout/sizes.ts';
import type { Snapshot } from '../../layout/snapshot.ts';

export async function collect({ width, height, touch }: Viewport): Promise<Snapshot> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  while (window.innerWidth !== width || window.innerHeight !== height) await frame();
  // Boxes are told of their new size in one frame, pass it on in the next, and what hangs on it is drawn after that:
  // on a busy machine later still. So it has settled when nothing has moved for five frames.
  const whereAll = (): string => {
    const anchors = window.__delves?.places()?.map(({ anchor }) => anchor);
    const boxes = [...document.querySelectorAll('button, .bar, .prompt, canvas')].map(element => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round).join();
    });
    return `${boxes.join(' ')} ${JSON.stringify(anchors)}`;
  };
  const MOST_FRAMES = 120;
  let before = whereAll();
  for (let still = 0, frames = 0; still < 5 && frames < MOST_FRAMES; frames++) {
    await frame();
    const now = whereAll();
    still = now === before ? still + 1 : 0;
    before = now;
  }

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  }
  const CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
  const BADGES = '.die-number, .badge, .bar-key, .leg-number, .toast, .tip';

  const page = { left: 0, top: 0, width, height };
  const boxOf = (rect: DOMRect): Box => ({
    left: rect.left,
    top: rect.top,
    width: rect.width,
    height: rect.height,
  });
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const round = (box: Box): Box => ({
    left: tenth(box.left),
    top: tenth(box.top),
    width: tenth(box.width),
    height: tenth(box.height),
  });
  const common = (a: Box, b: Box): Box => {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const right = Math.min(a.left + a.width, b.left + b.width);
    const bottom = Math.min(a.top + a.height, b.top + b.height);
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = element.classList[0] ?? element.tagName.toLowerCase();
    return `.${kind} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };

  // Under a window everything else is out of reach.
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.getElementById('panels')!;
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.unseen, .off-screen, [inert], :popover-open') === null &&
    styleOf(element).clipPath !== 'inset(50%)';

  const clips: Snapshot['clips'][number][] = [];
  const clipOf = new Map<Element, number>();
  const clipIndex = (element: Element): number => {
    const known = clipOf.get(element);
    if (known !== undefined) return known;
    const style = styleOf(element);
    const rect = element.getBoundingClientRect();
    const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const { scrollTop, scrollHeight, clientHeight, clientWidth, clientLeft, clientTop } = element;
    const more = (element.getAttribute('data-more') ?? '').split(' ');
    const arrow = element.nextElementSibling;
    const hasArrow = arrow?.matches('.more-arrow') === true && styleOf(arrow).display !== 'none';
    const fades = styleOf(element).maskImage !== 'none';
    clips.push({
      name: nameOf(element).slice(0, 40),
      box: round({
        left: rect.left + clientLeft,
        top: rect.top + clientTop,
        width: clientWidth || rect.width,
        height: clientHeight || rect.height,
      }),
      scrollsX: canScroll(style.overflowX),
      scrollsY: canScroll(style.overflowY),
      hidden: { above: scrollTop, below: Math.max(0, scrollHeight - clientHeight - scrollTop) },
      signs: {
        above: more.includes('above') && fades,
        below: more.includes('below') && (fades || hasArrow),
      },
      dots: style.textOverflow === 'ellipsis',
    });
    clipOf.set(element, clips.length - 1);
    return clips.length - 1;
  };
  /** Whatever cuts it off, from the inside out: ancestors that do not hold a box laid out elsewhere have no say. */
  const clipsOf = (element: Element): number[] => {
    const found: number[] = [];
    let { position } = styleOf(element);
    for (let up = element.parentElement; up !== null && up !== root.parentElement; up = up.parentElement) {
      if (position === 'fixed') break;
      const style = styleOf(up);
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') found.push(clipIndex(up));
    }
    return found;
  };
  const seenOf = (box: Box, through: readonly number[]): Box =>
    through.reduce((left, index) => common(left, clips[index]!.box), common(box, page));

  /** What is pressed: an input that is not drawn itself is pressed by its label. */
  const targets = [...root.querySelectorAll(CONTROLS)].flatMap(element => {
    if (element.matches('.unseen')) return element.closest('label') ?? [];
    return element;
  });
  const elements = [...new Set(targets)].filter(isThere);
  const controls: Snapshot['controls'][number][] = elements.map(element => {
    const box = boxOf(element.getBoundingClientRect());
    const through = clipsOf(element);
    const seen = seenOf(box, through);
    const hit =
      seen.width > 4 && seen.height > 4
        ? document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2)
        : element;
    // A toast lies over everything for a moment, and a press puts it away. What scrolls under the question, which
    // stands, comes back by scrolling.
    const isHit =
      hit !== null &&
      (element.contains(hit) ||
        hit.closest('label')?.contains(element) === true ||
        hit.closest('.toasts') !== null ||
        (hit.closest('.prompt-head') !== null && element.closest('.prompt > .buttons') !== null));
    return {
      name: nameOf(element),
      box: round(box),
      seen: round(seen),
      clips: through,
      inside: elements.flatMap((other, index) =>
        other !== element && other.contains(element) ? [index] : [],
      ),
      ...(!isHit && { under: hit ? nameOf(hit) : 'nothing' }),
      isInline: styleOf(element).display === 'inline',
      isKey: element.matches('.word-key'),
    };
  });

  const words: Snapshot['words'][number][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('option, script, style') || !isThere(parent)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(boxOf).filter(line => line.width > 0);
    if (lines.length === 0) continue;
    const own = styleOf(parent);
    const isClip = own.display !== 'inline' && (own.overflowX !== 'visible' || own.overflowY !== 'visible');
    const through = clipsOf(parent);
    const on = elements.findIndex(element => element.contains(parent));
    words.push({
      text: text.slice(0, 40),
      size: Number.parseFloat(own.fontSize),
      lines: lines.map(round),
      clips: isClip ? [clipIndex(parent), ...through] : through,
      ...(on >= 0 && { on }),
      isBadge: parent.closest(BADGES) !== null,
    });
  }

  const isWhole = (element: Element): boolean => {
    const box = boxOf(element.getBoundingClientRect());
    const seen = seenOf(box, clipsOf(element));
    return seen.width >= box.width - 2 && seen.height >= box.height - 2;
  };
  const seenAt = (selector: string): boolean | undefined => {
    const element = root.querySelector(selector);
    return element && isThere(element) ? isWhole(element) : undefined;
  };
  const bar = dialogs.length === 0 ? root.querySelector('.table-screen > .bar') : null;
  const [question, event] = [seenAt('.prompt-head .label'), seenAt('.last-event')];
  // The list of all actions is another way to the same answers.
  const answers = '.prompt > .buttons button:not(.list-fold), .comparison-row, .word-line > *, .word-key';
  const table = bar && {
    bar: round(boxOf(bar.getBoundingClientRect())),
    ...(question !== undefined && { question }),
    ...(event !== undefined && { event }),
    hidden: elements.filter(one => one.matches(answers) && !isWhole(one)).map(nameOf),
  };

  const board = dialogs.length === 0 ? await window.__delves?.board() : undefined;
  const places = dialogs.length === 0 ? window.__delves?.places() : undefined;
  const menu = places && {
    places: places.map(({ title, anchor }) => {
      const control = elements.findIndex(
        element =>
          element.getAttribute('aria-label') === title ||
          element.textContent?.trim().startsWith(title) === true,
      );
      return {
        title,
        ...(anchor && { anchor: { x: anchor.x, y: anchor.roof } }),
        ...(control >= 0 && { control }),
        isSign: elements[control]?.matches('.place-sign') ?? false,
      };
    }),
  };
  return {
    window: { width, height },
    touch,
    controls,
    words,
    clips,
    ...(board && { board }),
    ...(table && { table }),
    ...(menu && { menu }),
  };
}
