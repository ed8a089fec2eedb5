/** Help pages as headings, paragraphs, lists and sprites. Text stays text. */
import './rich-text.css';
import { useEffect, useState } from 'preact/hooks';
import { atlases } from '../../services/atlas.ts';
import { type Block, parseHelp, type Span, withPicturesBeside } from '../logic/help-text.ts';
import { Sprite } from './sprite.tsx';
import { useScale } from './use-media.ts';

export function RichText({ text }: { readonly text: string }) {
  return (
    <div class="rich-text">
      {parseHelp(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.block) {
    case 'heading':
      return (
        <h3>
          {block.spans.map((span, index) =>
            'sprite' in span ? (
              <Beside key={index} name={span.sprite} />
            ) : (
              <span key={index}>{span.text}</span>
            ),
          )}
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Pictured spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Pictured spans={item} />
            </li>
          ))}
        </ul>
      );
  }
}

/** Higher ones would push the lines of a text apart. */
const LINE = 24;

/** Pictures at the beginning, and those too high for a line, stand beside the words. */
function Pictured({ spans }: { readonly spans: readonly Span[] }) {
  useAtlases();
  const { pictures, words } = withPicturesBeside(spans, name => heightOf(name) <= LINE);
  if (pictures.length === 0) return <Spans spans={words} />;
  return (
    <span class="pictured">
      <span class="pictures">
        {pictures.map((name, index) => (
          <Beside key={index} name={name} />
        ))}
      </span>
      <span>
        <Spans spans={words} />
      </span>
    </span>
  );
}

/** Words in lines, with pictures no higher than these. */
export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  const height = useScale(LINE, LINE, 32);
  return (
    <>
      {spans.map((span, index) =>
        'sprite' in span ? (
          <Sprite key={index} name={span.sprite} scale={scaleTo(height, span.sprite)} />
        ) : (
          <span key={index}>{span.text}</span>
        ),
      )}
    </>
  );
}

function Beside({ name }: { readonly name: string }) {
  useAtlases();
  return <Sprite name={name} scale={scaleTo(useScale(32, 32, 48), name)} />;
}

function scaleTo(height: number, name: string): number {
  return Math.max(1, Math.floor(height / heightOf(name)));
}

function heightOf(name: string): number {
  return atlases.sprite(name)?.frames[0]?.h ?? 16;
}

/** How high a picture is shows when its pack has arrived. */
function useAtlases(): void {
  const [, redraw] = useState(0);
  useEffect(() => atlases.subscribe(() => redraw(count => count + 1)), []);
}
