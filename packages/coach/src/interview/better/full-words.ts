import type { Draft, DraftWord } from './draft.ts';
import { numberWords } from './fillers.ts';
import { isVerbLike } from './spoken-words.ts';

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
    !(leadsToNumber.test(before.word) || isVerbLike(before.word)) ||
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
