/** The end of a lesson: a star, and what comes next. */
import './taught.css';
import { usePanels } from '../context.ts';
import type { Command, TaughtModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { GoalStar } from '../parts/goal-stars.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: TaughtModel;
  readonly onClose: () => void;
}

export function TaughtWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const order = (command: Command) => () => handlers.command(command);
  return (
    <Window title={model.title} size="small" onClose={onClose}>
      <div class="lesson-done">
        <GoalStar met />
        <p>{model.line}</p>
        <Button look="red" autoFocus onPress={order('play-for-real')}>
          Play for real
        </Button>
        <Button onPress={order('restart')}>Lesson again</Button>
        <Button look="stone" onPress={order('leave')}>
          Menu
        </Button>
      </div>
    </Window>
  );
}
