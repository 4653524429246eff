import { numberUnits as units } from '../text/number-words.ts';

const scales: Record<string, number> = {
  decade: 10,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  lakh: 1e5,
  crore: 1e7,
};
const unitWords = Object.keys(units).join('|');
const scaleWords = Object.keys(scales).join('|');
const numberWord = `(?:${unitWords}|${scaleWords})`;
const phrasePattern = new RegExp(
  `\\b(?:(?:a|half a|half an) (?=${scaleWords}))?${numberWord}s?(?:(?:[ -]| and )${numberWord}s?)*\\b(?:\\s?(?:%|percent\\b|per cent\\b))?`,
  'gi',
);
const parts = 'half|halves|third|quarter|fifth|sixth|eighth|tenth';
const fractionPattern = new RegExp(
  `\\b(?:in half|by half|halved|doubled|tripled|quadrupled|twice|(?:by|to|than|a|${unitWords}) (?:more than |almost |nearly |about |over )?(?:a |an |one )?(?:${parts})s?|(?:${unitWords}|\\d+)-?fold)\\b`,
  'gi',
);
const fixed: Record<string, string> = {
  'in half': '50%',
  'by half': '50%',
  halved: '50%',
  doubled: '2x',
  twice: '2x',
  tripled: '3x',
  quadrupled: '4x',
};

/** "a hundred and ten" as 110; undefined for "one" alone, which is mostly no figure. */
function wordValue(phrase: string): string | undefined {
  const isPercent = /(?:%|per ?cent)$/i.test(phrase);
  const isHalf = /^half an? /i.test(phrase);
  let total = 0;
  let open = 0;
  const words = phrase.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const raw of words) {
    const word = raw === 'halves' ? raw : raw.replace(/s$/, '');
    const unit = units[raw] ?? units[word];
    const scale = scales[word];
    if (unit !== undefined) open = word === 'dozen' && open > 0 ? open * unit : open + unit;
    else if (scale === 100) open = Math.max(1, open) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, open) * scale;
      open = 0;
    }
  }
  const value = (total + open) * (isHalf ? 0.5 : 1);
  if (value <= 1) return undefined;
  return `${value}${isPercent ? '%' : ''}`;
}

function fractionKey(phrase: string): string | undefined {
  const plain = phrase.toLowerCase();
  if (fixed[plain]) return fixed[plain];
  const fold = /^(\w+?)-?fold$/.exec(plain)?.[1];
  if (fold) return `${units[fold] ?? Number(fold)}x`;
  const part = new RegExp(`(${parts})s?$`).exec(plain)?.[1];
  // "In the third quarter", "a quarter" as a season: only what changes something by a part is a figure.
  if (!part || (/^(?:a|to|than) /.test(plain) && part === 'quarter' && !/^to a/.test(plain)))
    return undefined;
  const count = plain.match(/[a-z]+/g)?.find((word) => (units[word] ?? 0) > 1);
  return `${units[count ?? ''] ?? 1}/${part.replace('halves', 'half')}`;
}

export interface WordFigure {
  key: string;
  start: number;
  end: number;
}

/** The figures that a text writes in words, with their places. Linear. */
export function readWordNumbers(text: string): WordFigure[] {
  const figures: WordFigure[] = [];
  const add = (match: RegExpExecArray, key: string | undefined) => {
    const end = match.index + match[0].length;
    if (key && !figures.some((one) => one.start < end && match.index < one.end))
      figures.push({ key, start: match.index, end });
  };
  for (const match of text.matchAll(fractionPattern)) add(match, fractionKey(match[0]));
  for (const match of text.matchAll(phrasePattern)) add(match, wordValue(match[0]));
  return figures;
}
