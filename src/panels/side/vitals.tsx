/** On a phone the sheet lies below the fold: its gauges stand above the buttons, small, always in sight. */
import './vitals.css';
import type { SheetModel } from '../../core/look.ts';
import { Sprite } from '../parts/sprite.tsx';

export function Vitals({ sheet }: { readonly sheet: SheetModel }) {
  const gauges = sheet.parts.filter(part => part.part === 'gauge');
  return (
    // The sheet itself says the same to a screen reader.
    <p class="vitals blocky" aria-hidden="true">
      {gauges.map(({ label, icon, value, max }) => (
        <span key={label}>
          <Sprite name={icon} still />
          {value}/{max}
        </span>
      ))}
    </p>
  );
}
