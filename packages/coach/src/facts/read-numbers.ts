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
const figurePattern =
  /(?<![\p{L}\p{N}])[$€£₹]?\s?\d+(?:[.,]\d+)*(?:\s?(?:k|m|mn|bn|b|million|billion|thousand|lakhs?|crores?)(?![\p{L}]))?(?:\s?(?:%|percent\b|per cent\b|x(?![\p{L}])|\+))?/giu;
const wordNumbers: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  dozen: '12',
  hundred: '100',
  thousand: '1000',
  doubled: '2x',
  tripled: '3x',
  twice: '2x',
  halved: '50%',
};
const wordPattern = new RegExp(`\\b(?:${Object.keys(wordNumbers).join('|')})\\b`, 'gi');
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
  const dates = [...taken];
  let next = 0;
  dates.sort((a, b) => a[0] - b[0]);
  for (const match of text.matchAll(figurePattern)) {
    while (next < dates.length && (dates[next] as [number, number])[1] <= match.index) next += 1;
    const date = dates[next];
    if (date && match.index >= date[0] && match.index < date[1]) continue;
    const isYear = /^(?:19|20)\d{2}$/.test(match[0].trim());
    add(match, isYear ? 'date' : 'number', isYear ? `y${match[0].trim()}` : keyOf(match[0].trim()));
  }
  for (const match of text.matchAll(wordPattern))
    add(match, 'number', wordNumbers[match[0].toLowerCase()] as string);
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
