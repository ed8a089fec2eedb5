/** How it ended: the story, the score in parts, the clocks, and what to do with it. */
import './results.css';
import { usePanels } from '../context.ts';
import { shareLineOf } from '../logic/share.ts';
import { ENDING_TONES } from '../logic/tones.ts';
import type { Command, ResultsModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Switch } from '../parts/fields.tsx';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { useScale } from '../parts/use-media.ts';
import { ResultsClocks } from './results-clocks.tsx';
import { ScoreTable } from './score-table.tsx';

const SPRITES = { won: 'star', lost: 'skull', ranked: 'trophy' } as const;

export function ResultsScreen({ model }: { readonly model: ResultsModel }) {
  const { handlers, settings } = usePanels();
  const { outcome } = model;
  const body = useMore<HTMLDivElement>(true);
  const scale = useScale(4, 5, 7);
  const order = (command: Command) => () => handlers.command(command);
  return (
    <main class="screen results" data-accent={model.accent}>
      <div class="results-box frame">
        <div ref={body} class="results-scroll scrolls" role="group" aria-label="The run in figures">
          <header class="results-head">
            <Sprite name={SPRITES[outcome.ending]} scale={scale} />
            <div>
              <p class="label">
                {model.room} · {model.category}
              </p>
              <h1 class={`results-title tone-${ENDING_TONES[outcome.ending]}`}>{model.title}</h1>
              <p class="results-story">{outcome.story}</p>
              {model.record && <p class="results-record blocky tone-gold">* {model.record}</p>}
            </div>
          </header>
          <div class="results-body">
            <section class="results-part">
              <ScoreTable outcome={outcome} names={model.names} verified={model.verified} />
              <p class={model.verified ? 'tone-good' : 'tone-dim'}>
                {model.verified
                  ? '+ Verified: score and turns were computed by playing the run again.'
                  : '- Not verified: this run does not rank.'}
              </p>
              <p class="tone-dim">- Times are claimed: they are what this machine measured.</p>
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
              {model.link && (
                <CopyField label="Link to the run" text={model.link} onCopy={order('copy-link')} />
              )}
              <div class="buttons">
                <Button look="stone" onPress={order('share')}>
                  <Sprite name="link" steps={1} still />
                  Share
                </Button>
                <Button look="stone" onPress={order('save-run')}>
                  <Sprite name="save" steps={1} still />
                  Save file
                </Button>
              </div>
            </section>
          </div>
        </div>
        <MoreArrow />
        <footer class="results-foot buttons">
          {model.next && (
            <Button look="red" onPress={order('next')}>
              <Sprite name="play" steps={1} still />
              {model.next.label}
            </Button>
          )}
          {model.canRepeat && (
            <Button look={model.next ? 'wood' : 'red'} onPress={order('again')}>
              Again
            </Button>
          )}
          {model.canRenew && <Button onPress={order('new-seed')}>New seed</Button>}
          {model.canWatch && (
            <Button onPress={order('watch')}>
              <Sprite name="replay" steps={1} still />
              Watch again
            </Button>
          )}
          <Button look="stone" onPress={order('menu')}>
            Menu
          </Button>
          <span class="results-seed label">Seed {model.seed}</span>
        </footer>
      </div>
    </main>
  );
}
