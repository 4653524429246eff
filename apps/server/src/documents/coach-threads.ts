import { Worker } from 'node:worker_threads';
import type { Coach, parseResume } from '@greenroom/coach';
import { Refusal } from '@greenroom/domain';
import { createFairQueue } from './fair-queue.ts';

/** What runs in the threads: everything whose cost depends on what somebody uploaded or pasted. */
export type ThreadCalls = Pick<
  Coach,
  | 'analyzeResume'
  | 'improveResume'
  | 'analyzeJob'
  | 'readJobAd'
  | 'prepareJob'
  | 'letterFacts'
  | 'writeCoverLetter'
> & {
  parseResume: typeof parseResume;
};
type Call = keyof ThreadCalls;

export interface ThreadRequest {
  call: Call;
  argument: unknown;
}

export interface ThreadLimits {
  /** Threads that run beside each other. */
  threads: number;
  /** The longest a call may take. */
  timeoutMs: number;
  /** What the first call of a new thread may take more: it starts the thread. */
  startMs: number;
  /** The heap of a thread, in mebibytes. */
  heapMebibytes: number;
  /** What a thread may hold beside its heap, in mebibytes: unpacked streams of a PDF are no objects of the heap. */
  buffersMebibytes: number;
  /** A thread that has nothing to do ends after this time. */
  idleMs: number;
  /** Calls that may wait or run, for each thread; one more is refused. */
  maxWaiting: number;
  /** Calls of one caller that may wait or run. */
  maxPerCaller: number;
}

export interface CoachThreads {
  /**
   * Runs one call in a thread of its own. Rejects with AppError `unreadable_file` when it takes more time or memory
   * than a resume or an advertisement can need, with `unavailable` when too many wait, and with `rate_limited` when too many
   * of the same caller do. One caller never holds all threads; null is nobody, who has no share.
   */
  run<C extends Call>(
    call: C,
    argument: Parameters<ThreadCalls[C]>[0],
    caller: string | null,
  ): ReturnType<ThreadCalls[C]>;
  /** Starts a thread, so that the first call does not wait for it. */
  warm(): void;
  /** Calls that wait or run. */
  busy(): number;
  close(): Promise<void>;
}

type Answer =
  | { result: unknown; fault?: undefined }
  | { result?: undefined; fault: { name: string; frames: string[] } };

const defaults: ThreadLimits = {
  threads: 2,
  timeoutMs: 15_000,
  startMs: 20_000,
  heapMebibytes: 256,
  buffersMebibytes: 384,
  idleMs: 600_000,
  maxWaiting: 20,
  maxPerCaller: 6,
};
/** How often the memory of a thread at work is looked at. */
const lookMs = 200;
const defaultEntry = new URL('./coach-worker.ts', import.meta.url);

const refuse = (call: Call) => new Refusal(call === 'parseResume' ? 'file_too_slow' : 'text_too_slow');

/** The thread could not say more than where it failed. */
class ThreadFault extends Error {
  constructor(fault: { name: string; frames: string[] }) {
    super(`the coach failed with ${fault.name}`);
    this.name = 'ThreadFault';
    this.stack = [this.message, ...fault.frames].join('\n');
  }
}

interface Lane {
  run(request: ThreadRequest): Promise<unknown>;
  warm(): void;
  close(): Promise<void>;
}

/** One call at a time in one thread, which is kept while it behaves. */
function createLane(limits: ThreadLimits, entry: URL): Lane {
  const { timeoutMs, startMs, heapMebibytes, buffersMebibytes, idleMs } = limits;
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function startThread(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: heapMebibytes, stackSizeMb: 4 };
    const started = new Worker(entry, { resourceLimits, execArgv: [], env: {} });
    // The process may end while a thread idles, and goes on when one ends between two calls.
    started.unref();
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function ask(request: ThreadRequest): Promise<unknown> {
    clearTimeout(idleTimer);
    const budgetMs = thread ? timeoutMs : timeoutMs + startMs;
    thread ??= startThread();
    try {
      const answer = await exchange(thread, request, { timeoutMs: budgetMs, buffersMebibytes });
      if (answer.fault) throw new ThreadFault(answer.fault);
      return answer.result;
    } catch (error) {
      await endThread();
      throw error;
    } finally {
      idleTimer = setTimeout(() => void endThread(), idleMs).unref();
    }
  }

  return {
    run: ask,
    warm() {
      thread ??= startThread();
    },
    async close() {
      clearTimeout(idleTimer);
      await endThread();
    },
  };
}

/** Runs the calls of the coach that read uploads and long texts in a few threads with bounded time and memory. */
export function createCoachThreads(limits: Partial<ThreadLimits> = {}, entry = defaultEntry): CoachThreads {
  const own = { ...defaults, ...limits };
  const lanes = Array.from({ length: own.threads }, () => createLane(own, entry));
  const queue = createFairQueue({
    lanes,
    isFull: (calls) => calls >= own.maxWaiting * own.threads,
    refuse: () =>
      new Refusal('reading_busy', {
        retryAfterSeconds: 60,
      }),
    maxPerCaller: own.maxPerCaller,
  });
  const run = (call: Call, argument: unknown, caller: string | null) =>
    queue.add(caller, (lane) => lane.run({ call, argument }));
  return {
    // A thread answers what the call of that name answers.
    run: run as CoachThreads['run'],
    warm: () => lanes[0]?.warm(),
    busy: queue.calls,
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

/** Sends one call and waits for its answer. A thread that ends or takes too long read what no resume is. */
function exchange(
  thread: Worker,
  request: ThreadRequest,
  { timeoutMs, buffersMebibytes }: Pick<ThreadLimits, 'timeoutMs' | 'buffersMebibytes'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const fail = () => settle(() => reject(refuse(request.call)));
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: unknown) => (isOutOfMemory(error) ? fail() : settle(() => reject(error)));
    const onExit = fail;
    const timer = setTimeout(fail, timeoutMs);
    const look = async () => {
      // Rejects where the thread has just ended, which is heard of by itself.
      const memory = await thread.getHeapStatistics().catch(() => undefined);
      if (memory && memory.external_memory > buffersMebibytes * 1_048_576) fail();
    };
    const watch = setInterval(() => void look(), lookMs);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(request);
  });
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
