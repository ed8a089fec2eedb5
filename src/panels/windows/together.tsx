/** Playing together at a Hall: a name, and whose table. */
import './together.css';
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { TogetherModel, Way } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf, TextField } from '../parts/fields.tsx';
import { Window } from '../parts/window.tsx';

/** The Hall's own limit. */
const LONGEST_NAME = 16;

interface Props {
  readonly model: TogetherModel;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'live', label: 'Live', help: 'At one table. After a minute the others may ask for a bot.' },
  { value: 'slow', label: 'Slow', help: 'At one table, with three days for a turn. Come back by its link.' },
  {
    value: 'race',
    label: 'Race',
    help: "The same dungeon for everybody, each alone. Runs are sealed until you've finished yours.",
  },
] as const;

export function TogetherWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const { game, isForSeveral = false, busy = false, problem } = model;
  const ways = isForSeveral ? WAYS : WAYS.filter(({ value }) => value === 'race');
  const [name, rename] = useState(model.name);
  const [code, recode] = useState(model.code);
  const [way, choose] = useState<Way>(ways[0]!.value);
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
            autoFocus={game === undefined || code !== ''}
            off={lacksName || (code.trim() === '' ? 'Type the code of a table first.' : false)}
            onPress={join}
          >
            Join
          </Button>
          {game !== undefined && (
            <Button
              look={code === '' ? 'red' : 'wood'}
              autoFocus={code === ''}
              off={lacksName}
              onPress={() => handlers.enterHall({ name, way })}
            >
              {way === 'race' ? 'Start a race' : 'Open a table'}
            </Button>
          )}
        </>
      }
    >
      <p>
        {game === undefined
          ? 'Join by the code of a table or a race, or by its link.'
          : `Play ${game} with others: send them the link you get, or join them by their code.`}
      </p>
      <TextField label="Your name" value={name} max={LONGEST_NAME} isPlain onChange={rename} />
      {game !== undefined && (
        <OneOf
          label="How"
          values={ways}
          value={way}
          help={ways.find(({ value }) => value === way)?.help}
          onChange={choose}
        />
      )}
      <TextField
        label="Code to join"
        value={code}
        placeholder="KTR-BMX"
        max={12}
        isPlain
        onChange={recode}
        onEnter={() => {
          if (code.trim() !== '' && lacksName === false) join();
        }}
      />
      <p class="tone-bad together-problem" role="alert">
        {problem && `! ${problem}`}
      </p>
      <p class="tone-dim">No account: your name belongs to a key that stays in this browser.</p>
      {model.isKnown && (
        <Button
          class="together-forget"
          look="stone"
          off={busy}
          onPress={() => handlers.command('forget-name')}
        >
          Delete my name
        </Button>
      )}
    </Window>
  );
}
