/** Words of a text and where they stand in it, in UTF-16 code units. */
export interface Located {
  quote: string;
  start: number;
  end: number;
}

/** A shorter quote has to stand word for word. */
const fewestWords = 5;
/** Share of its words, in their order, that have to stand there. */
const leastShare = 0.8;
/** How many words more or fewer the place may have. */
const mostApart = 2;
const contractions: Readonly<Record<string, string>> = {
  ...{ s: 'is', re: 'are', m: 'am', ve: 'have', ll: 'will', d: 'would' },
};
/** A word that turns a statement around, or a figure, has to stand there as it is. */
const decides = /\d|^(?:not|no|never|none|nobody|nothing|without|against|ni|sin|nunca|nada|nadie)$/;

interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text in small letters, contractions taken apart. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['\u2018\u2019]\p{L}+)?/gu)].flatMap(({ 0: found, index }) => {
    const at = { start: index, end: index + found.length };
    const [word = '', tail] = found.toLowerCase().split(/['\u2018\u2019]/);
    if (tail === 't' && word.endsWith('n'))
      return [word.slice(0, -1), 'not'].map((one) => ({ word: one, ...at }));
    const rest = tail === undefined ? undefined : contractions[tail];
    return rest ? [word, rest].map((one) => ({ word: one, ...at })) : [{ word: found.toLowerCase(), ...at }];
  });
}

/** How many words two lists share in the same order. */
function sharedInOrder(one: readonly Word[], other: readonly Word[]): number {
  let before = new Array<number>(other.length + 1).fill(0);
  for (const { word } of one) {
    const row = [0];
    for (const [at, { word: right }] of other.entries())
      row.push(word === right ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0));
    before = row;
  }
  return before.at(-1) ?? 0;
}

const deciding = (words: readonly Word[]) =>
  words
    .flatMap(({ word }) => (decides.test(word) ? word : []))
    .sort()
    .join(' ');

/**
 * Where a quote stands that a model didn't copy to the letter ("there's" for "there is", an article more): the words of the text itself.
 * Undefined where fewer than four fifths of it stand there in order, or where a figure or a "not" differs.
 */
export function nearQuote(quote: string, text: string): Located | undefined {
  const wanted = wordsOf(quote);
  if (wanted.length < fewestWords) return undefined;
  const words = wordsOf(text);
  const firsts = new Set(wanted.slice(0, 2).map(({ word }) => word));
  const known = new Set(wanted.map(({ word }) => word));
  // How many words up to a place are words of the quote: most places are ruled out by that alone.
  const upTo = [0];
  for (const { word } of words) upTo.push((upTo.at(-1) ?? 0) + (known.has(word) ? 1 : 0));
  let best: { share: number; from: number; to: number } | undefined;
  for (const [from, { word }] of words.entries()) {
    if (!firsts.has(word)) continue;
    for (let apart = -mostApart; apart <= mostApart; apart += 1) {
      const to = from + wanted.length + apart;
      if (to <= from || to > words.length) continue;
      const most = (upTo[to] ?? 0) - (upTo[from] ?? 0);
      if (most < leastShare * Math.max(wanted.length, to - from)) continue;
      const place = words.slice(from, to);
      const share = sharedInOrder(wanted, place) / Math.max(wanted.length, place.length);
      if (share < leastShare || share <= (best?.share ?? 0) || deciding(place) !== deciding(wanted)) continue;
      best = { share, from, to };
    }
  }
  const start = best && words[best.from]?.start;
  const end = best && words[best.to - 1]?.end;
  if (start === undefined || end === undefined) return undefined;
  return { quote: text.slice(start, end), start, end };
}
