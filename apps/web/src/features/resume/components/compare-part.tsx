import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Select } from '@/components/select.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useUser } from '@/lib/session.ts';
import { compareReadings } from '../comparison.ts';
import { type ListedResume, type Resume, resumeQuery } from '../queries.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { ComparisonView } from './comparison-view.tsx';

interface ComparePartProps {
  resume: Pick<Resume, 'id' | 'created_at'>;
  analysis: StoredAnalysis;
  resumes: readonly ListedResume[];
  /** Analyses the other resume against a job. */
  onScan(resume: Pick<Resume, 'id' | 'content'>, jobText: string): void;
}

/** The resumes that this one can be compared with. */
export const othersOf = (resume: Pick<Resume, 'id'>, resumes: readonly ListedResume[]) =>
  resumes.filter(({ id, score }) => id !== resume.id && score !== null);

/** Before and after: this resume beside another one, held against the same job. */
export function ComparePart({ resume, analysis, resumes, onScan }: ComparePartProps) {
  const { id: userId } = useUser();
  const others = othersOf(resume, resumes);
  const earlier = others.find(({ created_at }) => created_at < resume.created_at);
  const [chosen, setChosen] = useState<string | null>(null);
  const otherId = others.find(({ id }) => id === chosen)?.id ?? (earlier ?? others[0])?.id;
  const other = useQuery({ ...resumeQuery(userId, otherId ?? ''), enabled: otherId !== undefined });
  if (otherId === undefined) return null;
  const before = other.data?.analysis;
  const isOtherJob = before && before.jobRole !== analysis.jobRole;
  return (
    <>
      <div className="compare-with">
        <Select
          label={t`Compare with`}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={otherId}
          onChange={setChosen}
        />
      </div>
      {other.isPending ? <Skeleton height="8rem" /> : null}
      {before ? <ComparisonView comparison={compareReadings(before, analysis)} /> : null}
      {isOtherJob && other.data ? (
        <div className="row wr other-job">
          <p className="small soft">{t`We matched that file to another job, so we can't compare the two.`}</p>
          <Button
            small
            onClick={() => other.data && onScan(other.data, analysis.match ? analysis.jobRole : '')}
          >
            {t`Scan it against this job`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
