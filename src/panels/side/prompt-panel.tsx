/** What may be done: lamps for the actions left, a button per verb, and the targets of the open verb. */
import './prompt-panel.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GaugeModel, PromptModel, SheetModel } from '../../core/look.ts';
import { keyName } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { type ButtonRows, ButtonPlaces, HOLE_LASTS_MS } from '../logic/button-rows.ts';
import { chosenButton, type VerbButton } from '../logic/verbs.ts';
import type { TableModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { useMore } from '../parts/more.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { FightWords } from './fight-words.tsx';
import { Company } from './company.tsx';
import { Comparison } from './comparison.tsx';
import { Vitals } from './vitals.tsx';
import { WordEntry } from './word-entry.tsx';

interface Props {
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
  readonly waiting: string | undefined;
  /** What is told of the others stands in the place of the buttons. */
  readonly company: TableModel['company'];
  readonly talks: boolean;
  readonly verb: string | undefined;
  /** What a press has opened, where it stands below the buttons. */
  readonly opened: ComponentChildren;
  readonly lit: number | undefined;
  readonly word: TableModel['word'];
  readonly hold: TableModel['hold'];
  readonly hintPrice: TableModel['hintPrice'];
  /** Whose vitals stand beside the question, where the sheet itself may lie out of sight. */
  readonly sheet: SheetModel | undefined;
  readonly fight: TableModel['fight'];
  /** Whether the list of all actions is unfolded below, in the place of the buttons. */
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
  /** Brings the prompt's own window back after a look at the table. */
  readonly onDialog: (() => void) | undefined;
}

export function PromptPanel(props: Props) {
  const { prompt, isBusy, waiting, verb, opened, lit, word, sheet } = props;
  const company = isBusy ? props.company : undefined;
  const { hold, hintPrice, fight, isListed, onList, onDialog } = props;
  const { handlers, settings } = usePanels();
  const box = useMore<HTMLElement>(false);
  const { rows, height, row, press } = useButtonRows(prompt);
  const buttons = [...rows.main, ...rows.leave, ...rows.end];
  // Where a word is asked for, playing it is what is meant, and no other button is.
  const isTyping = prompt.entry !== undefined && verb === undefined && lit === undefined;
  const chosen = isTyping ? undefined : chosenButton(buttons, verb, lit, prompt.usual);
  const open = buttons.find(one => one.asks && one.label === verb);
  useChosenInSight(box, prompt, lit);
  const title = company?.text ?? (isBusy && waiting ? waiting : prompt.title);
  const verbOf = (one: VerbButton) => (
    <Verb
      key={one.id}
      button={one}
      prompt={prompt}
      isBusy={isBusy}
      isChosen={one === chosen}
      isOpen={one === open}
      onPress={press}
    />
  );
  return (
    <section
      ref={box}
      class={`prompt ${isBusy && !company ? 'busy' : ''}`}
      aria-label="What you can do"
      aria-busy={isBusy && !company}
      // Whoever goes on pressing wants it quicker.
      onClickCapture={isBusy ? () => handlers.command('skip') : undefined}
    >
      <header class="prompt-head">
        <h2 class={`label ${company ? 'tone-gold' : ''}`}>{title}</h2>
        {prompt.pips && <Pips pips={prompt.pips} />}
        {sheet && <Vitals sheet={sheet} isSmall />}
      </header>
      {onDialog && (
        <Button look="red" onPress={onDialog}>
          Back to the choice
        </Button>
      )}
      {company && <Company model={company} />}
      {!company && prompt.entry && (
        <WordEntry entry={prompt.entry} isBusy={isBusy} word={word} price={hintPrice} />
      )}
      {!company && !isListed && prompt.compare && (
        <Comparison prompt={prompt} heads={prompt.compare} isBusy={isBusy} lit={lit} />
      )}
      {!company && !isListed && !prompt.compare && (
        <div ref={row} class="buttons" style={{ '--kept': `${height}px` }}>
          {rows.main.map(verbOf)}
          {rows.leave.length > 0 && <div class="buttons leaving">{rows.leave.map(verbOf)}</div>}
        </div>
      )}
      {!company && !isListed && opened}
      <footer class="buttons prompt-foot">
        <Button
          look="stone"
          class="list-fold"
          expanded={isListed}
          controls="all-actions"
          tip={`Every legal action as a list. Key: ${keyName(settings.keys.actions)}`}
          onPress={() => onList(!isListed)}
        >
          All actions
        </Button>
        {hold !== undefined && !company && <Hold on={hold} />}
        {props.talks && (
          <Button look="stone" onPress={() => handlers.command('talk')}>
            Say
          </Button>
        )}
        {!company && !isListed && rows.end.map(verbOf)}
      </footer>
      {fight && <FightWords fight={fight} />}
    </section>
  );
}

/** The panel stays as long as the table does: so do the places of its buttons. */
function useButtonRows(prompt: PromptModel): {
  readonly rows: ButtonRows;
  /** Of the first row at least, in px. */
  readonly height: number;
  readonly row: RefObject<HTMLDivElement | null>;
  readonly press: (button: VerbButton) => void;
} {
  const [places] = useState(() => new ButtonPlaces());
  const row = useRef<HTMLDivElement>(null);
  const press = (button: VerbButton) =>
    places.press(button, performance.now(), row.current?.offsetHeight ?? 0);
  const rows = places.rows(prompt, performance.now());
  const [closed, close] = useState<ButtonRows>();
  useEffect(() => {
    if (rows.height === 0) return undefined;
    const timer = window.setTimeout(() => close(rows), HOLE_LASTS_MS);
    return () => window.clearTimeout(timer);
  }, [rows]);
  return { rows, height: closed === rows ? 0 : rows.height, row, press };
}

/** What is meant is in sight whenever another thing is asked or lit, wherever the panel was scrolled to. */
function useChosenInSight(
  box: RefObject<HTMLElement | null>,
  prompt: PromptModel,
  lit: number | undefined,
): void {
  useEffect(() => {
    // Who stands in there with the keyboard chooses what is seen.
    if (lit === undefined && box.current?.contains(document.activeElement)) return;
    box.current?.querySelector('.verb.red')?.scrollIntoView({ block: 'nearest' });
  }, [box, prompt, lit]);
}

interface VerbProps {
  readonly button: VerbButton;
  readonly prompt: PromptModel;
  readonly isBusy: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onPress: (button: VerbButton) => void;
}

function Verb({ button, prompt, isBusy, isChosen, isOpen, onPress }: VerbProps) {
  const { handlers } = usePanels();
  const { asks, choices, key, label, odds, icon, why, closing, onward } = button;
  const only = choices.length === 1 ? choices[0] : undefined;
  const choice = only === undefined ? undefined : prompt.choices[only];
  // Where letters fill the panel a picture must do; its name is said, and told by the tip.
  const isTool = prompt.entry !== undefined && icon !== undefined && !closing;
  const name = choice?.label ?? (isTool ? label : undefined);
  const said = choice?.walksOn?.tip ?? name;
  const tip = sentences(said, choice?.detail ?? onward, key && `Key: ${keyName(key)}`);
  return (
    <Button
      look={isChosen ? 'red' : 'wood'}
      class={`verb ${closing ? 'closing' : ''} ${isOpen ? 'open' : ''} ${isTool ? 'tool' : ''}`}
      off={why === undefined ? isBusy : sentences(isTool ? label : undefined, why)}
      tip={tip}
      expanded={asks ? isOpen : undefined}
      shortcut={key}
      more={{ 'data-order': label } as object}
      onPress={() => {
        onPress(button);
        if (asks) handlers.verb(isOpen ? undefined : label);
        else if (only !== undefined) handlers.act(only, true);
        else if (onward !== undefined) handlers.onward();
      }}
      onPoint={only === undefined ? undefined : on => handlers.point(on ? only : undefined)}
    >
      {icon && <Sprite name={icon} steps={isTool ? 2 : 1} still />}
      {/* Side by side, or one under the other: neither is broken for the other's sake. */}
      <span class="told">
        <span class={isTool ? 'unseen' : ''}>{label}</span>
        {odds && <span class="odds">{odds}</span>}
      </span>
    </Button>
  );
}

/** With one full stop each. */
function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.flatMap(part => (part ? [part.replace(/[.]$/, '')] : [])).join('. ');
}

/** Stops the next chance to react, also while others move. */
function Hold({ on }: { readonly on: boolean }) {
  const { handlers, settings } = usePanels();
  return (
    <Button
      look={on ? 'red' : 'stone'}
      pressed={on}
      tip={`Stop at the next chance to react. Key: ${keyName(settings.keys.hold)}`}
      onPress={() => handlers.command('hold')}
    >
      <span>
        <span class="let-me">Let me </span>react
      </span>
    </Button>
  );
}

function Pips({ pips }: { readonly pips: GaugeModel }) {
  return (
    <span class="pips" role="img" aria-label={`${pips.value} of ${pips.max} left`}>
      {Array.from({ length: pips.max }, (_, index) => (
        <Sprite key={index} name={index < pips.value ? 'lamp' : 'lamp-off'} />
      ))}
    </span>
  );
}
