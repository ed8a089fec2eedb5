/** A table before its match begins: its code, who sits where, who is ready. */
import './lobby.css';
import { usePanels } from '../context.ts';
import { PLAYER_NAMES } from '../logic/new-game.ts';
import type { LobbyModel, LobbySeat } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf } from '../parts/fields.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

const STATES = { host: 'host', ready: '+ ready', here: '- not ready', away: '… away' } as const;

const TONES = { host: 'gold', ready: 'good', here: 'dim', away: 'dim' } as const;

interface Props {
  readonly model: LobbyModel;
  readonly onClose: () => void;
}

export function LobbyWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const { code, link, seats, counts, isHost, isSeated, isReady, wait, watching } = model;
  return (
    <Window
      title={model.title}
      accent={model.accent}
      sprite="hand-over"
      onClose={onClose}
      footer={
        isHost ? (
          <Button
            look="red"
            autoFocus
            off={wait ?? false}
            onPress={() => handlers.orderLobby({ do: 'start' })}
          >
            Start
          </Button>
        ) : (
          <Button
            look={isReady ? 'wood' : 'red'}
            autoFocus
            off={isSeated ? false : 'Take a seat first.'}
            pressed={isReady}
            onPress={() => handlers.orderLobby({ do: 'ready', ready: !isReady })}
          >
            {isReady ? 'Ready: wait for the start' : "I'm ready"}
          </Button>
        )
      }
    >
      <div class="lobby-code">
        <span class="label">Table</span>
        <strong>{code}</strong>
        <Button tip={link} onPress={() => handlers.orderLobby({ do: 'copy' })}>
          <Sprite name="link" steps={1} still />
          Copy link
        </Button>
      </div>
      {model.line && <p>{model.line}</p>}
      {isHost && counts.length > 1 && (
        <OneOf
          label="Seats"
          values={counts.map(count => ({ value: count, label: String(count) }))}
          value={seats.length}
          onChange={count => handlers.orderLobby({ do: 'seats', count })}
        />
      )}
      <ul class="lobby-seats" aria-label="Seats">
        {seats.map(seat => (
          <Seat key={seat.seat} seat={seat} model={model} />
        ))}
      </ul>
      {model.canNotify && (
        <Button class="lobby-notify" look="stone" onPress={() => handlers.orderLobby({ do: 'notify' })}>
          Notify me of my turn
        </Button>
      )}
      <p class="tone-dim">
        {isHost
          ? 'Free seats are played by bots. Nobody knows the seed before the end, not even you.'
          : 'The host starts the match. Nobody knows the seed before the end.'}
        {watching > 0 && ` Watching: ${watching}.`}
      </p>
    </Window>
  );
}

function Seat({ seat: one, model }: { readonly seat: LobbySeat; readonly model: LobbyModel }) {
  const { handlers } = usePanels();
  const { seat, label, who, name, level, state, isYou } = one;
  const words = who === 'person' ? (name ?? '') : who === 'bot' ? PLAYER_NAMES[level ?? 'normal'] : 'Free';
  return (
    <li class="lobby-seat">
      <span class="lobby-words">
        <span class="tone-dim">{label}</span>
        <span class={who === 'nobody' ? 'tone-dim' : ''}>
          {words}
          {isYou && ' (you)'}
          {state && <span class={`lobby-state tone-${TONES[state]}`}>{STATES[state]}</span>}
        </span>
      </span>
      <span class="lobby-orders">
        {who !== 'person' && model.isHost && (
          <select
            aria-label={`Who plays ${label}`}
            value={level ?? 'nobody'}
            onChange={event => {
              const { value } = event.currentTarget;
              const chosen = model.levels.find(known => known === value) ?? null;
              handlers.orderLobby({ do: 'bot', seat, level: chosen });
            }}
          >
            <option value="nobody">Free</option>
            {model.levels.map(known => (
              <option key={known} value={known}>
                {PLAYER_NAMES[known]}
              </option>
            ))}
          </select>
        )}
        {who === 'nobody' && (
          <Button name={`Sit here as ${label}`} onPress={() => handlers.orderLobby({ do: 'sit', seat })}>
            Sit here
          </Button>
        )}
      </span>
    </li>
  );
}
