/** The campaign as an open book: the story so far on paper, a chapter a place, and where to read on. */
import './campaign.css';
import { usePanels } from '../context.ts';
import { metOf } from '../logic/goals.ts';
import type { CampaignModel, ChapterModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { GoalStar } from '../parts/goal-stars.tsx';
import { NearList } from '../parts/near-list.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: CampaignModel;
  readonly onClose: () => void;
}

export function CampaignWindow({ model, onClose }: Props) {
  const goals = model.chapters.flatMap(chapter => chapter.goals);
  return (
    <Window title={model.title} sprite="book" size="large" onClose={onClose}>
      <div class="campaign">
        <div class="campaign-story">
          {model.story.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <div class="campaign-sum">
            <p class="blocky">{metOf(goals)}</p>
            <ul aria-hidden="true">
              {model.chapters.map(chapter => (
                <Door key={chapter.place} chapter={chapter} />
              ))}
            </ul>
            <NearList near={model.near} />
          </div>
        </div>
        <ol class="campaign-chapters">
          {model.chapters.map((chapter, index) => (
            <li key={chapter.place}>
              <Chapter chapter={chapter} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </Window>
  );
}

/** What is met and what is not, a door at a time. */
function Door({ chapter }: { readonly chapter: ChapterModel }) {
  const met = chapter.goals.filter(goal => goal.met).length;
  return (
    <li class={met === 0 ? 'untried' : ''}>
      <Sprite name={`place-${chapter.place}`} steps={1} still />
      <span>
        {met}/{chapter.goals.length}
      </span>
    </li>
  );
}

function Chapter({ chapter, number }: { readonly chapter: ChapterModel; readonly number: number }) {
  const { handlers } = usePanels();
  const isDone = chapter.goals.every(goal => goal.met);
  return (
    <article class={`chapter ${chapter.isNext ? 'next' : ''}`} data-accent={chapter.accent}>
      <header class="chapter-head">
        <span class="chapter-ribbon" aria-hidden="true">
          {number}
        </span>
        <h3 class="chapter-title">{chapter.title}</h3>
        {isDone && <Sprite name="trophy" steps={2} still label="All goals met" />}
      </header>
      <p class="chapter-text">{chapter.text}</p>
      <ul class="chapter-goals">
        {chapter.goals.map(goal => (
          <li key={goal.label} class={goal.met ? 'met' : ''}>
            <GoalStar met={goal.met} />
            <span>
              {goal.label}
              <span class="unseen">{goal.met ? ' Met.' : ' Not met yet.'}</span>
              {goal.hint && <span class="chapter-hint">{goal.hint}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Button
        look={chapter.isNext ? 'red' : 'wood'}
        name={`${chapter.isNext ? 'Continue here' : 'Go there'}: ${chapter.title}`}
        autoFocus={chapter.isNext}
        onPress={() => handlers.chooseRoom(chapter.place)}
      >
        {chapter.isNext && <Sprite name="play" steps={1} still />}
        {chapter.isNext ? 'Continue here' : 'Go there'}
      </Button>
    </article>
  );
}
