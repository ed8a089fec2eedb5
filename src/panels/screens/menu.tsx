/** The campaign menu: places to go, laid over the picture that the table draws. */
import './menu.css';
import { useId } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { Command, MenuModel, PlaceModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { RegionBox } from '../parts/region.tsx';
import { Sprite, usePicture } from '../parts/sprite.tsx';
import { useScale } from '../parts/use-media.ts';

const MORE: readonly { readonly command: Command; readonly label: string; readonly icon: string }[] = [
  { command: 'open-run', label: 'Open a run', icon: 'link' },
  { command: 'records', label: 'Records', icon: 'trophy' },
  { command: 'rules', label: 'Rules', icon: 'book' },
  { command: 'settings', label: 'Settings', icon: 'gear' },
  { command: 'credits', label: 'Credits', icon: 'person' },
];

export function MenuScreen({ model }: { readonly model: MenuModel }) {
  const { handlers } = usePanels();
  return (
    <div class="screen menu">
      <RegionBox name="picture" label="Picture of the mountain" class="menu-picture" />
      <header class="menu-head">
        <Logo />
      </header>
      <nav class="menu-commands" aria-label="Menu">
        {model.saved && (
          <Button look="red" class="menu-saved" onPress={() => handlers.command('continue')}>
            <Sprite name="play" />
            <span>
              Continue
              <span class="menu-line">
                {model.saved.title} · {model.saved.line}
              </span>
            </span>
          </Button>
        )}
        {model.daily && (
          <Button onPress={() => handlers.command('daily')}>
            <Sprite name="calendar" />
            <span>
              {model.daily.split(' ').map(word => (
                <span key={word} class="whole-word">
                  {word}
                </span>
              ))}
            </span>
          </Button>
        )}
        {model.pentathlon && (
          <Button onPress={() => handlers.command('pentathlon')}>
            <Sprite name="star" />
            <span>Pentathlon</span>
          </Button>
        )}
        {MORE.map(({ command, label, icon }) => (
          <Button key={command} look="stone" onPress={() => handlers.command(command)}>
            <Sprite name={icon} still />
            <span>{label}</span>
          </Button>
        ))}
      </nav>
      <main class="menu-places">
        {model.notices?.map(notice => (
          <p key={notice} class="menu-notice tone-fire" role="note">
            ! {notice}
          </p>
        ))}
        <ul class="menu-list">
          {model.places.map(place => (
            <li key={place.card.id}>
              <Place place={place} />
            </li>
          ))}
        </ul>
      </main>
      <footer class="menu-version">{model.version}</footer>
    </div>
  );
}

function Logo() {
  const scale = useScale(1, 2, 3);
  const picture = usePicture('logo');
  return (
    <h1 class="menu-title">
      {picture ? (
        <>
          <Sprite name="logo" scale={scale} />
          <span class="unseen">Five Delves</span>
        </>
      ) : (
        'Five Delves'
      )}
    </h1>
  );
}

function Place({ place }: { readonly place: PlaceModel }) {
  const { handlers } = usePanels();
  const scale = useScale(1, 2, 2);
  const about = useId();
  const { card, best, sprite } = place;
  return (
    <button
      type="button"
      class="place"
      data-accent={card.accent}
      aria-label={card.title}
      aria-describedby={about}
      onClick={() => handlers.chooseRoom(card.id)}
    >
      <span class="place-picture">
        <Sprite name={sprite ?? `place-${card.id}`} scale={scale} />
      </span>
      <span class="place-words" id={about}>
        <span class="place-title" aria-hidden="true">
          {card.title}
        </span>
        <span class="place-line">{card.tagline}</span>
        <span class="place-facts">
          <span>{seatsOf(card.seats)}</span>
          <span>{card.minutes}</span>
        </span>
        {best && <span class="place-best">{best}</span>}
      </span>
    </button>
  );
}

function seatsOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return 'Solo';
  return min === max ? `${max} seats` : `${min}-${max} seats`;
}
