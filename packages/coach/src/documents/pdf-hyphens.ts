import type { TextLine } from './document-text.ts';

/** Word parts that take a hyphen: "self-service", "cross-team". */
const takesHyphen =
  /(?:^|[\s(“"])(?:self|non|cross|multi|high|low|real|full|long|short|end|well|data|user|client|customer|cloud|first|second|third|large|small|one|two|three|four|five|six|half|hands|award|best|world|fast|deep|third|decision|problem|detail|results?)-$/i;

/** Longer words than this are none. */
const longestWord = 60;

/** Rows of one cell as one text. A word that breaks between them keeps a soft hyphen there until all words are known. */
export const joinRowsOfCell = (rows: readonly string[]): string =>
  rows.reduce((above, row) =>
    /\p{L}-$/u.test(above) && /^\p{Ll}/u.test(row) ? `${above.slice(0, -1)}\u00ad${row}` : `${above} ${row}`,
  );
const brokenInCell = /([\p{L}-]+)\u00ad(\p{Ll}[\p{L}-]*)/gu;

interface Break {
  /** The text of the broken line up to its hyphen, and the cells after it. */
  before: string;
  cells: string;
  /** The two halves of the word. */
  first: string;
  rest: string;
  /** What follows the word without a blank, and the length of all three on the line below. */
  marks: string;
  length: number;
}

/** Where the first or the last cell of a line ends in a hyphen and the line below goes on with the word. */
function breakBetween(above: TextLine, line: TextLine): Break | null {
  const [first = ''] = above.text.split('\t', 1);
  const cell = first.endsWith('-') ? first : above.text;
  if (!cell.endsWith('-') || line.isBullet || line.text.includes('\t') || line.region !== above.region)
    return null;
  const half = /[\p{L}-]+$/u.exec(cell.slice(0, -1).slice(-longestWord))?.[0];
  // "Franche-" over "Comté": a name keeps its hyphen.
  const rest = /^(\p{Ll}[\p{L}-]*|\p{Lu}\p{Ll}[\p{L}-]*)(\S*)\s*/u.exec(line.text);
  if (!half || !rest) return null;
  return {
    before: cell.slice(0, -1),
    cells: above.text.slice(cell.length),
    first: half,
    rest: rest[1] as string,
    marks: rest[2] as string,
    length: rest[0].length,
  };
}

/**
 * A word that was broken at the end of a line ("submis-" over "sions") is whole again on the first one. Its hyphen stays where
 * the program that made the file breaks no words, in an address, after a word part that takes one, and
 * where the document writes it so.
 */
export function joinBrokenWords(lines: readonly TextLine[], breaksWords: boolean): TextLine[] {
  const known = new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
  const keepsHyphen = ({ before, first, rest }: Pick<Break, 'before' | 'first' | 'rest'>) =>
    !breaksWords ||
    /^\p{Lu}/u.test(rest) ||
    /[/@]\S*$/.test(before.slice(-longestWord)) ||
    known.has(`${first}-${rest}`.toLowerCase()) ||
    (!known.has(`${first}${rest}`.toLowerCase()) &&
      (takesHyphen.test(`${before.slice(-longestWord)}-`) || first.includes('-')));
  const joined: TextLine[] = [];
  for (const given of lines) {
    const text = given.text.replace(brokenInCell, (_all, first: string, rest: string, at: number) => {
      const before = `${given.text.slice(0, at)}${first}`;
      return `${first}${keepsHyphen({ before, first, rest }) ? '-' : ''}${rest}`;
    });
    const line = { ...given, text };
    const above = joined.at(-1);
    const broken = above ? breakBetween(above, line) : null;
    if (!above || !broken) {
      joined.push(line);
      continue;
    }
    const { before, cells, rest, marks, length } = broken;
    const whole = `${before}${keepsHyphen(broken) ? '-' : ''}${rest}${marks}${cells}`;
    const left = line.text.slice(length);
    joined[joined.length - 1] = {
      ...above,
      text: whole,
      endsShort: left === '' ? line.endsShort : above.endsShort,
    };
    if (left !== '') joined.push({ ...line, text: left });
  }
  return joined;
}
