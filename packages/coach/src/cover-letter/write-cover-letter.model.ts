import {
  type CoverLetter,
  type GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterField,
  LetterSentence,
  letterFields,
  letterWordsRange,
  modelNotice,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import type { AskModel } from '../model/connect-model.ts';
import { withoutOrders } from '../model/orders.ts';
import { writeCoverLetterPrompt } from '../model/prompts/write-cover-letter.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { letterWording } from './letter-wording.ts';

const letterBudgetMs = 45_000;
const Written = z.object({ paragraphs: z.array(z.object({ sentences: z.array(LetterSentence) })) });
type Written = z.infer<typeof Written>;

const fieldLabels: Record<LetterField, string> = {
  name: 'NAME',
  qualifications: 'QUALIFICATIONS',
  jobRole: 'ROLE',
  experience: 'EXPERIENCE',
  companyName: 'COMPANY',
  skills: 'SKILLS',
  jobDescription: 'JOB TEXT',
};
const even = (text: string) => evenSpaces(text.toLowerCase().replace(/[‘’]/g, "'"));
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const bodyOf = ({ paragraphs }: Written) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text.trim()).join(' ')).join('\n\n');

type Fields = Record<LetterField, string>;

function untraced(text: string, { jobDescription, ...own }: Fields) {
  return traceFacts({
    text,
    sources: Object.values(own),
    jobText: jobDescription,
    wording: letterWording,
  });
}

/** Whether what a sentence rests on stands where it says. */
function isSupported({ kind, support }: LetterSentence, fields: Fields): boolean {
  if (kind === 'courtesy') return true;
  return (
    support.length > 0 &&
    support.every(({ field, quote }) => quote.trim() !== '' && even(fields[field]).includes(even(quote)))
  );
}

function faultsOf(written: Written, fields: Fields): string[] {
  const body = bodyOf(written);
  const words = countWords(body);
  const faults: string[] = [];
  if (words < letterWordsRange.min - 10 || words > letterWordsRange.max - 10)
    faults.push(`the body has ${words} words, not ${letterWordsRange.min} to ${letterWordsRange.max - 20}`);
  if (!even(body).includes(even(fields.jobRole))) faults.push('the role is not named as in ROLE');
  if (fields.companyName && !even(body).includes(even(fields.companyName)))
    faults.push('the company is not named as in COMPANY');
  if (/\[[^\]]*\]|\b(?:XX+|lorem|insert)\b|_{3,}/i.test(body)) faults.push('the letter holds a placeholder');
  const loose = written.paragraphs
    .flatMap(({ sentences }) => sentences)
    .find((one) => !isSupported(one, fields));
  if (loose) faults.push(`"${loose.text.slice(0, 80)}" has no support that stands in its field`);
  const invented = untraced(body, fields).slice(0, 3);
  faults.push(...invented.map(({ quote }) => `"${quote.slice(0, 60)}" stands in no field`));
  return faults;
}

/**
 * As `writeCoverLetter`, in a model's words and under the same lock: 220 to 380 words, role and company named, every sentence with
 * support that stands in the form, no fact that cannot be traced. Greeting and close are ours. Where the model fails, the
 * built-in letter with a notice.
 */
export async function writeCoverLetterByModel(
  model: AskModel,
  builtIn: Coach,
  request: GenerateCoverLetterInput,
): Promise<GenerateCoverLetterOutput> {
  const base = await builtIn.writeCoverLetter(request);
  if ('error' in base) return base;
  const fields = Object.fromEntries(
    letterFields.map((field) => [field, (request[field] ?? '').trim()]),
  ) as Fields;
  const { name, ...shown } = fields;
  const parts = Object.entries(shown)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({ label: fieldLabels[field as LetterField], text: withoutOrders(text).text }));
  const outcome = await model.ask({
    prompt: writeCoverLetterPrompt,
    schema: Written,
    parts,
    names: [name],
    check: (written) => faultsOf(written, fields),
    budgetMs: letterBudgetMs,
    maxOutputTokens: 3_500,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const [greeting, close] = [base.sentences[0], base.sentences.at(-1)];
  const text = [greeting?.text ?? '', bodyOf(outcome.value), close?.text ?? ''].filter(Boolean).join('\n\n');
  const letter: CoverLetter = {
    coverLetter: text,
    words: countWords(text),
    sentences: [
      ...(greeting ? [greeting] : []),
      ...outcome.value.paragraphs.flatMap(({ sentences }) => sentences),
      ...(close ? [close] : []),
    ],
    unsupported: untraced(text, fields),
    engine: model.engineOf(writeCoverLetterPrompt),
  };
  return letter;
}
