import { readPassage } from '../text/passage.ts';
import { capital } from './reply-words.ts';

/** What a weak line was about; `isOwn` where they did all of it: "Responsible for", and not "Helped with". */
export interface Topic {
  text: string;
  isOwn: boolean;
}
/** A line with the reply in it (`isNewLine`: a line for below it); null where that isn't sure to read well. */
export type Made = { text: string; isNewLine: boolean } | 'repeat' | null;

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
export const stemsOf = (text: string) =>
  new Set(
    readPassage(text)
      .tokens.filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );
const numbersIn = (text: string) =>
  text.match(
    /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|twice|dos|tres|cuatro|cinco)\b/gi,
  ) ?? [];
/** One clause: nothing in it that a further deed could belong to instead. */
export const isSimple = (text: string) => !/[,;:(]| and | or | y |[.!?] /.test(text);
/** Its things may be joined by "and". */
export const isOneClause = (text: string) => !/[,;:(]|[.!?] /.test(text);
export const replaced = (text: string): Made => ({ text: capital(text), isNewLine: false });

/** What is new in a deed beside the line, by its words and numbers. */
export function newIn(deed: string, line: string): { words: number; share: number; hasNumber: boolean } {
  const [own, known] = [stemsOf(deed), stemsOf(line)];
  const fresh = [...own].filter((stem) => !known.has(stem));
  const told = new Set(numbersIn(line));
  return {
    words: fresh.length,
    share: fresh.length / Math.max(1, own.size),
    hasNumber: numbersIn(deed).some((number) => !told.has(number)),
  };
}
