import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useLocale } from '@/lib/locale.ts';
import { isSheet } from '../sheet.ts';
import { type Block, blocksOf, plainText, type Span, type TableBlock } from '../text.ts';
import { tickId } from '../ticks.ts';
import type { Sheet } from '../use-sheet.ts';
import { useTicks } from '../use-ticks.ts';
import { SheetTable } from './sheet-table.tsx';
import { tableName, Words } from './words.tsx';

interface ResourceTextProps {
  resourceId: string;
  text: string;
  /** What was written into its tables; without it they are read only. */
  sheet?: Sheet;
}

/** The text of a resource, set as an editorial page. Checklists can be ticked, tables with empty cells filled in. */
export function ResourceText({ resourceId, text, sheet }: ResourceTextProps) {
  const blocks = blocksOf(text);
  const lists = blocks.filter(({ kind }) => kind === 'checklist');
  const { ticks, toggle, clear } = useTicks(resourceId, blocks);
  const locale = useLocale();
  return (
    <div className="res-text" lang="en">
      {blocks.map((block, index) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a stored text never move
          key={index}
          block={block}
          list={lists.indexOf(block)}
          ticks={ticks}
          toggle={toggle}
          sheet={sheet}
        />
      ))}
      {ticks.length > 0 ? (
        <button type="button" className="b b3 sm" lang={locale} onClick={clear}>
          {t`Clear all checkmarks`}
        </button>
      ) : null}
    </div>
  );
}

interface BlockViewProps {
  block: Block;
  /** Which checklist of the text it is. */
  list: number;
  ticks: readonly string[];
  toggle(id: string): void;
  sheet: Sheet | undefined;
}

function BlockView({ block, list, ticks, toggle, sheet }: BlockViewProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Words spans={block.spans} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Words spans={block.spans} />
        </p>
      );
    case 'note':
      return (
        <blockquote>
          <Words spans={block.spans} />
        </blockquote>
      );
    case 'table':
      return sheet && isSheet(block) ? (
        <SheetTable
          table={block}
          values={sheet.values}
          onWrite={sheet.write}
          onLeave={() => void sheet.flush()}
        />
      ) : (
        <TableView table={block} />
      );
    case 'checklist':
      return <ChecklistView items={block.items} list={list} ticks={ticks} toggle={toggle} />;
    default:
      return <ListView isOrdered={block.kind === 'steps'} items={block.items} />;
  }
}

function ListView({ isOrdered, items }: { isOrdered: boolean; items: Span[][] }) {
  const rows = items.map((spans) => (
    <li key={plainText(spans)}>
      <Words spans={spans} />
    </li>
  ));
  return isOrdered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

function ChecklistView({
  items,
  list,
  ticks,
  toggle,
}: { items: Span[][] } & Pick<BlockViewProps, 'list' | 'ticks' | 'toggle'>) {
  return (
    <ul className="ticks">
      {items.map((spans, item) => {
        const id = tickId(list, item);
        return (
          <li key={id}>
            <label>
              <input type="checkbox" checked={ticks.includes(id)} onChange={() => toggle(id)} />
              <span>
                <Words spans={spans} />
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function TableView({ table }: { table: TableBlock }) {
  const { head, rows } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="scroll-x" tabIndex={0} aria-label={tableName(table)}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a stored table never move
              <th key={index} scope="col">
                {cell.length > 0 ? <Words spans={cell} /> : <span className="vh">{t`Item`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored table never move
            <tr key={place}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>
                  <Words spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
