import type { Draft } from './draft.ts';

const points =
  /^(?:the main (?:thing|point|reason) (?:is|was|for me is)|my (?:main )?point is|the point is|the most important thing (?:is|was|for me is)|my rule is|in short|in a nutshell|the short answer is|so my answer (?:is|would be)|my answer (?:is|would be)|what matters most (?:to me )?is|to sum up)\b/;
/** What points back at an earlier sentence. */
const pointsBack =
  /\b(?:this|that|these|those|it|they|them|he|she|him|her|his|their|its|such|there|also|too|again|then|both|same|other|others|so|but|however|it's|that's|they're|he's|she's)\b/;
const longestPoint = 30;
const shortestAnswer = 40;

/** Brings a sentence that says it is the point to the front, where it says nothing about what came before it. */
export function putPointFirst({ text, words, sentences, log }: Draft): void {
  if (sentences.length < 3 || words.length < shortestAnswer) return;
  const found = sentences.findIndex(({ from, to }, index) => {
    if (index < 1 || to - from > longestPoint) return false;
    const plain = words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
    return points.test(plain) && !pointsBack.test(plain.replace(points, ''));
  });
  const sentence = sentences[found];
  const first = sentence && words[sentence.from];
  const before = sentences[found - 1];
  if (!sentence || !first || !before || /\n/.test(text.slice(before.end, first.start))) return;
  const rest = text.slice(sentence.end);
  if (/^["'”’)]/.test(rest)) return;
  log.move(before.end, sentence.end);
}
