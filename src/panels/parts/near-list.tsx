/** What is within reach, a line each. */
import './near-list.css';
import { Sprite } from './sprite.tsx';

export function NearList({ near }: { readonly near: readonly string[] | undefined }) {
  if (!near || near.length === 0) return null;
  return (
    <section class="near" aria-label="Within reach">
      <h3 class="near-title">Within reach</h3>
      <ul>
        {near.map(line => (
          <li key={line}>
            <Sprite name="chip-star" still />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
