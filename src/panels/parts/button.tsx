/** A wooden button. What cannot be done now stays focusable, so that its reason can be read. */
import './button.css';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useTip } from './tip.tsx';

interface Props {
  readonly children?: ComponentChildren;
  readonly look?: 'wood' | 'red' | 'stone' | 'plain' | undefined;
  /** The accessible name, where the words on the button are not enough. */
  readonly name?: string | undefined;
  /** Why it cannot be pressed now. */
  readonly off?: string | boolean | undefined;
  readonly tip?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
  readonly shortcut?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly class?: string | undefined;
  readonly role?: 'tab' | 'radio' | undefined;
  readonly onPress: () => void;
  readonly onPoint?: ((on: boolean) => void) | undefined;
  readonly more?: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
}

export function Button(props: Props) {
  const { look = 'wood', off = false, onPress, onPoint } = props;
  const why = typeof off === 'string' ? off : undefined;
  const isOff = off !== false;
  const tip = useTip(why ?? props.tip);
  return (
    <>
      <button
        type="button"
        class={`button ${look} ${props.class ?? ''}`}
        aria-label={props.name}
        aria-disabled={isOff ? true : undefined}
        aria-pressed={props.pressed}
        aria-expanded={props.expanded}
        aria-controls={props.controls}
        aria-keyshortcuts={props.shortcut}
        data-autofocus={props.autoFocus ? true : undefined}
        onClick={() => {
          if (!isOff) onPress();
        }}
        {...(onPoint && {
          onPointerEnter: () => onPoint(true),
          onPointerLeave: () => onPoint(false),
          onFocus: () => onPoint(true),
          onBlur: () => onPoint(false),
        })}
        {...tip.anchor}
        {...props.more}
      >
        {props.children}
      </button>
      {tip.text}
    </>
  );
}
