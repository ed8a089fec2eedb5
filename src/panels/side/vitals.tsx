/** On a phone the sheet lies below the fold: its vitals stand above the buttons, small, always in sight. */
import './vitals.css';
import type { SheetModel } from '../../core/look.ts';
import { vitalsOf } from '../logic/vitals.ts';
import { Sprite } from '../parts/sprite.tsx';

export function Vitals({ sheet }: { readonly sheet: SheetModel }) {
  return (
    // The sheet itself says the same to a screen reader.
    <p class="vitals blocky" aria-hidden="true">
      {vitalsOf(sheet).map(({ label, icon, value }) => (
        <span key={label}>
          <Sprite name={icon} still />
          {value}
        </span>
      ))}
    </p>
  );
}
