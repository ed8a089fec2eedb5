/** A match by link that this device does not know yet: which of its people sit here. */
import './join.css';
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { JoinModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Switch } from '../parts/fields.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: JoinModel;
  readonly onClose: () => void;
}

export function JoinWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [here, sit] = useState(() => model.seats.filter(one => one.isAsked).map(one => one.seat));
  const change = (seat: number, on: boolean) =>
    sit(on ? [...here, seat].toSorted((a, b) => a - b) : here.filter(one => one !== seat));
  return (
    <Window
      title={model.title}
      accent={model.accent}
      sprite="hand-over"
      onClose={onClose}
      footer={
        <>
          <Button look="stone" onPress={() => handlers.command('watch-instead')}>
            Just watch
          </Button>
          <Button
            look="red"
            autoFocus
            off={here.length === 0 ? 'Choose a seat first.' : false}
            onPress={() => handlers.joinMatch(here)}
          >
            Play
          </Button>
        </>
      }
    >
      <p>{model.line}</p>
      <fieldset class="join-seats">
        <legend>Who plays on this device?</legend>
        {model.seats.map(({ seat, name, isAsked }) => (
          <Switch
            key={seat}
            label={name}
            help={isAsked ? 'Next to play' : undefined}
            on={here.includes(seat)}
            onChange={on => change(seat, on)}
          />
        ))}
      </fieldset>
      <p class="tone-dim">Only this device remembers your choice. The link doesn't hold it.</p>
    </Window>
  );
}
