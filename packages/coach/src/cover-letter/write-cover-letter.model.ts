import {
  type CoverLetter,
  type GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterRequest,
  LetterSentence,
  letterWordsRange,
  modelNotice,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import type { AskModel } from '../model/connect-model.ts';
import { withoutOrders } from '../model/orders.ts';
import { writeCoverLetterPrompt } from '../model/prompts/write-cover-letter.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { unsupportedIn } from './assemble-letter.ts';
import { countWords } from './letter-body.ts';
import { readLetterRequest } from './letter-request.ts';
import { borrowedTitle } from './letter-truth.ts';

const letterBudgetMs = 45_000;
/** Fewer words are no letter, however little there is to say. */
const fewestWords = 80;
const Written = z.object({ paragraphs: z.array(z.object({ sentences: z.array(LetterSentence) })) });
type Written = z.infer<typeof Written>;

/** What the model is shown, and what a sentence can rest on; not who the person is and how to reach them. */
const shownLabels = {
  qualifications: 'QUALIFICATIONS',
  jobRole: 'ROLE',
  experience: 'EXPERIENCE',
  history: 'HISTORY',
  companyName: 'COMPANY',
  skills: 'SKILLS',
  why: 'WHY',
  jobDescription: 'JOB TEXT',
} as const;
type Shown = Record<keyof typeof shownLabels, string>;

const even = (text: string) => evenSpaces(text.toLowerCase().replace(/[‘’]/g, "'"));
const textOf = ({ sentences }: Written['paragraphs'][number]) =>
  sentences.map(({ text }) => text.trim()).join(' ');
const bodyOf = ({ paragraphs }: Written) => paragraphs.map(textOf).join('\n\n');

/** The jobs of a resume as text, each with its lines. */
const historyText = ({ history }: LetterRequest) =>
  history
    .map(({ name, title, lines }) => [
      [title, name].filter(Boolean).join(', '),
      ...lines.map((line) => `- ${line}`),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n');

/** Whether what a sentence rests on stands where it says. */
function isSupported({ kind, support }: LetterSentence, shown: Shown): boolean {
  if (kind === 'courtesy') return true;
  const isIn = (field: string, quote: string) =>
    field in shown && even(shown[field as keyof Shown]).includes(even(quote));
  return support.length > 0 && support.every(({ field, quote }) => quote.trim() !== '' && isIn(field, quote));
}

function faultsOf(written: Written, shown: Shown, request: LetterRequest): string[] {
  const body = bodyOf(written);
  const words = countWords(body);
  const faults: string[] = [];
  if (words < fewestWords || words > letterWordsRange.max - 10)
    faults.push(`the body has ${words} words, not ${letterWordsRange.min} to ${letterWordsRange.max - 20}`);
  if (!even(body).includes(even(shown.jobRole))) faults.push('the role is not named as in ROLE');
  if (shown.companyName && !even(body).includes(even(shown.companyName)))
    faults.push('the company is not named as in COMPANY');
  if (/\[[^\]]*\]|\b(?:XX+|lorem|insert)\b|_{3,}/i.test(body)) faults.push('the letter holds a placeholder');
  const loose = written.paragraphs
    .flatMap(({ sentences }) => sentences)
    .find((one) => !isSupported(one, shown));
  if (loose) faults.push(`"${loose.text.slice(0, 80)}" has no support that stands in its field`);
  const title = borrowedTitle(body, request);
  if (title) faults.push(`"${title}" isn't what this person is or was`);
  const invented = unsupportedIn(body, request).slice(0, 3);
  faults.push(...invented.map(({ quote }) => `"${quote.slice(0, 60)}" stands in no field`));
  return faults;
}

/** The user's own sentence on a move in front of the plain ask: the model doesn't see where they live. */
function withMove({ paragraphs }: Written, { sentences }: CoverLetter): Written {
  const move = sentences.filter(({ support }) => support.some(({ field }) => field === 'move'));
  const last = paragraphs.at(-1);
  return last && move.length > 0
    ? { paragraphs: [...paragraphs.slice(0, -1), { sentences: [...move, ...last.sentences] }] }
    : { paragraphs };
}

/** The letter with the body of the model between what we write ourselves: head, greeting and close. */
function withBody(base: CoverLetter, made: Written, request: LetterRequest): Omit<CoverLetter, 'engine'> {
  const written = withMove(made, base);
  const [greeting, close] = [base.sentences[0], base.sentences.at(-1)];
  if (!greeting || !close) return base;
  const head = base.coverLetter.slice(0, base.coverLetter.indexOf(greeting.text));
  const body = bodyOf(written);
  const coverLetter = `${head}${greeting.text}\n\n${body}\n\n${close.text}`;
  const sentences = written.paragraphs.flatMap((paragraph) => paragraph.sentences);
  return {
    ...base,
    coverLetter,
    words: countWords(coverLetter.slice(head.length)),
    sentences: [greeting, ...sentences, close],
    unsupported: unsupportedIn(body, request).map((one) => {
      const moved = head.length + greeting.text.length + 2;
      return { ...one, start: one.start + moved, end: one.end + moved };
    }),
    // Its paragraphs are its own: none of ours could stand in.
    ties: base.ties.map((tie) => ({ ...tie, paragraph: '', others: [] })),
    asks: [],
    opening: '',
    deedsAfter: '',
    deedsBefore: '',
    why: sentences.find(({ support }) => support.some(({ field }) => field === 'why'))?.text ?? '',
    closing: close.text,
  };
}

/**
 * As `writeCoverLetter`, in a model's words and under the same lock: at most 300 words, role and company named, every sentence with
 * support that stands in the form or the resume, no fact that cannot be traced. Head, greeting and close are ours. Where the
 * model fails, the built-in letter with a notice.
 */
export async function writeCoverLetterByModel(
  model: AskModel,
  builtIn: Coach,
  input: GenerateCoverLetterInput,
): Promise<GenerateCoverLetterOutput> {
  const base = await builtIn.writeCoverLetter(input);
  if ('error' in base) return base;
  const request = readLetterRequest(input);
  const { qualifications, jobRole, companyName, skills, why, jobDescription } = request;
  const experience = [request.experience, ...request.deeds].join('\n');
  const given = { qualifications, jobRole, experience, companyName, skills, why, jobDescription };
  const shown: Shown = { ...given, history: historyText(request) };
  for (const field of Object.keys(shown) as (keyof Shown)[]) shown[field] = shown[field].trim();
  const parts = Object.entries(shown)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({
      label: shownLabels[field as keyof Shown],
      text: withoutOrders(text).text,
    }));
  const outcome = await model.ask({
    prompt: writeCoverLetterPrompt,
    schema: Written,
    parts,
    names: [request.name],
    check: (written) => faultsOf(written, shown, request),
    budgetMs: letterBudgetMs,
    maxOutputTokens: 3_500,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  return { ...withBody(base, outcome.value, request), engine: model.engineOf(writeCoverLetterPrompt) };
}
