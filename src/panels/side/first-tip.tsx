/** One line of help over the board, in a first game. It goes when something is done. */
import './first-tip.css';
import { usePanels } from '../context.ts';
import { Button } from '../parts/button.tsx';

export function FirstTip({ text }: { readonly text: string }) {
  const { handlers } = usePanels();
  return (
    <div class="first-tip frame" role="status">
      <p>{text}</p>
      <Button look="stone" onPress={() => handlers.settings({ tips: false })}>
        No tips
      </Button>
    </div>
  );
}
