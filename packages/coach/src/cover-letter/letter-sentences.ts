import type { LetterField, LetterSentence } from '@greenroom/domain';
import { actionVerbs } from '../resume/wording-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';

type Support = LetterSentence['support'];

/** A field as part of a sentence: one line, no closing stop, cut between words where it is very long. */
export function phrase(text: string, maxWords: number): string {
  const words = evenSpaces(text.replace(/\s*\n+\s*/g, '; ')).split(' ');
  return words
    .slice(0, maxWords)
    .join(' ')
    .replace(/[\s.,;:!]+$/, '');
}

export const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A sentence that states what a field says. */
export const fact = (text: string, support: Support): LetterSentence => ({ text, kind: 'fact', support });

/** The parts of a field that each can be a sentence: "8 years in sales; grew revenue by 20%" are two. */
const partsOf = (text: string, maxWords: number) =>
  text
    .split(/;\s*|\n+|(?<!\b\p{Lu})\.\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s•*–-]+/, ''))
    .map((part) => phrase(part, maxWords))
    .filter((part) => part !== '');

const degree =
  /^((?:Hono(?:u)?rs )?(?:B\.?B\.?A|B\.?Sc|B\.?S|B\.?A|B\.?E(?:ng)?|B\.?Tech|B\.?Com|M\.?B\.?A|M\.?Sc|M\.?S|M\.?A|M\.?Eng|Ph\.?D|LL\.?[BM]|BFA|BSN|MSN|PGCE|PGDip|NVQ|HND|HNC)\.?(?: \(Hons\))?)(?=[\s,]|$)/;
const spelledDegree = /^(?:Bachelor|Master|Doctor|Diploma|Associate|Certificate|Licen[cs]e)\b/;
const vowelSound = /^(?:[AEIO]|Hono|M(?:\.?B\.?A|\.?S|\.?A|\.?Eng|SN)|LL|NVQ|H[NC])/;
const article = (text: string) => (vowelSound.test(text) ? 'an' : 'a');

/** "B.E. Computer Science, TU Berlin, 2015" as "B.E. in Computer Science from TU Berlin (2015)". */
function degreeWords(text: string): string | null {
  const [study = '', ...others] = text.split(/,\s*/);
  const short = degree.exec(study)?.[1];
  if ((!short && !spelledDegree.test(study)) || others.length > 2) return null;
  const subject = short ? study.slice(short.length).trim() : '';
  const isJoined = subject === '' || /^(?:in|of|from|with|at|\(|degree)/i.test(subject);
  const named = short && !isJoined ? `${short} in ${subject}` : study;
  const year = others.find((part) => /^(?:19|20)\d{2}$/.test(part));
  const places = others.filter((part) => part !== year);
  if (
    places.length > 1 ||
    places.some((place) => !/\b(?:Univ|College|School|Institut|TU|Academy)/i.test(place))
  )
    return null;
  const from = places[0] ? ` from ${/^University of/i.test(places[0]) ? 'the ' : ''}${places[0]}` : '';
  return `${article(named)} ${named}${from}${year ? ` (${year})` : ''}`;
}

/** What the form says of studies and papers, as one sentence. */
export function qualificationSentence(qualifications: string): LetterSentence {
  const text = phrase(qualifications, 45);
  const support: Support = [{ field: 'qualifications', quote: text }];
  if (/^I\b/.test(text)) return fact(`${text}.`, support);
  const parts = partsOf(text, 45);
  const [first = ''] = parts;
  const held = parts.length === 1 ? degreeWords(first) : null;
  if (held) return fact(`I hold ${held}.`, support);
  const items = parts.length === 1 && !/[()]/.test(first) ? first.split(/,\s*/) : parts;
  const isPlace = items.some((item) => /\b(?:University|College|School)\b/.test(item));
  const hasCommas = parts.length > 1 && items.some((item) => item.includes(','));
  const list = isPlace && parts.length === 1 ? first : hasCommas ? items.join('; ') : listed(items);
  return fact(
    items.length > 1 && list !== first ? `My qualifications are ${list}.` : `My qualification is ${list}.`,
    support,
  );
}

const yearsAlone = /^(\d{1,2}\+?|[a-z]+)(?:\s*(?:years?|yrs?))?(?: of)?(?: experience| work experience)?$/i;
const yearsFirst = /^(\d{1,2}\+?)\s*(?:years?|yrs?)\b(?:['’])?\s*/i;
const saysItself =
  /^(?:the|our|my|a|an|this|these)\s.*\b(?:rose|fell|grew|dropped|went|was|were|is|are|became|won|increased|decreased|improved)\b/i;
const determiner = /^\p{L}+\s+(?:an?|the|all|our|my|up to|\d)\b/iu;

/** "Grew sales by 20%" and "Manage a team of 12" can follow "I"; "Design engineer" can not. */
function followsI(text: string): boolean {
  const verb = (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
  if (actionVerbs.has(verb) && /(?:ed|[^s]t|ew|an|ote|ook|ave|old|id|de|ove|ose|oke|on|ell)$/.test(verb))
    return true;
  const isBase = ['run', 'lead', 'teach', 'write', 'build', 'sell', 'hold', 'oversee'].includes(verb);
  const past = verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
  return (isBase || actionVerbs.has(past)) && determiner.test(text);
}

function yearsSentence(text: string): string | null {
  const years = yearsAlone.exec(text);
  if (years && (/\d/.test(text) || /years?/i.test(text))) {
    const isOne = years[1] === '1' || years[1]?.toLowerCase() === 'one';
    return years[1] === '0'
      ? ''
      : `I bring ${years[1]} ${isOne ? 'year' : 'years'} of experience to this role.`;
  }
  const match = yearsFirst.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length).trim();
  const unit = match[1] === '1' ? 'year' : 'years';
  const needsNoun = /^(?:,|as\b|in\b|with\b|at\b|\()/i.test(rest);
  const count = `${match[1]} ${unit}`;
  if (rest.startsWith(',')) return `I bring ${count} of experience${rest}.`;
  return needsNoun ? `I bring ${count} of experience ${rest}.` : `I bring ${count} ${rest}.`;
}

/** A part as a sentence of its own; null for a loose note; empty for one that says nothing. */
function spoken(text: string): string | null {
  if (/^I\b/.test(text)) return `${text}.`;
  const years = yearsSentence(text);
  if (years !== null) return years;
  if (followsI(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
  if (/^(?:now|currently) \p{L}+ing\b/iu.test(text))
    return `I am ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
  return saysItself.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : null;
}

const experiencePartsMax = 5;

/** What the form says of experience: each part a sentence, loose notes together in one. */
export function experienceSentences(experience: string): LetterSentence[] {
  const parts = partsOf(experience, 45).slice(0, experiencePartsMax);
  const support = (quote: string): Support => [{ field: 'experience' as LetterField, quote }];
  const loose = parts.filter((part) => spoken(part) === null);
  const sentences = parts.flatMap((part) => {
    const text = spoken(part);
    return text ? [fact(text, support(part))] : [];
  });
  if (loose.length === 0) return sentences;
  const notes = phrase(loose.join('; '), 45);
  return [
    ...sentences,
    fact(
      `My work so far: ${notes}.`,
      loose.map((part) => ({ field: 'experience' as const, quote: part })),
    ),
  ];
}
