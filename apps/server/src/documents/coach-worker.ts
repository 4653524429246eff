// Runs in a thread of its own, so that a file or text that is hard to read costs nothing but this thread.
import { parentPort } from 'node:worker_threads';
import { createCoach, parseResume } from '@greenroom/coach';
import type { ThreadCalls, ThreadRequest } from './coach-threads.ts';

const coach = createCoach();
const calls: ThreadCalls = {
  parseResume,
  analyzeResume: coach.analyzeResume,
  improveResume: coach.improveResume,
  analyzeJob: coach.analyzeJob,
  readJobAd: coach.readJobAd,
  prepareJob: coach.prepareJob,
  letterFacts: coach.letterFacts,
  writeCoverLetter: coach.writeCoverLetter,
};

const answer = ({ call, argument }: ThreadRequest): Promise<unknown> =>
  // The name and its argument travel together; their types meet again in ThreadCalls.
  (calls[call] as (argument: unknown) => Promise<unknown>)(argument);

parentPort?.on('message', (request: ThreadRequest) => {
  answer(request).then(
    (result) => parentPort?.postMessage({ result }),
    // Kind and place of a bug, and no text of the file.
    (error: unknown) =>
      parentPort?.postMessage({
        fault: {
          name: error instanceof Error ? error.name : typeof error,
          frames: error instanceof Error ? (error.stack?.match(/^\s+at .*$/gm) ?? []).slice(0, 8) : [],
        },
      }),
  );
});
