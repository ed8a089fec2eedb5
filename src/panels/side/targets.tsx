/** The targets of the open verb, as a list beside the board's own frames. Where two cells are picked, one after the other. */
import { useEffect, useRef } from 'preact/hooks';
import { sameCell, type Cell } from '../../core/grid.ts';
import type { PromptModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import { firstCells } from '../logic/first-cells.ts';
import { openButton, type VerbButton } from '../logic/verbs.ts';
import type { TableModel } from '../model.ts';
import { RowButton } from './row-button.tsx';

interface Props {
  readonly button: VerbButton;
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
  readonly lit: number | undefined;
  readonly from: Cell | undefined;
}

interface OfferedProps {
  readonly indexes: readonly number[];
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
}

interface OpenedProps extends Omit<Props, 'button'> {
  readonly verb: string | undefined;
  readonly offered: TableModel['offered'];
}

/** What a press has opened: what a square or a thing stands for, or the targets of a verb. */
export function Opened({ verb, offered, ...rest }: OpenedProps) {
  const { prompt, isBusy } = rest;
  const open = openButton(prompt, verb);
  return (
    <>
      {offered && <Offered indexes={offered} prompt={prompt} isBusy={isBusy} />}
      {open && <Targets button={open} {...rest} />}
    </>
  );
}

/** What the pressed square stands for, where it stands for several things: exactly those. */
function Offered({ indexes, prompt, isBusy }: OfferedProps) {
  const { handlers } = usePanels();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [indexes]);
  return (
    <div ref={box} class="targets offered" role="group" aria-label="Which one?">
      {indexes.map(index => (
        <RowButton
          key={index}
          choice={prompt.choices[index]!}
          isOff={isBusy}
          onPress={() => handlers.act(index)}
          onPoint={on => handlers.point(on ? index : undefined)}
        />
      ))}
    </div>
  );
}

function Targets({ button, prompt, isBusy, lit, from }: Props) {
  const { handlers } = usePanels();
  const first = from ? [] : firstCells(button.choices.map(index => prompt.choices[index]!));
  const shown = button.choices.filter(index => {
    const start = prompt.choices[index]!.from;
    return from ? start !== undefined && sameCell(start.at, from) : start === undefined;
  });
  const isIdle = (index: number): boolean => prompt.choices[index]!.idle === true;
  const target = (index: number) => (
    <RowButton
      key={index}
      choice={prompt.choices[index]!}
      isOff={isBusy}
      isLit={index === lit}
      onPress={() => handlers.act(index)}
      onPoint={on => handlers.point(on ? index : undefined)}
    />
  );
  return (
    <div class="targets" role="group" aria-label={`${button.label}: choose one`}>
      {from && <RowButton choice={{ label: 'Choose another' }} onPress={() => handlers.from(undefined)} />}
      {first.map(({ at, label }) => (
        <RowButton key={label} choice={{ label }} isOff={isBusy} onPress={() => handlers.from(at)} />
      ))}
      {shown.filter(index => !isIdle(index)).map(target)}
      {button.greyed.map(({ label, why }) => (
        <RowButton key={label} choice={{ label, detail: why }} isOff onPress={() => {}} />
      ))}
      {shown.filter(isIdle).map(target)}
    </div>
  );
}
