import { type Coach, createCoach } from '@greenroom/coach';
import type { CoachThreads } from './coach-threads.ts';

/** The coach of each caller, whose calls on resumes and long texts run in threads: however hard a text is, the server goes on. */
export function boundedCoachFor(threads: CoachThreads): (userId: string | null) => Coach {
  const coach = createCoach();
  return (userId) => ({
    ...coach,
    analyzeResume: (request) => threads.run('analyzeResume', request, userId),
    improveResume: (request) => threads.run('improveResume', request, userId),
    analyzeJob: (request) => threads.run('analyzeJob', request, userId),
    readJobAd: (request) => threads.run('readJobAd', request, userId),
    prepareJob: (request) => threads.run('prepareJob', request, userId),
    letterFacts: (request) => threads.run('letterFacts', request, userId),
    writeCoverLetter: (request) => threads.run('writeCoverLetter', request, userId),
  });
}
