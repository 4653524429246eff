import type { Draft, DraftWord } from './draft.ts';
import { numberWords } from './number-words.ts';
import { plainPhrases, spellings } from './plain-phrases.ts';

/** "like" behind these compares. */
const comparing =
  /^(?:look|looks|looked|looking|feel|feels|felt|sound|sounds|sounded|seem|seemed|be|work|works|worked|act|acts|acted)$/;
/** "For like two days", "maybe like ten": a number goes with these. "Terrible like 11 percent" stays. */
const leadsToNumber =
  /^(?:for|in|after|within|to|from|of|at|by|with|only|maybe|every|it's|there's|was|were|is|are|had|have|has|got|than|over|lasting|waiting)$/;
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
    comparing.test(before.word) ||
    !leadsToNumber.test(before.word) ||
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
    // "ID" is no "I'd".
    if (isGone || at < 0 || said.length !== word.length - 1 || /\p{Lu}.*\p{Lu}/u.test(said)) continue;
    if (log.touches(start, end)) continue;
    const place = start + at;
    log.add(
      'apostrophes',
      'plain',
      [{ start: place, end: place, after: "'" }],
      [said, `${said.slice(0, at)}'${said.slice(at)}`],
    );
  }
}

const capitalized = (word: string, as: string) =>
  /^\p{Lu}/u.test(as) ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word;

/** "Due to the fact that" as "because": the same in fewer words. */
export function writePlainly({ words, text, log }: Draft): void {
  for (const at of words.keys()) {
    const found = plainPhrases.find(([said]) => said.every((word, step) => words[at + step]?.word === word));
    const [first, last] = [words[at], words[at + (found?.[0].length ?? 1) - 1]];
    if (!found || !first || !last || log.touches(first.start, last.end)) continue;
    const inside = words.slice(at + 1, at + found[0].length);
    if (inside.some(({ afterComma, isFirst }) => afterComma || isFirst)) continue;
    const said = text.slice(first.start, last.end);
    const plain = capitalized(found[1], said);
    log.add(
      `plain-${first.start}`,
      'plain',
      [{ start: first.start, end: last.end, after: plain }],
      [said, plain],
    );
  }
}

/** Misspelled words and spaces before commas, as one edit. */
export function fixSpelling({ words, text, log }: Draft): void {
  for (const { word, start, end, isGone } of words) {
    const right = spellings.get(word);
    if (!right || isGone || log.touches(start, end)) continue;
    const said = text.slice(start, end);
    if (/\p{Lu}/u.test(said.slice(1))) continue;
    const after = capitalized(right, said);
    log.add('spelling', 'spelling', [{ start, end, after }], [said, after]);
  }
  for (const match of text.matchAll(/(?<=\p{L}) +([,.])(?=\s|$)/gu)) {
    const end = match.index + match[0].length;
    log.add('spelling', 'spelling', [{ start: match.index, end, after: match[1] ?? '' }], ['', '']);
  }
}
