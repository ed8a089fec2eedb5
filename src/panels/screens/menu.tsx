/** The campaign menu: places to go, laid over the picture that the table draws. */
import './menu.css';
import { useRef } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { HUGE_TEXT } from '../logic/growth.ts';
import { hasHighSky, menuShape } from '../logic/menu-shape.ts';
import type { MenuModel } from '../model.ts';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { RegionBox } from '../parts/region.tsx';
import { Sprite, usePicture } from '../parts/sprite.tsx';
import { useSize } from '../parts/use-size.ts';
import { commandRows, MenuCommands } from './menu-commands.tsx';
import { PlaceList } from './place-list.tsx';
import { anchored, PlaceSigns } from './place-signs.tsx';

/** Of the window's width, what the logo may take beside the commands and alone; and its own in picture pixels. */
const LOGO = { besideRows: 0.42, besideColumns: 0.54, alone: 0.7, width: 264 } as const;

export function MenuScreen({ model }: { readonly model: MenuModel }) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const places = useMore<HTMLElement>(false);
  const isHuge = usePanels().settings.textSize >= HUGE_TEXT;
  const shape = menuShape(size, isHuge);
  // Until the picture has come, or without one, what would hang in it stands on cards.
  const signs = shape === 'poster' ? anchored(model.places) : undefined;
  const roofs = signs?.map(({ anchor }) => anchor);
  const isLow = !roofs || !hasHighSky(size, roofs, commandRows(model));
  const scrollsAll = shape === 'short-list';
  const isSmall = isLow && shape !== 'cards';
  const icons = Math.max(isSmall ? 1 : 2, Math.round(size.width / (isSmall ? 1300 : 900)));
  const commands = <MenuCommands model={model} scale={icons} />;
  return (
    <div
      ref={box}
      class={`screen menu ${signs ? 'poster' : shape === 'poster' ? 'cards' : shape}`}
      data-sky={isLow ? 'low' : 'high'}
      data-huge={isHuge || undefined}
    >
      <RegionBox name="picture" label="Picture of the mountain" class="menu-picture" />
      <header class="menu-head">
        <Logo
          width={size.width * (signs && isLow ? LOGO.besideRows : signs ? LOGO.besideColumns : LOGO.alone)}
        />
      </header>
      {!scrollsAll && commands}
      <main ref={places} class="menu-places">
        {model.notices?.map(notice => (
          <p key={notice} class="menu-notice tone-fire" role="note">
            ! {notice}
          </p>
        ))}
        {signs ? (
          <PlaceSigns places={signs} suggested={model.suggested} page={size.width} />
        ) : (
          <PlaceList model={model} />
        )}
        {scrollsAll && commands}
      </main>
      <MoreArrow />
      <footer class="menu-version">{model.version}</footer>
    </div>
  );
}

function Logo({ width }: { readonly width: number }) {
  const picture = usePicture('logo');
  return (
    <h1 class="menu-title">
      {picture ? (
        <>
          <Sprite name="logo" scale={Math.max(1, Math.min(4, Math.floor(width / LOGO.width)))} />
          <span class="unseen">Five Delves</span>
        </>
      ) : (
        'Five Delves'
      )}
    </h1>
  );
}
