/** How it ended: title and story over the picture; beside it the score, what stood out, what was won, and where to go. */
import './results.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasPlaces } from '../../core/outcome.ts';
import { usePanels } from '../context.ts';
import { earnedFirst } from '../logic/goals.ts';
import { isHasty, type Press } from '../logic/haste.ts';
import type { BadgeModel, Command, ResultsModel } from '../model.ts';
import { BadgePicture } from '../parts/badge-picture.tsx';
import { Button } from '../parts/button.tsx';
import { GoalStar } from '../parts/goal-stars.tsx';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { RegionBox } from '../parts/region.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { ResultsDetails } from './results-details.tsx';
import { ResultsLuck } from './results-luck.tsx';
import { ResultsScore } from './results-score.tsx';
import { ResultsStandings } from './results-standings.tsx';

export function ResultsScreen({ model }: { readonly model: ResultsModel }) {
  const { outcome, result, feats, badges = [] } = model;
  const body = useMore<HTMLDivElement>(true);
  const isRanked = hasPlaces(outcome);
  return (
    <main class="screen results" data-accent={model.accent}>
      <section class="results-stage" aria-label="How it ended">
        <RegionBox name="picture" label="Picture" />
        <header class="results-head" style={{ '--letters': model.title.length }}>
          <p class="results-room label">{model.room}</p>
          <h1 class={`results-title tone-${model.tone}`}>{model.title}</h1>
        </header>
        <p class="results-story">{outcome.story}</p>
      </section>
      <section class="results-panel frame" aria-label="Your run">
        <div ref={body} class="results-scroll scrolls" role="group" aria-label="What it was worth">
          <ResultsScore result={result} record={model.record} />
          {isRanked && <ResultsStandings results={outcome.results} names={model.names} seat={result.seat} />}
          {feats.length > 0 && <Feats feats={feats} />}
          {model.luck && <ResultsLuck luck={model.luck} />}
          {badges.length > 0 && <Badges badges={badges} />}
          <Stars model={model} />
          <ResultsDetails model={model} />
        </div>
        <MoreArrow />
        <Ways model={model} />
      </section>
    </main>
  );
}

function Feats({ feats }: { readonly feats: readonly string[] }) {
  return (
    <ul class="results-feats" aria-label="Best of this run">
      {feats.map(feat => (
        <li key={feat}>
          <Sprite name="chip-star" steps={1} still />
          {feat}
        </li>
      ))}
    </ul>
  );
}

function Badges({ badges }: { readonly badges: readonly BadgeModel[] }) {
  return (
    <ul class="results-badges" aria-label="Badges won">
      {badges.map(({ name, text, sprite }) => (
        <li key={name}>
          <BadgePicture sprite={sprite} won />
          <span>
            <strong>{name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The stars of the place, those of this run told apart, and the next one to get. */
function Stars({ model: { stars, nextGoal } }: { readonly model: ResultsModel }) {
  const won = stars.filter(star => star.isNew);
  return (
    <div class="results-goals">
      <p class="results-stars">
        {earnedFirst(stars).map(star => (
          <span key={star.label} class={star.isNew ? 'new' : ''}>
            <GoalStar met={star.met} />
          </span>
        ))}
        <span class="unseen">
          {stars.filter(star => star.met).length} of {stars.length} stars
        </span>
      </p>
      {won.map(star => (
        <p key={star.label} class="tone-gold">
          Star won: {star.label}
        </p>
      ))}
      {nextGoal !== undefined && (
        <p class="results-next">
          <span class="tone-dim">Next:</span> {nextGoal}
        </p>
      )}
    </div>
  );
}

/** What most people want next has the focus: Enter is enough, once there was time to see what it does. */
function Ways({ model: { next, canWatch, canReview } }: { readonly model: ResultsModel }) {
  const { handlers } = usePanels();
  const foot = useRef<HTMLElement>(null);
  const shownAt = useRef(performance.now());
  const order = (command: Command) => () => handlers.command(command);
  useLayoutEffect(() => foot.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const again = (
    <Button look={next.isFirst ? 'wood' : 'red'} onPress={order('again')}>
      Again
      <small>same dungeon</small>
    </Button>
  );
  const on = (
    <Button look={next.isFirst ? 'red' : 'wood'} onPress={order(next.command)}>
      {next.label}
    </Button>
  );
  return (
    <footer
      ref={foot}
      class="results-foot"
      onClickCapture={event => {
        if (isHasty(event as Press, shownAt.current)) event.stopPropagation();
      }}
      onKeyDown={event => {
        // A key that is still held from the match presses nothing.
        if (event.repeat) event.preventDefault();
      }}
    >
      <div class="results-ways">{next.isFirst ? [on, again] : [again, on]}</div>
      <div class="results-ways">
        {canWatch && (
          <Button look="stone" name="Watch again" onPress={order('watch')}>
            <Sprite name="replay" steps={1} still />
            Watch
          </Button>
        )}
        {canWatch && canReview && (
          <Button
            look="stone"
            tip="Your chances over the run: what was luck, and what your decisions cost."
            onPress={order('review')}
          >
            <Sprite name="hint" steps={1} still />
            Review
          </Button>
        )}
        {canWatch && (
          <Button look="stone" name="Share this run" onPress={order('share')}>
            <Sprite name="link" steps={1} still />
            Share
          </Button>
        )}
        <Button look="stone" onPress={order('menu')}>
          <Sprite name="home" steps={1} still />
          Menu
        </Button>
      </div>
    </footer>
  );
}
