/** Every sprite, sound, motion and tune by pack, with its name: so that art is judged and bugs are shown in one click. */
import './gallery.css';
import { useState } from 'preact/hooks';
import { atlases } from '../../services/atlas.ts';
import { usePanels } from '../context.ts';
import type { GalleryModel, GalleryPack } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf } from '../parts/fields.tsx';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { RegionBox } from '../parts/region.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { TunePage } from './tune-page.tsx';

const TABS = ['Sprites', 'Sounds', 'Motions', 'Music'] as const;

export function GalleryScreen({ model }: { readonly model: GalleryModel }) {
  const { handlers } = usePanels();
  const body = useMore<HTMLDivElement>(true);
  const [at, turnTo] = useState(0);
  const [packName, choosePack] = useState(model.packs[0]?.name ?? '');
  const pack = model.packs.find(one => one.name === packName) ?? model.packs[0];
  const tab = TABS[at]!;
  return (
    <main class="screen gallery">
      <header class="gallery-head">
        <h1 class="heading">Gallery</h1>
        <Button look="stone" onPress={() => handlers.command('menu')}>
          Menu
        </Button>
      </header>
      <div ref={body} class="gallery-body scrolls">
        <Tabs label="Kinds" tabs={TABS} at={at} onChange={turnTo}>
          {tab !== 'Motions' && pack && (
            <OneOf
              label="Pack"
              values={model.packs.map(({ name }) => ({ value: name, label: name }))}
              value={pack.name}
              onChange={choosePack}
            />
          )}
          <div class="gallery-page">
            {tab === 'Sprites' && pack && <Sprites pack={pack} />}
            {tab === 'Sounds' && pack && <Names kind="sound" names={pack.sounds} pack={pack.name} />}
            {tab === 'Motions' && <Names kind="motion" names={model.motions} pack={packName} />}
            {tab === 'Music' && pack && (
              <>
                <Names kind="music" names={pack.music} pack={pack.name} playing={model.tune?.name} />
                {model.tune && pack.music.includes(model.tune.name) && (
                  <TunePage tune={model.tune} pack={pack.name} />
                )}
              </>
            )}
          </div>
        </Tabs>
      </div>
      <MoreArrow />
      {tab === 'Motions' && <RegionBox name="stage" label="Stage" class="gallery-stage" />}
    </main>
  );
}

/** Small things large, large things small: all at whole multiples. */
function Sprites({ pack }: { readonly pack: GalleryPack }) {
  return (
    <ul class="gallery-sprites">
      {pack.sprites.map(name => {
        const picture = atlases.sprite(name, pack.name);
        const size = Math.max(picture?.frames[0]?.w ?? 16, picture?.frames[0]?.h ?? 16);
        const scale = size > 96 ? 1 : size > 24 ? 2 : 4;
        return (
          <li key={name} class={size > 96 ? 'wide' : ''}>
            <Sprite name={name} pack={pack.name} scale={scale} />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface NamesProps {
  readonly kind: 'sound' | 'motion' | 'music';
  readonly names: readonly string[];
  readonly pack: string;
  readonly playing?: string | undefined;
}

function Names({ kind, names, pack, playing }: NamesProps) {
  const { handlers } = usePanels();
  if (names.length === 0) return <p class="tone-dim">- There is none in this pack.</p>;
  return (
    <div class="buttons">
      {names.map(name => (
        <Button
          key={name}
          look={name === playing ? 'red' : 'wood'}
          onPress={() => handlers.gallery(kind, name, pack)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
