/** A badge: its emblem on a plaque. One that is still to be won is drawn in stone. */
import './badge-picture.css';
import { Sprite, usePicture } from './sprite.tsx';

interface Props {
  readonly sprite: string;
  readonly won: boolean;
  /** The room it belongs to: its own pictures come before the shared ones. */
  readonly pack?: string | undefined;
}

export function BadgePicture({ sprite, won, pack }: Props) {
  const own = usePicture(sprite, pack);
  return (
    <span class={`badge-picture ${won ? '' : 'to-win'}`} aria-hidden="true">
      <Sprite name={won ? 'medal' : 'medal-blank'} pack="shared" still />
      <Sprite name={sprite} pack={own ? pack : 'shared'} still />
    </span>
  );
}
