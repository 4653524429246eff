import { difficultyOfTitle } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import type { InterviewRequest } from '@/features/interview/mutations.ts';
import { type OpenInterview, pausedInterviewsQuery } from '@/features/interview/queries.ts';
import { useStartInterview } from '@/features/interview/use-start-interview.ts';
import type { JobPractice } from '@/features/jobs/practice.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';

const requestOf = ({ jobId, jobRole, questionIds, timeLimit, practice }: JobPractice): InterviewRequest => ({
  jobRole,
  interviewType: 'mixed',
  difficulty: difficultyOfTitle(jobRole) ?? 'medium',
  questionsCount: questionIds.length,
  timeLimit,
  practice,
  mode: 'text',
  focus: '',
  usesResume: true,
  job: { id: jobId, questionIds },
});

/** Starts interviews of a job's own questions. Asks before a paused one is lost; past the trial's limit Premium is offered. */
export function useJobPractice() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [upgrading, setUpgrading] = useState(false);
  const [asked, setAsked] = useState<{ request: InterviewRequest; paused: OpenInterview } | null>(null);
  const { start, busy } = useStartInterview(() => setUpgrading(true));
  const practice = async (wanted: JobPractice) => {
    const request = requestOf(wanted);
    // Where this can't be asked, starting fails too and says why.
    const [paused] = navigator.onLine
      ? await queries.fetchQuery(pausedInterviewsQuery(userId)).catch(() => [])
      : [];
    if (paused) setAsked({ request, paused });
    else await start(request);
  };
  const startAnyway = () => {
    if (asked) void start(asked.request);
    setAsked(null);
  };
  const dialogs = (
    <>
      <ReplaceDialog paused={asked?.paused ?? null} onClose={() => setAsked(null)} onStart={startAnyway} />
      <UpgradeDialog open={upgrading} onOpenChange={setUpgrading} feature="interview_questions" />
    </>
  );
  return { practice: (wanted: JobPractice) => void practice(wanted), busy, dialogs };
}

interface ReplaceDialogProps {
  paused: OpenInterview | null;
  onClose(): void;
  onStart(): void;
}

function ReplaceDialog({ paused, onClose, onStart }: ReplaceDialogProps) {
  const role = paused?.job_role ?? '';
  return (
    <Dialog
      open={paused !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t`You have a paused interview`}
      text={t`${role} isn't finished. If you start a new one, its answers are deleted.`}
      actions={
        <>
          <ButtonLink to={paused ? paths.interviewSession(paused.id) : paths.interviewSetup}>
            {t`Continue it`}
          </ButtonLink>
          <Button variant="primary" onClick={onStart}>
            {t`Start the new one`}
          </Button>
        </>
      }
    />
  );
}
