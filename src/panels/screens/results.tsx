/** How it ended: the story, the score in parts, the clocks, and what to do with it. */
import './results.css';
import { formatTime } from '../../services/clock.ts';
import { usePanels } from '../context.ts';
import { ENDING_TONES } from '../logic/tones.ts';
import type { Command, ResultsModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { ScoreTable } from './score-table.tsx';

const SPRITES = { won: 'star', lost: 'skull', ranked: 'trophy' } as const;

export function ResultsScreen({ model }: { readonly model: ResultsModel }) {
  const { handlers } = usePanels();
  const { outcome, clocks } = model;
  const order = (command: Command) => () => handlers.command(command);
  return (
    <main class="screen results" data-accent={model.accent}>
      <div class="results-box frame">
        <header class="results-head">
          <Sprite name={SPRITES[outcome.ending]} scale={4} />
          <div>
            <p class="label">
              {model.room} · {model.category}
            </p>
            <h1 class={`results-title tone-${ENDING_TONES[outcome.ending]}`}>{model.title}</h1>
            <p class="results-story">{outcome.story}</p>
            {model.record && <p class="results-record blocky tone-gold">* {model.record}</p>}
          </div>
        </header>
        <div class="results-body scrolls">
          <section class="results-part">
            <ScoreTable results={outcome.results} names={model.names} />
            <p class={model.verified ? 'tone-good' : 'tone-dim'}>
              {model.verified
                ? '+ Verified: score and turns were computed by playing the run again.'
                : '- Not verified: this run does not rank.'}
            </p>
          </section>
          <section class="results-part">
            <h2 class="label">Clocks</h2>
            <dl class="results-clocks">
              <dt>Real time</dt>
              <dd>{formatTime(clocks.rta)}</dd>
              <dt>Deciding</dt>
              <dd>{formatTime(clocks.igt)}</dd>
              <dt>Turns</dt>
              <dd>{clocks.turns}</dd>
            </dl>
            {model.splits.length > 0 && <Splits model={model} />}
            <p class="tone-dim">Times are claimed: they are what this machine measured.</p>
          </section>
          <section class="results-part">
            <h2 class="label">Share</h2>
            <CopyField label="Line to share" text={model.share} onCopy={order('copy-share')} />
            {model.link && (
              <CopyField label="Link to the run" text={model.link} onCopy={order('copy-link')} />
            )}
            <div class="buttons">
              <Button look="stone" onPress={order('share')}>
                <Sprite name="link" scale={1} still />
                Share
              </Button>
              <Button look="stone" onPress={order('save-run')}>
                <Sprite name="save" scale={1} still />
                Save file
              </Button>
            </div>
          </section>
        </div>
        <footer class="results-foot buttons">
          {model.canRepeat && (
            <Button look="red" onPress={order('again')}>
              Again
            </Button>
          )}
          {model.canRenew && <Button onPress={order('new-seed')}>New seed</Button>}
          {model.canWatch && <Button onPress={order('watch')}>Watch again</Button>}
          <Button look="stone" onPress={order('menu')}>
            Menu
          </Button>
          <span class="results-seed label">Seed {model.seed}</span>
        </footer>
      </div>
    </main>
  );
}

function Splits({ model }: { readonly model: ResultsModel }) {
  return (
    <table class="ledger">
      <caption class="label">Splits</caption>
      <thead>
        <tr>
          <th scope="col">Split</th>
          <th scope="col">Deciding</th>
          <th scope="col">Turn</th>
          <th scope="col">
            <span class="unseen">Against the best</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {model.splits.map(({ label, igt, turns, compare }, index) => (
          <tr key={`${index}-${label}`}>
            <td>{label}</td>
            <td>{formatTime(igt)}</td>
            <td>{turns}</td>
            <td class={compare?.ahead ? 'tone-good' : 'tone-bad'}>{compare?.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
