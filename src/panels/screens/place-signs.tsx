/** Wooden signs that hang over the places of the poster, so that the picture itself is the menu. */
import './place-signs.css';
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { seatsOf } from '../logic/seats.ts';
import { keepInside, layOutSigns, widestSign } from '../logic/signs.ts';
import type { AnchorModel, MenuModel, PlaceModel } from '../model.ts';
import { GoalStar, GoalStars } from '../parts/goal-stars.tsx';
import { NextArrow } from './next-arrow.tsx';

/** Of the card that unfolds above a sign. */
const CARD_WIDTH = 288;

export interface AnchoredPlace extends PlaceModel {
  readonly anchor: AnchorModel;
}

/** All places with their anchors, or undefined if one has none (yet). */
export function anchored(places: readonly PlaceModel[]): readonly AnchoredPlace[] | undefined {
  const known = places.flatMap(place => (place.anchor ? [{ ...place, anchor: place.anchor }] : []));
  return known.length === places.length ? known : undefined;
}

interface Props {
  readonly places: readonly AnchoredPlace[];
  readonly suggested: MenuModel['suggested'];
  /** How wide it is. */
  readonly page: number;
}

export function PlaceSigns({ places, suggested, page }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const widths = useWidths(list);
  const anchors = places.map(place => place.anchor.x);
  const most = widestSign(anchors, page);
  const middles = layOutSigns(
    anchors.map((x, index) => ({ x, width: widths[index] ?? most })),
    page,
  );
  return (
    <ul ref={list} class="signs">
      {places.map((place, index) => (
        <li key={place.card.id}>
          <PlaceSign
            place={place}
            x={middles[index]!}
            most={most}
            page={page}
            isNext={place.card.id === suggested}
          />
        </li>
      ))}
    </ul>
  );
}

interface SignProps {
  readonly place: AnchoredPlace;
  /** Of its middle. */
  readonly x: number;
  /** It may not be wider. */
  readonly most: number;
  readonly page: number;
  readonly isNext: boolean;
}

function PlaceSign({ place, x, most, page, isNext }: SignProps) {
  const { handlers } = usePanels();
  const about = useId();
  const { card, best, near, goals, anchor } = place;
  return (
    <button
      type="button"
      class="place-sign"
      data-accent={card.accent}
      aria-label={card.title}
      aria-describedby={about}
      style={{
        left: `${x}px`,
        top: `${anchor.roof}px`,
        '--most': `${most}px`,
        '--card': `${CARD_WIDTH}px`,
        '--card-shift': `${keepInside(x, CARD_WIDTH, page) - x}px`,
      }}
      onClick={() => handlers.chooseRoom(card.id)}
    >
      {isNext && <NextArrow />}
      <span class="sign-plate">
        <span class="sign-title" aria-hidden="true">
          {card.title}
        </span>
        {goals && <GoalStars goals={goals} silent />}
      </span>
      <span class="sign-card" id={about}>
        {isNext && <span class="sign-next">The campaign continues here.</span>}
        <span>{card.tagline}</span>
        <span class="sign-facts">
          {seatsOf(card.seats)} · {card.minutes} min
        </span>
        {best && <span class="sign-best">{best}</span>}
        {near && <span class="sign-near">{near}</span>}
        {goals && (
          <span class="sign-goals">
            {goals.map(goal => (
              <span key={goal.label}>
                <GoalStar met={goal.met} />
                <span>
                  {goal.label}
                  <span class="unseen">{goal.met ? ' Met.' : ' Not met yet.'}</span>
                </span>
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

/** As wide as their words are drawn: looked up after each drawing, drawn again only if that has changed. */
function useWidths(list: RefObject<HTMLElement | null>): readonly number[] {
  const [widths, set] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const signs = list.current?.querySelectorAll<HTMLElement>('.place-sign') ?? [];
    const now = Array.from(signs, sign => sign.offsetWidth);
    if (now.join() !== widths.join()) set(now);
  });
  return widths;
}
