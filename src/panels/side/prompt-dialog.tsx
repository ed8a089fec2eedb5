/** A choice that deserves a window of its own: a shop, a chest, an event card. The table can be looked at meanwhile. */
import './prompt-dialog.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DialogModel, PromptModel } from '../../core/look.ts';
import { isPlainKey, keyOf } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { isFirst, isPlaced, namedChoice } from '../logic/placed.ts';
import { rove } from '../logic/roving.ts';
import { shelfKeys } from '../logic/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { useScale } from '../parts/use-media.ts';
import { Window } from '../parts/window.tsx';
import type { LessonModel, LogLine } from '../model.ts';
import { FirstTip } from './first-tip.tsx';
import { LessonBox } from './lesson-box.tsx';
import { RowButton } from './row-button.tsx';

/** Between two purchases the prompt is gone for the length of a motion: the shop should not blink. */
const GRACE_MS = 200;

/** The dialog that is shown: the prompt's own, or for a moment the one just left. */
export function useDialog(prompt: PromptModel | undefined): DialogModel | undefined {
  const [shown, show] = useState(prompt?.dialog);
  const current = prompt?.dialog;
  const isGone = prompt === undefined;
  useEffect(() => {
    if (!isGone) {
      show(current);
      return undefined;
    }
    const timer = window.setTimeout(() => show(undefined), GRACE_MS);
    return () => window.clearTimeout(timer);
  }, [current, isGone]);
  return isGone ? shown : current;
}

/** With how it came to this, as the log told it. */
export function recalled(dialog: DialogModel, log: readonly LogLine[]): DialogModel {
  const fate = log.findLast(({ fateful }) => fateful);
  return fate ? { ...dialog, lines: [fate, ...dialog.lines] } : dialog;
}

/** Of so many letters a narrow card would be a column of single words. */
const WORDY = 100;

/** What there is to read lies beside its picture, not under it. */
function saysMuch({ choices }: PromptModel): boolean {
  return choices.some(({ detail = '', icon }) => icon !== undefined && detail.length > WORDY);
}

/** Arrow keys go from row to row. */
function roveRows(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.row-button')];
  const at = rows.findIndex(row => row === document.activeElement);
  const to = rove(keyOf(event), at < 0 ? -1 : at, rows.length);
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}

interface Props {
  readonly prompt: PromptModel;
  readonly dialog: DialogModel;
  /** What the lesson says to it: a window must not hide its teacher. */
  readonly lesson?: LessonModel | undefined;
  /** The line of help of a first game: over the board the window would hide it. */
  readonly tip?: string | undefined;
  /** The choice that a lesson or a hint means. */
  readonly lit: number | undefined;
  readonly isBusy: boolean;
  /** To look at the board, or to press one of its squares. */
  readonly onPeek: (why: 'look' | 'place') => void;
}

export function PromptDialog({ prompt, dialog, lesson, tip, lit, isBusy, onPeek }: Props) {
  const { handlers } = usePanels();
  const keys = shelfKeys(prompt);
  const usual = prompt.choices.findIndex(({ label }) => label === prompt.usual);
  const first = lit ?? Math.max(0, usual);
  const box = useRef<HTMLDivElement>(null);
  // What a lesson or a hint means may lie below the edge.
  useEffect(() => box.current?.querySelector('.row-button.lit')?.scrollIntoView({ block: 'nearest' }), [lit]);
  // What has a picture is a card: things to hold side by side, not lines to read.
  const hasPictures = prompt.choices.every(({ closing, icon }) => closing === true || icon !== undefined);
  const small = useScale(2, 2, 3);
  const scale = hasPictures ? small + 1 : small;
  const act = (index: number) => {
    const { verb } = prompt.choices[index]!;
    if (isBusy) return;
    if (verb === undefined || !isPlaced(prompt, verb)) return handlers.act(index);
    onPeek('place');
    handlers.verb(verb);
  };
  const row = (index: number) => (
    <RowButton
      key={index}
      choice={namedChoice(prompt, index)}
      isOff={isBusy}
      lead={
        <span class="row-lead">
          <Kbd of={keys[index]} />
          {prompt.choices[index]!.icon && <Sprite name={prompt.choices[index]!.icon} scale={scale} still />}
        </span>
      }
      onPress={() => act(index)}
      isLit={index === lit}
      autoFocus={index === first}
    />
  );
  const greyedRow = ({ label, why, icon }: NonNullable<PromptModel['greyed']>[number]) => (
    <RowButton
      key={label}
      choice={{ label, detail: why }}
      isOff
      lead={
        icon && (
          <span class="row-lead">
            <Sprite name={icon} scale={scale} still />
          </span>
        )
      }
      onPress={() => {}}
    />
  );
  const indexes = prompt.choices.map((_, index) => index).filter(index => isFirst(prompt, index));
  const isClosing = (index: number) => prompt.choices[index]!.closing === true;
  const rows = indexes.filter(index => !isClosing(index)).map(row);
  for (const one of prompt.greyed ?? []) rows.splice(one.place ?? rows.length, 0, greyedRow(one));
  return (
    <Window
      title={dialog.title}
      footer={
        <>
          <Button look="stone" onPress={() => onPeek('look')}>
            View board
          </Button>
          {indexes.filter(isClosing).map(index => (
            <Button key={index} look="wood" off={isBusy} onPress={() => act(index)}>
              {prompt.choices[index]!.label}
            </Button>
          ))}
        </>
      }
    >
      <div
        ref={box}
        class={lesson ? 'prompt-dialog taught' : 'prompt-dialog'}
        onKeyDown={event => {
          if (!isPlainKey(event)) return;
          const index = keys.indexOf(keyOf(event));
          if (index >= 0) act(index);
          else roveRows(event);
        }}
      >
        {lesson && <LessonBox model={lesson} isBusy={isBusy} />}
        {tip !== undefined && <FirstTip text={tip} />}
        {(dialog.picture || dialog.lines.length > 0) && (
          <div class="prompt-story">
            {dialog.picture && <Sprite name={dialog.picture} steps={4} />}
            <div>
              {dialog.lines.map((line, index) => (
                <p key={index} class={`tone-${line.tone ?? 'plain'}`}>
                  {line.text}
                </p>
              ))}
            </div>
          </div>
        )}
        {dialog.parts && <SheetParts parts={dialog.parts} />}
        <div class="prompt-rows" role="group" aria-label={prompt.title}>
          <h3 class="label">{prompt.title}</h3>
          <div class={hasPictures ? `prompt-cards ${saysMuch(prompt) ? 'wordy' : ''}` : 'prompt-rows'}>
            {rows}
          </div>
        </div>
      </div>
    </Window>
  );
}
