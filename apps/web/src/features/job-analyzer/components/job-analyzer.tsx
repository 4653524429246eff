import { jobTextMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { Button } from '@/components/button.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { Working } from '@/components/working.tsx';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useArrival } from '@/lib/use-arrival.ts';
import { useKept } from '@/lib/use-kept.ts';
import { keptKeys } from '../queries.ts';
import { useJobAnalysis } from '../use-job-analysis.ts';
import { JobReport } from './job-report.tsx';

const AdSent = z.object({ jobDescription: z.string().min(1) });

/** A job description goes in, what it asks for comes out. */
export function JobAnalyzer({ onNoAccess }: { onNoAccess(): void }) {
  const { id: userId } = useUser();
  const noteId = useId();
  const [text, setText] = useKept(keptKeys(userId).draft, z.string(), '');
  // An ad that is being written isn't replaced by one of another device.
  const { kept, analyze, startedAt, stop } = useJobAnalysis(onNoAccess, (ad, last) => {
    if (text.trim() === '' || text === last) setText(ad);
  });
  useArrival(AdSent, ({ jobDescription }) => setText(jobDescription));
  // On a visit from an interview, the analysis of another ad would be mistaken for its own.
  const isFromJob = useSearchParams()[0].has('job');
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return notify.error(t`Missing Information`, t`Please paste a job description to analyze.`);
    if (startedAt === null) analyze(text);
  };
  return (
    <>
      <form className="job-form" onSubmit={submit}>
        <TextAreaField
          label={t`Job description`}
          rows={12}
          maxLength={jobTextMaxLength}
          placeholder={t`Paste the whole job ad, including the requirements.`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <div className="row wr">
          <Button
            type="submit"
            variant="primary"
            disabled={isBlank}
            busy={startedAt !== null}
            aria-describedby={noteId}
          >
            {t`Analyze`}
          </Button>
          <span className="small soft" id={noteId}>
            {t`Kept in this browser while you write.`}
          </span>
        </div>
        <ModelNote sent={t`the job ad`} />
      </form>
      {startedAt === null ? null : <Working label={t`Reading the job ad`} since={startedAt} onStop={stop} />}
      {kept && startedAt === null && (!isFromJob || kept.jobDescription === text) ? (
        <JobReport jobDescription={kept.jobDescription} analysis={kept.analysis} />
      ) : null}
    </>
  );
}
