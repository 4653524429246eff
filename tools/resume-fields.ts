import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDoubtfulReading, isUnknownResumeLanguage, type ParsedResume } from '@greenroom/domain';
import { parseResume } from '../packages/coach/src/resume/parse-resume.builtin.ts';
import { compareResume } from './resume-compare.ts';
import { type ComparedField, fieldGroups, plainText, type Truth } from './resume-truth.ts';

/**
 * How much of labeled resumes is read right:
 *   npm run resumes                          the files of `../shared/data/resumes` (not part of this repository)
 *   npm run resumes -- --misses              also each field that was missed, with what was read
 *   npm run resumes -- --misses <folder> rr- another folder with a truth.json, and only files whose name has "rr-"
 */
const args = process.argv.slice(2);
const [given, ...wanted] = args.filter((arg) => !arg.startsWith('--'));
const folder = given ?? path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'resumes');
/** From here on the page calls a field "Sure" (`apps/web/src/features/resume/model.ts`). */
const sureFrom = 0.85;

const countOf = (fields: readonly ComparedField[]) =>
  `${fields.filter((one) => one.isRight).length}/${fields.length}`;
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

/** What a reading is sure of and what the truth says about it; skills are named by their words, everything else by its path. */
function sureFields(
  resume: ParsedResume,
  fields: readonly ComparedField[],
  truth: Truth,
): { path: string; isRight: boolean }[] {
  const skills = new Set((truth.skills ?? []).map(plainText));
  const strangers = fields.filter((one) => one.what.endsWith('is no entry')).map((one) => `${one.path}.`);
  return resume.fields.flatMap(({ path: at, confidence, source }) => {
    if (confidence < sureFrom) return [];
    if (at === 'skills') {
      // The lists of the truth are not complete: a skill can be judged where it is one of them, or one with more around it.
      const words = plainText(source.text);
      const isListed = [...skills].some((one) => words.includes(one));
      return isListed ? [{ path: `skills ${source.text}`, isRight: skills.has(words) }] : [];
    }
    if (strangers.some((one) => at.startsWith(one))) return [{ path: at, isRight: false }];
    const compared = fields.find((one) => one.path === at);
    return compared ? [{ path: at, isRight: compared.isRight }] : [];
  });
}

const truths: Record<string, Truth> = existsSync(path.join(folder, 'truth.json'))
  ? JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8'))
  : {};
const names = Object.keys(truths).filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const all: ComparedField[] = [];
const sure: { path: string; isRight: boolean }[] = [];
/** Of each file, the share of fields read right and whether the page warns that it may have misread it. */
const warnings: { share: number; warns: boolean }[] = [];
/** Below this share of right fields a reading is bad, and above that one a warning is false. */
const [badShare, goodShare] = [0.7, 0.95];

for (const name of names) {
  const truth = truths[name] as Truth;
  const reading = await parseResume({
    bytes: new Uint8Array(readFileSync(path.join(folder, name))),
    fileName: name,
  });
  if (!reading.ok) {
    console.log(`${name}: ${reading.refusal.code}`);
    continue;
  }
  const fields = compareResume(truth, reading.resume);
  const sureHere = sureFields(reading.resume, fields, truth);
  all.push(...fields);
  sure.push(...sureHere);
  const groups = fieldGroups.map(
    (group) => `${group} ${countOf(fields.filter((one) => one.group === group))}`,
  );
  const warns =
    isDoubtfulReading(reading.resume.coverage) || isUnknownResumeLanguage(reading.document.language);
  warnings.push({
    share: fields.filter((one) => one.isRight).length / Math.max(1, fields.length),
    warns,
  });
  const warning = warns ? '  warns' : '';
  console.log(`${name.padEnd(28)} ${countOf(fields).padEnd(8)} ${groups.join('  ')}${warning}`);
  if (!args.includes('--misses')) continue;
  for (const { what, expected, read, isRight } of fields)
    if (!isRight) console.log(`    ${what}: "${expected}", read "${read}"`);
  for (const { path: at, isRight } of sureHere) if (!isRight) console.log(`    sure and wrong: ${at}`);
}

if (names.length === 0) console.log(`No labeled resumes in ${folder}.`);
else {
  for (const group of fieldGroups) {
    const fields = all.filter((one) => one.group === group);
    console.log(
      `${group.padEnd(28)} ${countOf(fields)} ${percent(fields.filter((one) => one.isRight).length, fields.length)}`,
    );
  }
  console.log(
    `${'all'.padEnd(28)} ${countOf(all)} ${percent(all.filter((one) => one.isRight).length, all.length)}`,
  );
  const wrong = sure.filter((one) => !one.isRight).length;
  const [bad, good] = [
    warnings.filter(({ share }) => share < badShare),
    warnings.filter(({ share }) => share > goodShare),
  ];
  const warned = (files: typeof warnings) =>
    `${files.filter(({ warns }) => warns).length} of ${files.length}`;
  console.log(`warned: ${warned(bad)} read below 70%, ${warned(good)} above 95%`);
  console.log(`sure and wrong: ${wrong} of ${sure.length} (${percent(wrong, sure.length)})`);
}
