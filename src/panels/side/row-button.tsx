/** A choice as a whole row: its order, its odds, its consequence. */
import type { ComponentChildren, ButtonHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import type { Choice } from '../../core/look.ts';
import { Sprite } from '../parts/sprite.tsx';

interface Props {
  readonly choice: Pick<Choice, 'label' | 'odds' | 'detail' | 'icon' | 'idle'>;
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

/** A price stays in one piece: "Buy Short Sword" and below it "(5 Gold)". */
function priceKept(label: string): ComponentChildren {
  const at = label.search(/\([^()]*\)$/);
  if (at < 0) return label;
  return [label.slice(0, at), <span class="price">{label.slice(at)}</span>];
}

export function RowButton(props: Props) {
  const { choice, isOff = false, isLit = false, lead, autoFocus, onPress, onPoint, more } = props;
  const id = useId();
  // What follows the order describes it: the name is the order alone, as it is read on the button.
  const described = [choice.odds && `${id}-odds`, choice.detail && `${id}-detail`].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={`row-button ${isLit ? 'lit' : ''} ${choice.idle ? 'idle' : ''}`}
      aria-describedby={described || undefined}
      aria-disabled={isOff ? true : undefined}
      data-autofocus={autoFocus ? true : undefined}
      data-order={choice.label}
      onClick={() => {
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
      {lead ? (
        <span class="lead" aria-hidden="true">
          {lead}
        </span>
      ) : (
        choice.icon && <Sprite name={choice.icon} still class="row-lead" />
      )}
      <span class="words">{priceKept(choice.label)}</span>
      {choice.odds && (
        <span class={`odds ${choice.odds.includes(',') ? 'many' : ''}`} id={`${id}-odds`} aria-hidden="true">
          {choice.odds}
        </span>
      )}
      {choice.detail && (
        <span class="detail" id={`${id}-detail`} aria-hidden="true">
          {choice.detail}
        </span>
      )}
    </button>
  );
}
