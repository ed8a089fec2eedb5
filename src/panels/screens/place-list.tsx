/** The places as cards: on phones, and wherever the poster has no room for signs. */
import './place-list.css';
import { useId } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { seatsOf } from '../logic/seats.ts';
import type { MenuModel, PlaceModel } from '../model.ts';
import { GoalStars } from '../parts/goal-stars.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { useScale } from '../parts/use-media.ts';
import { NextArrow } from './next-arrow.tsx';

export function PlaceList({ model }: { readonly model: MenuModel }) {
  return (
    <ul class="menu-list">
      {model.places.map(place => (
        <li key={place.card.id}>
          <Place place={place} isNext={place.card.id === model.suggested} />
        </li>
      ))}
    </ul>
  );
}

function Place({ place, isNext }: { readonly place: PlaceModel; readonly isNext: boolean }) {
  const { handlers } = usePanels();
  const scale = useScale(1, 2, 2);
  const about = useId();
  const { card, best, sprite, goals } = place;
  return (
    <button
      type="button"
      class="place"
      data-accent={card.accent}
      aria-describedby={about}
      onClick={() => handlers.chooseRoom(card.id)}
    >
      <span class="place-picture" aria-hidden="true">
        {isNext && <NextArrow />}
        <Sprite name={sprite ?? `place-${card.id}`} scale={scale} />
      </span>
      <span class="place-words">
        <span class="place-title">{card.title}</span>
        {/* It is called by its title; the rest describes it. */}
        <span class="place-about" id={about} aria-hidden="true">
          {isNext && <span class="unseen">The campaign continues here.</span>}
          <span class="place-line">{card.tagline}</span>
          <span class="place-facts">
            <span>{seatsOf(card.seats)}</span>
            <span>{card.minutes} min</span>
            {goals && <GoalStars goals={goals} />}
          </span>
          {best && <span class="place-best">{best}</span>}
        </span>
      </span>
    </button>
  );
}
