// What failed in a whole run, by name: the log above is long, and whoever reads its end should know where to look.

const firstLine = (text) => (text ?? '').split('\n')[0].slice(0, 200);

/** @param report Vitest's JSON report. Returns a line for each failed test and for each file that never got to its tests. */
export function unitFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [`${file.name}: ${firstLine(file.message)}`] : [];
    return failed.map((test) => `${file.name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

/** @param report Playwright's JSON report. Returns a line for each story that failed, or passed only on a further try. */
export function storyFailures(report) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => {
          const message = test.results.find(({ error }) => error)?.error.message;
          return `${spec.file}:${spec.line} > ${spec.title}: ${firstLine(message)}`;
        }),
    ),
  ];
  return report.suites.flatMap(inSuite);
}
