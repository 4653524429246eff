import { type Draft, keptWords } from './draft.ts';
import { bySentence, isDictated, type Kept, textOf } from './set-sentences.ts';
import { canEnd, dependence, joinsClause, startsClause } from './spoken-words.ts';

/** Words in front of a clause that a comma follows. */
const openers =
  /^(?:for example|for instance|in the end|of course|in addition|as a result|because of (?:this|that)|however|therefore|unfortunately|fortunately|luckily|additionally|furthermore) (?=(?:i|we|he|she|they|it|my|our|the|his|her|their|this|there|i'm|i'd|we're|it's|people|everyone) )/;
const subject = /^(?:i|we|he|she|they|it|i'm|i'd|we're|it's)$/;
const shortestClause = 4;

/** Where a typed sentence lacks a comma: behind "For example", and before "but", "so" or "and" when a whole clause follows. */
function commasIn(own: Kept): number[] {
  const words = own.map(({ word }) => word.word);
  const places: number[] = [];
  const opening =
    openers
      .exec(`${words.slice(0, 5).join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 0;
  if (opening > 0) places.push(opening);
  for (let at = shortestClause; at + 2 < words.length; at += 1) {
    const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
    if (!/^(?:but|so|and)$/.test(word) || !subject.test(next) || !startsClause(words, at + 1)) continue;
    const isAim =
      word === 'so' &&
      (!/^(?:i|we|i'm|we're)$/.test(next) ||
        /n't$|^(?:can|could|would|will|might)$/.test(words[at + 2] ?? ''));
    if (isAim || dependence(words, 0, at) !== 'none' || !canEnd(words, 0, at)) continue;
    if (words[at - 1] === 'so' || (word === 'and' && !joinsClause(words, 0, at, 1))) continue;
    if (
      words
        .slice(0, at)
        .some((one) => /^(?:that|because|what|how|whether|who|which|if|when|why|where)$/.test(one))
    )
      continue;
    places.push(at);
  }
  return places;
}

/** Sets the commas that a typed answer lacks, where the grammar leaves no choice. */
export function typedCommas(draft: Draft): { start: number; end: number; after: string }[] {
  const { text, log } = draft;
  return bySentence(draft, keptWords(draft)).flatMap((own) => {
    if (own.length === 0 || isDictated(draft, own) || /["“”();:]/.test(textOf(draft, own))) return [];
    return commasIn(own).flatMap((place) => {
      const [before, here] = [own[place - 1]?.word, own[place]?.word];
      if (!before || !here || here.afterComma || !/^\s+$/.test(text.slice(before.end, here.start))) return [];
      return log.touches(before.end, here.start) ? [] : [{ start: before.end, end: before.end, after: ',' }];
    });
  });
}
