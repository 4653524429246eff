import {
  type CoverLetter,
  GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterRequest,
  type LetterSentence,
  letterFieldsMissing,
  letterLimits,
  letterWordsRange,
  requiredLetterFields,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import { readTasks } from './ad-tasks.ts';
import { askedPlace, asksFor } from './letter-asks.ts';
import { bodyOf, type Paragraph, textOf } from './letter-body.ts';
import { sureHistory } from './letter-history.ts';
import { timeOf } from './letter-jobs.ts';
import { companyName, personName, roleAt, roleInAd, roleName, titleAlone } from './letter-names.ts';
import { qualificationSentences } from './letter-papers.ts';
import {
  closing,
  deedSentences,
  gapsOf,
  joinLines,
  type Names,
  opening,
  phoneOf,
  roleSentences,
  salutation,
  toldParts,
  whyOf,
} from './letter-parts.ts';
import { experienceSentences, phrase } from './letter-sentences.ts';
import { skillSentences } from './letter-skills.ts';
import * as wordings from './letter-wording.ts';
import { letterWording } from './letter-wording.ts';
import { boundedHistory, type OwnFact, readOwnFacts } from './own-facts.ts';
import { wordsOfRole } from './same-work.ts';
import { tieFacts, withoutReplies } from './tie-facts.ts';

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const lengthOf = (sentences: readonly LetterSentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** A sentence that says a fact of the same words is said once. */
function withoutRepeats(paragraphs: LetterSentence[][]): LetterSentence[][] {
  const seen = new Set<string>();
  return paragraphs
    .map((sentences) => sentences.filter(({ text }) => !seen.has(text) && seen.add(text)))
    .filter((sentences) => sentences.length > 0);
}

/** Too long a letter loses what it can do without: further deeds from the last paragraph on, then skills and papers from the end. */
function shortened(first: LetterSentence[], body: Paragraph[], third: LetterSentence[], rest: number) {
  const length = () => lengthOf([...first, ...body.flatMap(({ sentences }) => sentences), ...third]) + rest;
  for (const one of body.toReversed()) {
    while (length() > letterWordsRange.max && one.sentences.length > 2) {
      one.sentences.pop();
      one.tie.paragraph = textOf(one.sentences);
    }
  }
  while (length() > letterWordsRange.max && third.length > 1) third.pop();
  while (length() > letterWordsRange.max && first.length > 1) first.pop();
}

const ends = 8;
/** Words of a reason that isn't given yet. */
const usualReason = 20;
/** Words that an answer to a question adds, with the task before it. */
const usualDeed = 18;
/** A little more than the fewest words. */
const room = 30;

/** A request as it is used: any value that is no text is none. */
export function readLetterRequest(input: unknown): LetterRequest {
  const read = GenerateCoverLetterInput.safeParse(input ?? {});
  if (read.success) {
    const { history, experience } = read.data;
    return { ...read.data, history: sureHistory(boundedHistory(history), experience) };
  }
  const given = Object.entries((input ?? {}) as Record<string, unknown>);
  const texts = given.filter(([key, value]) => key !== 'history' && typeof value === 'string');
  const cut = texts.map(([key, value]) => [
    key,
    (value as string).slice(0, key === 'jobDescription' ? 50_000 : 200),
  ]);
  return GenerateCoverLetterInput.parse(Object.fromEntries(cut));
}

/** A form that has no paper takes the newest title, which may be an employer that was read as one. */
const ownQualifications = ({ qualifications, history }: LetterRequest): string =>
  history.some(({ title }) => title.trim() === qualifications.trim()) && titleAlone(qualifications) === ''
    ? ''
    : qualifications;

/**
 * A letter that ties two facts of the user to two tasks of the ad, and states nothing that the form and the resume do not say:
 * 180 to 320 words where there is enough to say, and shorter where there isn't. Each sentence carries what it rests on, `asks` are
 * the deeds that the user is asked for in place of lines that would read badly, and `gaps` names what else only they can add. Without name, qualifications or role the answer is the form's error.
 */
export async function writeCoverLetter(input: GenerateCoverLetterInput): Promise<GenerateCoverLetterOutput> {
  const request = readLetterRequest(input);
  if (requiredLetterFields.some((field) => request[field].trim() === ''))
    return { error: letterFieldsMissing };
  const company = companyName(request.companyName, request.jobDescription);
  const role = roleInAd(roleAt(roleName(request.jobRole), company), request.jobDescription);
  const names: Names = { name: personName(request.name), role, company };
  const seed = `${names.name}|${names.company}|${names.role}`;
  const pick = wordings.pickerOf(seed);
  const { tasks, language } = readTasks(request.jobDescription);
  const own = readOwnFacts(request);
  const any = wordsOfRole(role);
  const told = toldParts(request);
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(request.today)?.[0] ?? 9999);
  const firstOf = () => [
    opening(names, wordings.pickerOf(seed)),
    ...roleSentences(request, pick),
    ...experienceSentences(request.experience, told),
  ];
  const third = [
    ...qualificationSentences({ ...request, qualifications: ownQualifications(request) }, year).filter(
      ({ text }) => !(own.language && text.startsWith('My ')),
    ),
    ...skillSentences(request),
  ];
  const why = whyOf(request, names);
  const last = closing(request, pick);
  const rest = lengthOf([...third, ...why, ...last]) + ends;
  const bodyPick = () => wordings.pickerOf(`${seed}|ties`);
  const needed = letterWordsRange.min + room - rest - lengthOf(firstOf());
  const bodyWith = (facts: readonly OwnFact[]) =>
    bodyOf({ facts, ...tieFacts(tasks, facts, any) }, bodyPick, needed);
  // The questions are those of the letter without replies, and what a reply tells is said once.
  const asked = bodyWith(own.facts);
  const { repeated, others } = withoutReplies(own.facts, request.deeds);
  const body = repeated.length === 0 ? asked : bodyWith(others);
  // What is said of a job isn't said of the years.
  const said = [...asked, ...body].flatMap(({ sentences }) => sentences.flatMap(({ support }) => support));
  for (const { quote } of [...said, ...repeated]) told.add(phrase(quote, 45));
  const first = firstOf();
  const paragraphs = () => [first, ...asked.map(({ sentences }) => sentences), third];
  const short =
    letterWordsRange.min -
    lengthOf([...paragraphs().flat(), ...last]) -
    ends -
    (why.length > 0 ? lengthOf(why) : usualReason);
  const missing = Math.min(Math.max(0, Math.ceil(short / usualDeed), 2 - asked.length), letterLimits.deeds);
  const where = askedPlace(request, asked);
  const asks = asksFor(missing, asked, tasks, any, pick, where);
  const deeds = deedSentences(request, asks);
  shortened(first, body, third, lengthOf([...deeds, ...why, ...last]) + ends);
  // Replies go behind what the letter says of the same place.
  const behind =
    1 + body.findLastIndex(({ sentences }) => where.isMore && textOf(sentences).includes(where.place));
  const before = [first, ...body.map(({ sentences }) => sentences)];
  const around = [before.slice(0, behind + 1), [...before.slice(behind + 1), third, why]] as const;
  const [front, back] = around.map((one) => withoutRepeats([...one]));
  const whole = withoutRepeats([...(front ?? []), deeds, ...(back ?? []), last]);
  return assemble(request, names, whole, body, {
    asks,
    deedsBefore: textOf(back?.[0] ?? last),
    why: why[0]?.text ?? '',
    closing: textOf(last),
    gaps: gapsOf(request, body, { ad: language, own: own.language }),
  });
}

const namedByOwn = new Set(['degree', 'skill', 'title']);
const asSaid = (text: string) =>
  text
    .replace(/^At /, '')
    // What a paper is called behind its name.
    .replace(/ certification$/, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[.,;:]+(?=\s|$)/g, '');

function within(letter: string, part: string, start: number, end: number): boolean {
  const at = letter.indexOf(part);
  return at >= 0 && at <= start && end <= at + part.length;
}

function assemble(
  request: LetterRequest,
  { name, company }: Names,
  body: readonly LetterSentence[][],
  tied: readonly Paragraph[],
  rest: Pick<CoverLetter, 'asks' | 'deedsBefore' | 'why' | 'closing' | 'gaps'>,
): CoverLetter {
  const greeting: LetterSentence = {
    text: salutation(request.reader, company),
    kind: 'courtesy',
    support: [
      ...(request.reader.trim() ? [{ field: 'reader' as const, quote: request.reader.trim() }] : []),
      ...(company ? [{ field: 'companyName' as const, quote: company }] : []),
    ],
  };
  const close: LetterSentence = {
    text: `Sincerely,\n${name}`,
    kind: 'courtesy',
    support: [{ field: 'name', quote: name }],
  };
  const hasHead = [request.email, request.phone, request.place].some((line) => line.trim() !== '');
  const head = [
    hasHead ? joinLines([name, request.place, phoneOf(request.phone), request.email]) : '',
    request.today.trim(),
    hasHead || request.today.trim() ? company : '',
  ];
  const parts = [greeting.text, ...body.map(textOf), close.text];
  const coverLetter = [...head.filter(Boolean), ...parts].join('\n\n');
  const quoted = body
    .flat()
    .filter(
      ({ kind, support }) =>
        kind === 'job' ||
        support.some(({ field }) => field === 'contact' || field === 'jobDescription' || field === 'jobRole'),
    )
    .map(({ text }) => text);
  const own = ownWords(request).map(asSaid).join('\n');
  return {
    coverLetter,
    words: countWords(parts.join(' ')),
    sentences: [greeting, ...body.flat(), close],
    unsupported: unsupportedIn(coverLetter, request).filter(({ start, end, kind, quote }) => {
      // A paper, a skill or an employer that the user names in the same words is theirs.
      if (namedByOwn.has(kind) && quote.split(/, | and /).every((part) => own.includes(asSaid(part))))
        return false;
      // What is quoted of the ad and how to reach somebody is as it was given.
      const around = quoted.find((text) => within(coverLetter, text, start, end));
      return start >= coverLetter.indexOf(greeting.text) && around === undefined;
    }),
    ties: tied.map(({ tie }) => tie),
    ...rest,
    engine: builtinEngine,
  };
}

/** What the user said, in all fields: what a letter may say of them. */
function ownWords({ jobDescription: _, history, deeds, ...fields }: LetterRequest): string[] {
  const told = history.map(({ name, title, lines }) => [title, name, ...lines].join('\n'));
  return [...Object.values(fields), ...deeds, ...told].filter((text) => text !== '');
}

/** What a letter says that neither the form nor the resume does. */
export function unsupportedIn(text: string, request: LetterRequest) {
  const { history, jobDescription, experience } = request;
  return traceFacts({
    text,
    sources: ownWords(request),
    jobText: jobDescription,
    wording: letterWording,
    ...(history.length > 0
      ? {
          entries: history.map(({ name, title, lines }) => ({
            name,
            title,
            text: [title, name, timeOf({ name, title }, experience), ...lines].join('\n'),
          })),
        }
      : {}),
  });
}
