import { expect, test } from 'vitest';
import { storiesThat, unitFailures } from './failures.mjs';

test('the end of a run names each failed test, and each file that could not be run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001b[31mexpected\u001b[39m 1 to be 2\n\n- 2\n+ 1\n    at a.test.ts:3'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nstack', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(unitFailures(report)).toEqual([
    'a.test.ts > subtracts: expected 1 to be 2 / - 2 / + 1',
    'b.test.ts: Cannot find module / stack',
  ]);
});

test('the end of a run names each story that failed, and apart from them each that needed a second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'x.story.ts',
    line: 7,
    title,
    tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('signs in', 'expected')],
        suites: [
          { specs: [spec('saves', 'flaky', 'Timeout\nof 1 s'), spec('leaves', 'unexpected', 'Closed')] },
        ],
      },
    ],
  };
  expect(storiesThat('unexpected', report)).toEqual(['x.story.ts:7 > leaves: Closed']);
  expect(storiesThat('flaky', report)).toEqual(['x.story.ts:7 > saves: Timeout / of 1 s']);
});
