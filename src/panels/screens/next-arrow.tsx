/** Hops over the place where the campaign goes on; stands still where motion is not wanted. */
import './next-arrow.css';
import { Sprite } from '../parts/sprite.tsx';

export function NextArrow() {
  return (
    <span class="next-arrow" aria-hidden="true">
      <Sprite name="arrow" scale={2} />
    </span>
  );
}
