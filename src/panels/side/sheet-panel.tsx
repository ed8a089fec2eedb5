/** Who plays: title, gauges, stats, items; further pages behind tabs. Folded, it is the title and the vitals. */
import './side-panels.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SheetModel } from '../../core/look.ts';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { useMore } from '../parts/more.tsx';
import { Sprite, usePicture } from '../parts/sprite.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useScale } from '../parts/use-media.ts';
import { Vitals } from './vitals.tsx';

interface Props {
  readonly sheet: SheetModel;
  /** The list of all actions needs the room. */
  readonly isFolded: boolean;
  /** What a press has opened takes its place: it is seen at once, and no button moves. */
  readonly opened?: ComponentChildren;
}

export function SheetPanel({ sheet, isFolded, opened }: Props) {
  const box = useMore<HTMLElement>(false);
  const height = useHeightBefore(box, opened !== undefined);
  const [at, turnTo] = useState(0);
  const pages = [{ title: 'Sheet', parts: sheet.parts }, ...(sheet.pages ?? [])];
  const shown = Math.min(at, pages.length - 1);
  const parts = <SheetParts parts={pages[shown]!.parts} />;
  if (opened !== undefined)
    return (
      <section ref={box} class="sheet opened" aria-label="Sheet" style={{ '--kept': `${height}dvh` }}>
        <Vitals sheet={sheet} isSpoken />
        {opened}
      </section>
    );
  return (
    <section
      ref={box}
      class={`sheet ${isFolded ? 'folded' : ''} ${sheet.isOnly ? 'only' : ''}`}
      aria-label="Sheet"
    >
      <header class="sheet-head">
        {sheet.portrait && <Portrait name={sheet.portrait} />}
        <h2 class="heading">{sheet.title}</h2>
      </header>
      {isFolded ? (
        <Vitals sheet={sheet} isSpoken />
      ) : pages.length > 1 ? (
        <Tabs label="Pages of the sheet" tabs={pages.map(page => page.title)} at={shown} onChange={turnTo}>
          {parts}
        </Tabs>
      ) : (
        parts
      )}
    </section>
  );
}

/** How high it stood when something was opened in its place, in hundredths of the window: that may change meanwhile. */
function useHeightBefore(box: RefObject<HTMLElement | null>, isOpened: boolean): number {
  const height = useRef<number>(undefined);
  if (!isOpened) height.current = undefined;
  else height.current ??= (100 * (box.current?.offsetHeight ?? 0)) / innerHeight;
  return height.current ?? 0;
}

/** Figures of one tile larger on large screens; painted portraits are large already. */
function Portrait({ name }: { readonly name: string }) {
  const isSmall = (usePicture(name)?.frames[0]?.h ?? 16) <= 16;
  return <Sprite name={name} scale={useScale(2, 2, isSmall ? 3 : 2)} />;
}
