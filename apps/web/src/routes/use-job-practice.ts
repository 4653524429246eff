import { difficultyOfTitle } from '@greenroom/domain';
import { useState } from 'react';
import { useStartInterview } from '@/features/interview/use-start-interview.ts';
import type { JobPractice } from '@/features/jobs/practice.ts';

/** Starts interviews of a job's own questions; past the trial's limit the upgrade dialog opens. */
export function useJobPractice() {
  const [upgrading, setUpgrading] = useState(false);
  const { start, busy } = useStartInterview(() => setUpgrading(true));
  const practice = ({ jobId, jobRole, questionIds, timeLimit, practice: withHelp }: JobPractice) =>
    void start({
      jobRole,
      interviewType: 'mixed',
      difficulty: difficultyOfTitle(jobRole) ?? 'medium',
      questionsCount: questionIds.length,
      timeLimit,
      practice: withHelp,
      mode: 'text',
      focus: '',
      usesResume: true,
      job: { id: jobId, questionIds },
    });
  return { practice, busy, upgrade: { open: upgrading, onOpenChange: setUpgrading } };
}
