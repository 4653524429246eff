import type { CoverageRow } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { CoverageGroup } from '../coverage.ts';
import { groupTitle } from '../group-title.ts';
import { AddResume, AnswerCell, type CellContext, ResumeCell, StoryCell } from './map-cells.tsx';

interface MapProps {
  groups: readonly CoverageGroup[];
  context: CellContext;
}

/** The coverage map as a table. Its header stays in view. */
export function MapTable({ groups, context }: MapProps) {
  return (
    <table className="map">
      <caption className="vh">{t`What the ad asks for and what you can show for it`}</caption>
      <colgroup>
        <col className="c1" />
        <col className="c2" />
        <col className="c3" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t`What they ask for`}</th>
          <th scope="col">{t`In your resume`}</th>
          <th scope="col">{t`Your story`}</th>
          <th scope="col">{t`Your answer`}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <TableGroup key={group.importance} group={group} context={context} />
      ))}
    </table>
  );
}

function TableGroup({ group, context }: { group: CoverageGroup; context: CellContext }) {
  const { importance, rows, startsOpen } = group;
  const [isOpen, setOpen] = useState(startsOpen);
  const title = groupTitle(importance, rows.length);
  return (
    <tbody>
      <tr className="grp">
        <th colSpan={4} scope="rowgroup">
          {startsOpen ? (
            title
          ) : (
            <button
              type="button"
              className="grp-open"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <ChevronDown className="i" aria-hidden="true" />
            </button>
          )}
        </th>
      </tr>
      {isOpen
        ? rows.map((row, at) => <MapRow key={row.id} row={row} at={at} rows={rows} context={context} />)
        : null}
    </tbody>
  );
}

interface MapRowProps {
  row: CoverageRow;
  at: number;
  rows: readonly CoverageRow[];
  context: CellContext;
}

function MapRow({ row, at, rows, context }: MapRowProps) {
  const { name, line } = row;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {line ? <span className="ad">{`“${line}”`}</span> : null}
      </th>
      {context.hasResume ? (
        <td>
          <ResumeCell row={row} context={context} />
        </td>
      ) : null}
      {!context.hasResume && at === 0 ? (
        <td rowSpan={rows.length} className="no-resume">
          <AddResume job={context.job} />
        </td>
      ) : null}
      <td>
        <StoryCell row={row} context={context} />
      </td>
      <td>
        <AnswerCell row={row} context={context} />
      </td>
    </tr>
  );
}
