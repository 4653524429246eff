import { writtenWithCare } from '../resume/tidy-reply.ts';
import { dashed } from '../text.ts';
import { letterLimits } from './catalog.ts';

export type LetterFileKind = 'txt' | 'pdf' | 'docx';

/** `cover-letter-{role in lowercase with dashes}.txt`. */
export const coverLetterFileName = (jobRole: string, kind: LetterFileKind = 'txt'): string =>
  `cover-letter-${dashed(jobRole) || 'role'}.${kind}`;

const spokenVerb =
  /^(?:want|wanted|love|loved|like|liked|admire|admired|grew|use|used|live|lived|know|knew|believe|hope|enjoy|enjoyed|respect|follow|followed|share|trust|would|have|had|worked|met|read|saw|heard|learned|studied|visited|shop|shopped)\s/;
const ownSubject =
  /^(?:I|I['’]\p{L}+|My|We|Our|You|Your|They|Their|He|She|It|The|This|That|These|When|After|As|Since|For|At|In|On|Ever|Every|Everyone|People|Nobody|Both|Two|Three|There|Having|Growing)(?=[\s,])/iu;
const finiteVerb =
  /\b(?:I|we|you|they|he|she|it|is|are|was|were|am|has|have|had|do|does|did|made|makes|gave|gives|helped|helps|taught|showed|shows|care|cares|want|like|love|use|\p{L}+ed|lives?|works|goes|comes|uses|needs|stands|teaches|took|built|rebuilt|ran|won|grew|bought|kept|paid|saw|sold|went|came|got|let)\b|\p{L}['’](?:m|ve|re|s|d|ll)\b|\p{Ll}s (?:play|work|go|live|pay|train|run|help|grow|use|take|make|give|keep|teach|build|sell|treat|hire|shop)\b/iu;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "You grow without sprays" says nothing of the applicant yet: that it is the reason is what was asked. */
const asReason = (text: string, end: string): string => {
  const plain = text.replace(/\.$/, '');
  return /\b(?:I|me|my|mine|we|us|our)\b|[.!?;:]/i.test(plain) || plain.split(' ').length > longestPlain
    ? `${text}${end}`
    : `${plain}, which is why I am applying.`;
};
const longestPlain = 14;

/** Whether a sentence opens with the name and a verb in the third person. */
const isAbout = (sentence: string, name: string) =>
  sentence.startsWith(`${name} `) &&
  sentence.split(' ').length >= 4 &&
  /^\S+ (?:(?:\p{Lu}\S*|&) )*(?:\p{Ll}+ly )?(?!(?:for|and|as|because|since|with|in|on|at|to|of|by|or)\b)\p{Ll}+ /u.test(
    sentence,
  );

/**
 * Why this company, as a sentence of a letter: a sentence of the user's as it is, a piece of one behind words that take any.
 * Empty for no words.
 */
export function whySentence(why: string, companyName: string): string {
  const said = writtenWithCare(why)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, letterLimits.why)
    // A smiley.
    .replace(/\s*[:;]-?[)D](?=[\s.]|$)/g, '')
    .replace(/(?<=^|[\s(,])i(?=[\s,]|['’](?:m|ve|d|ll)\b)/g, 'I');
  const text = said.replace(/[\s,;:–-]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const end = /[.!?…]["”)]?$/.test(text) ? '' : '.';
  const first = text.split(/(?<=[.!?])\s/)[0] ?? text;
  const company = knownCompany(companyName);
  const named = company.split(' ')[0] ?? '';
  // "Barton trains its accountants": the company is what the sentence is about.
  if (named.length > 2 && isAbout(first, named)) return asReason(text, end);
  if (/^because\b/i.test(text)) return `I am applying ${lowerFirst(text)}${end}`;
  // So many words with a verb are a sentence of its own, whatever it begins with.
  const isLong = first.split(' ').length >= 9;
  if ((ownSubject.test(first) || isLong) && finiteVerb.test(first)) return asReason(upperFirst(text), end);
  if (spokenVerb.test(text.toLowerCase()) && !/\bI\b/.test(first)) return `I ${lowerFirst(text)}${end}`;
  const whom = company === '' ? 'to you' : `to ${company}`;
  // "Your teaching on nights": a thing, and no sentence.
  if (/^(?:the|your|its|an?|my|our) /i.test(text) && !/[.!?;:,]/.test(text))
    return `What draws me ${whom} is ${lowerFirst(text)}${end}`;
  if (/^(?:close|near|good|great|easy|flexible|on my|in my|part of my)\b/i.test(text))
    return `It is ${lowerFirst(text)}${end}`;
  return `My reason for applying ${whom}: ${text}${end}`;
}

/** What people type where they know no company is none. */
export const knownCompany = (text: string): string =>
  /^(?:n\/?a|none|unknown|not (?:known|stated|given)|confidential|tbd|-+|\?+)\.?$/i.test(text.trim())
    ? ''
    : text.trim();

/** A letter with a paragraph in front of another one; the same letter where that one was edited. */
export const insertInLetter = (letter: string, paragraph: string, before: string): string =>
  exchangeInLetter(letter, before, `${paragraph}\n\n${before}`);

/** A part of a letter exchanged for another one; the same letter where that part was edited. */
export function exchangeInLetter(letter: string, before: string, after: string): string {
  const at = before === '' ? -1 : letter.indexOf(before);
  return at < 0 ? letter : letter.slice(0, at) + after + letter.slice(at + before.length);
}
