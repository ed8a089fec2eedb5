/** The table screen: bar, board, and the panel beside (or below) it. */
import './table.css';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PromptModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import type { Size } from '../../core/box.ts';
import { LARGE_TEXT } from '../logic/growth.ts';
import { openButton } from '../logic/verbs.ts';
import { SHAPES, type TableShape, tableShape } from '../logic/table-shape.ts';
import type { TableModel } from '../model.ts';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { BoardBox } from '../parts/board-box.tsx';
import { useWindow } from '../parts/use-media.ts';
import { ActionList } from '../side/action-list.tsx';
import { Countdown } from '../side/countdown.tsx';
import { FightWords } from '../side/fight-words.tsx';
import { FirstTip, useTip } from '../side/first-tip.tsx';
import { InfoPanel } from '../side/info-panel.tsx';
import { LastEvent } from '../side/last-event.tsx';
import { LessonBox } from '../side/lesson-box.tsx';
import { LogPanel } from '../side/log-panel.tsx';
import { NeedleBar } from '../side/needle.tsx';
import { PromptDialog, recalled, useDialog } from '../side/prompt-dialog.tsx';
import { PromptPanel } from '../side/prompt-panel.tsx';
import { ReplayBar } from '../side/replay-bar.tsx';
import { SheetPanel } from '../side/sheet-panel.tsx';
import { SplitsPanel } from '../side/splits-panel.tsx';
import { Opened } from '../side/targets.tsx';
import { TopBar } from '../side/top-bar.tsx';
import { TouchCross } from '../side/touch-cross.tsx';
import { Vitals } from '../side/vitals.tsx';

const BLINK_MS = 150;
const NOTHING: PromptModel = { title: '', choices: [] };

export function TableScreen({ model }: { readonly model: TableModel }) {
  const { settings, handlers } = usePanels();
  const { flow, isSheet, isCompact } = useShape(settings.textSize);
  // Held upright it has height to spare.
  const isTablet = flow === 'below' && !isCompact;
  const [peeked, peek] = useState<'look' | 'place' | undefined>();
  const [isListed, list] = useState(false);
  // While motions play the last buttons stay where they are, dimmed: nothing jumps, and the focus is not lost.
  const last = useRef(NOTHING);
  if (model.prompt) last.current = model.prompt;
  const prompt = model.prompt ?? last.current;
  const isBusy = useLasting(model.prompt === undefined);
  // Where choices were weighed once they will be again: the board must not jump each time.
  const compares = useRef(false);
  if (model.prompt?.compare) compares.current = true;
  // And where the others' turns are told, the log keeps the room for it.
  const tells = useRef(false);
  if (model.since && model.since.length > 0) tells.current = true;
  // In the theatre nobody is asked: the log has the room.
  const isWatching = model.replay !== undefined && isBusy;
  const dialog = useDialog(model.prompt);
  // A look at the board was for that window: the next one is shown.
  useEffect(() => peek(undefined), [dialog?.title]);
  // What was chosen in the window has its place, or was given up: the next window may have the same name.
  useEffect(() => {
    if (model.verb === undefined) peek(now => (now === 'place' ? undefined : now));
  }, [model.verb]);
  const isPeeking = peeked !== undefined;
  const asked = isPeeking ? undefined : dialog;
  const tip = useTip(model.tip, model.prompt);
  // Beside a whole panel it takes the log's room, and no row of the board.
  const isTipOver = isSheet || isWatching;
  // Who watches presses nothing in there: the arrow keys may have it.
  const side = useMore<HTMLElement>(isWatching);
  const foot = useMore<HTMLDivElement>(false);
  useTop(side, model.prompt);
  useOpened(side, model);
  const opened =
    !isListed && (model.offered || openButton(prompt, model.verb)) ? (
      <Opened
        prompt={prompt}
        isBusy={isBusy}
        verb={model.verb}
        offered={model.offered}
        lit={model.lit}
        from={model.from}
      />
    ) : undefined;
  return (
    <div
      class="screen table-screen"
      data-accent={model.accent}
      data-roams={(model.roams && settings.textSize < LARGE_TEXT) || undefined}
      data-spells={model.spells || undefined}
      data-compares={(compares.current && settings.textSize < LARGE_TEXT) || undefined}
      data-tells={tells.current || undefined}
      data-flow={flow}
      data-sheet={isSheet || undefined}
      data-compact={isCompact || undefined}
      data-large={settings.textSize >= LARGE_TEXT || undefined}
      style={{ '--aspect': model.aspect }}
    >
      <TopBar model={model} isCompact={isCompact} />
      <main class="table-board">
        <BoardBox title={model.title} isWatched={model.replay !== undefined} />
        {settings.touchCross && <TouchCross />}
        {model.info && (
          <div class={`table-info frame ${model.infoCorner ?? 'se'}`} onClick={() => handlers.closeCard()}>
            <InfoPanel info={model.info} />
          </div>
        )}
        {isTipOver && tip !== undefined && !asked && <FirstTip text={tip} corner={model.tipCorner} />}
        {model.countdown !== undefined && <Countdown count={model.countdown} />}
      </main>
      <div ref={foot} class="table-foot">
        {model.needle !== undefined && <NeedleBar chance={model.needle} />}
        {model.lesson && <LessonBox model={model.lesson} isBusy={isBusy} />}
        {model.replay && <ReplayBar model={model.replay} />}
      </div>
      {isSheet && <LastEvent lines={model.log} since={model.since} name={model.sheet?.title} />}
      <aside ref={side} class="table-side frame" aria-label="Your side of the table">
        {isSheet && isWatching && <Vitals sheet={model.sheet} />}
        <SheetPanel
          sheet={model.sheet}
          isFolded={isListed && !isSheet}
          opened={isSheet || isWatching ? undefined : opened}
        />
        {isWatching && model.fight && <FightWords fight={model.fight} />}
        {!isWatching && (
          <>
            <PromptPanel
              prompt={prompt}
              isBusy={isBusy}
              waiting={model.waiting}
              company={model.company}
              talks={model.talks === true}
              verb={model.verb}
              opened={isSheet ? opened : undefined}
              lit={model.lit}
              word={model.word}
              hold={model.hold}
              hintPrice={model.hintPrice}
              sheet={isSheet ? model.sheet : undefined}
              fight={model.fight}
              isListed={isListed}
              onList={list}
              onDialog={dialog && isPeeking ? () => peek(undefined) : undefined}
            />
            <ActionList prompt={prompt} isBusy={isBusy} lit={model.lit} isOpen={isListed} onOpen={list} />
            {!isTipOver && tip !== undefined && !asked && <FirstTip text={tip} />}
          </>
        )}
        {model.splits && model.splits.length > 0 && <SplitsPanel splits={model.splits} />}
        <LogPanel lines={model.log} since={model.since} isUnseen={isSheet && !isTablet} />
      </aside>
      <MoreArrow />
      {asked && (
        <PromptDialog
          key={asked.title}
          prompt={prompt}
          dialog={asked.recalls ? recalled(asked, model.log) : asked}
          lesson={model.lesson}
          tip={tip}
          lit={model.lit}
          isBusy={isBusy}
          onPeek={peek}
        />
      )}
    </div>
  );
}

/** Between two questions that follow at once nothing flickers. */
function useLasting(isOn: boolean): boolean {
  const [hasLasted, last] = useState(isOn);
  useEffect(() => {
    const timer = window.setTimeout(() => last(isOn), isOn ? BLINK_MS : 0);
    return () => window.clearTimeout(timer);
  }, [isOn]);
  return isOn && hasLasted;
}

/** A new question begins at its top, unless the keyboard is somewhere in there. */
function useTop(side: RefObject<HTMLElement | null>, prompt: PromptModel | undefined): void {
  useLayoutEffect(() => {
    const box = side.current;
    if (!box || !prompt || box.contains(document.activeElement)) return;
    for (const one of [box, ...box.querySelectorAll('.prompt')]) one.scrollTop = 0;
  }, [side, prompt]);
}

/** What was opened just now comes into sight. Its first row is enough: a long list would push the question away. */
function useOpened(side: RefObject<HTMLElement | null>, { verb, offered }: TableModel): void {
  useLayoutEffect(() => {
    if (verb === undefined && offered === undefined) return;
    side.current?.querySelector('.targets button')?.scrollIntoView({ block: 'nearest' });
  }, [side, verb, offered]);
}

function useShape(textSize: number): TableShape {
  const hasLargeText = textSize >= LARGE_TEXT;
  const of = useCallback((size: Size) => SHAPES.indexOf(tableShape(size, hasLargeText)), [hasLargeText]);
  return SHAPES[useWindow(of)]!;
}
