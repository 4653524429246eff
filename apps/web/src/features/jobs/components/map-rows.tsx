import type { CoverageRow } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type CellState, type CoverageGroup, cellStates } from '../coverage.ts';
import { groupTitle, rowNote } from '../group-title.ts';
import { AnswerCell, type CellContext, ResumeCell, StoryCell } from './map-cells.tsx';

interface MapProps {
  groups: readonly CoverageGroup[];
  context: CellContext;
}

/** The coverage map on a narrow screen: a row for each requirement with three squares, to open for its cells. */
export function MapRows({ groups, context }: MapProps) {
  return (
    <div className="maprows">
      <p className="lg">
        <Squares states={['filled', 'filled', 'filled']} />
        {t`Resume, story, answer`}
      </p>
      {groups.map((group) => (
        <RowGroup key={group.importance} group={group} context={context} />
      ))}
    </div>
  );
}

function RowGroup({ group, context }: { group: CoverageGroup; context: CellContext }) {
  const { importance, rows, startsOpen } = group;
  const [isOpen, setOpen] = useState(startsOpen);
  const title = groupTitle(importance, rows.length);
  return (
    <>
      <h3>
        {startsOpen ? (
          title
        ) : (
          <button type="button" className="grp-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title}
            <ChevronDown className="i" aria-hidden="true" />
          </button>
        )}
      </h3>
      {isOpen ? rows.map((row) => <OpenableRow key={row.id} row={row} context={context} />) : null}
    </>
  );
}

function OpenableRow({ row, context }: { row: CoverageRow; context: CellContext }) {
  const { resume, story, answer } = cellStates(row);
  return (
    <details>
      <summary>
        <b>{row.name}</b>
        <small>{rowNote(row)}</small>
        <Squares states={[resume, story, answer]} />
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <div className="in2">
        {row.line ? <p className="ad">{`“${row.line}”`}</p> : null}
        <dl>
          <div>
            <dt>{t`Resume`}</dt>
            <dd>
              <ResumeCell row={row} context={context} />
            </dd>
          </div>
          <div>
            <dt>{t`Story`}</dt>
            <dd>
              <StoryCell row={row} context={context} />
            </dd>
          </div>
          <div>
            <dt>{t`Answer`}</dt>
            <dd>
              <AnswerCell row={row} context={context} />
            </dd>
          </div>
        </dl>
      </div>
    </details>
  );
}

const squares: Record<CellState, string> = { filled: 'f', empty: '', 'not-needed': 'n' };

/** Filled, dashed where empty, a line where not needed. The words beside them say the same. */
function Squares({ states: [resume, story, answer] }: { states: [CellState, CellState, CellState] }) {
  return (
    <span className="cells" aria-hidden="true">
      <i className={clsx(squares[resume])} />
      <i className={clsx(squares[story])} />
      <i className={clsx(squares[answer])} />
    </span>
  );
}
