import { useQuery } from '@tanstack/react-query';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { resumeChoicesQuery } from './queries.ts';

/** In the address of the resume page: what is added there is for the interview it names. */
export const forJobParam = 'add';

/** The way to a resume for an interview that has none: choosing one of the user's, or adding the first. */
export function useResumeWay(jobId: string): { to: string; hasSome: boolean } {
  const { id: userId } = useUser();
  const hasSome = (useQuery(resumeChoicesQuery(userId)).data ?? []).length > 0;
  return {
    hasSome,
    to: hasSome ? `${paths.jobEdit(jobId)}#resume` : `${paths.resume}?job=${jobId}&${forJobParam}=1`,
  };
}
