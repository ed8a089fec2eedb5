/** Help pages as headings, paragraphs, lists and sprites. Text stays text. */
import './rich-text.css';
import { type Block, parseHelp, type Span } from '../logic/help-text.ts';
import { Sprite } from './sprite.tsx';

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
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans spans={item} />
            </li>
          ))}
        </ul>
      );
  }
}

export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, index) =>
        'sprite' in span ? <Sprite key={index} name={span.sprite} /> : <span key={index}>{span.text}</span>,
      )}
    </>
  );
}
