import { afterEach, describe, expect, it } from 'vitest';
import { type CoachThreads, createCoachThreads, type ThreadLimits } from './coach-threads.ts';

const open: CoachThreads[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((threads) => threads.close()));
});

/** One thread that does what the code says with each file. */
function threadThat(onFile: string, limits: Partial<ThreadLimits> = {}) {
  const code = `import { parentPort } from 'node:worker_threads';
    let files = 0;
    parentPort.on('message', ({ argument: { bytes, fileName } }) => { files += 1; ${onFile} });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const threads = createCoachThreads({ threads: 1, startMs: 0, ...limits }, entry);
  open.push(threads);
  return { parse: (given: ReturnType<typeof file>) => threads.run('parseResume', given, null) };
}

const file = (fileName = 'cv.pdf') => ({ bytes: new Uint8Array([1, 2, 3]), fileName });
const reply = `parentPort.postMessage({ result: { ok: true, fileName, size: bytes.length, files } });`;

describe('a thread for files', () => {
  it('is kept from file to file, and answers each with its own', async () => {
    const thread = threadThat(reply);
    const readings = await Promise.all(['a', 'b', 'c'].map((name) => thread.parse(file(name))));
    expect(readings).toMatchObject([
      { fileName: 'a', size: 3, files: 1 },
      { fileName: 'b', files: 2 },
      { fileName: 'c', files: 3 },
    ]);
  });

  it('ends when a file takes too long, and the next file is read by a new one', async () => {
    const thread = threadThat(`if (fileName === 'bad') for (;;) {} ${reply}`, { timeoutMs: 1_500 });
    const bad = thread.parse(file('bad'));
    const good = thread.parse(file('good'));
    await expect(bad).rejects.toMatchObject({ code: 'unreadable_file' });
    expect(await good).toMatchObject({ fileName: 'good', files: 1 });
  });

  it('leaves the other threads at work while one hangs', async () => {
    const code = `if (fileName === 'bad') for (;;) {} ${reply}`;
    const thread = threadThat(code, { threads: 2, timeoutMs: 3_000 });
    const bad = thread.parse(file('bad')).then(
      () => 'read',
      () => 'refused',
    );
    expect(await Promise.race([bad, thread.parse(file('good'))])).toMatchObject({ fileName: 'good' });
    expect(await bad).toBe('refused');
  });

  it('ends when a file takes too much memory', async () => {
    const hoard = `const kept = []; if (fileName === 'bad') for (;;) kept.push('x'.repeat(1000).split('')); ${reply}`;
    const thread = threadThat(hoard, { heapMebibytes: 32 });
    await expect(thread.parse(file('bad'))).rejects.toMatchObject({ code: 'unreadable_file' });
    expect(await thread.parse(file('good'))).toMatchObject({ files: 1 });
  });

  it('ends when a file unpacks to more memory beside the heap than it may hold', async () => {
    const unpack = `const kept = []; if (fileName === 'bad') for (;;) kept.push(new Uint8Array(1 << 20).fill(1)); ${reply}`;
    const thread = threadThat(unpack, { buffersMebibytes: 64, timeoutMs: 60_000 });
    const startedAt = performance.now();
    await expect(thread.parse(file('bad'))).rejects.toMatchObject({ code: 'unreadable_file' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await thread.parse(file('good'))).toMatchObject({ files: 1 });
  });

  it('that ends between two files is replaced', async () => {
    const thread = threadThat(
      `${reply} if (fileName === 'last') setTimeout(() => { throw new Error(); }, 50);`,
    );
    expect(await thread.parse(file('last'))).toMatchObject({ files: 1 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await thread.parse(file())).toMatchObject({ files: 1 });
  });

  it('refuses more than may wait', async () => {
    const thread = threadThat(reply, { maxWaiting: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => thread.parse(file())));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('tells of a bug by its kind and place, and holds no word of the file', async () => {
    const thread = threadThat(
      `parentPort.postMessage({ fault: { name: 'TypeError', frames: ['    at parse'] } });`,
    );
    const failure = await thread.parse(file()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ThreadFault', message: 'the coach failed with TypeError' });
  });
});
