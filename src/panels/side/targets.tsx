/** The targets of the open verb, as a list beside the board's own frames. */
import { useEffect, useRef } from 'preact/hooks';
import type { PromptModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import type { VerbButton } from '../logic/verbs.ts';
import { RowButton } from './row-button.tsx';

interface Props {
  readonly button: VerbButton;
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
  readonly lit: number | undefined;
}

export function Targets({ button, prompt, isBusy, lit }: Props) {
  const { handlers } = usePanels();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [button.id]);
  return (
    <div ref={box} class="targets" role="group" aria-label={`${button.label}: choose one`}>
      {button.choices.map(index => (
        <RowButton
          key={index}
          choice={prompt.choices[index]!}
          isOff={isBusy}
          isLit={index === lit}
          onPress={() => handlers.act(index)}
          onPoint={on => handlers.point(on ? index : undefined)}
        />
      ))}
      {button.greyed.map(({ label, why }) => (
        <RowButton key={label} choice={{ label, detail: why }} isOff onPress={() => {}} />
      ))}
    </div>
  );
}
