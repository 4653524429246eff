import { afterEach, describe, expect, it } from 'vitest';
import { createDocumentParser, type DocumentParser, type ParserLimits } from './document-parser.ts';

const open: DocumentParser[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((parser) => parser.close()));
});

/** A parser whose thread does what the code says with each file. */
function parserThat(onFile: string, limits: Partial<ParserLimits> = {}): DocumentParser {
  const code = `import { parentPort } from 'node:worker_threads';
    let files = 0;
    parentPort.on('message', ({ bytes, fileName }) => { files += 1; ${onFile} });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const parser = createDocumentParser(limits, entry);
  open.push(parser);
  return parser;
}

const file = (fileName = 'cv.pdf') => ({ bytes: new Uint8Array([1, 2, 3]), fileName });
const reply = `parentPort.postMessage({ reading: { ok: true, fileName, size: bytes.length, files } });`;

describe('a thread for files', () => {
  it('is kept from file to file, and answers each with its own', async () => {
    const parser = parserThat(reply);
    const readings = await Promise.all(['a', 'b', 'c'].map((name) => parser.parse(file(name))));
    expect(readings).toMatchObject([
      { fileName: 'a', size: 3, files: 1 },
      { fileName: 'b', files: 2 },
      { fileName: 'c', files: 3 },
    ]);
  });

  it('ends when a file takes too long, and the next file is read by a new one', async () => {
    const parser = parserThat(`if (fileName === 'bad') for (;;) {} ${reply}`, { timeoutMs: 1_500 });
    const bad = parser.parse(file('bad'));
    const good = parser.parse(file('good'));
    await expect(bad).rejects.toMatchObject({ code: 'unreadable_file' });
    expect(await good).toMatchObject({ fileName: 'good', files: 1 });
  });

  it('ends when a file takes too much memory', async () => {
    const hoard = `const kept = []; if (fileName === 'bad') for (;;) kept.push('x'.repeat(1000).split('')); ${reply}`;
    const parser = parserThat(hoard, { heapMebibytes: 32 });
    await expect(parser.parse(file('bad'))).rejects.toMatchObject({ code: 'unreadable_file' });
    expect(await parser.parse(file('good'))).toMatchObject({ files: 1 });
  });

  it('refuses more than may wait', async () => {
    const parser = parserThat(reply, { maxWaiting: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => parser.parse(file())));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('tells of a bug by its kind and place, and holds no word of the file', async () => {
    const parser = parserThat(
      `parentPort.postMessage({ fault: { name: 'TypeError', frames: ['    at parse'] } });`,
    );
    const failure = await parser.parse(file()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ParserFault', message: 'the parser failed with TypeError' });
  });
});
