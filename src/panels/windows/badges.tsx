/** The badges of all rooms: won, still to win, and secret ones of which only a hint is told. */
import './badges.css';
import { useEffect } from 'preact/hooks';
import { loadPack } from '../../services/packs.ts';
import { usePanels } from '../context.ts';
import type { BadgeRow, BadgeShelf } from '../model.ts';
import { BadgePicture } from '../parts/badge-picture.tsx';
import { Button } from '../parts/button.tsx';
import { STATE_WORDS } from '../logic/badges.ts';

export function BadgesPage({ shelves }: { readonly shelves: readonly BadgeShelf[] | undefined }) {
  const games = shelves?.map(({ game }) => game).join(' ') ?? '';
  useEffect(() => {
    // A picture that does not come is not missed: the words say it all.
    for (const game of games.split(' ').filter(Boolean)) loadPack(game).catch(() => undefined);
  }, [games]);
  if (!shelves) return <p class="tone-dim">- Fetching the badges …</p>;
  return (
    <>
      <p class="tone-dim">
        Badges are for showing off: they give no power. We replay the run behind each one.
      </p>
      {shelves.map(shelf => (
        <Shelf key={shelf.game} shelf={shelf} />
      ))}
    </>
  );
}

function Shelf({ shelf }: { readonly shelf: BadgeShelf }) {
  const { game, title, accent, won, rows } = shelf;
  return (
    <section class="badge-shelf" data-accent={accent} aria-label={title}>
      <h3 class="badge-shelf-title">
        {title}
        <span class="badge-count">
          {won} of {rows.length}
        </span>
      </h3>
      <ul class="badge-list">
        {rows.map(row => (
          <li key={row.id}>
            <Badge row={row} game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Badge({ row, game }: { readonly row: BadgeRow; readonly game: string }) {
  const { handlers } = usePanels();
  const { name, text, sprite, state, note, run } = row;
  return (
    <article class={`badge-row ${state}`}>
      <BadgePicture sprite={sprite} pack={game} won={state === 'earned'} />
      <div class="badge-words">
        <h4 class="badge-name">
          {name}
          <span class="unseen">, {STATE_WORDS[state]}</span>
        </h4>
        <p>{text}</p>
        {note && <p class="badge-note">{note}</p>}
      </div>
      {run !== undefined && (
        <Button look="stone" name={`Watch the run: ${name}`} onPress={() => handlers.openRecord(run)}>
          Watch
        </Button>
      )}
    </article>
  );
}
