/** On a phone the sheet lies below the fold: its vitals stand beside the question. They also stand for a sheet that is
 * folded away. */
import './vitals.css';
import type { SheetModel } from '../../core/look.ts';
import { placeNames } from '../logic/places.ts';
import { vitalsOf } from '../logic/vitals.ts';
import { Sprite } from '../parts/sprite.tsx';

interface Props {
  readonly sheet: SheetModel;
  /** Otherwise the sheet itself says the same to a screen reader. */
  readonly isSpoken?: boolean;
  /** Beside other words: pictures no higher than they are. */
  readonly isSmall?: boolean;
}

export function Vitals({ sheet, isSpoken = false, isSmall = false }: Props) {
  return (
    <p class="vitals blocky" aria-hidden={isSpoken ? undefined : true}>
      {vitalsOf(sheet).map(({ label, icon, beside = [], value, isExtra }) => (
        <span key={label} class={isExtra ? 'extra' : ''} data-place={placeNames(label, icon)}>
          {isSpoken && <span class="unseen">{label}</span>}
          {[icon, ...beside].map(name => (
            <Sprite key={name} name={name} steps={isSmall ? 1 : 2} still />
          ))}
          {value}
        </span>
      ))}
    </p>
  );
}
