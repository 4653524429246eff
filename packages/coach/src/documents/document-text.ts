import type { FieldSource, FileRefusalCode, LostPart, ResumeDocument } from '@greenroom/domain';

/** One line of a document as it is read, in reading order. */
export interface TextLine {
  /** Tabs stand where the line has a wide gap: a date on the right, a cell of a table. */
  text: string;
  page: number | null;
  region: FieldSource['region'];
  /** In points; 0 where the format has none. */
  fontSize: number;
  isBold: boolean;
  /** The format says that this is a heading. */
  isHeading: boolean;
  isBullet: boolean;
  /** White space above, in lines; 0 where the format tells nothing. */
  gapAbove: number;
  /** The next line's first word would have fitted: a paragraph or an item ends here. Known of PDFs only. */
  endsShort?: boolean;
  /** The first cell is bold and the others are not: a heading beside its text. */
  hasBoldLead?: boolean;
}

/** A document before anybody asks what its words mean. */
export interface DocumentText {
  kind: ResumeDocument['kind'];
  pages: number | null;
  encoding: string | null;
  lines: TextLine[];
  columns: number;
  tables: number;
  textBoxes: number;
  images: number;
  hiddenCharacters: number;
  /** Letters of fonts whose letters are pictures: they are no words and are left out. Known of PDFs only. */
  iconCharacters?: number;
  isOutOfOrder: boolean;
  lost: LostPart[];
  /** Addresses behind words, which the text does not show. */
  links: string[];
}

export const hiddenPartName = 'Hidden text';
const hiddenQuote = 200;

/** Words of the file that the page does not show, as a part that is left out. */
export const hiddenPart = (words: string): LostPart => ({
  what: hiddenPartName,
  why: 'the page does not show these words (white, tiny, transparent or off the page); we do not count them, and systems that find them may turn the file down',
  text: words.slice(0, hiddenQuote),
});

/** Why a file has no text. Thrown inside the reading of a file only, and answered as a refusal. */
export class Unreadable extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode) {
    super(code);
    this.name = 'Unreadable';
    this.code = code;
  }
}

const bulletMark =
  /^\s*(?:>{2,3}|--|[•▪●◦‣■□►▸➢➤✓✔❖◆◇✦★❯›⮚⁃∙·○–—*+>»§-]|o(?=\s)|[\ue000-\uf8ff\u25aa\u2022])\s+/u;
const loneMark = /^\s*[•▪●◦‣■□►▸➢➤✓✔❖◆◇✦❯⮚⁃∙·○\uf0b7\uf0a7\uf0d8\uf0fc\u25aa\u2022]\s*/u;

/** The words of a line without the mark of a list, and whether there was one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const mark = bulletMark.exec(text) ?? loneMark.exec(text);
  return mark
    ? { text: text.slice(mark[0].length).trim(), isBullet: true }
    : { text: text.trim(), isBullet: false };
}

const blankLine: Omit<TextLine, 'text'> = {
  page: null,
  region: 'body',
  fontSize: 0,
  isBold: false,
  isHeading: false,
  isBullet: false,
  gapAbove: 0,
};

/** A line with what is known of it. */
export const lineOf = (text: string, known: Partial<TextLine> = {}): TextLine => ({
  ...blankLine,
  ...known,
  text,
});

/** Accents that old fonts paint as letters, before the letter they belong to. */
const accents: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '¨': '\u0308',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '˙': '\u0307',
  '˝': '\u030b',
};
const hooks: Readonly<Record<string, string>> = { '¸': '\u0327', '˛': '\u0328' };
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** "Bo˘gaziçi" as "Boğaziçi": an accent beside its letter is one with it where that letter exists. */
export function composeAccents(text: string): string {
  const compose = (whole: string, letter: string, accent: string | undefined) => {
    const one = `${dotless[letter] ?? letter}${accent}`.normalize('NFC');
    return [...one].length === 1 ? one : whole;
  };
  return text
    .replace(/([´ˆ¨˜ˇ˘˚˙˝]|(?<=\p{L})`|(?<=^|\s)`(?=[aeou]\s)) ?(\p{L})/giu, (whole, accent, letter) =>
      compose(whole, letter, accents[accent]),
    )
    .replace(/([¸˛]) ?([cst])/giu, (whole, hook, letter) => compose(whole, letter, hooks[hook]))
    .replace(/(\p{L}) ?([¸˛])/gu, (whole, letter, hook) => compose(whole, letter, hooks[hook]));
}

/** Ligatures that Word's fonts print as one letter, and the letter that PDFs made from them have for it: "EducaƟon". */
const printedLigatures: Readonly<Record<string, string>> = {
  Ɵ: 'ti',
  Ʃ: 'tt',
  ƫ: 'tti',
  ƞ: 'tf',
  Ō: 'ft',
  Ư: 'ff',
};
const printedLigature = /[ƟƩƫƞ](?=[a-z])|(?<=[a-z])[ƟƩƫƞŌƯ]/gu;

/** White space and invisible characters that stand for nothing; ligatures and full-width letters as plain ones. */
export function tidy(text: string): string {
  return text
    .replace(/-?\u00ad[\u2010\u2011]/g, '-')
    .normalize('NFKC')
    .replace(printedLigature, (letter) => printedLigatures[letter] as string)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replaceAll('\0', '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/(?<=\p{L}) ,(?= \p{Lu})/gu, ',');
}

/**
 * A letter-spaced heading ("E X P E R I E N C E") as the word it is; `fewest` letters make one. Kerning leaves a pair of letters
 * together here and there ("E D U C AT I O N").
 */
export function unspaced(text: string, fewest = 5): string {
  const letters = text.split(' ');
  const isSpaced =
    letters.length >= fewest &&
    letters.every((one) => one.length <= 1) &&
    (letters.length > 3 || /^[\p{Lu} ]+$/u.test(text));
  const pairs = letters.filter((one) => one.length === 2 || one.length === 3).length;
  const isKerned =
    letters.length >= 5 &&
    /^[\p{Lu}& ]+:?$/u.test(text) &&
    letters.every((one) => one.length <= 3) &&
    pairs <= letters.length * 0.34;
  return isSpaced || isKerned
    ? text.replace(/ {2,}/g, '\u0001').replace(/ /g, '').replaceAll('\u0001', ' ')
    : text;
}
