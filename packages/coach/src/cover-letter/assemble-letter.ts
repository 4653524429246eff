import {
  type CoverLetter,
  type LetterRequest,
  type LetterSentence,
  letterEmail,
  letterPhone,
  moveSentence,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import { countWords, type Paragraph, textOf } from './letter-body.ts';
import { timeOf } from './letter-jobs.ts';
import { joinLines, type Names, salutation } from './letter-parts.ts';
import { isListedTruly } from './letter-truth.ts';
import { letterWording } from './letter-wording.ts';

/** Sentences about papers and skills belong to no job, even right after one. */
const isOfNoJob = ({ support }: LetterSentence, kind: string) =>
  kind === 'tuple' && support.every(({ field }) => field === 'qualifications' || field === 'skills');

/** What the user told for this letter, in their own words. */
const isReply = ({ support }: LetterSentence) =>
  support.length > 0 && support.every(({ field }) => field === 'deeds' || field === 'move');
/** Whether a sentence is a reply or a line exactly as the user typed it. */
const isOwn = (said: LetterSentence) =>
  isReply(said) ||
  said.support.some(({ field }) => field === 'facts') ||
  said.support.some(({ field, quote }) => field === 'experience' && said.text === `• ${quote}`);

const namedByOwn = new Set(['degree', 'skill', 'title']);
const asSaid = (text: string) =>
  text
    .replace(/^At /, '')
    // In front of its title: the employer of the resume.
    .replace(/^self-employed /, '')
    // What a paper is called behind its name.
    .replace(/ certification$/, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b(head|director|chief|vice president), (?:of )?/g, '$1 of ')
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

/** The whole letter, with the user's words behind each sentence and the claims that none of those words support. */
export function assembleLetter(
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
  const [phone, email] = [letterPhone(request.phone), letterEmail(request.email)];
  const hasHead = [email, phone, request.place].some((line) => line.trim() !== '');
  const head = [
    hasHead ? joinLines([name, request.place, phone, email]) : '',
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
      // A line that its job has word for word needs no other check.
      const said = body.flat().filter(({ text }) => touches(coverLetter, text, start, end));
      if (
        said.length > 0 &&
        said.every((one) => isOwn(one) || isListedTruly(one, request) || isOfNoJob(one, kind))
      )
        return false;
      // What is quoted of the ad and how to reach somebody is as it was given.
      const around = quoted.find((text) => within(coverLetter, text, start, end));
      return start >= coverLetter.indexOf(greeting.text) + greeting.text.length && around === undefined;
    }),
    ties: tied.flatMap(({ ties }) => ties),
    ...rest,
    engine: builtinEngine,
  };
}

/** What the user said, in all fields: what a letter may say of them. */
function ownWords({ jobDescription, history, deeds, facts, ...fields }: LetterRequest): string[] {
  const told = history.map(({ name, title, time = '', lines }) => [title, name, time, ...lines].join('\n'));
  const chosen = (facts ?? []).map(({ text }) => text);
  return [
    ...Object.values(fields),
    moveSentence(fields.move, { ...fields, jobDescription }),
    ...deeds,
    ...chosen,
    ...told,
  ].filter((text) => text !== '');
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
          entries: history.map(({ name, title, time, lines }) => ({
            name,
            title,
            text: [
              title,
              name,
              timeOf(time === undefined ? { name, title } : { name, title, time }, experience),
              ...lines,
            ].join('\n'),
          })),
        }
      : {}),
  });
}
