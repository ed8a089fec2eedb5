/** An empty place where the program lays its canvas; tells where it is whenever that changes. */
import type { HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { Region } from '../../core/box.ts';
import type { RegionName } from '../model.ts';

interface Props {
  readonly name: RegionName;
  readonly label: string;
  readonly class?: string | undefined;
  readonly more?: HTMLAttributes<HTMLDivElement> | undefined;
}

export function RegionBox({ name, label, class: extra = '', more }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { handlers } = usePanels();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let last: Region | undefined;
    const tell = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (last && last.x === x && last.y === y && last.width === width && last.height === height) return;
      last = { x, y, width, height };
      handlers.region(name, last);
    };
    // In the next frame: what it moves would otherwise be observed in this one, which Firefox reports as an error.
    const observer = new ResizeObserver(() => requestAnimationFrame(tell));
    observer.observe(element);
    // A neighbour that grows, or one of the boxes around it, can move it without changing its size.
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      for (const child of box.children) observer.observe(child);
    window.addEventListener('resize', tell);
    tell();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      handlers.region(name, undefined);
    };
  }, [handlers, name]);
  return (
    <div
      ref={box}
      id={`${name}-region`}
      class={`region ${extra}`}
      role="region"
      aria-label={label}
      {...more}
    />
  );
}
