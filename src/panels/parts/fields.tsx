/** What can be set: sliders, switches, one of several, a line of text. Native controls in pixel clothes. */
import './fields.css';
import { useId } from 'preact/hooks';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, unit = '', onChange }: SliderProps) {
  const id = useId();
  const part = max > min ? (value - min) / (max - min) : 0;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="slider">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={`${value}${unit}`}
          style={{ '--part': part }}
          onInput={event => onChange(event.currentTarget.valueAsNumber)}
        />
        <output for={id} class="blocky">
          {value}
          {unit}
        </output>
      </span>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, help, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="field switch">
      <span>
        {label}
        {help && (
          <span id={id} class="field-help">
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-label={label}
        aria-describedby={help ? id : undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span class="switch-face blocky" aria-hidden="true">
        {on ? 'On' : 'Off'}
      </span>
    </label>
  );
}

interface OneOfProps<T> {
  readonly label: string;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly help?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function OneOf<T extends string | number | boolean>(props: OneOfProps<T>) {
  const name = useId();
  return (
    <fieldset class="field one-of" aria-describedby={props.help ? `${name}-help` : undefined}>
      <legend>{props.label}</legend>
      <span class="one-of-row">
        {props.values.map(({ value, label }) => (
          <label key={String(value)} class="one-of-value">
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span class="button stone">{label}</span>
          </label>
        ))}
      </span>
      {props.help && (
        <span id={`${name}-help`} class="field-help" aria-live="polite">
          {props.help}
        </span>
      )}
    </fieldset>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly max: number;
  readonly note?: { readonly text: string; readonly good: boolean } | undefined;
  /** Nothing is ever noted under it: no line is kept free. */
  readonly isPlain?: boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onEnter?: (() => void) | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, value, placeholder, max, note, isPlain, onChange, onEnter } = props;
  const id = useId();
  return (
    <div class="field text-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={max}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={note && !note.good ? true : undefined}
        aria-describedby={isPlain ? undefined : `${id}-note`}
        onInput={event => onChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onEnter?.();
        }}
      />
      {!isPlain && (
        <span
          id={`${id}-note`}
          class={`field-help ${note ? `tone-${note.good ? 'good' : 'bad'}` : ''}`}
          aria-live="polite"
        >
          {note && `${note.good ? '+' : '!'} ${note.text}`}
        </span>
      )}
    </div>
  );
}
