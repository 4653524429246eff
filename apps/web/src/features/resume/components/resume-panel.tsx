import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { Working } from '@/components/working.tsx';
import { readText } from '@/lib/kept.ts';
import { fileRefusalTexts } from '@/lib/refusal-text.ts';
import { useUser } from '@/lib/session.ts';
import { correctionKeys } from '../correction-state.ts';
import { type ListedResume, type Resume, resumeQuery } from '../queries.ts';
import { uploadSteps } from '../upload.ts';
import { stopAnalysis, useAnalysisState } from '../use-analysis.ts';
import { useScoresOfCorrection } from '../use-scores-of-correction.ts';
import { AnalysisReport } from './analysis-report.tsx';
import { ComparePart, othersOf } from './compare-part.tsx';
import { EditAndSend } from './edit-and-send.tsx';
import { PinnedJob } from './pinned-job.tsx';
import { ReadingPart } from './reading-part.tsx';

interface ResumePanelProps {
  resumeId: string;
  resumes: readonly ListedResume[];
  jobText: string;
  onJobText(text: string): void;
  onAnalyze(resume: Pick<Resume, 'id' | 'content'>, jobText: string): void;
  onImprove(): void;
}

/** The selected resume: its analysis, or the way to it. */
export function ResumePanel(props: ResumePanelProps) {
  const { resumeId, resumes, jobText, onJobText, onAnalyze, onImprove } = props;
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [hasUnsaved] = useState(() => readText(correctionKeys(userId, resumeId).draft) !== null);
  const {
    data: resume,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...resumeQuery(userId, resumeId),
  });
  const { startedAt, failure } = useAnalysisState(resumeId);
  useScoresOfCorrection(resume, startedAt !== null, onAnalyze);
  if (isError) {
    return (
      <ErrorState
        message={t`We couldn't load this resume.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (resume === undefined) return <Skeleton height="16rem" />;
  if (resume === null) return null;
  const { name } = resume;
  const scan = () => onAnalyze(resume, jobText);
  // What was wrong with the file is still wrong: trying again would say the same.
  const refusal = resume.refusal && startedAt === null ? t(fileRefusalTexts[resume.refusal]) : null;
  return (
    <div className="grid gap-6">
      {startedAt === null ? null : (
        <Working
          label={t`Reading and checking the file`}
          step={resume.analysis ? undefined : uploadSteps.analysis}
          since={startedAt}
          onStop={() => stopAnalysis(resumeId, queries.getMutationCache())}
        />
      )}
      {refusal ? <ErrorState message={refusal} /> : null}
      {failure && !refusal ? <ErrorState message={failure} onRetry={scan} /> : null}
      {resume.analysis ? (
        <AnalysisReport
          name={resume.name}
          analysis={resume.analysis}
          onImprove={onImprove}
          pinnedJob={
            <PinnedJob jobText={jobText} onChange={onJobText} onScan={scan} busy={startedAt !== null} />
          }
          send={<EditAndSend resume={resume} analysis={resume.analysis} />}
          reading={<ReadingPart resume={resume} analysis={resume.analysis} isUpdating={startedAt !== null} />}
          hasUnsaved={hasUnsaved}
          comparison={
            othersOf(resume, resumes).length === 0 ? null : (
              <ComparePart resume={resume} analysis={resume.analysis} resumes={resumes} onScan={onAnalyze} />
            )
          }
        />
      ) : null}
      {resume.analysis || startedAt !== null || failure || refusal ? null : (
        <div className="not-read">
          <p className="soft">{t`${name} hasn't been analyzed yet.`}</p>
          <Button variant="primary" onClick={scan}>
            {t`Analyze`}
          </Button>
        </div>
      )}
    </div>
  );
}
