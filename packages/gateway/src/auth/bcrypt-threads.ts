import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcrypt';

const entry = new URL('./bcrypt-thread.ts', import.meta.url);
/** Idle threads, kept for the next call. They never keep the process alive. */
const idle: Worker[] = [];

function startThread(): Worker {
  const thread = new Worker(entry, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, stackSizeMb: 1 },
  });
  thread.on('error', () => {});
  thread.on('exit', () => {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  });
  return thread;
}

/** Rejects if the thread ends before it sends its result. */
async function ended(thread: Worker, signal: AbortSignal): Promise<never> {
  await once(thread, 'exit', { signal });
  throw new Error('a bcrypt thread ended before it answered');
}

/**
 * The bcrypt hash of a password with a salt (its version, cost and salt, 29 characters). Each call takes a thread that is
 * free or starts one: bounding how many run at once is the caller's part.
 */
export async function hashInThread(password: string, salt: string): Promise<string> {
  const thread = idle.pop() ?? startThread();
  const isDone = new AbortController();
  const { signal } = isDone;
  thread.ref();
  try {
    const answer = once(thread, 'message', { signal });
    thread.postMessage({ password, salt });
    const [hash] = await Promise.race([answer, ended(thread, signal)]);
    thread.unref();
    idle.push(thread);
    return hash as string;
  } catch (error) {
    await thread.terminate();
    throw error;
  } finally {
    isDone.abort();
  }
}

/** A new salt; `cost` is the exponent of the rounds. */
export const makeSalt = (cost: number): string => bcrypt.genSaltSync(cost);
