/** The rules book, and the credits: pages as tabs. */
import { useState } from 'preact/hooks';
import type { BookModel } from '../model.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: BookModel;
  readonly onClose: () => void;
}

export function BookWindow({ model, onClose }: Props) {
  const [at, turnTo] = useState(0);
  const { pages } = model;
  const shown = Math.min(at, pages.length - 1);
  const page = pages[shown];
  if (!page) return null;
  return (
    <Window title={model.title} accent={model.accent} size="large" onClose={onClose}>
      {pages.length > 1 ? (
        <Tabs label="Pages" tabs={pages.map(one => one.title)} at={shown} onChange={turnTo}>
          <RichText text={page.text} />
        </Tabs>
      ) : (
        <RichText text={page.text} />
      )}
    </Window>
  );
}
