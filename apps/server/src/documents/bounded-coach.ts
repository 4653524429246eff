import type { Coach } from '@greenroom/coach';
import type { CoachThreads } from './coach-threads.ts';

/** A coach whose calls on resumes and long texts run in threads: however hard a text is, the server goes on. */
export function createBoundedCoach(coach: Coach, threads: CoachThreads): Coach {
  return {
    ...coach,
    analyzeResume: (request) => threads.run('analyzeResume', request),
    improveResume: (request) => threads.run('improveResume', request),
    analyzeJob: (request) => threads.run('analyzeJob', request),
    writeCoverLetter: (request) => threads.run('writeCoverLetter', request),
  };
}
