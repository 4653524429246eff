import { type AdPart, partNamed, readHeading } from './ad-headings.ts';

/** A sentence, a bullet or a line of a job ad: `text.slice(start, end)` without white space around it. */
export interface AdSentence {
  text: string;
  start: number;
  end: number;
  part: AdPart;
  /** The heading above it; null before the first. */
  heading: string | null;
  isHeading: boolean;
  /** It has a line or a bullet to itself, so it may be a phrase. */
  isItem: boolean;
}

const bullets = '•¨§▪●◦‣■►✓✔➢⁃\\u0080-\\u009F\\uE000-\\uF8FF';
/** Closing punctuation before a capital letter or a bullet, except behind an initial or an abbreviation. */
const stop =
  /(?<!\b(?:\p{L}|e\.g|i\.e|[Ii]nc|[Ss]t|M[rs]|Mrs|[DdJS]r|vs|approx|[Nn]o|[Dd]ept|Ph\.D|[Uu]\.[Ss]|[ap]\.m))[.!?;](?=\s+["“(•-]?[\p{Lu}\d])/u;
/** A full stop that lost its space: "reports.The team". */
const gluedStop = /(?<=\p{Ll}{4})\.(?=\p{Lu}(?!S\b|ET\b)\p{L})/u;
/** "2." and "b)" in front of an item, also inside a paragraph; the cents of "$90.00." are none. */
const number = String.raw`(?:\d{1,2}|[a-h])[.)]`;
const enumerator = String.raw`${number}(?<=(?:^|\n[ \t]{0,20}|(?<!\d)[.;:)]\s{0,20}|[.;:)]\s{1,20}|[ \t]{2})${number})(?=\s{0,20}\p{Lu})`;
const boundary = new RegExp(
  `\\n|[${bullets}]|(?<=[ \\t])\\*(?=\\s+\\p{Lu})|;(?=\\s)|${stop.source}|${gluedStop.source}|${enumerator}`,
  'gu',
);
const bulletMark = new RegExp(`[${bullets}]`, 'u');
const lead = /^(?:[-–—*·o]\s+|\d{1,2}[.)]\s+)/;

/** A shorter line was not wrapped by a narrow column. In characters. */
const wrappedLength = 50;

/**
 * The text with wrapped lines joined, each character in its place: a long line goes on in one that starts in lower case. Lists whose items
 * start in lower case stay lists.
 */
function joinWrapped(text: string): string {
  const lines = text.replace(/\r/g, ' ').split('\n');
  let joined = '';
  let last = '';
  for (const [at, line] of lines.entries()) {
    const bare = line.trim();
    const before = last.trim();
    const isMarkOnly = new RegExp(`^(?:[${bullets}*–-]|\\d{1,2}[.)])$`, 'u').test(before);
    const goesOn =
      at > 0 &&
      (isMarkOnly ||
        (/^[\p{Ll}(]/u.test(bare) &&
          !lead.test(bare) &&
          before.length >= wrappedLength &&
          !/[.:;!?]$/.test(before) &&
          !/^[\p{Ll}]/u.test(before)));
    joined += (at === 0 ? '' : goesOn ? ' ' : '\n') + line;
    last = goesOn ? `${before} ${bare}` : line;
  }
  return joined;
}

function trimmed(text: string, from: number, to: number) {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  const mark = lead.exec(text.slice(start, Math.min(end, start + 6)));
  return { start: start + (mark?.[0].length ?? 0), end, hasMark: mark !== null };
}

interface Cursor {
  part: AdPart;
  heading: string | null;
}

/** "Requirements: a driver's license". Behind a bullet it names what its own line is about, and no section. */
const inlineHeading = /^([^:.,\n]{3,60}):\s+(?=\S)/;

function readPiece(text: string, plain: string, from: number, to: number, cursor: Cursor): AdSentence[] {
  const { start, end, hasMark } = trimmed(text, from, to);
  if (end <= start) return [];
  const line = text.slice(start, end);
  const opener = plain[from - 1] ?? '\n';
  const isMark = (character: string) => character === '*' || bulletMark.test(character);
  const isAnnounced = /:\W*$/.test(line);
  const isOpened =
    /[\n);]/.test(opener) || isMark(opener) || /\d[.)]$/.test(plain.slice(Math.max(0, from - 2), from));
  const closer = plain[to] ?? '\n';
  const isClosed = closer === '\n' || isMark(closer);
  const isBullet = hasMark || isMark(opener);
  const heading = (isOpened || isAnnounced) && isClosed && !isBullet ? readHeading(line) : undefined;
  if (heading) {
    if (heading.part) cursor.part = heading.part;
    cursor.heading = heading.words;
    return [
      { text: line, start, end, part: cursor.part, heading: heading.words, isHeading: true, isItem: true },
    ];
  }
  const inline = inlineHeading.exec(line);
  const words = inline?.[1] as string;
  const part = inline && words.split(/\s+/).length <= 6 ? partNamed(words) : undefined;
  const shared = { isHeading: false, isItem: isOpened };
  if (inline && part && !isBullet && (isOpened || part === 'duties' || part === 'must')) {
    cursor.part = part;
    cursor.heading = words;
    const at = start + inline[0].length;
    return [{ text: text.slice(at, end), start: at, end, ...cursor, ...shared }];
  }
  return [{ text: line, start, end, ...cursor, ...shared }];
}

/** Splits a job ad into sentences, each with its section. Linear; any string is accepted. */
export function splitAd(text: string): AdSentence[] {
  const plain = joinWrapped(text);
  const sentences: AdSentence[] = [];
  const cursor: Cursor = { part: 'open', heading: null };
  let from = 0;
  for (const match of plain.matchAll(boundary)) {
    sentences.push(...readPiece(text, plain, from, match.index, cursor));
    from = match.index + match[0].length;
  }
  sentences.push(...readPiece(text, plain, from, plain.length, cursor));
  return sentences;
}
