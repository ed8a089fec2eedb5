/** What the board's focus or pointer rests on. */
import type { InfoModel } from '../../core/look.ts';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function InfoPanel({ info }: { readonly info: InfoModel }) {
  return (
    <section class="info" aria-label="Under the cursor">
      <header class="info-head">
        {info.sprite && <Sprite name={info.sprite} />}
        <h2 class="label">{info.title}</h2>
      </header>
      <SheetParts parts={info.parts} />
    </section>
  );
}
