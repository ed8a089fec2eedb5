/** The board of a game at the Hall: who did how well, each line a run that anybody can watch. */
import './board.css';
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { BoardModel, BoardRow, BoardWish } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf, TextField } from '../parts/fields.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

const SPANS = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'all', label: 'All time' },
] as const;
const ORDERS = [
  { value: 'score', label: 'Score' },
  { value: 'turns', label: 'Turns' },
  { value: 'ms', label: 'Time' },
] as const;
/** The Hall's own limit. */
const LONGEST_NAME = 16;

interface Props {
  readonly model: BoardModel;
  readonly onClose: () => void;
}

const RUN_WORDS = {
  open: { run: "Run today's", race: 'Run it' },
  'goes-on': { run: 'Run the next leg', race: 'Run it' },
  again: { run: 'Open my run', race: 'Open my run' },
} as const;

export function BoardWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [name, rename] = useState(model.name);
  const { games, game, span, order, busy = false, problem, run, rows = [], race } = model;
  const show = (more: Partial<BoardWish>) => handlers.showBoard({ game, span, order, ...more });
  const { state = 'open' } = run ?? {};
  return (
    <Window
      title={model.title}
      accent={model.accent}
      sprite="trophy"
      size="large"
      onClose={onClose}
      footer={
        state !== 'done' && (
          <Button
            look="red"
            autoFocus
            off={name.trim() === '' ? 'Type your name first.' : busy}
            onPress={() => handlers.runRanked(name)}
          >
            {RUN_WORDS[state][race ? 'race' : 'run']}
          </Button>
        )
      }
    >
      {race ? (
        <div class="board-race">
          <span class="label">Race</span>
          <strong>{race.code}</strong>
          <Button tip={race.link} onPress={() => handlers.command('copy-race')}>
            <Sprite name="link" steps={1} still />
            Copy link
          </Button>
        </div>
      ) : (
        <>
          <OneOf
            label="Game"
            values={games.map(({ id, title }) => ({ value: id, label: title }))}
            value={game}
            onChange={chosen => show({ game: chosen })}
          />
          <OneOf label="Days" values={SPANS} value={span} onChange={chosen => show({ span: chosen })} />
        </>
      )}
      <OneOf label="By" values={ORDERS} value={order} onChange={chosen => show({ order: chosen })} />
      <p role="status" class={problem ? 'tone-bad' : 'tone-plain'}>
        {problem ? `! ${problem}` : busy ? 'Asking the Hall …' : wordsOf(model)}
      </p>
      {rows.length > 0 && (
        <table class="board-lines" data-order={order}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Name</th>
              <th scope="col">Score</th>
              <th scope="col">Turns</th>
              <th scope="col">Time</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Line key={row.place} row={row} hasDay={span !== 'day' && !race} />
            ))}
          </tbody>
        </table>
      )}
      <TextField label="Your name" value={name} max={LONGEST_NAME} isPlain onChange={rename} />
      <p class="tone-dim">
        {race
          ? "Everybody who has the link runs the same dungeon, alone, against the Hall's clock. Your first run counts."
          : 'The Hall deals and keeps the time. One attempt a day counts: the first you finish. Score and turns are computed from your run.'}
      </p>
    </Window>
  );
}

function wordsOf({ isSealed, finished = 0, span, run, race }: BoardModel): string {
  const when = race ? '' : ' today';
  const count =
    finished === 1 ? `1 has finished${when}.` : `${finished.toLocaleString('en-GB')} have finished${when}.`;
  const isHidden = isSealed && (span === 'day' || race);
  const words = isHidden ? `${count} Runs are sealed until you have finished yours.` : count;
  return run?.line === undefined ? words : `${words} ${run.line}`;
}

function Line({ row, hasDay }: { readonly row: BoardRow; readonly hasDay: boolean }) {
  const { handlers } = usePanels();
  const { place, name, day, score, turns, time } = row;
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">
        {name}
        {hasDay && <span class="board-day tone-dim">{day}</span>}
      </th>
      <td>{score}</td>
      <td>{turns}</td>
      <td>{time}</td>
      <td>
        <Button name={`Open ${name}, place ${place}`} onPress={() => handlers.showEntry(place)}>
          Open
        </Button>
      </td>
    </tr>
  );
}
