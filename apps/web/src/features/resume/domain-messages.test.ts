import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkGroupLabels, fileRefusals, skillAnswerLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { checkMessages } from './check-messages.ts';
import { domainMessages } from './domain-messages.ts';

it('every group of checks, answer about a skill and refusal of a file can be said in another language', () => {
  const texts = [checkGroupLabels, skillAnswerLabels, fileRefusals].flatMap(Object.values);
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(texts));
});

const coach = path.join(import.meta.dirname, '../../../../../packages/coach/src/resume');
/** `line('columns', 'One column', ...` and its like, as the checks stand in the coach's sources. */
const titlePattern = /\b(?:line|listCheck|checkLine)\(\s*(?:'(?:job|layout)',\s*)?'[a-z-]+',\s*'([^']+)'/g;
/** `label: 'Very little text'`, as the caps have it. */
const capPattern = /\blabel: (?:'([^']+)'|"([^"]+)")/g;

it('every title of the checklist can be said in another language', () => {
  const caps = readFileSync(path.join(coach, 'analyze-resume-caps.ts'), 'utf8').matchAll(capPattern);
  const titles = globSync('*.ts', { cwd: coach })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(coach, file), 'utf8').matchAll(titlePattern)])
    .map(([, title]) => title);
  titles.push(...[...caps].map(([, single, double]) => single ?? double));
  expect(titles.length).toBeGreaterThan(43);
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(titles));
});

/** A whole sentence between quotation marks, without a place for a value. */
const sentencePattern = /'([A-Z][^'\n]* [^'\n]*\.)'|"([A-Z][^"\n]* [^"\n]*\.)"/g;

it('every fixed sentence of the checklist and of the change log can be said in another language', () => {
  const sources = ['check-*.ts', 'analyze-resume-caps.ts', 'improve-resume-*.ts', 'rewrite-line.ts'];
  const sentences = globSync(sources, { cwd: coach })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(coach, file), 'utf8').matchAll(sentencePattern)])
    .map(([, single, double]) => single ?? double);
  expect(sentences.length).toBeGreaterThan(60);
  expect(checkMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(sentences));
});
