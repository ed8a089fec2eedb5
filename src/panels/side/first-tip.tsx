/** One line of help over the board, in a first game. It goes when something is done. */
import './first-tip.css';
import { useRef } from 'preact/hooks';
import type { PromptModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import { TOUCH_RULE } from '../logic/input-words.ts';
import type { Corner } from '../model.ts';
import { Button } from '../parts/button.tsx';

interface Props {
  readonly text: string;
  readonly corner?: Corner | undefined;
}

/** The first tip at a board with framed squares says how they are tapped, where fingers play. Not before a window. */
export function useTip(tip: string | undefined, prompt: PromptModel | undefined): string | undefined {
  const { input } = usePanels();
  const taught = useRef<string>(undefined);
  const isFramed =
    !prompt?.dialog && prompt?.choices.some(({ at, aside }) => at !== undefined && aside !== true);
  if (tip !== undefined && isFramed) taught.current ??= tip;
  return tip !== undefined && tip === taught.current && input === 'touch' ? `${tip} ${TOUCH_RULE}` : tip;
}

export function FirstTip({ text, corner = 'se' }: Props) {
  const { handlers } = usePanels();
  return (
    <div class={`first-tip frame ${corner}`} role="status">
      <p>{text}</p>
      <Button look="stone" onPress={() => handlers.settings({ tips: false })}>
        Hide tips
      </Button>
    </div>
  );
}
