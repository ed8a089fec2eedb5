/** A row of tabs: one tab stop, arrow keys between them. */
import './tabs.css';
import { useId, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { keyOf } from '../../services/keys.ts';
import { rove } from '../logic/roving.ts';

interface Props {
  readonly label: string;
  readonly tabs: readonly string[];
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly children: ComponentChildren;
}

export function Tabs({ label, tabs, at, onChange, children }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    onChange(to);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div ref={row} role="tablist" aria-label={label} class="tabs">
        {tabs.map((title, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-page`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(index)}
            onKeyDown={event => {
              const to = rove(keyOf(event), index, tabs.length);
              if (to === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              go(to);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" class="tab-page" id={`${id}-page`} aria-labelledby={`${id}-tab-${at}`}>
        {children}
      </div>
    </>
  );
}
