import { americanSpelling } from '../text/spelling.ts';

/** A text without punctuation, capitals and British spellings: what is left tells two questions apart. */
export const foldText = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(americanSpelling).join(' ');
