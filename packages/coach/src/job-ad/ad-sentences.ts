import { type AdPart, partNamed, readHeading } from './ad-headings.ts';
import { lostBreaks } from './glued-text.ts';

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
/** A hyphen or a dot that marks an item and lost its line: "open houses- Submit orders", "staff· Order supplies". */
const gluedMark = /(?<=[\p{Ll}).;:])[-–](?=\s+\p{Lu}\p{Ll})|(?<=\S)·(?=\s*\p{Lu})/u;
/** "2." and "b)" in front of an item, also inside a paragraph; the cents of "$90.00." are none. */
const number = String.raw`(?:\d{1,2}|[a-h])[.)]`;
const enumerator = String.raw`${number}(?<=(?:^|\n[ \t]{0,20}|(?<!\d)[.;:)]\s{0,20}|[.;:)]\s{1,20}|[ \t]{2})${number})(?=\s{0,20}\p{Lu})`;
const boundary = new RegExp(
  `\\n|[${bullets}]|(?<=[ \\t])\\*(?=\\s+\\p{Lu})|;(?=\\s)|${stop.source}|${gluedMark.source}|${enumerator}`,
  'gu',
);
const bulletMark = new RegExp(`[${bullets}*·–-]`, 'u');
const onlyMark = new RegExp(`^(?:[${bullets}*–-]|\\d{1,2}[.)])$`, 'u');
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
    const isMarkOnly = onlyMark.test(before);
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

/** A text to split: as it was pasted, with wrapped lines joined, and where it lost line breaks. */
interface Source {
  text: string;
  plain: string;
  breaks: ReadonlySet<number>;
}

/** "Requirements: a driver's license". Behind a bullet it names what its own line is about, and no section. */
const inlineHeading = /^([^:.,\n]{3,60}):(?:\s+(?=\S)|(?=\p{Lu}))/u;

/** Behind what an employer says of itself, this speaks of the job again, also without a heading. */
const speaksOfJob =
  /\b(?:(?:we(?:['’]re| are)|is|are) (?:currently |now |actively |also )*(?:looking (?:for|to (?:hire|add))|seeking|hiring|searching for|recruiting)|seeks) (?!new ways|to)|^(?:as (?:an?|our|the) [^,]{3,60}, )?you(?:['’]ll| will) (?:be (?:responsible|working)|\p{Ll}+ )/iu;

function readPiece({ text, plain, breaks }: Source, from: number, to: number, cursor: Cursor): AdSentence[] {
  const { start, end, hasMark } = trimmed(text, from, to);
  if (end <= start) return [];
  const line = text.slice(start, end);
  const opener = breaks.has(from) ? '\n' : (plain[from - 1] ?? '\n');
  const isAnnounced = /:\W*$/.test(line);
  const isOpened =
    /[\n);]/.test(opener) ||
    bulletMark.test(opener) ||
    /\d[.)]$/.test(plain.slice(Math.max(0, from - 2), from));
  const closer = breaks.has(to) ? '\n' : (plain[to] ?? '\n');
  const isClosed = isAnnounced || closer === '\n' || bulletMark.test(closer);
  const isBullet = hasMark || bulletMark.test(opener);
  const heading = (isOpened || isAnnounced) && isClosed && !isBullet ? readHeading(line) : undefined;
  if (heading) {
    if (heading.part) cursor.part = heading.part;
    cursor.heading = heading.words;
    return [
      { text: line, start, end, part: cursor.part, heading: heading.words, isHeading: true, isItem: true },
    ];
  }
  if (cursor.part === 'about' && speaksOfJob.test(line)) cursor.part = 'open';
  const inline = inlineHeading.exec(line);
  const words = inline?.[1] as string;
  const part = inline && words.split(/\s+/).length <= 6 ? partNamed(words) : undefined;
  const shared = { isHeading: false, isItem: isOpened };
  if (inline && part && !isBullet && (isOpened || part === 'duties' || part === 'must')) {
    const at = start + inline[0].length;
    const value = { text: text.slice(at, end), start: at, end, part, heading: words, ...shared };
    // "Location: Austin" over the ad opens no section.
    if (part === 'terms' && cursor.heading === null) return [value];
    cursor.part = part;
    cursor.heading = words;
    return [value];
  }
  return [{ text: line, start, end, ...cursor, ...shared }];
}

/** Splits a job ad into sentences, each with its section. Linear; any string is accepted. */
export function splitAd(text: string): AdSentence[] {
  const plain = joinWrapped(text);
  const breaks = lostBreaks(plain);
  const source: Source = { text, plain, breaks: new Set(breaks) };
  const cuts = [...plain.matchAll(boundary)].map(({ 0: sign, index }) => ({ at: index, size: sign.length }));
  // A full stop belongs to no line, whether a space follows it or not.
  const lost = breaks.map((at) =>
    /[.;]/.test(plain[at - 1] ?? '') ? { at: at - 1, size: 1 } : { at, size: 0 },
  );
  const all = [...cuts, ...lost].sort((a, b) => a.at - b.at || a.size - b.size);
  const cursor: Cursor = { part: 'open', heading: null };
  const sentences: AdSentence[] = [];
  let from = 0;
  for (const { at, size } of [...all, { at: plain.length, size: 0 }]) {
    if (at < from) continue;
    sentences.push(...readPiece(source, from, at, cursor));
    from = at + size;
  }
  return sentences;
}
