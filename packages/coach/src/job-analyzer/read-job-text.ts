import { headedPart, type JobPart } from './job-words.ts';

/** A sentence, a bullet or a line of a job text: `text.slice(start, end)` without white space around it. */
export interface JobSentence {
  text: string;
  start: number;
  end: number;
  part: JobPart;
  /** The heading that it stands under; null before the first. */
  heading: string | null;
  isHeading: boolean;
}

/** Where a sentence ends: a new line, a bullet, or closing punctuation before a capital letter. */
const boundary = /\r?\n|[•▪●◦‣■►✓✔]|[.!?;](?=\s+[\p{Lu}"“(•-])/gu;
const inlineHeading = /^([^:.\n]{3,60}):\s*/;
const bullet = /^(?:[-–—*·o]\s+|\d{1,2}[.)]\s+)/;

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  const lead = bullet.exec(text.slice(start, Math.min(end, start + 6)));
  return { start: start + (lead?.[0].length ?? 0), end };
}

interface Cursor {
  part: JobPart;
  heading: string | null;
}

/** A known heading on a line of its own, or words that open with one and end in a colon or stand in capitals. */
function headingOf(line: string, isWholeLine: boolean): { part: JobPart; words: string } | null {
  const words = line.replace(/[:*#_]+/g, ' ').trim();
  if (words.length < 3 || words.length > 70 || /[.,;]$/.test(line)) return null;
  const heading = headedPart(words);
  if (!heading) return null;
  const isMarked = /:\s*\**$/.test(line) || (isWholeLine && words === words.toUpperCase());
  return isMarked || (isWholeLine && heading.isExact) ? { part: heading.part, words } : null;
}

const isLineEnd = (text: string, at: number) => at >= text.length || text[at] === '\n' || text[at] === '\r';

function readPiece(text: string, from: number, to: number, cursor: Cursor): JobSentence[] {
  const { start, end } = trimmed(text, from, to);
  if (end <= start) return [];
  const line = text.slice(start, end);
  const isWholeLine = isLineEnd(text, to) && (from === 0 || /[\n•▪●◦‣■►✓✔]/.test(text[from - 1] as string));
  const heading = headingOf(line, isWholeLine);
  if (heading) {
    cursor.part = heading.part;
    cursor.heading = heading.words;
    return [{ text: line, start, end, part: heading.part, heading: heading.words, isHeading: true }];
  }
  const inline = inlineHeading.exec(line);
  const part = inline ? headedPart(inline[1] as string)?.part : undefined;
  if (inline && part) {
    cursor.part = part;
    cursor.heading = inline[1] as string;
    const at = start + inline[0].length;
    return [{ text: text.slice(at, end), start: at, end, ...cursor, isHeading: false }];
  }
  return [{ text: line, start, end, ...cursor, isHeading: false }];
}

/** Splits a job text into sentences and says of each under which heading it stands. Linear; any string is accepted. */
export function readJobText(text: string): JobSentence[] {
  const sentences: JobSentence[] = [];
  const cursor: Cursor = { part: 'open', heading: null };
  let from = 0;
  for (const match of text.matchAll(boundary)) {
    sentences.push(...readPiece(text, from, match.index, cursor));
    from = match.index + match[0].length;
  }
  sentences.push(...readPiece(text, from, text.length, cursor));
  return sentences;
}

/** Says nothing of the work: what the company is and what it offers. */
const asksForPapers =
  /^(?:please )?(?:apply|send|email|submit)\b.{0,40}\b(?:cv|resume|résumé|letter|application|to|by)\b/i;
/** "Mercy Ridge Hospital is a 310-bed hospital", "Lumen Pay is building ...": what the company is. */
const saysWhoWeAre =
  /^(?:\p{Lu}[\p{L}&.’'-]*\s+){1,5}(?:is|are) (?:(?:an? |the |one of )(?!great|chance|opportunity)|building|making|growing|based)|^we (?:are|believe)(?! (?:looking|seeking|hiring|searching))/u;

/** Whether a sentence asks nothing of the applicant: what the company is, offers, or wants to be sent. */
export const isBoilerplate = (sentence: JobSentence): boolean =>
  asksForPapers.test(sentence.text) ||
  (sentence.part === 'open' &&
    saysWhoWeAre.test(sentence.text) &&
    !/\b(?:plus|required|must|asset|looking|seeking|hiring)\b/.test(sentence.text)) ||
  sentence.part === 'about' ||
  sentence.part === 'offer' ||
  /\b(?:equal[- ]opportunity|regardless of race|without regard to|protected veteran|401\(?k\)?|paid time off|health insurance|dental|we (?:can )?offer|diversity and inclusion|committed to (?:diversity|inclusion|safeguarding|equal)|benefits include|accommodations?)\b/i.test(
    sentence.text,
  );
