import { contentStems, readPassage } from '../../text/passage.ts';
import { cut, type Draft } from './draft.ts';
import { startsClause } from './spoken-words.ts';

const opensFrame =
  /^(?:(?:an?|one|the) (?:\w+ )?(?:time|example|instance|situation|experience|moment|occasion|case)\b|(?:there was|i (?:can )?(?:remember|recall|think of|had)) (?:an?|one) (?:\w+ )?(?:time|instance|situation|occasion|moment|case|experience)\b)/;
const longestFrame = 28;

/** "A time when I had to deal with a difficult customer was when I ...": the question again. The answer starts behind it. */
export function cutRestated(draft: Draft, question: string): void {
  const sentence = draft.sentences[0];
  if (!sentence) return;
  const words = draft.words.slice(sentence.from, Math.min(sentence.to, sentence.from + longestFrame));
  const plain = words.map(({ word }) => word);
  if (words.some(({ isGone }) => isGone) || !opensFrame.test(plain.join(' '))) return;
  const isReminder = /^(?:there|i)$/.test(plain[0] ?? '');
  const end = isReminder ? firstWhen(plain) : behindWas(plain);
  if (end === 0 || !startsClause(plain, end) || /^(?:that|this|there|it)$/.test(plain[end] ?? '')) return;
  const frame = plain.slice(0, end).join(' ');
  if (!isReminder && !repeatsQuestion(frame, question)) return;
  cut(draft, 'opening', sentence.from, sentence.from + end);
}

/** "There was a time when I": where the clause behind "when" starts. */
function firstWhen(words: readonly string[]): number {
  const at = words.findIndex((word) => /^(?:when|where)$/.test(word));
  return at > 0 && at < 8 ? at + 1 : 0;
}

/** "... was when I": where the clause behind the second "when" starts. */
function behindWas(words: readonly string[]): number {
  const at = words.findIndex(
    (word, place) => /^(?:was|is)$/.test(word) && /^(?:when|where)$/.test(words[place + 1] ?? ''),
  );
  return at > 0 ? at + 2 : 0;
}

const common = new Set(
  contentStems(
    readPassage('time example instance situation experience moment occasion case work job had dealt faced'),
  ),
);
/** All that the frame says is asked: nothing is lost with it. */
function repeatsQuestion(frame: string, question: string): boolean {
  const asked = new Set(contentStems(readPassage(question)));
  return contentStems(readPassage(frame)).every((stem) => asked.has(stem) || common.has(stem));
}
