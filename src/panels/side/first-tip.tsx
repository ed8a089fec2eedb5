/** One line of help over the board, in a first game. It goes when something is done. */
import './first-tip.css';
import { usePanels } from '../context.ts';
import type { Corner } from '../model.ts';
import { Button } from '../parts/button.tsx';

interface Props {
  readonly text: string;
  readonly corner?: Corner | undefined;
}

export function FirstTip({ text, corner = 'se' }: Props) {
  const { handlers } = usePanels();
  return (
    <div class={`first-tip frame ${corner}`} role="status">
      <p>{text}</p>
      <Button look="stone" onPress={() => handlers.settings({ tips: false })}>
        No tips
      </Button>
    </div>
  );
}
