import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { retriesPerQuestion, tryAnswerMaxLength } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

const functions = path.join(import.meta.dirname, '../../../../packages/functions/src');
/** Said to programs, not to people. */
const forPrograms = /bad_request|method_not_allowed|too_large|There is no function|webhook/;
const values: Record<string, number> = { retriesPerQuestion, tryAnswerMaxLength };

/** The sentences with which the server functions refuse, as they stand in their sources. */
function refusals(): string[] {
  const sources = globSync('**/*.ts', { cwd: functions }).filter((file) => !file.endsWith('.test.ts'));
  return sources.flatMap((file) => {
    const source = readFileSync(path.join(functions, file), 'utf8');
    return [...source.matchAll(/new AppError\(\s*('[a-z_]+'),\s*(?:'([^']+)'|`([^`]+)`)/g)]
      .filter(([call]) => !forPrograms.test(call))
      .map(
        ([, , plain, template = '']) =>
          plain ?? template.replace(/\$\{(\w+)\}/g, (_, name) => String(values[name])),
      );
  });
}

it('every refusal of a server function can be said in another language', () => {
  const known = domainMessages.map(({ id }) => id);
  const found = refusals();
  expect(found.length).toBeGreaterThan(20);
  expect(known).toEqual(expect.arrayContaining(found));
});
