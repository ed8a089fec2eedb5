/** The parts of a sheet: gauges, stats, items, tracks, tables, dice and text. Also used by dialogs and the info panel. */
import './sheet-parts.css';
import type { ItemModel, SheetPart, StatRow } from '../../core/look.ts';
import { atlases } from '../../services/atlas.ts';
import { usePanels } from '../context.ts';
import { placeNames } from '../logic/places.ts';
import { wholeLines } from '../logic/stat-room.ts';
import { TONE_SIGNS } from '../logic/tones.ts';
import { Dice } from './dice.tsx';
import { Sprite, usePicture } from './sprite.tsx';
import { useTip } from './tip.tsx';
import { useScale } from './use-media.ts';

export function SheetParts({ parts }: { readonly parts: readonly SheetPart[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <SheetPartView key={`${part.part}-${part.label ?? index}`} part={part} />
      ))}
    </>
  );
}

function SheetPartView({ part }: { readonly part: SheetPart }) {
  switch (part.part) {
    case 'gauge':
      return <Gauge label={part.label} icon={part.icon} value={part.value} max={part.max} />;
    case 'stats': {
      const whole = wholeLines(part.rows);
      return (
        <section class="part">
          {part.label && <h3 class="label">{part.label}</h3>}
          <dl class="stats">
            {part.rows.map((row, index) => (
              <Stat key={row.label} row={row} isWhole={whole[index]!} />
            ))}
          </dl>
        </section>
      );
    }
    case 'items':
      return (
        <section class="part">
          <h3 class="label">{part.label}</h3>
          {part.items.length === 0 && <p class="tone-dim">Nothing yet.</p>}
          <ul class="items">
            {part.items.map((item, index) => (
              <Item key={`${item.label}-${index}`} item={item} />
            ))}
          </ul>
        </section>
      );
    case 'track':
      return (
        <section class="part">
          <h3 class="label">{part.label}</h3>
          <ol class="track">
            {part.spaces.map((space, index) => (
              <li key={`${space.label}-${index}`} class={space.sprites.length > 0 ? 'taken' : ''}>
                <span class="blocky">{space.label}</span>
                <span class="figures">
                  {space.sprites.map((sprite, place) => (
                    <Sprite key={`${sprite}-${place}`} name={sprite} label={sprite.replaceAll('-', ' ')} />
                  ))}
                </span>
                {space.badge && <span class="badge blocky">{space.badge}</span>}
              </li>
            ))}
          </ol>
        </section>
      );
    case 'table':
      return <Table part={part} />;
    case 'dice':
      return (
        <section class="part">
          <h3 class="label">{part.label}</h3>
          {part.dice.length === 0 ? <p class="tone-dim">None.</p> : <Dice dice={part.dice} />}
        </section>
      );
    case 'text':
      return (
        <section class="part">
          {part.label && <h3 class="label">{part.label}</h3>}
          {part.lines.map((line, index) => (
            <p key={`${index}-${line.text}`} class={`tone-${line.tone ?? 'plain'}`}>
              {line.tone && line.tone !== 'plain' && line.tone !== 'dim' && (
                <span aria-hidden="true">{TONE_SIGNS[line.tone]} </span>
              )}
              {line.text}
            </p>
          ))}
        </section>
      );
  }
}

/** More than this many icons would push everything else off a phone; then one icon and the number stand for all. */
const MOST_ICONS = 30;
/** Of the narrowest panel in a window of usual size, and what the number beside the icons takes of it. */
const ROOM = { icons: 264, number: 52 } as const;
const GAP = 2;

/** The largest whole multiple at which the icons stand in one row; the number may give way to larger icons. */
function gaugeLook(icons: number): { steps: number; hasNumber: boolean } {
  const width = (steps: number) => icons * (16 * steps + GAP);
  if (width(2) <= ROOM.icons - ROOM.number) return { steps: 2, hasNumber: true };
  if (width(2) <= ROOM.icons + 2 * GAP + 8) return { steps: 2, hasNumber: false };
  return { steps: 1, hasNumber: true };
}

interface GaugeProps {
  readonly label: string;
  readonly icon: string;
  readonly value: number;
  readonly max: number;
}

function Gauge({ label, icon, value, max }: GaugeProps) {
  const empty = `${icon}-empty`;
  const tip = useTip(`${label}: ${value} of ${max}`);
  const icons = max > MOST_ICONS ? 1 : Math.max(max, value);
  const { steps, hasNumber } = gaugeLook(icons);
  return (
    <div
      class="gauge"
      data-place={placeNames(label, icon)}
      role="img"
      aria-label={`${label}: ${value} of ${max}`}
    >
      <span class="gauge-icons" {...tip.anchor}>
        {Array.from({ length: icons }, (_, index) => {
          const isFull = index < value;
          const isDrawn = isFull || atlases.sprite(empty) !== undefined;
          return (
            <Sprite
              key={index}
              name={isFull || !isDrawn ? icon : empty}
              steps={steps}
              still
              class={isDrawn ? '' : 'spent'}
            />
          );
        })}
      </span>
      {hasNumber && (
        <span class="gauge-number blocky">
          {value}/{max}
        </span>
      )}
      {tip.text}
    </div>
  );
}

function Stat({ row, isWhole }: { readonly row: StatRow; readonly isWhole: boolean }) {
  const tip = useTip(row.help);
  return (
    <div
      class={`stat ${isWhole ? 'whole-line' : ''}`}
      data-place={placeNames(row.label, row.icon)}
      tabIndex={row.help ? 0 : undefined}
      {...tip.anchor}
    >
      <dt>
        {row.icon && <Sprite name={row.icon} steps={1} still />}
        {row.label}
      </dt>
      <dd>{row.value}</dd>
      {tip.text}
    </div>
  );
}

function Item({ item }: { readonly item: ItemModel }) {
  const { handlers } = usePanels();
  const words = [item.label, item.help, item.off].filter(Boolean).join(' ');
  const tip = useTip(words);
  const isSmall = (usePicture(item.icon)?.frames[0]?.h ?? 16) <= 16;
  const scale = useScale(2, 2, isSmall ? 3 : 2);
  const count = item.count ?? 1;
  const name = `${item.label}${count > 1 ? ` (${count})` : ''}${item.off ? `: ${item.off}` : ''}`;
  const { use } = item;
  const look = (
    <>
      <Sprite name={item.icon} label={name} scale={scale} />
      {count > 1 && (
        <span class="badge blocky" aria-hidden="true">
          {count}
        </span>
      )}
      {tip.text}
    </>
  );
  const shared = { class: `item ${item.off ? 'off' : ''}`, 'data-place': placeNames(item.label, item.icon) };
  if (!use)
    return (
      <li {...shared} tabIndex={0} {...tip.anchor}>
        {look}
      </li>
    );
  return (
    <li>
      <button type="button" {...shared} {...tip.anchor} onClick={() => handlers.use(use)}>
        {look}
      </button>
    </li>
  );
}

function Table({ part }: { readonly part: Extract<SheetPart, { part: 'table' }> }) {
  const hasIcons = part.rows.some(row => row.icon !== undefined);
  return (
    <table class="ledger">
      <caption class="label">{part.label}</caption>
      {part.heads.length > 0 && (
        <thead>
          <tr>
            {hasIcons && <td />}
            {part.heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {part.rows.map((row, index) => (
          <tr key={`${index}-${row.cells[0]}`} class={`tone-${row.tone ?? 'plain'}`}>
            {hasIcons && <td>{row.icon && <Sprite name={row.icon} steps={1} still />}</td>}
            {row.cells.map((cell, column) => (
              <td key={`${column}-${cell}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
