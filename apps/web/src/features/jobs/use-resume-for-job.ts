import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { refreshJobs } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { chooseResume } from './mutations.ts';
import { resumeChoicesQuery } from './queries.ts';
import { forJobParam } from './use-resume-way.ts';

/**
 * For a page that was opened to add a resume for an interview: chooses the one that was added, and goes back there. Undefined on
 * other visits.
 */
export function useResumeForJob(): ((resumeId: string) => void) | undefined {
  const { id: userId } = useUser();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const jobId = search.get('job');
  if (!jobId || !search.has(forJobParam)) return undefined;
  const choose = async (resumeId: string) => {
    await queries.invalidateQueries({ queryKey: resumeChoicesQuery(userId).queryKey });
    try {
      await chooseResume(jobId, resumeId);
      await refreshJobs(queries, userId);
      await navigate(paths.job(jobId));
    } catch (error) {
      console.warn('The resume was not chosen', error);
      notify.error(t`Your resume is saved. We couldn't add it to your interview. Choose it there.`);
      await navigate(`${paths.jobEdit(jobId)}#resume`);
    }
  };
  return (resumeId) => void choose(resumeId);
}
