import { jobTextMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { ErrorState } from '@/components/error-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { useUser } from '@/lib/session.ts';
import { useArrival } from '@/lib/use-arrival.ts';
import { useFailureToast } from '@/lib/use-failure-toast.ts';
import { useKept } from '@/lib/use-kept.ts';
import { ImprovementSchema, keptKeys } from '../kept-work.ts';
import { type ListedResume, type Resume, resumeQuery, resumesQuery } from '../queries.ts';
import { useAnalyze } from '../use-analysis.ts';
import { useDeleteResume } from '../use-delete-resume.ts';
import { useUpload } from '../use-upload.ts';
import { ImprovementTab } from './improvement-tab.tsx';
import { ResumeList } from './resume-list.tsx';
import { ResumePanel } from './resume-panel.tsx';
import { UploadArea } from './upload-area.tsx';
import { WrittenResumes } from './written-resumes.tsx';

/** A job that another page sent here. */
const JobSent = z.object({ jobText: z.string().trim().min(1).max(jobTextMaxLength) });

const loadingFailed = () => t`Failed to load your resumes. Please refresh the page.`;
const KeptImprovement = ImprovementSchema.nullable();

interface ResumeToolsProps {
  onNoAccess(): void;
  /** Takes over once a resume was added; the page shows it otherwise. */
  onAdded?: ((resumeId: string) => void) | undefined;
}

/** Both tabs of the resume page over one selection and one pinned job. */
export function ResumeTools({ onNoAccess, onAdded }: ResumeToolsProps) {
  const { id: userId } = useUser();
  const keys = keptKeys(userId);
  const resumes = useQuery(resumesQuery(userId));
  const [params, setParams] = useSearchParams();
  const [jobText, setJobText] = useKept(keys.jobText, z.string(), '');
  const [improvement, setImprovement] = useKept(keys.improvement, KeptImprovement, null);
  const analyze = useAnalyze(onNoAccess);
  useFailureToast(resumes.isError, loadingFailed(), t`Loading failed`);

  const asked = params.get('resume');
  const list = resumes.data ?? [];
  const selectedId = list.find(({ id }) => id === asked)?.id ?? list[0]?.id ?? null;
  const tab = params.get('tab') === 'improve' ? 'improve' : 'analyze';
  const show = (change: { resume?: string; tab?: string }) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...change }), { replace: true });
  const select = (id: string) => {
    if (id !== selectedId) setImprovement(null);
    show({ resume: id });
  };
  const readKeptResume = (resume: { id: string; content: string }) => {
    setImprovement(null);
    show({ resume: resume.id, tab: 'analyze' });
    analyze({ resume, jobText });
  };

  const queries = useQueryClient();
  useArrival(
    JobSent,
    ({ jobText: job }) => {
      setJobText(job);
      if (selectedId === null) return;
      show({ resume: selectedId, tab: 'analyze' });
      void queries.fetchQuery(resumeQuery(userId, selectedId)).then((resume) => {
        if (resume) analyze({ resume, jobText: job });
      });
    },
    resumes.isSuccess,
  );

  if (resumes.isError) {
    const retry = () => void resumes.refetch();
    return <ErrorState message={loadingFailed()} busy={resumes.isFetching} onRetry={retry} />;
  }
  if (!resumes.data) return <Skeleton height="20rem" />;
  const analyzeTab = (
    <AnalyzeTab
      resumes={list}
      selectedId={selectedId}
      jobText={jobText}
      onJobText={setJobText}
      onSelect={select}
      onAdded={onAdded ?? select}
      onAnalyze={(resume, text, delayMs) => analyze({ resume, jobText: text, delayMs })}
      onImprove={() => show({ tab: 'improve' })}
    />
  );
  const improveTab = (
    <ImprovementTab
      resumeId={selectedId}
      jobText={jobText}
      onJobText={setJobText}
      improvement={improvement?.resumeId === selectedId ? improvement : null}
      onImprovement={setImprovement}
      onKept={readKeptResume}
      onNoAccess={onNoAccess}
    />
  );
  return (
    <Tabs
      label={t`Resume tools`}
      tabs={[
        { value: 'analyze', label: t`Upload & Analyze`, panel: analyzeTab },
        { value: 'improve', label: t`Smart Improvement`, panel: improveTab },
      ]}
      value={tab}
      onChange={(next) => show({ tab: next })}
    />
  );
}

interface AnalyzeTabProps {
  resumes: readonly ListedResume[];
  selectedId: string | null;
  jobText: string;
  onJobText(text: string): void;
  onSelect(id: string): void;
  onAdded(id: string): void;
  onAnalyze(resume: Pick<Resume, 'id' | 'content'>, jobText: string, delayMs?: number): void;
  onImprove(): void;
}

/** After an upload the analysis starts by itself. */
const analysisDelayMs = 1_000;

function AnalyzeTab({ resumes, selectedId, onSelect, onAdded, ...panel }: AnalyzeTabProps) {
  const { upload, uploading } = useUpload({
    onStored: onAdded,
    onReady: (resume) => panel.onAnalyze(resume, panel.jobText, analysisDelayMs),
  });
  const remove = useDeleteResume();
  return (
    <>
      <div className="desk">
        <UploadArea
          uploading={uploading}
          onFile={upload}
          onPaste={(text) => upload({ kind: 'text', name: t`Pasted resume.txt`, text })}
        />
        <section aria-label={t`Your resumes`}>
          <ResumeList resumes={resumes} selectedId={selectedId} onSelect={onSelect} onDelete={remove} />
          <WrittenResumes />
        </section>
      </div>
      {selectedId ? (
        <ResumePanel {...panel} key={selectedId} resumeId={selectedId} resumes={resumes} />
      ) : null}
    </>
  );
}
