import { focusMaxLength, type JobWorkspace, jobRoleMaxLength } from '@greenroom/domain';

/** The address of a page that is opened from a job and leads back to it. */
export const fromJob = (path: string, jobId: string) => `${path}?job=${jobId}`;

type About = Pick<JobWorkspace, 'details' | 'ad'>;

/** The job that a resume is held against, as the state of the navigation; nothing without an ad. */
export const resumeState = ({ ad }: Pick<About, 'ad'>) => (ad.trim() === '' ? null : { jobText: ad.trim() });

/** The ad that the analyzer opens with, as the state of the navigation. */
export const analyzerState = ({ ad }: Pick<About, 'ad'>) => ({ jobDescription: ad });

/** The form of a letter for this job, as the state of the navigation. */
export const letterState = ({ details, ad }: About) => ({
  resumeId: details.resumeId,
  jobRole: details.title,
  companyName: details.company,
  jobDescription: ad.trim() || details.title,
});

/** The set-up of an interview for this job, as the state of the navigation. */
export const setupState = ({ id, details, ad }: About & Pick<JobWorkspace, 'id'>) => ({
  job: { id },
  jobRole: details.title.slice(0, jobRoleMaxLength),
  ...(details.format === 'recorded' ? { mode: details.format } : {}),
  ...(ad.trim() === '' ? {} : { focus: ad.trim().slice(0, focusMaxLength), interviewType: 'custom' }),
});
