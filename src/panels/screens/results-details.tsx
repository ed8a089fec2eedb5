/** For those who want to know: the score in parts, the clocks, the splits, the seed, and the run to take away. */
import { usePanels } from '../context.ts';
import { shareLineOf } from '../logic/share.ts';
import type { Command, ResultsModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Switch } from '../parts/fields.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Proof } from './proof.tsx';
import { ResultsClocks } from './results-clocks.tsx';
import { ScoreTable } from './score-table.tsx';

export function ResultsDetails({ model }: { readonly model: ResultsModel }) {
  const { handlers, settings } = usePanels();
  const order = (command: Command) => () => handlers.command(command);
  return (
    <details class="results-details">
      <summary class="results-summary label">Run details</summary>
      <div class="results-body">
        <section class="results-part">
          <ScoreTable outcome={model.outcome} names={model.names} />
          <p>
            <Proof is={model.verified ? 'verified' : 'unverified'} />
          </p>
          <p class="tone-dim">
            {model.category} · Seed {model.seed}
          </p>
        </section>
        <ResultsClocks model={model} />
        <section class="results-part">
          <h2 class="label">Share</h2>
          <CopyField
            label="Line to share"
            text={shareLineOf(model, settings)}
            rows={3}
            onCopy={order('copy-share')}
          />
          {model.shareEmoji !== undefined && (
            <Switch
              label="With emoji"
              on={settings.emojiShare}
              onChange={emojiShare => handlers.settings({ emojiShare })}
            />
          )}
          {model.link && <CopyField label="Link to the run" text={model.link} onCopy={order('copy-link')} />}
          <div class="buttons">
            <Button look="stone" onPress={order('save-run')}>
              <Sprite name="save" steps={1} still />
              Save file
            </Button>
            <Button look="stone" onPress={order('save-picture')}>
              <Sprite name="save" steps={1} still />
              Save picture
            </Button>
          </div>
        </section>
      </div>
    </details>
  );
}
