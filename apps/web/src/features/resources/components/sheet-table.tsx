import { t } from '@lingui/core/macro';
import { inRegion } from '@/lib/format.ts';
import { cellsOf, fieldLength, type SheetValues } from '../sheet.ts';
import { plainText, type TableBlock } from '../text.ts';
import { tableName, Words } from './words.tsx';

const figures = inRegion((region) => new Intl.NumberFormat(region, { maximumFractionDigits: 2 }));

interface SheetTableProps {
  table: TableBlock;
  values: SheetValues;
  onWrite(name: string, text: string): void;
  onLeave(): void;
}

/** A table with fields to fill in, and figures that are worked out of them. */
export function SheetTable({ table, values, onWrite, onLeave }: SheetTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="scroll-x" tabIndex={0} aria-label={tableName(table)}>
      <table className="fill-in">
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a stored table never move
              <th key={index} scope="col">
                {cell.length > 0 ? <Words spans={cell} /> : <span className="vh">{t`Item`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cellsOf(table, values).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored table never move
            <tr key={place}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} data-head={plainText(table.head[index] ?? [])}>
                  {cell.kind === 'words' ? <Words spans={cell.spans} /> : null}
                  {cell.kind === 'figure' ? (
                    <output aria-label={cell.name}>
                      {cell.value === null ? '' : figures().format(cell.value)}
                    </output>
                  ) : null}
                  {cell.kind === 'field' ? (
                    <textarea
                      rows={1}
                      aria-label={cell.name}
                      value={cell.value}
                      maxLength={fieldLength}
                      onChange={({ target }) => onWrite(cell.name, target.value)}
                      onBlur={onLeave}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
