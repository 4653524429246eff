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
import { bodyOf, countWords, lengthOf, otherJobs, type Paragraph, textOf } from './letter-body.ts';
import { sureHistory } from './letter-history.ts';
import { timeOf } from './letter-jobs.ts';
import { companyName, personName, roleAt, roleInAd, roleName } from './letter-names.ts';
import { qualificationSentences } from './letter-papers.ts';
import {
  closing,
  deedParagraphs,
  deedSentences,
  gapsOf,
  joinLines,
  type Names,
  opening,
  phoneOf,
  salutation,
  toldParts,
  whyOf,
} from './letter-parts.ts';
import { workSentence } from './letter-sentences.ts';
import { skillSentences } from './letter-skills.ts';
import { isListedTruly } from './letter-truth.ts';
import * as wordings from './letter-wording.ts';
import { letterWording } from './letter-wording.ts';
import { boundedHistory, type OwnFact, readOwnFacts, typed } from './own-facts.ts';
import { rankJobs, relevanceFor } from './relevance.ts';
import { wordsOfRole } from './same-work.ts';
import { tieFacts, withoutReplies } from './tie-facts.ts';

/** Too long a letter loses what it can do without: older jobs, further lines from the last list on, then skills and papers from the end. */
function shortened(body: Paragraph[], jobs: LetterSentence[], third: LetterSentence[], rest: number) {
  const length = () => lengthOf([...body.flatMap(({ sentences }) => sentences), ...jobs, ...third]) + rest;
  if (length() > letterWordsRange.max) jobs.length = 0;
  for (const one of body.toReversed()) {
    const fewest = Math.max(1, one.ties.length) + 1;
    const endsInReply = () => isReply(one.sentences.at(-1) as LetterSentence);
    while (length() > letterWordsRange.max && one.sentences.length > fewest && !endsInReply())
      one.sentences.pop();
  }
  while (length() > letterWordsRange.max && third.length > 1) third.pop();
}

const mostSaid = 3;
const ends = 8;
/** Words of a reason that isn't given yet. */
const usualReason = 20;
/** Words that an answer to a question adds, with the task before it. */
const usualDeed = 18;
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

/** A form that has no paper takes the newest title, which the letter tells with its job. */
const ownQualifications = ({ qualifications, history }: LetterRequest): string =>
  history.some(({ title }) => title.trim() === qualifications.trim()) ? '' : qualifications;

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
  const told = toldParts(request);
  const own = readOwnFacts(request, told);
  const any = wordsOfRole(role);
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(request.today)?.[0] ?? 9999);
  // What was typed of work is sentences where all of it can be, and a list otherwise.
  const typedFacts = own.facts.filter(({ entry }) => entry === typed);
  const said = typedFacts.slice(0, mostSaid + 1).flatMap(({ text }) => workSentence(text) ?? []);
  const singles = said.length === typedFacts.length && said.length <= mostSaid ? said : [];
  const facts = singles.length > 0 ? own.facts.filter(({ entry }) => entry !== typed) : own.facts;
  const why = whyOf(request, names);
  const start = opening(names, pick);
  const first = [start, ...why, ...singles];
  const third = [
    ...qualificationSentences({ ...request, qualifications: ownQualifications(request) }, year).filter(
      ({ text }) => !(own.language && text.startsWith('My ')),
    ),
    ...skillSentences(request),
  ];
  const last = closing(request, pick);
  const rest = lengthOf([...first, ...last]) + ends;
  const needed = letterWordsRange.min - rest - lengthOf(third);
  const relevanceOf = relevanceFor(request.jobDescription, role);
  const ranked = rankJobs(request.history, role, relevanceOf);
  const bodyWith = (facts: readonly OwnFact[]) => {
    const deeds = facts.filter(({ isDeed }) => isDeed);
    const told = { request, facts, ranked, relevanceOf, ...tieFacts(tasks, deeds, any) };
    return bodyOf(told, needed);
  };
  // The questions are those of the letter without replies, and what a reply tells is said once.
  const asked = bodyWith(facts);
  const { repeated, others } = withoutReplies(facts, request.deeds);
  const body = repeated.length === 0 ? asked : bodyWith(others);
  const jobs = otherJobs(request, body);
  const short =
    letterWordsRange.min -
    rest -
    lengthOf([...asked.flatMap(({ sentences }) => sentences), ...jobs, ...third]) -
    (why.length > 0 ? 0 : usualReason);
  const missing = Math.min(
    Math.max(0, Math.ceil(short / usualDeed), fewestFacts - deedsIn(asked)),
    letterLimits.deeds,
  );
  const where = askedPlace(request, asked, ranked);
  const asks = asksFor(missing, asked, tasks, any, where);
  // Replies are in the letter's list of their place; those about another one come behind all places.
  const list = body.find(({ facts }) => facts[0]?.entry === where.entry && where.entry !== typed);
  const firstLine = list?.sentences.findIndex(({ text }) => text.startsWith('• ')) ?? -1;
  const deedsAfter = list?.sentences[firstLine]?.text ?? '';
  list?.sentences.splice(firstLine + 1, 0, ...deedSentences(request, asks));
  const deeds = deedParagraphs(request, asks, list !== undefined);
  shortened(body, jobs, third, rest + lengthOf(deeds.flat()));
  const lists = body.map(({ sentences }) => sentences);
  const after = [jobs, third].filter((one) => one.length > 0);
  const whole = [first, ...lists, ...deeds, ...after, last];
  return assemble(request, names, whole, body, {
    asks,
    opening: start.text,
    deedsAfter,
    deedsBefore: textOf(after[0] ?? last),
    why: why[0]?.text ?? '',
    closing: textOf(last),
    gaps: gapsOf(request, body, { ad: language, own: own.language }),
  });
}

const fewestFacts = 2;
const deedsIn = (body: readonly Paragraph[]) =>
  body.flatMap(({ facts }) => facts).filter(({ isDeed }) => isDeed).length;

/** What is said of papers and skills is of no job, though it stands behind one. */
const isOfNoJob = ({ support }: LetterSentence, kind: string) =>
  kind === 'tuple' && support.every(({ field }) => field === 'qualifications' || field === 'skills');

/** What the user told for this letter, in their own words. */
const isReply = ({ support }: LetterSentence) =>
  support.length > 0 && support.every(({ field }) => field === 'deeds');
/** Whether a sentence is a reply or a line exactly as the user typed it. */
const isOwn = (said: LetterSentence) =>
  isReply(said) ||
  said.support.some(({ field, quote }) => field === 'experience' && said.text === `• ${quote}`);

const namedByOwn = new Set(['degree', 'skill', 'title']);
const asSaid = (text: string) =>
  text
    .replace(/^At /, '')
    // What a paper is called behind its name.
    .replace(/ certification$/, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b(?:cdl class|class) ([abc])(?: cdl)?\b/, 'cdl $1')
    .replace(/&/g, 'and')
    .replace(/[.,;:]+(?=\s|$)/g, '');

function within(letter: string, part: string, start: number, end: number): boolean {
  const at = letter.indexOf(part);
  return at >= 0 && at <= start && end <= at + part.length;
}

function touches(letter: string, part: string, start: number, end: number): boolean {
  const at = letter.indexOf(part);
  return at >= 0 && at < end && start < at + part.length;
}

function assemble(
  request: LetterRequest,
  { name, company }: Names,
  body: readonly LetterSentence[][],
  tied: readonly Paragraph[],
  rest: Pick<CoverLetter, 'asks' | 'opening' | 'deedsAfter' | 'deedsBefore' | 'why' | 'closing' | 'gaps'>,
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
      // "Bistro 501 2015-2019": a number that was typed.
      if (kind === 'number' && request.experience.split(/[^\d]+/).includes(quote)) return false;
      // A line of a list that stands in its job was checked word for word.
      const said = body.flat().filter(({ text }) => touches(coverLetter, text, start, end));
      if (
        said.length > 0 &&
        said.every((one) => isOwn(one) || isListedTruly(one, request) || isOfNoJob(one, kind))
      )
        return false;
      // What is quoted of the ad and how to reach somebody is as it was given.
      const around = quoted.find((text) => within(coverLetter, text, start, end));
      return start >= coverLetter.indexOf(greeting.text) && around === undefined;
    }),
    ties: tied.flatMap(({ ties }) => ties),
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
