/** Choices that are weighed against one another: a row each, their figures in columns under pictures. */
import './comparison.css';
import type { ComparedHead, PromptModel } from '../../core/look.ts';
import { keyName } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { groupsOf } from '../logic/comparison.ts';
import { LARGE_TEXT } from '../logic/growth.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { useScale } from '../parts/use-media.ts';
import { RowButton } from './row-button.tsx';

/** More columns than this leave no room for large pictures. */
const MANY = 10;
/** More than this have small words over them, and beyond that only pictures where a word says no more. */
const SOME = 6;
const FULL = 8;

const sizeOf = (columns: number): string => (columns > FULL ? 'some full' : columns > SOME ? 'some' : '');

interface Props {
  readonly prompt: PromptModel;
  readonly heads: readonly ComparedHead[];
  readonly isBusy: boolean;
  readonly lit: number | undefined;
}

/** In red: what the cursor, a hint or a lesson stands for, else the usual one. */
export function Comparison({ lit, ...props }: Props) {
  const { settings } = usePanels();
  const { choices, usual } = props.prompt;
  const red = lit ?? choices.findIndex(({ label }) => label === usual);
  const Shown = settings.textSize < LARGE_TEXT ? ComparisonTable : ComparisonRows;
  return <Shown {...props} lit={red} />;
}

/** So many columns of large figures fit nowhere: the sentences that say them do. */
function ComparisonRows({ prompt, isBusy, lit }: Omit<Props, 'heads'>) {
  const { handlers } = usePanels();
  return (
    <div class="targets" role="group" aria-label={prompt.title}>
      {prompt.choices.map((choice, index) => (
        <RowButton
          key={index}
          choice={choice}
          isOff={isBusy}
          isLit={index === lit}
          onPress={() => handlers.act(index)}
          onPoint={on => handlers.point(on ? index : undefined)}
          more={{ 'aria-keyshortcuts': choice.key }}
        />
      ))}
    </div>
  );
}

function ComparisonTable({ prompt, heads, isBusy, lit }: Props) {
  const { handlers } = usePanels();
  const scale = useScale(1, 1, heads.length > MANY ? 1 : 2);
  const groups = groupsOf(heads);
  return (
    <div class={`comparison ${sizeOf(heads.length)}`} style={{ '--columns': heads.length }}>
      {/* Every row says its figures in words, so the heads are for eyes only. */}
      <div class="comparison-heads" aria-hidden="true">
        {groups.map(({ name, at, count }) => (
          <span
            key={at}
            class={`comparison-group ${heads[at]!.label === name ? 'named' : ''}`}
            style={{ gridColumn: `${at + 1} / span ${count}` }}
          >
            {name}
          </span>
        ))}
        {heads.map(({ icon, label }, column) => (
          <span key={label} class="comparison-head" title={label} style={{ gridColumn: column + 1 }}>
            <Sprite name={icon} scale={scale} still />
          </span>
        ))}
      </div>
      {prompt.choices.map(({ label, detail, key, compared = [] }, index) => (
        <Button
          key={index}
          look={index === lit ? 'red' : 'stone'}
          class="comparison-row"
          off={isBusy}
          tip={[detail, key && `Key: ${keyName(key)}`].filter(Boolean).join(' ')}
          shortcut={key}
          onPress={() => handlers.act(index)}
          onPoint={on => handlers.point(on ? index : undefined)}
        >
          <span class="unseen">{label}</span>
          {compared.map(({ text, tone = 'plain' }, column) => (
            <span key={column} class={`figure tone-${tone}`} aria-hidden="true">
              {text}
            </span>
          ))}
        </Button>
      ))}
    </div>
  );
}
