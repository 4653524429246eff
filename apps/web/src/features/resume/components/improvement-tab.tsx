import { jobTextMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { ReportPart } from '@/components/report-part.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { Working } from '@/components/working.tsx';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { type Improvement, keptKeys, SkillAnswers, skillsToAsk } from '../kept-work.ts';
import { resumeQuery } from '../queries.ts';
import { useImprove } from '../use-improvement.ts';
import { ImprovementResult } from './improvement-result.tsx';
import { TruthLock } from './truth-lock.tsx';

interface ImprovementTabProps {
  /** Null where there is no resume yet. */
  resumeId: string | null;
  jobText: string;
  onJobText(text: string): void;
  improvement: Improvement | null;
  onImprovement(improvement: Improvement): void;
  onKept(resume: { id: string; content: string }): void;
  onNoAccess(): void;
}

/** Smart Improvement: the selected resume, rewritten for one job without inventing anything. */
export function ImprovementTab({ resumeId, jobText, onJobText, improvement, ...props }: ImprovementTabProps) {
  const { id: userId } = useUser();
  const [answers, setAnswers] = useKept(keptKeys(userId).skillAnswers, SkillAnswers, {});
  const { data: resume, isLoading } = useQuery({
    ...resumeQuery(userId, resumeId ?? ''),
    enabled: resumeId !== null,
  });
  const { start: improve, startedAt, stop } = useImprove(props.onImprovement, props.onNoAccess);
  if (resumeId === null) {
    return (
      <EmptyState title={t`Upload a resume first`}>
        {t`Then paste the ad for the job you want. We'll rewrite the lines that could be better, from your own facts.`}
      </EmptyState>
    );
  }
  // With its name and the skills to ask about at once: what comes later would move the rest.
  if (isLoading) return <Skeleton height="32rem" />;
  const name = resume?.name;
  const asked = skillsToAsk(jobText, resume?.analysis ?? null, improvement);
  const start = () => {
    if (jobText.trim() === '') {
      const text = t`Please provide a job description for targeted improvements.`;
      return notify.error(t`Job description required`, text);
    }
    const known = asked.flatMap(({ skill }) => {
      const answer = answers[skill];
      return answer ? [[skill, answer] as const] : [];
    });
    if (resume)
      improve({ resumeId: resume.id, jobText: jobText.trim(), asked, answers: Object.fromEntries(known) });
  };
  return (
    <div className="report-parts">
      <ReportPart title={t`The job`} text={name ? t`For ${name}.` : undefined}>
        <TextAreaField
          label={t`Job description`}
          hint={t`Paste the whole job ad. Both tabs use it.`}
          rows={10}
          maxLength={jobTextMaxLength}
          value={jobText}
          onChange={(event) => onJobText(event.target.value)}
        />
      </ReportPart>
      <ReportPart
        title={t`Facts only`}
        text={t`Only what you have goes into the text. If you're still learning something, the text says so. The rest stays out.`}
      >
        <TruthLock
          skills={asked}
          answers={answers}
          onAnswer={(skill, answer) => setAnswers({ ...answers, [skill]: answer })}
        />
        <div className="improve-action">
          {startedAt === null ? (
            <Button variant={improvement ? 'secondary' : 'primary'} disabled={!resume} onClick={start}>
              {improvement ? t`Improve again` : t`Improve Resume`}
            </Button>
          ) : (
            <Working label={t`Improving your resume`} since={startedAt} onStop={stop} />
          )}
          <ModelNote sent={t`the job ad and the lines of your resume`} />
        </div>
      </ReportPart>
      {improvement ? (
        <ImprovementResult
          improvement={improvement}
          onChange={props.onImprovement}
          onKept={props.onKept}
          onNoAccess={props.onNoAccess}
        />
      ) : null}
    </div>
  );
}
