/** Today's dungeons: what ranks, what was done, the streaks, and the days before for practice. */
import './daily.css';
import { useId, useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { DAILY_STATES, playedOn, PUZZLE_STATES, STREAK_LOOKS } from '../logic/daily.ts';
import { shareLineOf } from '../logic/share.ts';
import type {
  DailyFeature,
  DailyModel,
  DailyRow,
  PuzzleRow,
  PuzzlesModel,
  StreakModel,
  YesterdayModel,
} from '../model.ts';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { OneOf } from '../parts/fields.tsx';
import { GoalStar } from '../parts/goal-stars.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useScale } from '../parts/use-media.ts';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: DailyModel;
  readonly onClose: () => void;
}

export function DailyWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [at, turnTo] = useState(0);
  const { rows, pentathlon, past } = model;
  const others = pentathlon ? [...rows, pentathlon] : rows;
  const events = [model.feature.row, ...others];
  return (
    <Window
      title="Daily"
      sprite="calendar"
      size="large"
      onClose={onClose}
      footer={
        model.hasBoards ? <Button onPress={() => handlers.command('ranked')}>Ranked</Button> : undefined
      }
    >
      <div class="daily-day">
        <span class="daily-date">{model.date}</span>
        {/* Counts each second: it is there to be read, not to be said sixty times a minute. */}
        <span class="daily-next" role="timer" aria-live="off">
          <Sprite name="hourglass" steps={1} />
          Next in <span class="daily-countdown">{model.countdown}</span>
        </span>
      </div>
      {model.notice && (
        <p class="tone-fire" role="note">
          ! {model.notice}
        </p>
      )}
      <Tabs
        label="Days"
        tabs={model.puzzles.rows.length > 0 ? ['Today', 'Puzzles', 'Past days'] : ['Today', 'Past days']}
        at={at}
        onChange={turnTo}
      >
        {at === 0 ? (
          <>
            <Feature feature={model.feature} date={model.date} />
            <h3 class="label">Also today</h3>
            <ul class="daily-list">
              {others.map(row => (
                <li key={row.game}>
                  <Today row={row} date={model.date} />
                </li>
              ))}
            </ul>
          </>
        ) : at === 1 && model.puzzles.rows.length > 0 ? (
          <Puzzles puzzles={model.puzzles} />
        ) : (
          <Past events={events} past={past} />
        )}
      </Tabs>
    </Window>
  );
}

/** The delve of the day, large, with its twist; below it the streak and yesterday. */
function Feature({ feature, date }: { readonly feature: DailyFeature; readonly date: string }) {
  const { handlers } = usePanels();
  const { row, twist, company, streak, yesterday } = feature;
  const state = DAILY_STATES[row.state];
  const look = STREAK_LOOKS[streak.state];
  const scale = useScale(2, 3, 4);
  const name = useId();
  return (
    <article class="daily-feature" data-accent={row.accent} aria-labelledby={name}>
      <div class="daily-picture" aria-hidden="true">
        <Sprite name={`place-${row.game}`} scale={scale} />
      </div>
      <div class="daily-words daily-about">
        <p class="label">Delve of the day</p>
        <h3 id={name} class="daily-headline">
          {row.title}
        </h3>
        <p class="daily-twist">
          {twist ? (
            <>
              <strong>{twist.name}.</strong> {twist.text}
            </>
          ) : (
            'No twist today: the usual rules.'
          )}
        </p>
        <p class="tone-dim">{[company, row.line].filter(Boolean).join(' · ')}</p>
        <p class={`tone-${state.tone}`}>
          {state.sign} {state.words}
        </p>
      </div>
      <Button
        class="daily-play"
        look={row.state === 'open' ? 'red' : 'wood'}
        name={`${state.verb}: ${row.title}`}
        off={row.canPlay ? false : state.why}
        autoFocus
        onPress={() => handlers.playDaily(row.game, date)}
      >
        <Sprite name="play" steps={1} still />
        {state.verb}
      </Button>
      <div class={`daily-run tone-${look.tone}`}>
        <Sprite name={look.sprite} steps={2} still />
        <p>
          <span class="daily-days">{streak.days}</span>
          {streak.text}
        </p>
      </div>
      <YesterdayBox yesterday={yesterday} />
    </article>
  );
}

function YesterdayBox({ yesterday }: { readonly yesterday: YesterdayModel }) {
  const { handlers, settings } = usePanels();
  const { title, line, isWin, share, shareEmoji } = yesterday;
  return (
    <div class="daily-yesterday">
      <p>
        <span class="label">Yesterday: {title}</span>
        <span class={share === undefined ? 'tone-dim' : isWin ? 'tone-good' : 'tone-plain'}>{line}</span>
      </p>
      {share === undefined ? (
        <Button
          look="stone"
          name={`Practise yesterday's ${title}`}
          onPress={() => handlers.playDaily(yesterday.game, yesterday.date)}
        >
          Practise
        </Button>
      ) : (
        <CopyField
          label="Line to share"
          text={shareLineOf({ share, shareEmoji }, settings)}
          onCopy={() => handlers.command('copy-yesterday')}
        />
      )}
    </div>
  );
}

function Today({ row, date }: { readonly row: DailyRow; readonly date: string }) {
  const { handlers } = usePanels();
  const state = DAILY_STATES[row.state];
  const { streak } = row;
  return (
    <article class="daily-row" data-accent={row.accent} aria-label={row.title}>
      <div class="daily-words">
        <h3 class="daily-title">{row.title}</h3>
        <p class={`tone-${state.tone}`}>
          {state.sign} {state.words}
        </p>
        <p>{row.line}</p>
      </div>
      {streak && <StreakBox streak={streak} />}
      <Button
        look={row.state === 'open' ? 'red' : 'wood'}
        name={`${state.verb}: ${row.title}`}
        off={row.canPlay ? false : state.why}
        onPress={() => handlers.playDaily(row.game, date)}
      >
        {state.verb}
      </Button>
    </article>
  );
}

/** One decision a room: its position is set up on the table, and solved by acting there. */
function Puzzles({ puzzles: { streak, rows } }: { readonly puzzles: PuzzlesModel }) {
  return (
    <>
      <p>One position, one best move. Your first move of the day counts.</p>
      <StreakBox streak={streak} />
      <ul class="daily-list">
        {rows.map(row => (
          <li key={row.game}>
            <PuzzleOf row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PuzzleOf({ row }: { readonly row: PuzzleRow }) {
  const { handlers } = usePanels();
  const state = PUZZLE_STATES[row.state];
  return (
    <article class="daily-row" data-accent={row.accent} aria-label={row.title}>
      <div class="daily-words">
        <h3 class="daily-title">{row.title}</h3>
        <p class={`tone-${state.tone}`}>
          {state.sign} {state.words} {row.line}
        </p>
      </div>
      {row.streak && <StreakBox streak={row.streak} />}
      <Button
        look={row.state === 'open' ? 'red' : 'wood'}
        name={`${state.verb}: ${row.title}`}
        onPress={() => handlers.playPuzzle(row.game)}
      >
        {state.verb}
      </Button>
    </article>
  );
}

function StreakBox({ streak }: { readonly streak: StreakModel }) {
  const look = STREAK_LOOKS[streak.state];
  return (
    <p class={`daily-streak tone-${look.tone}`}>
      <Sprite name={look.sprite} steps={2} still />
      <span>
        <span class="daily-days">{streak.days}</span>
        {streak.text}
      </span>
    </p>
  );
}

interface PastProps {
  readonly events: readonly DailyRow[];
  readonly past: DailyModel['past'];
}

function Past({ events, past }: PastProps) {
  const { handlers } = usePanels();
  const [game, choose] = useState(events[0]?.game);
  const chosen = events.find(event => event.game === game) ?? events[0];
  if (!chosen || past.length === 0) return <p class="tone-dim">- No past days yet.</p>;
  return (
    <>
      <p class="tone-dim">You can play past days as practice. They don't rank.</p>
      {events.length > 1 && (
        <OneOf
          label="Game"
          values={events.map(event => ({ value: event.game, label: event.title }))}
          value={chosen.game}
          onChange={choose}
        />
      )}
      <ul class="daily-past" data-accent={chosen.accent}>
        {past.map(day => {
          const played = playedOn(day, chosen.game);
          return (
            <li key={day.date}>
              <Button
                look="wood"
                name={`${chosen.title}, ${day.date}, ${played ? 'played' : 'not played'}`}
                onPress={() => handlers.playDaily(chosen.game, day.date)}
              >
                <GoalStar met={played} />
                {day.date}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
