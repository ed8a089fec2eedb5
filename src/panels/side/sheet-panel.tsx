/** Who plays: title, gauges, stats, items; further pages behind tabs. */
import './side-panels.css';
import { useState } from 'preact/hooks';
import type { SheetModel } from '../../core/look.ts';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Tabs } from '../parts/tabs.tsx';

export function SheetPanel({ sheet }: { readonly sheet: SheetModel }) {
  const [at, turnTo] = useState(0);
  const pages = [{ title: 'Sheet', parts: sheet.parts }, ...(sheet.pages ?? [])];
  const shown = Math.min(at, pages.length - 1);
  const parts = <SheetParts parts={pages[shown]!.parts} />;
  return (
    <section class="sheet" aria-label="Sheet">
      <header class="sheet-head">
        {sheet.portrait && <Sprite name={sheet.portrait} scale={2} />}
        <h2 class="heading">{sheet.title}</h2>
      </header>
      {pages.length > 1 ? (
        <Tabs label="Pages of the sheet" tabs={pages.map(page => page.title)} at={shown} onChange={turnTo}>
          {parts}
        </Tabs>
      ) : (
        parts
      )}
    </section>
  );
}
