import './pause.css';
import { nextSpeed, speedName } from '../../services/settings.ts';
import { usePanels } from '../context.ts';
import type { Command, PauseModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: PauseModel;
  readonly onClose: () => void;
}

export function PauseWindow({ model, onClose }: Props) {
  const { handlers, settings } = usePanels();
  const order = (command: Command) => () => handlers.command(command);
  return (
    <Window title={model.title} size="small" onClose={onClose}>
      <p class="tone-plain">{model.line}</p>
      <div class="pause">
        <Button look="red" autoFocus onPress={order('resume')}>
          Resume
        </Button>
        {model.canRestart && <Button onPress={order('restart')}>Restart</Button>}
        <Button onPress={order('settings')}>Settings</Button>
        <Button onPress={order('rules')}>Rules</Button>
        <Button onPress={order('full-screen')}>Full screen</Button>
        <Button onPress={() => handlers.settings({ speed: nextSpeed(settings.speed) })}>
          Speed: {speedName(settings.speed)}
        </Button>
        <Button onPress={() => handlers.settings({ mute: !settings.mute })}>
          Sound: {settings.mute ? 'off' : 'on'}
        </Button>
        <Button look="stone" onPress={order('leave')}>
          Leave
        </Button>
      </div>
    </Window>
  );
}
