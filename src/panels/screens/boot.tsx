import './boot.css';
import type { BootModel } from '../model.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function BootScreen({ model }: { readonly model: BootModel }) {
  return (
    <main class="screen boot">
      <div class="boot-box">
        <Sprite name="torch" steps={6} />
        <h1 class="boot-title">{model.title}</h1>
        <ProgressBar label={model.line} done={model.done} />
        <p class="tone-dim">{model.line}</p>
      </div>
    </main>
  );
}
