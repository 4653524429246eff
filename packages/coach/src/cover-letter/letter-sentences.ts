import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { endsInRole } from '../text/role-words.ts';
import { isCleanLine } from './clean-line.ts';
import { readFact, type SayableFact, sayFact } from './fact-forms.ts';
import { article, degreeWords, inside, withArticle } from './letter-degrees.ts';

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
    .split(
      /;\s*|\n+|(?<!\b(?:\p{Lu}|St|Dr|Mr|Ms|Ph|Univ|Inst|Inc|Co|Ltd|Sc|Eng|Ed|Tech|Hons))\.\s+(?=\p{Lu})/u,
    )
    .map((part) => part.replace(/^[\s•*–-]+/, ''))
    .map((part) => phrase(part, maxWords))
    .filter((part) => part !== '');

/** What somebody lacks is nothing to write in a letter: "no degree", "none". */
const lacking =
  /^(?:no|none|nothing|not|never|without|n\/?a|-+|0)\b(?! (?:stranger|longer))|^(?:\p{L}+ ){0,2}not (?:completed|finished|applicable)\b/iu;
/** What somebody is, in words that fit behind "I am". */
const beingSo: readonly (readonly [RegExp, string])[] = [
  [/^(?:a |an )?(?:career[- ]?changer|changing careers?|career change)$/i, 'changing careers'],
  [/^(?:i am |i'm )?self[- ]taught$/i, 'self-taught'],
];

/** A school that is still being attended, or one whose year isn't over. */
function isOpen(text: string, year: number): boolean {
  const last = Number(/\b((?:19|20)\d{2})\)?$/.exec(text)?.[1] ?? 0);
  return (
    /\b(?:since|present|ongoing|expected|in progress|current|candidate|studying)\b/i.test(text) || last > year
  );
}

/** A degree that somebody is studying for; null for one of which nobody says that it goes on. */
function openStudy(text: string, year: number): string | null {
  const since = Number(/, since ((?:19|20)\d{2})$/.exec(text)?.[1] ?? year);
  if (!isOpen(text, year) || /\bcandidate\b/i.test(text) || year - since > longestStudy) return null;
  const study = text.replace(
    /,?\s*\(?(?:(?:since|expected|in progress|ongoing|current(?:ly)?|studying)\b|(?:19|20)\d{2}\s*[–-]\s*present)[^,]*$|,\s*(?:19|20)\d{2}$/i,
    '',
  );
  return degreeWords(study)?.replace(' from ', ' at ') ?? null;
}

const longestStudy = 5;
const mostItems = 3;
/** A school with no word on what was studied there. */
const bareSchool = (text: string) =>
  /\b(?:Universit|College|School|Institut|Academy|Gymnasium|Polytechnic)/i.test(text.split(',')[0] ?? '') &&
  !/\b(?:degree|diploma|certificate|bachelor|master|student|graduate|studie[sd]|ged)\b/i.test(text) &&
  degreeWords(text) === null;
const countWords = (text: string) => text.split(' ').length;
const isAcademic = (text: string) =>
  degreeWords(text) !== null || /\b(?:Univ|College|School|Institut)/i.test(text);

/** What names a paper: the kind of it, or the short name of one that many hold. */
const paperName =
  /\b(?:licen[cs]ed?|certificat\p{L}+|certified|(?:guard|green|CSCS) card|LSW|LCSW|LMSW|QTLS|NREMT|diploma|registered|chartered|accredited|qualified|NVQ|SVQ|BTEC|HN[CD]|GED|A[- ]levels?|GCSEs?|CPA|PMP|ACCA|CIMA|RN|LPN|CNA|EMT|BLS|ACLS|PALS|CPR|CDL|OSHA|IOSH|NEBOSH|ITIL|CompTIA|CCNA|CISSP|ServSafe|TEFL|CELTA|QTS|CSCS|Six Sigma|Scrum Master|First Aid|Food (?:Safety|Hygiene))\b/iu;
const longestPaper = 9;

/** A paper as it stands on a wall; pieces of one and two in one are none: "Int", "GCSE Maths 4 English 4". */
const isPaper = (text: string, works: boolean) =>
  // Who has worked is not asked for grades.
  !(works && /\bschool\b|\bGCSE|\bA[- ]levels?\b|\bGED\b/i.test(text)) &&
  paperName.test(text) &&
  !bareSchool(text) &&
  countWords(text) <= longestPaper &&
  // "A certification" says of nothing that it was learned.
  !/^(?:an? |the )?(?:certification|certificate|diploma|licen[cs]e|certified|qualified)s?$/i.test(text) &&
  !/ (?:certified|qualified)$/i.test(text) &&
  !/[:;…|•/*]|\b(?:incl|exp|expired|expected|approx|e\.g|i\.e|etc|references|pending|since)\b/i.test(text) &&
  text.split('(').length === text.split(')').length &&
  text.split(',').length <= 2 &&
  !/^(?:certificate|certification|diploma|licen[cs]e) (?!of\b|in\b|for\b)|\b(?:19|20)\d{2}\b/i.test(text) &&
  (text.match(/(?<![\p{L}\d-])\d(?!\d)/gu) ?? []).length < 2 &&
  /^[\p{Lu}\p{N}]/u.test(text);

/** "ASE certified", "Forklift certified". */
const certifiedIn = /^(?!not\b)\p{Lu}[\p{L}\d]+(?: \p{L}+)? certified$/u;

/** "Licensed plumber, Ohio" is somebody, not something. */
const licensedAs =
  /^((?:licensed|certified|registered|chartered|qualified) \p{Ll}+(?: \p{Ll}+)?)(?:, .+)?$/iu;

/** "Graduated with honors in 2019", "I am a licensed electrician": a sentence of the user's own. */
function toldStudy(part: string): string | null {
  if (/^I\b/.test(part)) return isCleanLine(part) ? `${part}.` : null;
  const being = licensedAs.exec(part)?.[1]?.toLowerCase();
  if (being && endsInRole(being)) return `I am ${article(being)} ${being}.`;
  return /^(?:graduated|studied|completed|attended|earned|majored|received|obtained|trained|passed)\b/i.test(
    part,
  )
    ? `I ${part.charAt(0).toLowerCase()}${part.slice(1)}.`
    : null;
}

type Asked = Pick<LetterRequest, 'qualifications' | 'history' | 'jobDescription'>;

/** "CVT": a short name is a paper where the ad asks for it. */
const isAskedFor = (text: string, ad: string) =>
  /^\p{Lu}{3,6}$/u.test(text) && new RegExp(`\\b${text}\\b`).test(ad);

/** What the form says of degrees and papers, each sentence whole; nothing of what somebody lacks, and no loose note. */
export function qualificationSentences(
  { qualifications, history, jobDescription }: Asked,
  year = 9999,
): LetterSentence[] {
  const works = history.some(({ kind }) => kind === 'work');
  const lines = partsOf(qualifications, 45);
  // What a resume filled in has a line for each paper.
  const isOne = !qualifications.trim().includes('\n');
  const parts = lines.flatMap((part) =>
    !isOne || /^I\b/.test(part) || isAcademic(part) || /[()]/.test(part) ? [part] : part.split(/,\s*/),
  );
  const said = parts.map((part) => part.trim()).filter((part) => part !== '' && !lacking.test(part));
  const support = (quotes: readonly string[]): Support =>
    quotes.map((quote) => ({ field: 'qualifications' as const, quote }));
  const certified = said.filter((part) => certifiedIn.test(part));
  const being = beingSo.filter(([pattern]) => said.some((part) => pattern.test(part)));
  const beingQuotes = said.filter((part) => beingSo.some(([pattern]) => pattern.test(part)));
  const told = said.flatMap((part) => {
    const text = toldStudy(part);
    return text ? [{ part, text }] : [];
  });
  const sentences = told.map(({ part, text }) => fact(text, support([part])));
  for (const part of certified) sentences.push(fact(`I am ${inside(part)}.`, support([part])));
  for (const [, words] of being) sentences.push(fact(`I am ${words}.`, support(beingQuotes)));
  const items = said.filter(
    (part) =>
      !told.some((one) => one.part === part) && !beingQuotes.includes(part) && !certifiedIn.test(part),
  );
  const held = items.find((part) => degreeWords(part) !== null && !isOpen(part, year));
  // Where somebody studied is read less surely than what, and who works is asked for the degree alone.
  const heldWords = held === undefined ? null : degreeWords(held, works);
  if (held && heldWords) sentences.push(fact(`I hold ${heldWords}.`, support([held])));
  const studied = items.map((part) => ({ part, words: openStudy(part, year) })).find(({ words }) => words);
  if (studied) sentences.push(fact(`I am studying for ${studied.words}.`, support([studied.part])));
  // Beside a degree the others of its kind are for the resume.
  const papers = items
    .filter(
      (part) =>
        part !== held &&
        !(held && isAcademic(part)) &&
        (isPaper(part, works) || isAskedFor(part, jobDescription)) &&
        !isOpen(part, year),
    )
    .slice(0, mostItems);
  if (papers.length === 0) return sentences;
  const list = papers.some((item) => item.includes(',') && papers.length > 1)
    ? papers.map(withArticle).join('; ')
    : listed(papers.map(withArticle));
  const also = held ? 'also ' : '';
  sentences.push(fact(`My qualifications ${also}include ${list}.`, support(papers)));
  return sentences;
}

const yearsAlone = /^(\d{1,2}\+?|[a-z]+)(?:\s*(?:years?|yrs?))?(?: of)?(?: experience| work experience)?$/i;
const yearsFirst = /^(\d{1,2}\+?)\s*(?:years?|yrs?)\b(?:['’])?\s*/i;
const noYears = /^(?:no|none|not yet|nothing|n\/?a|zero|0|-+)\b(?! \d)/i;

/** A return after time away, as people type it. */
const returning = /^(?:i am )?return(?:ing|ed)(?: to (?:work|the workforce))? (?:after|from) (.+)$/i;

function yearsSentence(text: string): string | null {
  const away = returning.exec(text);
  if (away) return `I am returning to work after ${away[1]}.`;
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
  const count = `${match[1]} ${unit}`;
  if (rest === '' || rest.startsWith(',')) return `I bring ${count} of experience${rest}.`;
  if (/^(?:as|in|with|at)\b|^\(/i.test(rest)) return `I bring ${count} of experience ${rest}.`;
  if (/^of\b/i.test(rest)) return `I bring ${count} ${rest}.`;
  if (
    /^(?:on|over|under|behind|around|across|for|from|\p{L}{2,}ing)\b/iu.test(rest) &&
    !/^nursing$/i.test(rest)
  )
    return `I have spent ${count} ${rest}.`;
  return `I bring ${count} of ${rest}.`;
}

const experiencePartsMax = 4;
const nowhere = { opening: '', isCurrent: true, isJob: true };

/** What the form says of years and of deeds, and no loose note. `told` are the parts that the letter says elsewhere. */
export function experienceSentences(experience: string, told: ReadonlySet<string>): LetterSentence[] {
  const untold = experience.split(/;\s*|\n+/).filter((part) => !told.has(part.trim()));
  const parts = partsOf(untold.join('\n'), 45).filter((part) => !told.has(part) && !noYears.test(part));
  const support = (quote: string): Support => [{ field: 'experience', quote }];
  const sentences: LetterSentence[] = [];
  for (const part of parts.slice(0, experiencePartsMax)) {
    const years = yearsSentence(part);
    if (years) sentences.push(fact(years, support(part)));
    else if (readFact(part))
      sentences.push(fact(sayFact(readFact(part) as SayableFact, nowhere), support(part)));
    else if (/^I\b/.test(part) && isCleanLine(part)) sentences.push(fact(`${part}.`, support(part)));
    else if (/^(?:now|currently) \p{L}+ing\b/iu.test(part))
      sentences.push(fact(`I am ${part.charAt(0).toLowerCase()}${part.slice(1)}.`, support(part)));
  }
  return sentences;
}
