/** What was achieved: a table per tab; a kept run can be watched. */
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { RecordsModel, RecordsTab } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: RecordsModel;
  readonly onClose: () => void;
}

export function RecordsWindow({ model, onClose }: Props) {
  const [at, turnTo] = useState(0);
  const shown = Math.min(at, model.tabs.length - 1);
  const tab = model.tabs[shown];
  return (
    <Window title={model.title} size="large" sprite="trophy" onClose={onClose}>
      {tab ? (
        <Tabs label="Records" tabs={model.tabs.map(one => one.title)} at={shown} onChange={turnTo}>
          <RecordsPage tab={tab} />
        </Tabs>
      ) : (
        <p class="tone-dim">- Nothing yet. Finish a game, and it will be written down here.</p>
      )}
    </Window>
  );
}

function RecordsPage({ tab }: { readonly tab: RecordsTab }) {
  const { handlers } = usePanels();
  return (
    <>
      {tab.note && <p class="tone-dim">{tab.note}</p>}
      {tab.rows.length > 0 && (
        <table class="ledger">
          <thead>
            <tr>
              {tab.heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {tab.rows.map(({ id, cells }, index) => (
              <tr key={id ?? index}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
                <td>
                  {id !== undefined && (
                    <Button
                      look="stone"
                      name={`Watch ${cells.join(', ')}`}
                      onPress={() => handlers.openRecord(id)}
                    >
                      Watch
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tab.parts && <SheetParts parts={tab.parts} />}
    </>
  );
}
