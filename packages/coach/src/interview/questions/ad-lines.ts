import type { AskedKind } from '../../content/own-words.ts';
import { isBoilerplate, type JobSentence, readJobText } from '../../job-analyzer/read-job-text.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import * as tells from './ad-words.ts';

/** What a line of a job ad asks for. `open` has no question; `confirm` is a plain fact. */
export type LineKind = AskedKind | 'confirm' | 'open';

/** One line of a job ad. */
export interface AdLine {
  /** The line as it is in the ad, white space evened. */
  text: string;
  kind: LineKind;
  /** What a question says of it: a duty from its verb on in the base form, anything else as it is written. */
  phrase: string;
  /** It stands under duties or requirements. */
  isListed: boolean;
  /** It says what somebody does or must have, whether or not a question can be made of its words. */
  asks: boolean;
}

/** A line has three words or more; a phrase that is spoken has at most so many. */
const fewestWords = 3;
const spokenWords = 16;
const quotedWords = 24;
const mostLines = 120;
const longestAd = 20_000;

const count = (text: string) => text.split(/\s+/).length;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A dot that ends no sentence. */
const quietDot = '\u2024';

/** Joins lines that a narrow column wrapped (one that starts in lower case continues the one before) and keeps "e.g." whole. */
function unwrap(text: string): string {
  return text
    .slice(0, longestAd)
    .replace(/\r\n?/g, '\n')
    .replace(/^([ \t]*[•▪●◦‣■►✓✔*–-])[ \t]*\n+/gm, '$1 ')
    .replace(/([^\n.:;!?])\n[ \t]*(?=[a-z(])/g, '$1 ')
    .replace(/\b([ei])\.([ge])\./gi, `$1${quietDot}$2${quietDot}`);
}

/** The longest leading piece that can be said in one breath, cut where a clause ends. */
function speakable(text: string): string {
  const bare = text.replace(/\s*\([^)]*\)\s*\.?$/, '').replace(/[.:;,]+$/, '');
  const cuts = [
    /[.;]\s/,
    /,? (?:including|such as|excluding|when applicable|e\.g\.|i\.e\.|unless|when required|as needed|as required|as directed|while|whenever|according to)\b/i,
    /\s\(/,
    /,\s+(?:with|ensuring|making|so that|in order to)\s/,
    /\s[–—-]\s/,
  ];
  let piece = bare;
  for (const cut of cuts) {
    const at = piece.search(cut);
    if (at > 0 && count(piece.slice(0, at)) >= fewestWords) piece = piece.slice(0, at);
  }
  if (count(piece) > spokenWords) {
    const comma = piece.search(/,\s(?!and\b|or\b)/);
    if (comma > 0 && count(piece.slice(0, comma)) >= 4 && !/,/.test(piece.slice(comma + 1)))
      piece = piece.slice(0, comma);
  }
  return piece.replace(/[.:;,]+$/, '').trim();
}

/** "Greets guests" and "Greeting guests" to "greet guests", for verbs on the list only; undefined for anything else. */
function toBaseForm(text: string): string | undefined {
  const [first = '', ...rest] = text.split(/\s+/);
  const comma = first.endsWith(',') ? ',' : '';
  const word = first.toLowerCase().replace(/,$/, '');
  const guesses = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/(.)\1ing$/, '$1'),
  ];
  const base = guesses.find((guess) => tells.dutyVerbs.has(guess));
  // "Call Center Representatives deal with ...": a title, not a duty.
  if (
    base === word &&
    rest.slice(0, 2).length === 2 &&
    rest.slice(0, 2).every((one) => /^\p{Lu}\p{Ll}/u.test(one))
  )
    return undefined;
  return base && rest.length > 0 ? [base + comma, ...rest].join(' ') : undefined;
}

const withoutOpening = (text: string) =>
  text
    .replace(asA, '')
    .replace(
      /^(?:you(?:['’]ll| will)?(?: be able to)?|you must|must|will|shall|to)\s+(?!have\b|be\b|possess\b|hold\b|are\b)/i,
      '',
    )
    .replace(/^(?:be )?(?:responsible|accountable) for\s+/i, '');
const asA = /^as an? [^,]{3,70},\s*(?=you\b)/i;

/** How a verb is written: "greets", "greeting" or neither. */
const formOf = (word: string) => (/ing$/i.test(word) ? 'ing' : /s$/i.test(word) ? 's' : 'base');

/**
 * Further verbs of a duty in the base form as well: "repairing and upgrading" to "repair and upgrade". Only those in the form of the first
 * verb: "attending physicians" behind a plain verb are people. Undefined where a verb of that form is not on the list.
 */
function evenVerbs(phrase: string, form: string): string | undefined {
  if (form === 'base') return phrase;
  let isEven = true;
  const joined = /(\b(?:and|or)\s+|,\s+(?:and\s+|or\s+)?)(\p{L}+)(?=\s)/gu;
  const even = phrase.replace(joined, (all, joint: string, word: string) => {
    if (formOf(word) !== form) return all;
    const base = toBaseForm(`${word} x`)?.split(' ')[0];
    if (base === undefined && (form === 'ing' || /^(?:does|has|is|goes)$/.test(word))) isEven = false;
    return base === undefined ? all : joint + base;
  });
  return isEven ? even : undefined;
}

function kindAndPhrase(line: string): Pick<AdLine, 'kind' | 'phrase'> & { asks?: boolean } {
  const open = { kind: 'open', phrase: line } as const;
  const quoted = (kind: LineKind, text: string) => {
    const phrase = speakable(text);
    return count(phrase) <= quotedWords ? { kind, phrase } : open;
  };
  if (tells.confirm.test(line)) return { kind: 'confirm', phrase: line };
  const bare = line.replace(/^(?:shall|must|should|you)\s+(?:have|possess|hold)\s+/i, '');
  if (tells.years.test(line) && /experience|background|\b(?:years?|yrs) (?:of|in|with|as)\b/i.test(line))
    return quoted('years', bare.replace(/^(?:required|requirements?|minimum)\s*:\s*/i, ''));
  const label = /^([^:]{3,40}):\s+(.+)$/.exec(line);
  const text = withoutOpening(label?.[2] ?? line);
  const able = /^(?:be able to|able to|(?:proven |demonstrated |the )?ability to|comfortable)\s+(.*)$/i.exec(
    text,
  );
  const duty = toBaseForm(able?.[1] ?? text);
  // A condition is quoted whole: a cut could drop the very thing that matters.
  if (tells.condition.test(line) && (able || !duty))
    return count(line) <= quotedWords ? { kind: 'condition', phrase: line.replace(/[.;]+$/, '') } : open;
  if (tells.credential.test(line) && !duty)
    return count(bare) <= 20
      ? { kind: 'credential', phrase: bare.replace(/[.;]+$/, '') }
      : { kind: 'confirm', phrase: line };
  if (duty) {
    const phrase = lowerFirst(speakable(duty));
    const fits =
      count(phrase) >= fewestWords &&
      count(phrase) <= spokenWords &&
      !/\b(?:I|my|me|your|you|our|us)\b/i.test(phrase);
    const even = evenVerbs(phrase, formOf((able?.[1] ?? text).split(/[\s,]/)[0] ?? ''));
    if (fits && even !== undefined) return { kind: able ? 'able' : 'duty', phrase: even };
    return { ...open, asks: true };
  }
  if (tells.trait.test(line)) return quoted('trait', bare.replace(/^(?:have|possess|bring) /i, ''));
  const skill =
    /^(?:(?:strong|deep|solid|hands-on|proven|excellent|good|working|basic|advanced|demonstrated|extensive)\s+)*(?:experience|knowledge|proficiency|familiarity|expertise|understanding|proficient|experienced|skilled)\s+(?:with|of|in|using)\s+(.*)$/i.exec(
      bare,
    );
  const named = skill?.[1] && speakable(skill[1]);
  // "At least one backend language" is nothing to be named: it is quoted.
  if (named && /^(?:at least|one or more|various|other|any|some)\b/i.test(named))
    return quoted('years', bare);
  if (named && count(named) <= 9) return { kind: 'skill', phrase: named };
  return open;
}

/** "You will greet guests, take orders and handle cash" names three duties; each piece is an exact part of the sentence. */
function duties(sentence: JobSentence): JobSentence[] {
  const pieces = evenSpaces(sentence.text).split(/,\s+(?:and\s+|or\s+)?(?=\p{L}+\s)/u);
  const told = withoutOpening(pieces[0] ?? '');
  if (pieces.length < 2 || toBaseForm(told) === undefined) return [sentence];
  const joined: string[] = [told];
  for (const piece of pieces.slice(1)) {
    const last = joined.length - 1;
    // "Help prepare, run and manage": a row of verbs, not a row of duties.
    const isWhole = count(joined[last] ?? '') >= fewestWords;
    if (isWhole && toBaseForm(piece) !== undefined && /^[a-z]/.test(piece))
      joined.push(piece.replace(/\.$/, ''));
    else joined[last] = `${joined[last]}, ${piece}`;
  }
  return joined.length > 1 ? joined.map((text) => ({ ...sentence, text, part: 'duties' })) : [sentence];
}

function readLine({ text, part }: JobSentence): AdLine | undefined {
  const line = evenSpaces(text).replaceAll(quietDot, '.').trim();
  const inOrder = count(line) >= fewestWords && line.length <= 400;
  const isIdle = [tells.notAsked, tells.trifle, tells.praise, tells.disqualifier].some((book) =>
    book.test(line),
  );
  if (!inOrder || isIdle) return undefined;
  const isListed = part === 'must' || part === 'nice' || part === 'duties';
  const read = kindAndPhrase(line);
  // A line of no known class counts only under duties or requirements, or where it speaks to the applicant.
  const asksSomething =
    isListed ||
    read.kind !== 'open' ||
    /\b(?:you(?:['’]ll| will)|must|you have|we need|required)\b/i.test(line);
  const asks =
    read.asks ??
    (/^you (?:can|are|have|will|must|know|\p{L}+ and)\b/iu.test(line) ||
      (read.kind !== 'open' && read.kind !== 'condition' && read.kind !== 'trait'));
  return asksSomething ? { text: line, ...read, isListed, asks } : undefined;
}

/** A line that only announces others, which the job reader doesn't know as a heading. */
const isHeading = (text: string) =>
  /:\s*$/.test(text) ||
  (count(text) <= 7 &&
    /\b(?:required|requirements|qualifications|responsibilities|duties|abilities|skills)\s*$/i.test(text));

/** A job ad's lines that ask something of the applicant, in order. `isAd` is false for a text that reads like anything else. */
export function readAdLines(text: string): { isAd: boolean; lines: AdLine[] } {
  const sentences = readJobText(unwrap(text)).filter(
    (one) =>
      !one.isHeading &&
      !isBoilerplate(one) &&
      !tells.disqualifier.test(one.heading ?? '') &&
      !isHeading(one.text),
  );
  const lines = sentences
    .slice(0, mostLines * 2)
    .flatMap(duties)
    .flatMap((one) => readLine(one) ?? []);
  // A trait or a condition alone may be told by any text.
  const telling = new Set(
    lines
      .filter(({ kind, isListed, asks }) => asks || (isListed && kind !== 'open'))
      .map(({ text: line }) => line),
  );
  const isAd =
    telling.size >= 3 ||
    (telling.size >= 2 &&
      /\b(?:we(?:'re| are) (?:looking|hiring)|job description|responsibilities|requirements|qualifications|apply)\b/i.test(
        text,
      ));
  return { isAd, lines: lines.slice(0, mostLines) };
}
