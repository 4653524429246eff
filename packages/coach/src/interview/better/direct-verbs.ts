import type { Draft, DraftWord } from './draft.ts';
import { baseOfGerund, pastOf } from './verb-forms.ts';

const subjects = /^(?:i|we)$/;
const joins = /^(?:and|but|so|then)$/;
const adverb = /^(?:also|always|eventually|finally|quickly|successfully|then|still|soon)$/;

/** How many words lead to a verb that says it alone, and the form that verb has. */
function leadAt(words: readonly DraftWord[], at: number): { length: number; isGerund: boolean } | null {
  const said = (count: number) =>
    words
      .slice(at, at + count)
      .map(({ word }) => word)
      .join(' ');
  if (/^(?:was|were) able to$/.test(said(3))) return { length: 3, isGerund: false };
  if (/^(?:managed|proceeded) to$/.test(said(2))) return { length: 2, isGerund: false };
  if (said(3) === 'made sure to') return { length: 3, isGerund: false };
  return said(2) === 'ended up' ? { length: 2, isGerund: true } : null;
}

/** "I was able to fix": the subject opens its clause, so that nothing is only hoped for or doubted. */
function opensClause(words: readonly DraftWord[], subject: number): boolean {
  const [here, before, second] = [words[subject], words[subject - 1], words[subject - 2]];
  if (!here) return false;
  if (here.isFirst) return true;
  if (!before || before.isGone) return here.afterComma;
  return here.afterComma
    ? !/^(?:if|that|whether|when)$/.test(before.word)
    : joins.test(before.word) &&
        (before.isFirst || before.afterComma || !/^(?:if|whether|hope|sure)$/.test(second?.word ?? ''));
}

/** Says what was done: "I was able to reduce", "we ended up winning" as "I reduced", "we won". The same claim in fewer words. */
export function sayDirectly({ words, text, log }: Draft): void {
  for (const [subject, { word, isGone }] of words.entries()) {
    if (!subjects.test(word) || isGone || !opensClause(words, subject)) continue;
    const at = subject + (adverb.test(words[subject + 1]?.word ?? '') ? 2 : 1);
    const found = leadAt(words, at);
    const verb = found && words[at + found.length];
    const next = found && words[at + found.length + 1];
    if (!found || !verb || !next || verb.afterComma || /^(?:and|or)$/.test(next.word)) continue;
    const base = found.isGerund ? baseOfGerund(verb.word) : verb.word;
    const past = base ? pastOf(base) : null;
    const first = words[at] as DraftWord;
    if (!past || !isPlain(words.slice(at, at + found.length + 1)) || log.touches(first.start, verb.end))
      continue;
    if (hasSecondVerb(words, at + found.length, found.isGerund)) continue;
    log.add(
      `direct-${first.start}`,
      'direct',
      [{ start: first.start, end: verb.end, after: past }],
      [text.slice(first.start, verb.end), past],
    );
  }
}

const isPlain = (words: readonly DraftWord[]) =>
  words.every(({ isGone, isCapital }, at) => !isGone && !isCapital && (at === 0 || !words[at]?.isFirst));

const joinedVerb = 14;
/** "Able to take the call and solve it": both verbs hang on "able to", and one can't be changed alone. */
function hasSecondVerb(words: readonly DraftWord[], verb: number, isGerund: boolean): boolean {
  for (let at = verb + 1; at < Math.min(words.length, verb + joinedVerb) && !words[at]?.isFirst; at += 1) {
    const [word, next, after] = [0, 1, 2].map((step) => words[at + step]?.word ?? '') as [
      string,
      string,
      string,
    ];
    if (!/^(?:and|or|but)$/.test(word)) continue;
    if (/^(?:i|we|it|he|she|they|the|that|this|there)$/.test(next)) return false;
    if (
      isGerund
        ? /ing$/.test(next) || /ing$/.test(after)
        : pastOf(next) !== null && !/(?:ed|ly|s|er|ion|ment)$/.test(next)
    )
      return true;
  }
  return false;
}
