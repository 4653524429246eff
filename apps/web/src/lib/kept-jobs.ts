import { JobSummary } from '@greenroom/domain';
import { z } from 'zod';
import { readCopy } from './offline-copy.ts';

const KeptList = z.object({ jobs: z.array(JobSummary) });

/** The list of real interviews that this device keeps; null where there is none. */
export const readKeptJobs = (userId: string) => readCopy(userId, 'jobs', KeptList);
