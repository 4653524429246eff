// Runs in a thread of its own, so that a file that is hard to read costs nothing but this thread.
import { parentPort } from 'node:worker_threads';
import { parseResume } from '@greenroom/coach';

parentPort?.on('message', (file: { bytes: Uint8Array; fileName: string }) => {
  parseResume(file).then(
    (reading) => parentPort?.postMessage({ reading }),
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
