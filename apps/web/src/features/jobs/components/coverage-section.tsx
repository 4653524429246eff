import type { JobWorkspace } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useState } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { coverageGroups, tallyOf } from '../coverage.ts';
import { useWide } from '../use-wide.ts';
import type { PracticeProps } from './job-head.tsx';
import type { CellContext } from './map-cells.tsx';
import { MapRows } from './map-rows.tsx';
import { MapTable } from './map-table.tsx';

interface CoverageSectionProps extends PracticeProps {
  job: JobWorkspace;
  onChange(): void;
}

/** What they ask for, and what the user has for it. A table where it fits, rows to open where it doesn't. */
export function CoverageSection({ job, busy, onPractice, onChange }: CoverageSectionProps) {
  const [gapsOnly, setGapsOnly] = useState(false);
  const isWide = useWide();
  const { requirements, covered, resume } = job;
  const all = requirements.length;
  if (all === 0) return <NoMap job={job} />;
  const context: CellContext = {
    job,
    hasResume: resume !== null,
    busy,
    onPractice: (questionId) => onPractice([questionId]),
    onChange,
  };
  const groups = coverageGroups(requirements, gapsOnly);
  const gaps = all - covered;
  return (
    <section className="js" id="map" aria-labelledby="h-map">
      <div className="sh">
        <div>
          <h2 id="h-map">{t`${covered} of ${all} covered`}</h2>
          <p>
            {gaps > 0
              ? plural(gaps, {
                  one: '# gap left. Your plan starts with it.',
                  other: '# gaps left. Your plan starts with the hardest.',
                })
              : t`Everything they ask for is covered.`}
          </p>
          <Tally job={job} />
        </div>
        <fieldset className="seg" aria-label={t`Show`}>
          <button type="button" aria-pressed={!gapsOnly} onClick={() => setGapsOnly(false)}>
            {t`All ${all}`}
          </button>
          <button type="button" aria-pressed={gapsOnly} onClick={() => setGapsOnly(true)}>
            {t`Gaps only`}
          </button>
        </fieldset>
      </div>
      {isWide ? (
        <MapTable groups={groups} context={context} />
      ) : (
        <MapRows groups={groups} context={context} />
      )}
      {groups.length === 0 ? <p className="soft">{t`No gaps. Nicely done.`}</p> : null}
    </section>
  );
}

const shades = { covered: 'f', started: 'h', open: '' } as const;
const longestTally = 60;

/** One piece for each requirement, the covered ones first. Says what the headline says. */
function Tally({ job: { requirements } }: { job: JobWorkspace }) {
  if (requirements.length > longestTally) return null;
  const order = ['covered', 'started', 'open'] as const;
  const rows = requirements
    .map((row) => ({ id: row.id, tally: tallyOf(row) }))
    .toSorted((a, b) => order.indexOf(a.tally) - order.indexOf(b.tally));
  return (
    <div className="tally" aria-hidden="true">
      {rows.map(({ id, tally }) => (
        <i key={id} className={clsx(shades[tally])} />
      ))}
    </div>
  );
}

function NoMap({ job: { id, ad } }: { job: JobWorkspace }) {
  return (
    <section className="js" id="map" aria-labelledby="h-map">
      <div className="sh">
        <h2 id="h-map">{t`What they ask for`}</h2>
      </div>
      <p className="soft">
        {ad === ''
          ? t`Add the job ad to see what they ask for side by side with what you have.`
          : t`No requirements yet. Add what they ask for.`}
      </p>
      <ButtonLink variant="secondary" to={ad === '' ? `${paths.jobEdit(id)}?step=ad` : paths.jobEdit(id)}>
        {ad === '' ? t`Add the job ad` : t`Add what they ask for`}
      </ButtonLink>
    </section>
  );
}
