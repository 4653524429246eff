import { cut, type Draft, type DraftWord } from './draft.ts';
import { numberWords } from './fillers.ts';

const set = (words: string) => new Set(words.split(' '));
/** "like" behind these compares, or it isn't about a number. */
const comparing = set(
  'look looks looked looking feel feels felt sound sounds sounded seem something anything things people someone what it just more not be work works working act acts',
);
const shortForms: ReadonlyMap<string, string> = new Map([
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['cos', 'because'],
  ['cuz', 'because'],
]);

/** "like two days", where it says about how many. */
function isAbout({ word, isFirst, afterComma }: DraftWord, before?: DraftWord, next?: DraftWord): boolean {
  if (
    word !== 'like' ||
    isFirst ||
    afterComma ||
    !before ||
    before.isGone ||
    comparing.has(before.word) ||
    !next
  )
    return false;
  return numberWords.test(next.word) && next.word !== 'one' && !/^(?:19|20)\d\d$/.test(next.word);
}

/** "gonna", and "like" for "about": short forms in full. */
export function writeInFull({ words, text, log }: Draft): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const full = isAbout(word, before, words[at + 1]) ? 'about' : shortForms.get(word.word);
    const isDone = word.word === 'gotta' && /^(?:i've|we've|you've|have|.+'s)$/.test(before?.word ?? '');
    if (!full || isDone || word.isGone || log.touches(word.start, word.end)) continue;
    const { start, end, sentence } = word;
    log.add(
      `plain-${sentence}-${at}`,
      'plain',
      [{ start, end, after: full }],
      [text.slice(start, end), full],
    );
  }
}

/** "dont" as "don't": apostrophes that a recorder left out, as one edit. */
export function setApostrophes({ words, text, log }: Draft): void {
  for (const { word, start, end, isGone } of words) {
    const [said, at] = [text.slice(start, end), word.indexOf("'")];
    if (isGone || at < 0 || said.length !== word.length - 1 || log.touches(start, end)) continue;
    const place = start + at;
    log.add(
      'apostrophes',
      'plain',
      [{ start: place, end: place, after: "'" }],
      [said, `${said.slice(0, at)}'${said.slice(at)}`],
    );
  }
}

const doubles = set(
  'the a an my our i we he she they it to of in on at and but so was were is for with this you because if like',
);
/** These end a clause as well as open one: "that was it, it wasn't a fault". Doubled by mistake they stand where a clause begins. */
const endsOrOpens = set('it you this');
const clauseOpeners = set('and but so because that when if then while where since as or');
const firstPerson = /^i(?:'d|'ll|'ve|'m)?$/;
const openVerbs = set('would will was had have did do');
const asks = /^(?:can|could|should|would|do|did|may|am|was|will|had|have)$/;

/** How many words of a false start there are at `place` among the words that are left. */
function falseStart({ text, words }: Draft, kept: readonly number[], place: number): number {
  const [first, second, third] = [0, 1, 2].map((ahead) => words[kept[place + ahead] ?? -1]);
  if (!first || !second || first.sentence !== second.sentence) return 0;
  const before = words[kept[place - 1] ?? -1];
  const hasGap = (one: number) => (kept[one + 1] ?? 0) - (kept[one] ?? 0) > 1;
  if (first.word === 'i' && asks.test(before?.word ?? '')) return 0;
  const isNext = hasGap(place) || /^[\s,]*$/.test(text.slice(first.end, second.start));
  const mayEnd =
    endsOrOpens.has(first.word) &&
    !first.isFirst &&
    !first.afterComma &&
    !clauseOpeners.has(before?.word ?? '');
  const isDouble =
    first.word === second.word &&
    !mayEnd &&
    (hasGap(place) || doubles.has(first.word) || firstPerson.test(first.word));
  if (isNext && (isDouble || (first.word === 'i' && firstPerson.test(second.word)))) return 1;
  const startsOver = first.word === 'i' && openVerbs.has(second.word) && hasGap(place + 1);
  return startsOver && firstPerson.test(third?.word ?? '') ? 2 : 0;
}

/** Doubled words and false starts: "the the", "I would um I'd". */
export function cutRepeats(draft: Draft): void {
  const kept = draft.words.flatMap(({ isGone }, at) => (isGone ? [] : [at]));
  for (let place = 0; place + 1 < kept.length; place += 1) {
    const length = falseStart(draft, kept, place);
    if (length === 0) continue;
    cut(draft, 'repeat', kept[place] ?? 0, (kept[place + length - 1] ?? 0) + 1);
    place += length - 1;
  }
}
