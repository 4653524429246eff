import { type LetterSentence, privateMatter } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { plainLine } from './letter-names.ts';
import { typedJobSentence } from './typed-jobs.ts';

type Support = LetterSentence['support'];

/** A field as part of a sentence: one line, no closing stop, cut between words where it is very long. */
function phrase(text: string, maxWords: number): string {
  const words = evenSpaces(text.replace(/\s*\n+\s*/g, '; ')).split(' ');
  return words
    .slice(0, maxWords)
    .join(' ')
    .replace(/[\s.,;:!]+$/, '');
}

/** Items with "and" between the last two, behind a comma where one of them has an "and" inside. */
export function listed(items: readonly string[]): string {
  const joint = items.length > 2 && items.some((item) => / and /.test(item)) ? ', and ' : ' and ';
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')}${joint}${items.at(-1)}`;
}

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
      // A comma in brackets is inside of a skill: "Ceramics (wheels, kilns)".
      .split(/[;\n•|]+|,(?![^()]*\))/)
      .map((skill) =>
        plainLine(skill)
          .replace(/^(?:and )(?=\S)|[\s.]+$/g, '')
          // "Languages: Python": the label is none.
          .replace(
            /^[\p{L} ]*\b(?:skills?|frameworks?|languages?|tools?|databases?|software)(?::| [-–]) (?=\S)/iu,
            '',
          )
          .trim(),
      )
      .filter((skill) => /\p{L}/u.test(skill)),
  ),
];

const yearsAlone = /^(\d{1,2}\+?|[a-z]+)(?:\s*(?:years?|yrs?))?(?: of)?(?: experience| work experience)?$/i;
const yearsFirst =
  /^((?:about |over |almost |nearly |more than )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty))\s*(?:years?|yrs?)\b(?:['’])?\s*/i;
const noYears = /^(?:no|none|not yet|nothing|n\/?a|zero|0|-+)\b(?! \d)/i;

/** A return after time away, as people type it. */
const returning = /^(?:i am )?return(?:ing|ed)(?: to (?:work|the workforce))? (?:after|from) (.+)$/i;

/** Years as a sentence: "I have 8 years of experience in sales."; null for other words. */
export function yearsSentence(text: string): string | null {
  const away = returning.exec(text);
  if (away) return `I am returning to work after ${away[1]}.`;
  const years = yearsAlone.exec(text);
  if (years && (/\d/.test(text) || /years?/i.test(text))) {
    const isOne = years[1] === '1' || years[1]?.toLowerCase() === 'one';
    return years[1] === '0' ? '' : `I have ${years[1]} ${isOne ? 'year' : 'years'} of experience.`;
  }
  const match = yearsFirst.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length).trim();
  const number = (match[1] ?? '').toLowerCase();
  const count = `${number} ${/^(?:1|one)$/.test(number) ? 'year' : 'years'}`;
  // Behind a comma there may be anything: it is listed.
  if (/^(?!of\b)[^,:]+,/i.test(rest)) return null;
  if (rest.startsWith(':')) return `I have ${count} of experience (${rest.slice(1).trim()}).`;
  if (rest === '' || rest.startsWith(',')) return `I have ${count} of experience${rest}.`;
  if (/^(?:as|in|with|at)\b|^\(/i.test(rest)) return `I have ${count} of experience ${rest}.`;
  if (/^of\b/i.test(rest)) return `I have ${count} ${rest}.`;
  if (
    /^(?:on|over|under|behind|around|across|for|from|\p{L}{2,}ing)\b/iu.test(rest) &&
    !/^nursing$/i.test(rest)
  )
    return `I have spent ${count} ${rest}.`;
  // "8 years nursing" is of that; of other words nobody knows.
  return /^\p{L}+ing$/iu.test(rest) ? `I have ${count} of ${rest}.` : null;
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
  const kind = what.toLowerCase();
  const named = kind.startsWith('time') ? kind : `a ${kind === 'gap' ? 'break' : kind}`;
  const when = !from ? '' : to && /\d/.test(to) ? ` from ${from} to ${to}` : ` in ${from}`;
  return `I took ${named}${when}${why}.`;
}

/** What somebody types about their work is shorter than this; of a whole page the letter has the beginning. */
const [mostTyped, mostWords] = [10, 90];
/** "i led the desk" as a line of a list. */
const asLine = (part: string) =>
  part
    .replace(/(?<=^|\s)i(?=\s|['’](?:m|ve|d|ll)\b)/g, 'I')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What was typed of work and the resume doesn't tell, part by part and word for word; nothing of none, and years alone only where there is nothing else. */
export function typedParts(experience: string, told: ReadonlySet<string>): string[] {
  const untold = experience.split(/;\s*|\n+/).filter((part) => !told.has(part.trim()));
  const parts = partsOf(untold.join('\n'), mostWords).filter(
    (part) => !noYears.test(part) && !privateMatter.test(part),
  );
  const more = parts.filter((part) => !yearsAlone.test(part));
  return (more.length > 0 ? more : parts).slice(0, mostTyped).map(asLine);
}

/** One thing that was typed of work as a sentence; null where it has to be listed. */
export function workSentence(part: string): LetterSentence | null {
  const text = typedJobSentence(part) ?? awaySentence(part) ?? yearsSentence(part);
  return text ? fact(text, [{ field: 'experience', quote: part }]) : null;
}
