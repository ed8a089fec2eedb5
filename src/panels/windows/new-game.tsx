/** One press plays; who sits where, by which seed, with which options is a second step for those who want it. */
import './new-game.css';
import { useState } from 'preact/hooks';
import type { OptionSpec } from '../../games/room.ts';
import { LONGEST_NAME, withName } from '../../services/settings.ts';
import { usePanels } from '../context.ts';
import {
  type Draft,
  finishDraft,
  firstDraft,
  isByLink,
  PLAYER_NAMES,
  playersOf,
  seedNote,
  tableLine,
  usualWay,
  withSeat,
  withSeatCount,
} from '../logic/new-game.ts';
import type { GameMode, NewGameModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf, TextField } from '../parts/fields.tsx';
import { RelayList } from '../parts/relay-list.tsx';
import { Window } from '../parts/window.tsx';

const MODES: Readonly<Record<GameMode, { readonly label: string; readonly help: string }>> = {
  random: { label: 'Random', help: 'A new random game every time.' },
  seed: { label: 'Set seed', help: 'Type a seed: race a friend, or try a dungeon again.' },
  daily: { label: 'Daily', help: 'The same dungeon for everybody today. Your first finished attempt ranks.' },
};

const BY_LINK =
  'After your turn you get a link to send, and your friend plays on from it. It holds the seed, so a curious friend could look ahead: the match is practice.';

/** How to get one, for whoever wants to play live. */
const NO_HALL = 'To play live, run a Hall on a computer of yours: "npm run hall", see the README.';

interface Props {
  readonly model: NewGameModel;
  readonly onClose: () => void;
}

export function NewGameWindow({ model, onClose }: Props) {
  const { handlers, settings } = usePanels();
  const [draft, change] = useState(() => firstDraft(model));
  const [isFull, unfold] = useState(false);
  const { card } = model;
  const usual = usualWay(model);
  const finished = finishDraft(card.id, draft, settings.names);
  const start = () => {
    if (finished.ok) handlers.startGame(finished.value);
  };
  return (
    <Window
      title={card.title}
      accent={card.accent}
      sprite={`place-${card.id}`}
      onClose={onClose}
      footer={
        <>
          <Button look="stone" expanded={isFull} controls="new-game-options" onPress={() => unfold(!isFull)}>
            Options…
          </Button>
          {model.hasHall && (
            <Button
              onPress={() =>
                handlers.playTogether({ game: card.id, seats: draft.seats.length, options: draft.options })
              }
            >
              Together
            </Button>
          )}
          {model.hasLesson && (
            <Button
              look={usual === 'lesson' ? 'red' : 'wood'}
              autoFocus={usual === 'lesson'}
              onPress={() => handlers.command('lesson')}
            >
              Lesson
            </Button>
          )}
          <Button
            look={usual === 'play' ? 'red' : 'wood'}
            autoFocus={usual === 'play'}
            off={finished.ok ? false : finished.problem.message}
            onPress={start}
          >
            {model.saved ? 'Play new' : 'Play'}
          </Button>
          {model.saved && (
            <Button look="red" autoFocus onPress={() => handlers.continueGame(card.id)}>
              Continue ({model.saved})
            </Button>
          )}
        </>
      }
    >
      <p>
        {card.tagline} <span class="tone-dim">A game by {card.designer}.</span>
      </p>
      {model.relays && model.relays.length > 0 && <RelayList rows={model.relays} isOfRoom />}
      {!isFull && <p class="tone-dim">{tableLine(draft, model.options)}</p>}
      <div id="new-game-options" class="new-game-options" hidden={!isFull}>
        {model.modes.length > 1 && (
          <OneOf
            label="Dungeon"
            values={model.modes.map(mode => ({ value: mode, label: MODES[mode].label }))}
            value={draft.mode}
            help={MODES[draft.mode].help}
            onChange={mode => change({ ...draft, mode })}
          />
        )}
        {draft.mode === 'seed' && (
          <TextField
            label="Seed"
            value={draft.seed}
            placeholder="KTR-BMX-QZP, or any words"
            max={100}
            note={seedNote(draft.seed)}
            onChange={seed => change({ ...draft, seed })}
            onEnter={start}
          />
        )}
        <Seats model={model} draft={draft} onChange={change} />
        {isByLink(draft) && (
          <p class="field-help">
            {BY_LINK}
            {!model.hasHall && ` ${NO_HALL}`}
          </p>
        )}
        {model.options.map(spec => (
          <Option key={spec.id} spec={spec} draft={draft} onChange={change} />
        ))}
      </div>
    </Window>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Seats({ model, draft, onChange }: PartProps & { readonly model: NewGameModel }) {
  const { settings, handlers } = usePanels();
  const { min, max } = model.card.seats;
  const players = playersOf(model);
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <>
      {counts.length > 1 && (
        <OneOf
          label="Seats"
          values={counts.map(count => ({ value: count, label: String(count) }))}
          value={draft.seats.length}
          help={draft.seats.length > 1 ? model.card.seats.many : undefined}
          onChange={count => onChange(withSeatCount(draft, count, model.options))}
        />
      )}
      {draft.seats.map((player, seat) => (
        <div key={seat} class="field seat">
          <label for={`seat-${seat}`}>
            {max === 1 ? 'Who plays?' : (model.seatNames?.[seat] ?? `Seat ${seat + 1}`)}
          </label>
          <div class="seat-player">
            <select
              id={`seat-${seat}`}
              value={player}
              onChange={event => {
                const chosen = players.find(one => one === event.currentTarget.value);
                if (chosen) onChange(withSeat(draft, seat, chosen));
              }}
            >
              {players.map(one => (
                <option key={one} value={one}>
                  {max === 1 && one === 'human' ? 'You' : PLAYER_NAMES[one]}
                </option>
              ))}
            </select>
            {max > 1 && (player === 'human' || player === 'elsewhere') && (
              <input
                type="text"
                value={settings.names[seat] ?? ''}
                placeholder="Name"
                aria-label={`Name of seat ${seat + 1}`}
                maxLength={LONGEST_NAME}
                autocomplete="off"
                spellcheck={false}
                onInput={event =>
                  handlers.settings({ names: withName(settings.names, seat, event.currentTarget.value) })
                }
              />
            )}
          </div>
        </div>
      ))}
    </>
  );
}

function Option({ spec, draft, onChange }: PartProps & { readonly spec: OptionSpec }) {
  const value = draft.options[spec.id]!;
  return (
    <OneOf
      label={spec.label}
      values={spec.values}
      value={value}
      help={spec.values.find(one => one.value === value)?.help}
      onChange={chosen => onChange({ ...draft, options: { ...draft.options, [spec.id]: chosen } })}
    />
  );
}
