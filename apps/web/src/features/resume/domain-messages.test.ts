import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkGroupLabels, fileRefusals, skillAnswerLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every group of checks, answer about a skill and refusal of a file can be said in another language', () => {
  const texts = [checkGroupLabels, skillAnswerLabels, fileRefusals].flatMap(Object.values);
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(texts));
});

const coach = path.join(import.meta.dirname, '../../../../../packages/coach/src/resume');
/** `line('columns', 'One column', ...` and its like, as the checks stand in the coach's sources. */
const titlePattern = /\b(?:line|listCheck|checkLine)\(\s*(?:'job',\s*)?'[a-z-]+',\s*'([^']+)'/g;

it('every title of the checklist can be said in another language', () => {
  const titles = globSync('*.ts', { cwd: coach })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(coach, file), 'utf8').matchAll(titlePattern)])
    .map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(40);
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(titles));
});
