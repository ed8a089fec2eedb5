/** Any sprite by name, at a whole multiple of its pixels. Animates in steps, unless motion is not wanted. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { atlases, type SpritePicture } from '../../services/atlas.ts';
import { usePanels } from '../context.ts';
import { stepsFor } from '../logic/growth.ts';
import { onTick } from './ticker.ts';
import { useGrowth } from './use-media.ts';

interface Props {
  readonly name: string;
  /** Pixels of the page for each of its own, exactly; otherwise so many `steps` as are usual, more in large windows. */
  readonly scale?: number | undefined;
  readonly steps?: number | undefined;
  /** Looks only there. */
  readonly pack?: string | undefined;
  /** What it shows, where no words beside it say so. */
  readonly label?: string | undefined;
  readonly still?: boolean | undefined;
  readonly class?: string | undefined;
}

export function Sprite({
  name,
  scale: exact,
  steps = 2,
  pack,
  label,
  still = false,
  class: extra = '',
}: Props) {
  const growth = useGrowth();
  const scale = exact ?? stepsFor(growth, steps);
  const picture = usePicture(name, pack);
  const box = useRef<HTMLSpanElement>(null);
  const { settings } = usePanels();
  const moves = !still && !settings.reducedMotion && picture !== undefined && picture.frames.length > 1;
  // At once: a tick of the old size would show another part of the sheet.
  useLayoutEffect(() => {
    if (!moves) return undefined;
    return onTick(now => {
      const frame = Math.floor((now / 1000) * (picture.fps || 4)) % picture.frames.length;
      if (box.current) box.current.style.backgroundPosition = position(picture, frame, scale);
    });
  }, [moves, picture, scale]);
  const first = picture?.frames[0];
  const style = {
    width: `${(first?.w ?? 16) * scale}px`,
    height: `${(first?.h ?? 16) * scale}px`,
    ...(picture && {
      backgroundImage: `url("${picture.url}")`,
      backgroundSize: `${picture.size.w * scale}px ${picture.size.h * scale}px`,
      backgroundPosition: position(picture, 0, scale),
    }),
  };
  const words =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return <span ref={box} class={`sprite ${extra}`} style={style} {...words} />;
}

function position(picture: SpritePicture, frame: number, scale: number): string {
  const { x, y } = picture.frames[frame]!;
  return `${-x * scale}px ${-y * scale}px`;
}

/** The picture, also when its pack arrives later. */
export function usePicture(name: string, pack?: string): SpritePicture | undefined {
  const [, redraw] = useState(0);
  useEffect(() => atlases.subscribe(() => redraw(count => count + 1)), []);
  return atlases.sprite(name, pack);
}
