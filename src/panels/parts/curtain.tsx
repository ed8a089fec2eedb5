/** Hides the table while the seat changes hands. */
import './curtain.css';
import { usePanels } from '../context.ts';
import type { CurtainModel } from '../model.ts';
import { Button } from './button.tsx';
import { Sprite } from './sprite.tsx';
import { Window } from './window.tsx';

export function Curtain({ model }: { readonly model: CurtainModel }) {
  const { handlers } = usePanels();
  const open = () => handlers.command('curtain-up');
  return (
    <Window title={model.name} accent={model.accent} size="small">
      <div class="curtain">
        {model.sprite && <Sprite name={model.sprite} steps={6} />}
        <p>{model.line}</p>
        <Button look="red" autoFocus onPress={open}>
          I am {model.name}
        </Button>
      </div>
    </Window>
  );
}
