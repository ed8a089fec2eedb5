/** The campaign menu: places to go, laid over the picture that the table draws. */
import './menu.css';
import type { MenuModel } from '../model.ts';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { RegionBox } from '../parts/region.tsx';
import { Sprite, usePicture } from '../parts/sprite.tsx';
import { useMedia, useScale } from '../parts/use-media.ts';
import { MenuCommands } from './menu-commands.tsx';
import { PlaceList } from './place-list.tsx';
import { anchored, PlaceSigns, ROOM_FOR_SIGNS } from './place-signs.tsx';

export function MenuScreen({ model }: { readonly model: MenuModel }) {
  const hasRoom = useMedia(ROOM_FOR_SIGNS);
  const places = useMore<HTMLElement>(false);
  const signs = hasRoom ? anchored(model.places) : undefined;
  return (
    <div class={`screen menu ${signs ? 'with-signs' : ''}`}>
      <RegionBox name="picture" label="Picture of the mountain" class="menu-picture" />
      <header class="menu-head">
        <Logo />
      </header>
      <MenuCommands model={model} />
      <main ref={places} class="menu-places">
        {model.notices?.map(notice => (
          <p key={notice} class="menu-notice tone-fire" role="note">
            ! {notice}
          </p>
        ))}
        {signs ? <PlaceSigns places={signs} suggested={model.suggested} /> : <PlaceList model={model} />}
      </main>
      <MoreArrow />
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
