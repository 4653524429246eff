import { improvedResumeFileName } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { localDay } from '@/lib/calendar.ts';
import { FunctionError, isRefusal } from '@/lib/functions.ts';
import { writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { AskedSkill, type Improvement, keptKeys, SkillAnswers, scoresOf } from './kept-work.ts';
import { failureText, improveResume, scanText } from './mutations.ts';
import { resumeQuery, resumesQuery } from './queries.ts';
import { checkText, storeResume, UploadRefused } from './upload.ts';

const Request = z.object({
  resumeId: z.string(),
  jobText: z.string(),
  /** The skills that were asked about, and what was answered. */
  asked: z.array(AskedSkill),
  answers: SkillAnswers,
});

function tellFailure(error: Error, onNoAccess: () => void): void {
  if (error.name === 'AbortError') return;
  if (isRefusal(error, 'no_access')) {
    onNoAccess();
    return;
  }
  const unknown = error instanceof FunctionError ? t`Something went wrong. Please try again.` : error.message;
  notify.error(t`Improvement failed`, failureText(error, unknown));
}

/** Improves a resume for a job. It can be left; the result is kept in the browser. */
export function useImprove(onDone: (improvement: Improvement) => void, onNoAccess: () => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useLongWork({
    name: 'improve-resume',
    request: Request,
    async run({ resumeId, jobText, asked, answers }, signal): Promise<Improvement> {
      const resume = await queries.fetchQuery(resumeQuery(userId, resumeId));
      if (!resume) throw new Error(t`We couldn't find this resume.`);
      const improved = await improveResume(resume, jobText, answers, signal);
      return { resumeId, jobText, improved, asked, rejected: [], rescanned: null };
    },
    onDone: (improvement) => {
      // Written here too: the page may have been left, and then nobody holds the state.
      writeKept(keptKeys(userId).improvement, improvement);
      onDone(improvement);
      const { length } = improvement.improved.changes;
      notify.success(
        t`Resume Improved!`,
        plural(length, { one: '# edit, each in the change log.', other: '# edits, each in the change log.' }),
      );
    },
    onFailed: (error) => tellFailure(error, onNoAccess),
  });
}

/** Scans a text again, with the same checklist and the same job. */
export function useRescan(
  onScores: (scores: NonNullable<Improvement['rescanned']>) => void,
  onNoAccess: () => void,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ resumeId, jobText, text }: { resumeId: string; jobText: string; text: string }) =>
      scanText(resumeId, text, jobText),
    onSuccess: (analysis) => onScores(scoresOf(analysis)),
    onError: (error) => tellFailure(error, onNoAccess),
  });
  return { rescan: mutate, scanning: isPending };
}

/** Keeps an improved text as a resume of its own, to be analysed and compared like any other. */
export function useKeepAsResume(onKept: (resume: { id: string; content: string }) => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (text: string) =>
      storeResume(userId, { kind: 'text', name: improvedResumeFileName(localDay()), text: checkText(text) }),
    onSuccess: async () => {
      notify.success(t`Resume uploaded successfully!`);
      await queries.invalidateQueries({ queryKey: resumesQuery(userId).queryKey });
    },
    onError: (error) => {
      const title = error instanceof UploadRefused ? error.title : t`Upload failed`;
      notify.error(title, error.message || t`Failed to upload resume. Please try again.`);
    },
  });
  // Told to the page alone: whoever has left it is not taken back to it.
  const keepAsResume = (text: string) => mutate(text, { onSuccess: onKept });
  return { keepAsResume, keeping: isPending };
}
