import { difficultyOfTitle } from '@greenroom/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { pausedInterviewsQuery, runningInterviewQuery } from '@/features/interview/queries.ts';
import type { InterviewRequest } from '@/features/interview/session/mutations.ts';
import { ReplaceDialog } from '@/features/interview/setup/components/replace-dialog.tsx';
import { useStartInterview } from '@/features/interview/setup/use-start-interview.ts';
import type { JobPractice } from '@/features/jobs/practice.ts';
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
  followUps: false,
  job: { id: jobId, questionIds },
});

type Unfinished = ComponentProps<typeof ReplaceDialog>['interview'];

/** The interview that a new one would take the place of: a paused one, or one whose clock still runs. */
async function unfinishedOf(queries: QueryClient, userId: string): Promise<Unfinished | null> {
  const [paused] = await queries.fetchQuery(pausedInterviewsQuery(userId));
  if (paused) return { id: paused.id, role: paused.job_role, paused: true };
  const running = await queries.fetchQuery(runningInterviewQuery(userId));
  return running && running.secondsLeft > 0
    ? { id: running.id, role: running.job_role, paused: false }
    : null;
}

/** Starts interviews of a job's own questions. Asks before one that isn't finished is left; past the trial's limit Premium is offered. */
export function useJobPractice() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [upgrading, setUpgrading] = useState(false);
  const [asked, setAsked] = useState<{ request: InterviewRequest; interview: Unfinished } | null>(null);
  const { start, busy } = useStartInterview(() => setUpgrading(true));
  const practice = async (wanted: JobPractice) => {
    const request = requestOf(wanted);
    // Where this can't be asked, starting fails too and says why.
    const interview = navigator.onLine ? await unfinishedOf(queries, userId).catch(() => null) : null;
    if (interview) setAsked({ request, interview });
    else await start(request);
  };
  const startAnyway = () => {
    if (asked) void start(asked.request);
    setAsked(null);
  };
  const dialogs = (
    <>
      {asked ? (
        <ReplaceDialog
          open
          onOpenChange={(open) => (open ? undefined : setAsked(null))}
          interview={asked.interview}
          onReplace={startAnyway}
        />
      ) : null}
      <UpgradeDialog open={upgrading} onOpenChange={setUpgrading} feature="interview_questions" />
    </>
  );
  return { practice: (wanted: JobPractice) => void practice(wanted), busy, dialogs };
}
