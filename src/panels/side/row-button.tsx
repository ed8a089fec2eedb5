/** A choice as a whole row: its order, its odds, its consequence. */
import type { ComponentChildren, ButtonHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import type { Choice } from '../../core/look.ts';
import { Sprite } from '../parts/sprite.tsx';
import { giveBackFocus } from '../parts/button.tsx';

interface Props {
  readonly choice: Pick<Choice, 'label' | 'odds' | 'detail' | 'icon'>;
  /** Not now. */
  readonly isOff?: boolean | undefined;
  readonly isLit?: boolean | undefined;
  /** Before the words: a key cap, a picture. */
  readonly lead?: ComponentChildren;
  /** Takes the focus when its window opens. */
  readonly autoFocus?: boolean | undefined;
  readonly onPress: () => void;
  readonly onPoint?: ((on: boolean) => void) | undefined;
  readonly more?: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
}

export function RowButton(props: Props) {
  const { choice, isOff = false, isLit = false, lead, autoFocus, onPress, onPoint, more } = props;
  const detail = useId();
  return (
    <button
      type="button"
      class={`row-button ${isLit ? 'lit' : ''}`}
      aria-label={choice.label}
      aria-describedby={choice.detail ? detail : undefined}
      aria-disabled={isOff ? true : undefined}
      data-autofocus={autoFocus ? true : undefined}
      onClick={event => {
        giveBackFocus(event);
        if (!isOff) onPress();
      }}
      {...(onPoint && {
        onPointerEnter: () => onPoint(true),
        onPointerLeave: () => onPoint(false),
        onFocus: () => onPoint(true),
        onBlur: () => onPoint(false),
      })}
      {...more}
    >
      {lead ?? (choice.icon && <Sprite name={choice.icon} still class="row-lead" />)}
      <span class="words">{choice.label}</span>
      {choice.odds && <span class="odds">{choice.odds}</span>}
      {choice.detail && (
        <span class="detail" id={detail}>
          {choice.detail}
        </span>
      )}
    </button>
  );
}
