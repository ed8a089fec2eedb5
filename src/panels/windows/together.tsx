/** Playing together at a Hall: a name, and whose table. */
import '../parts/fields.css';
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { TogetherModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Window } from '../parts/window.tsx';

/** The Hall's own limit. */
const LONGEST_NAME = 16;

interface Props {
  readonly model: TogetherModel;
  readonly onClose: () => void;
}

export function TogetherWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [name, rename] = useState(model.name);
  const [code, recode] = useState(model.code);
  const { game, busy = false, problem } = model;
  const lacksName = name.trim() === '' ? 'Type your name first.' : busy;
  const join = () => handlers.enterHall({ name, code });
  return (
    <Window
      title={model.title}
      accent={model.accent}
      sprite="hand-over"
      onClose={onClose}
      footer={
        <>
          <Button
            look={game === undefined || code !== '' ? 'red' : 'wood'}
            off={lacksName || (code.trim() === '' ? 'Type the code of a table first.' : false)}
            onPress={join}
          >
            Join
          </Button>
          {game !== undefined && (
            <Button
              look={code === '' ? 'red' : 'wood'}
              off={lacksName}
              onPress={() => handlers.enterHall({ name })}
            >
              Open a table
            </Button>
          )}
        </>
      }
    >
      <p>
        {game === undefined
          ? 'Join a table by its code or its link.'
          : `Open a table of ${game} and send its link, or join one by its code.`}
      </p>
      <TextField label="Your name" value={name} max={LONGEST_NAME} onChange={rename} />
      <TextField
        label="Table code"
        value={code}
        placeholder="KTR-BMX"
        max={9}
        onChange={recode}
        onEnter={() => {
          if (code.trim() !== '' && lacksName === false) join();
        }}
      />
      <p class="tone-bad" role="alert">
        {problem && `! ${problem}`}
      </p>
      <p class="tone-dim">No account: your name belongs to a key that stays in this browser.</p>
    </Window>
  );
}
