import { type Located, nearQuote } from './near-quote.ts';

const fewestWords = 3;
const longestQuote = 300;
const foldChar = (char: string) => {
  if (/\s/.test(char)) return ' ';
  if (/[\u2018\u2019\u201a\u201b`]/.test(char)) return "'";
  if (/[\u201c\u201d\u201e]/.test(char)) return '"';
  if (/[\u2010-\u2015]/.test(char)) return '-';
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
};

/** The text with runs of space as one, quotes and case evened out, and where each character stood. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = foldChar(text[at] as string);
    if (char === ' ' && (folded === '' || folded.endsWith(' '))) continue;
    folded += char;
    places.push(at);
  }
  return { folded, places };
}

/**
 * Where a model's quote stands in a text, as the exact slice; undefined where it does not stand there or is too short to show
 * anything. Space, case and kinds of quotation marks may differ, and small models copy a word wrong now and then.
 */
export function locateQuote(quote: string | null, text: string): Located | undefined {
  const wanted = fold((quote ?? '').replace(/^["'“”\s.…]+|["'“”\s…]+$/g, '')).folded.trim();
  if (wanted === '' || wanted.length > longestQuote) return undefined;
  const isShort = wanted.split(' ').length < fewestWords;
  const { folded, places } = fold(text);
  if (isShort && folded.trim().replace(/[.!?]$/, '') !== wanted.replace(/[.!?]$/, '')) return undefined;
  const at = folded.indexOf(wanted);
  const start = places[at];
  const last = places[at + wanted.length - 1];
  if (at < 0 || start === undefined || last === undefined) return nearQuote(wanted, text);
  return { quote: text.slice(start, last + 1), start, end: last + 1 };
}
