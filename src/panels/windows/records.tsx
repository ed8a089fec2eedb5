/** What was achieved: a table per tab; a kept run can be watched, everything can be taken along. */
import './records.css';
import { useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { ALL, groupsOf, rowsOf } from '../logic/records-filter.ts';
import type { RecordsModel, RecordsTab } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { OneOf } from '../parts/fields.tsx';
import { FilePick } from '../parts/file-pick.tsx';
import { NearList } from '../parts/near-list.tsx';
import { SheetParts } from '../parts/sheet-parts.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Window } from '../parts/window.tsx';
import { BadgesPage } from './badges.tsx';
import { LuckOverTime } from './luck-over-time.tsx';

interface Props {
  readonly model: RecordsModel;
  readonly onClose: () => void;
}

export function RecordsWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [at, turnTo] = useState(0);
  // The first tab is for badges; behind it there is one for each game.
  const tab = model.tabs[at - 1];
  return (
    <Window
      title={model.title}
      size="large"
      sprite="trophy"
      onClose={onClose}
      footer={
        <>
          {tab?.lss && (
            <Button
              class="records-lss"
              tip="The splits of this tab as a file for LiveSplit."
              onPress={() => handlers.exportLss(tab.id ?? tab.title)}
            >
              <Sprite name="clock" steps={1} still />
              LiveSplit file
            </Button>
          )}
          {model.hasAside && (
            <Button
              tip="Some runs can't be read and are kept apart. Save them before you clear this browser."
              onPress={() => handlers.command('export-aside')}
            >
              Save set-aside runs
            </Button>
          )}
          <Button onPress={() => handlers.command('export-all')}>Export everything</Button>
          <FilePick
            label="Import"
            accept=".json,application/json"
            onFile={bytes => handlers.importAll(new TextDecoder().decode(bytes))}
          />
        </>
      }
    >
      <NearList near={model.near} />
      <Tabs label="Records" tabs={['Badges', ...model.tabs.map(one => one.title)]} at={at} onChange={turnTo}>
        {tab ? <RecordsPage key={tab.id ?? tab.title} tab={tab} /> : <BadgesPage shelves={model.shelves} />}
      </Tabs>
    </Window>
  );
}

function RecordsPage({ tab }: { readonly tab: RecordsTab }) {
  const [group, choose] = useState(ALL);
  const groups = groupsOf(tab.rows);
  return (
    <>
      {tab.note && <p class="tone-dim">{tab.note}</p>}
      {tab.weighed && tab.weighed.length > 0 && <LuckOverTime weighed={tab.weighed} />}
      {tab.parts && <SheetParts parts={tab.parts} />}
      {groups.length > 0 && (
        <OneOf
          label="Category"
          values={groups.map(one => ({ value: one, label: one }))}
          value={groups.includes(group) ? group : ALL}
          onChange={choose}
        />
      )}
      {tab.rows.length > 0 ? (
        <RecordsTable tab={tab} group={group} />
      ) : (
        <p class="tone-dim">- No finished run yet.</p>
      )}
    </>
  );
}

function RecordsTable({ tab, group }: { readonly tab: RecordsTab; readonly group: string }) {
  const { handlers } = usePanels();
  return (
    <div class="records-table">
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
          {rowsOf(tab.rows, group).map(({ id, cells }, index) => (
            <tr key={id ?? index}>
              {cells.map((cell, column) => (
                <td key={column} data-head={tab.heads[column]}>
                  {cell}
                </td>
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
    </div>
  );
}
