// What failed in a whole run, by name: the log above is long, and whoever reads its end should know where to look.

const longest = 600;
/** The colors of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const colors = /\u001b\[[\d;]*m/g;

/** A message in one line, without its stack: what was expected and what came instead stand below its first line. */
const inOneLine = (text) =>
  (text ?? '')
    .replace(colors, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' / ')
    .slice(0, longest);

/** @param report Vitest's JSON report. Returns a line for each failed test and for each file that never got to its tests. */
export function unitFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [`${file.name}: ${inOneLine(file.message)}`] : [];
    return failed.map((test) => `${file.name} > ${test.fullName}: ${inOneLine(test.failureMessages[0])}`);
  });
}

/**
 * @param report Playwright's JSON report.
 * @param outcome `unexpected` for the stories that failed, `flaky` for those that passed at the second try.
 * Returns a line for each of them.
 */
export function storiesThat(outcome, report) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === outcome)
        .map((test) => {
          const message = test.results.find(({ error }) => error)?.error.message;
          return `${spec.file}:${spec.line} > ${spec.title}: ${inOneLine(message)}`;
        }),
    ),
  ];
  return report.suites.flatMap(inSuite);
}
