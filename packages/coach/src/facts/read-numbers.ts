import { readWordNumbers } from './word-numbers.ts';

/** A figure in a text, made comparable: "2 million", "$2M" and "2,000,000" have one key. */
export interface Figure {
  /** `40%`, `2000000`, `3x`, `y2019`, `2019-03`. */
  key: string;
  kind: 'number' | 'date';
  quote: string;
  start: number;
  end: number;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthYear =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?\s+((?:19|20)\d{2})\b/gi;
const numericMonth = /\b(0?[1-9]|1[0-2])[/.](?:\d{1,2}[/.])?((?:19|20)\d{2})\b/g;
const shortYear =
  /(?<![\p{L}\p{N}])(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s?)?['’](\d{2})(?!\d)/giu;
/** Digits in groups that make a telephone number: no part of it is a figure. */
const phoneNumber = /(?<![\w.,$€£])\+?\(?\d{1,4}\)?(?:[ .-]\(?\d{2,5}\)?){2,5}(?![\w%])/g;
const figurePattern =
  /(?<![\p{L}\p{N}])[$€£₹]?\s?\d+(?:[.,]\d+)*(?:[^\S\n]?(?:k|m|mn|bn|b|million|billion|thousand|lakhs?|crores?)(?!\p{L}|\.\p{L}))?(?:[^\S\n]?(?:%|percent\b|per cent\b|x(?![\p{L}])|\+))?/giu;
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
};

function keyOf(figure: string): string {
  const plain = figure
    .toLowerCase()
    .replace(/[$€£₹\s]/g, '')
    .replace(/percent$/, '%')
    .replace(/\+$/, '');
  const match = /^([\d.,]+)([a-z]+?)?(%|x)?$/.exec(plain);
  if (!match) return plain;
  const digits = (match[1] as string)
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(/[.,]$/, '')
    .replace(',', '.');
  const scale = scales[match[2] ?? ''] ?? 1;
  const isTimes = match[2] === 'x';
  return `${Number(digits) * scale}${match[3] ?? (isTimes ? 'x' : '')}`;
}

/** Every figure of a text with its place. Linear. */
export function readFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  const taken: [number, number][] = [];
  const add = (match: RegExpExecArray, kind: Figure['kind'], key: string) => {
    const quote = match[0].trim();
    const start = match.index + match[0].indexOf(quote);
    figures.push({ key, kind, quote, start, end: start + quote.length });
    taken.push([match.index, match.index + match[0].length]);
  };
  for (const match of text.matchAll(monthYear)) {
    const month = months.indexOf((match[1] as string).slice(0, 3).toLowerCase()) + 1;
    add(match, 'date', `${match[2]}-${String(month).padStart(2, '0')}`);
  }
  for (const match of text.matchAll(numericMonth))
    add(match, 'date', `${match[2]}-${(match[1] as string).padStart(2, '0')}`);
  for (const match of text.matchAll(shortYear)) {
    const year = `${Number(match[2]) > 60 ? 19 : 20}${match[2]}`;
    const month = match[1] ? months.indexOf(match[1].toLowerCase()) + 1 : 0;
    add(match, 'date', month > 0 ? `${year}-${String(month).padStart(2, '0')}` : `y${year}`);
  }
  for (const match of text.matchAll(phoneNumber)) {
    const digits = match[0].replace(/\D/g, '').length;
    if (digits >= 9 && digits <= 15) taken.push([match.index, match.index + match[0].length]);
  }
  const dates = [...taken];
  let next = 0;
  dates.sort((a, b) => a[0] - b[0]);
  for (const match of text.matchAll(figurePattern)) {
    while (next < dates.length && (dates[next] as [number, number])[1] <= match.index) next += 1;
    const date = dates[next];
    const at = match.index + match[0].length - match[0].trimStart().length;
    if (date && at >= date[0] && at < date[1]) continue;
    const isYear = /^(?:19|20)\d{2}$/.test(match[0].trim());
    add(match, isYear ? 'date' : 'number', isYear ? `y${match[0].trim()}` : keyOf(match[0].trim()));
  }
  for (const word of readWordNumbers(text)) {
    if (taken.some(([start, end]) => word.start < end && start < word.end)) continue;
    figures.push({ ...word, kind: 'number', quote: text.slice(word.start, word.end) });
  }
  return figures.toSorted((a, b) => a.start - b.start);
}

/** The keys that a text supports: a month of a year supports its year as well. */
export function figureKeys(text: string): Set<string> {
  const keys = new Set<string>();
  for (const { key } of readFigures(text)) {
    keys.add(key);
    if (/^\d{4}-\d{2}$/.test(key)) keys.add(`y${key.slice(0, 4)}`);
  }
  return keys;
}
