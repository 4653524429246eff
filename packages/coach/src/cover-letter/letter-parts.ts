import {
  deedsParagraph,
  type LetterGap,
  type LetterRequest,
  type LetterSentence,
  letterEmail,
  letterPhone,
  moveSentence,
  whySentence,
} from '@greenroom/domain';
import { findPlace } from '../resume/place-words.ts';
import type { Paragraph } from './letter-body.ts';
import { personName, placeWords } from './letter-names.ts';
import { fact } from './letter-sentences.ts';
import * as wordings from './letter-wording.ts';

const courtesy = (text: string): LetterSentence => ({ text, kind: 'courtesy', support: [] });

/** What the user gave, in the shape in which a letter uses it. */
export interface Names {
  name: string;
  role: string;
  company: string;
}

const firstWords = (text: string) => text.split(' ').slice(0, 3).join(' ').toLowerCase();
/** Whether an agency writes: "My client is looking for a cook." Nobody applies for a position at the agency. */
export const isForClient = (ad: string): boolean =>
  /\b(?:my|our) client(?:['’]s)? (?:is|are|has|have|seeks?|needs?|in|a|an)\b|\bon behalf of (?:my|our) client\b/i.test(
    ad,
  );

/** The sentence that applies; `behind` is what follows it, which should not begin with the same words. */
export function opening({ role, company }: Names, pick: wordings.Pick, behind = ''): LetterSentence {
  const all = company === '' ? wordings.openings.withoutCompany : wordings.openings.withCompany;
  const others = all.filter((one) => firstWords(one) !== firstWords(behind));
  const text =
    company === ''
      ? wordings.filled(pick(others), role)
      : wordings.filled(pick(others), role, placeWords(company.replace(legal, '')));
  return fact(text.replace(/\.\.$/, '.'), [
    { field: 'jobRole', quote: role },
    ...(company ? [{ field: 'companyName' as const, quote: company }] : []),
  ]);
}

/** The parts of the experience field that its jobs from the resume are told by already. */
export function toldParts({ history, experience }: LetterRequest): Set<string> {
  const parts = experience.split(/;\s*|\n+/).map((part) => part.trim());
  return new Set(
    parts.filter((part) =>
      history.some(
        ({ name, title }) => (name !== '' || title !== '') && part.includes(name) && part.includes(title),
      ),
    ),
  );
}

/** Why this company, in the user's own words; nothing stands in for them. */
export function whyOf({ why, companyName: given }: LetterRequest, { company }: Names): LetterSentence[] {
  const own = whySentence(why, company || given);
  return own === '' ? [] : [fact(own, [{ field: 'why', quote: why.trim() }])];
}

const deedSupport = ({ deeds }: LetterRequest): LetterSentence['support'] =>
  deeds.filter((deed) => deed.trim() !== '').map((deed) => ({ field: 'deeds', quote: deed.trim() }));

/** What the user told for the letter alone: each reply whole, as a paragraph. */
export function deedParagraphs(request: LetterRequest): LetterSentence[][] {
  const text = deedsParagraph(request.deeds);
  return text === '' ? [] : text.split('\n\n').map((one) => [fact(one, deedSupport(request))]);
}

/** What they would do where the job is elsewhere, and a plain ask. How to reach the applicant is in the head of the letter. */
export const closing = (request: LetterRequest, pick: wordings.Pick): LetterSentence[] => [
  ...moveOf(request),
  courtesy(pick(wordings.asks)),
  courtesy(pick(wordings.thanks)),
];

/** What the user says of a move; the places are those of the form and the ad. */
function moveOf(request: LetterRequest): LetterSentence[] {
  const said = moveSentence(request.move, request);
  return said === '' ? [] : [fact(said, [{ field: 'move', quote: request.move.trim() }])];
}

const legal =
  / \| .+$|, [^,]{2,20} Inc\.?$|,? (?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Ltd\.?|Limited|Corp\.?|Corporation|Co\.|GmbH|PLC|LLP|P\.?C\.)$/i;
/** "Dear Ms. Keller," where a reader is known; a place or "The ..." can't have a team behind it. */
export function salutation(reader: string, company: string): string {
  const known = personName(reader.replace(/^dear\s+/i, ''));
  // "Director Of Sales": no name has these words inside.
  const title = known.replace(/ (?:Of|And|The|For|At|In)(?= )/g, (word) => word.toLowerCase());
  if (known !== '') return `Dear ${title},`;
  return company === '' || /^the\b/i.test(company) || findPlace(company)
    ? 'Dear hiring team,'
    : `Dear ${company.replace(legal, '')} hiring team,`;
}

/** Lines under each other, without the empty ones. */
export const joinLines = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

export function gapsOf(
  request: LetterRequest,
  body: readonly Paragraph[],
  languages: { ad: string | null; own: string | null },
): LetterGap[] {
  const deeds = body.flatMap(({ facts }) => facts).filter(({ isDeed }) => isDeed).length;
  const gaps: (LetterGap | false)[] = [
    whySentence(request.why, '') === '' && 'why',
    deeds === 0 && 'facts',
    deeds === 1 && 'one-fact',
    request.jobDescription.trim() === '' && 'ad',
    request.jobDescription.trim() !== '' &&
      !languages.ad &&
      body.every(({ tasks }) => tasks.length === 0) &&
      'tasks',
    letterEmail(request.email) === '' && letterPhone(request.phone) === '' && 'contact',
    languages.ad !== null && 'ad-language',
    languages.own !== null && 'resume-language',
  ];
  return gaps.filter((gap) => gap !== false);
}
