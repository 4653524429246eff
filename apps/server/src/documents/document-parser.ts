import { Worker } from 'node:worker_threads';
import { AppError, type ResumeReading } from '@greenroom/domain';

export interface ParserLimits {
  /** The longest a file may take, the start of a new thread included. */
  timeoutMs: number;
  /** The heap of the thread, in mebibytes. */
  heapMebibytes: number;
  /** A thread that has nothing to do ends after this time. */
  idleMs: number;
  /** Files that may wait for their turn; one more is refused. */
  maxWaiting: number;
}

export interface DocumentParser {
  /**
   * Reads one resume in a thread of its own. Rejects with AppError `unreadable_file` when it takes more time or
   * memory than a resume can need, and `unavailable` when too many wait.
   */
  parse(file: ParsedFile): Promise<ResumeReading>;
  close(): Promise<void>;
}

interface ParsedFile {
  bytes: Uint8Array;
  fileName: string;
}

type Answer =
  | { reading: ResumeReading; fault?: undefined }
  | { reading?: undefined; fault: { name: string; frames: string[] } };

const defaults: ParserLimits = { timeoutMs: 20_000, heapMebibytes: 256, idleMs: 60_000, maxWaiting: 20 };
const defaultEntry = new URL('./parse-worker.ts', import.meta.url);

const tooMuch = () =>
  new AppError(
    'unreadable_file',
    'This file takes too long to read. Export it again as a plain PDF or Word file and upload the new copy.',
  );

/** The thread could not say more than where it failed. */
class ParserFault extends Error {
  constructor(fault: { name: string; frames: string[] }) {
    super(`the parser failed with ${fault.name}`);
    this.name = 'ParserFault';
    this.stack = [this.message, ...fault.frames].join('\n');
  }
}

/** Parses files one after another in a thread with bounded time and memory; the thread is kept while it behaves. */
export function createDocumentParser(
  limits: Partial<ParserLimits> = {},
  entry = defaultEntry,
): DocumentParser {
  const { timeoutMs, heapMebibytes, idleMs, maxWaiting } = { ...defaults, ...limits };
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function startThread(): Worker {
    const started = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes, stackSizeMb: 4 },
      execArgv: [],
      env: {},
    });
    // The process may end while a thread idles.
    started.unref();
    return started;
  }

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function ask(file: ParsedFile): Promise<ResumeReading> {
    clearTimeout(idleTimer);
    thread ??= startThread();
    try {
      const answer = await exchange(thread, file, timeoutMs);
      if (answer.fault) throw new ParserFault(answer.fault);
      return answer.reading;
    } catch (error) {
      await endThread();
      throw error;
    } finally {
      idleTimer = setTimeout(() => void endThread(), idleMs).unref();
    }
  }

  return {
    async parse(file) {
      if (waiting >= maxWaiting) {
        throw new AppError(
          'unavailable',
          'Many files are being read right now. Please try again in a minute.',
        );
      }
      waiting += 1;
      const mine = turn.then(() => ask(file));
      turn = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await endThread();
    },
  };
}

/** Sends one file and waits for its answer. A thread that ends or takes too long read what no resume is. */
function exchange(thread: Worker, { bytes, fileName }: ParsedFile, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(isOutOfMemory(error) ? tooMuch() : error));
    const onExit = () => settle(() => reject(tooMuch()));
    const timer = setTimeout(() => settle(() => reject(tooMuch())), timeoutMs);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage({ bytes, fileName });
  });
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
