import './boot.css';
import type { BootModel } from '../model.ts';
import { Sprite } from '../parts/sprite.tsx';

/** Notches of the bar: whole pixels rather than a smooth line. */
const NOTCHES = 20;

export function BootScreen({ model }: { readonly model: BootModel }) {
  const lit = Math.round(model.done * NOTCHES);
  return (
    <main class="screen boot">
      <div class="boot-box">
        <Sprite name="torch" scale={6} />
        <h1 class="boot-title">{model.title}</h1>
        <div
          class="boot-bar"
          role="progressbar"
          aria-label={model.line}
          aria-valuenow={Math.round(model.done * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {Array.from({ length: NOTCHES }, (_, index) => (
            <span key={index} class={index < lit ? 'lit' : ''} />
          ))}
        </div>
        <p class="tone-dim">{model.line}</p>
      </div>
    </main>
  );
}
