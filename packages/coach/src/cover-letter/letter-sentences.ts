import type { LetterSentence } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { isCleanLine } from './clean-line.ts';
import { readFact, type SayableFact, sayFact } from './fact-forms.ts';
import { typedJobSentence } from './typed-jobs.ts';

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
export const partsOf = (text: string, maxWords: number) =>
  text
    .split(
      /;\s*|\n+|(?<!\b(?:\p{Lu}|St|Dr|Mr|Ms|Ph|Univ|Inst|Inc|Co|Ltd|Sc|Eng|Ed|Tech|Hons))\.\s+(?=\p{Lu})/u,
    )
    .map((part) => part.replace(/^[\s•*–-]+/, ''))
    .map((part) => phrase(part, maxWords))
    .filter((part) => part !== '');

/** A list of skills, item by item. */
export const skillItems = (skills: string): string[] => [
  ...new Set(
    skills
      .split(/[,;\n•|]+/)
      .map((skill) =>
        evenSpaces(skill)
          .replace(/[\s.]+$/, '')
          .trim(),
      )
      .filter((skill) => /\p{L}/u.test(skill)),
  ),
];

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
  if (rest.startsWith(':')) return `I bring ${count} of experience (${rest.slice(1).trim()}).`;
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

const year = String.raw`(?:19|20)\d{2}`;
/** "Career break 2018-2022", "break to raise two children since 2019", "took time off to care for my mother". */
const away = new RegExp(
  String.raw`^(?:i )?(?:took |taking |on )?(?:a )?(?<what>career break|break|time off|time away|gap)(?<why> (?:to|for|from) [^,;()\d]+?)?(?:,? (?:since |from |\(|in )?(?<from>${year})(?:\s*(?:[-–]|to)\s*(?<to>${year}|present|now))?\)?(?<behind>,? (?:to|for) [^,;()\d]+?)?)?$`,
  'i',
);
function awaySentence(part: string): string | null {
  const { what = '', why: first = '', behind = '', from, to } = away.exec(part)?.groups ?? {};
  const why = first || behind.replace(/^,/, '');
  if (what === '' || (why === '' && !from)) return null;
  const named = what.startsWith('time') ? what : `a ${what === 'gap' ? 'break' : what}`;
  const when = !from ? '' : to && /\d/.test(to) ? ` from ${from} to ${to}` : ` in ${from}`;
  return `I took ${named}${when}${why}.`;
}

const experiencePartsMax = 5;
const nowhere = { opening: '', isCurrent: true, isJob: true };

/** What the form says of years and of deeds, and no loose note. `told` are the parts that the letter says elsewhere. */
export function experienceSentences(experience: string, told: ReadonlySet<string>): LetterSentence[] {
  const untold = experience.split(/;\s*|\n+/).filter((part) => !told.has(part.trim()));
  const parts = partsOf(untold.join('\n'), 45).filter((part) => !told.has(part) && !noYears.test(part));
  const support = (quote: string): Support => [{ field: 'experience', quote }];
  const sentences: LetterSentence[] = [];
  const hasJob = parts.some((part) => typedJobSentence(part) !== null);
  for (const part of parts.slice(0, experiencePartsMax)) {
    // The jobs tell more than a number of years.
    if (hasJob && yearsAlone.test(part)) continue;
    const years = typedJobSentence(part) ?? awaySentence(part) ?? yearsSentence(part);
    if (years) sentences.push(fact(years, support(part)));
    else if (readFact(part))
      sentences.push(fact(sayFact(readFact(part) as SayableFact, nowhere), support(part)));
    else if (/^I\b/.test(part) && isCleanLine(part)) sentences.push(fact(`${part}.`, support(part)));
    else if (/^(?:now|currently) \p{L}+ing\b/iu.test(part))
      sentences.push(fact(`I am ${part.charAt(0).toLowerCase()}${part.slice(1)}.`, support(part)));
  }
  return sentences;
}
