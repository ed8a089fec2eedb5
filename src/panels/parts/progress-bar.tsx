import './progress-bar.css';

/** Whole pixels rather than a smooth line. */
const NOTCHES = 20;

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
}

export function ProgressBar({ label, done }: Props) {
  const lit = Math.round(done * NOTCHES);
  return (
    <div
      class="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {Array.from({ length: NOTCHES }, (_, index) => (
        <span key={index} class={index < lit ? 'lit' : ''} />
      ))}
    </div>
  );
}
