const done = `(?:done|did|worked|used|had|held|handled|managed|repaired|fixed|built|taught|prepared|written|led|run|sold|operated|taken|made|driven|cooked|served|installed|programmed|supervised|trained|studied|completed|finished|earned|been)`;
/** "I haven't worked with X", "I have never taught Y", and not "I haven't missed a shift" or "I never had a complaint". */
const undone = new RegExp(
  String.raw`(?:^|[,;:] |\b(?:yet|and|but|so|because) )I(?: have not| haven['’]t| have never|['’]ve never) (?:yet |actually |personally |ever )?${done}\b`,
);
/** "I don't have a degree", "I am not certified", and not "I don't have to". */
const without =
  /\bI (?:(?:do not|don['’]t) (?:yet |actually |currently )?(?:have|hold)(?! to\b)|have (?:no|little) (?:\p{Ll}+ )?(?:experience|background|degree|certificat)|(?:am|['’]m) not (?:yet )?(?:an? |certified|licensed|trained|fluent|qualified))/u;
/** What somebody doesn't do only lacks something beside what they do. */
const unlike =
  /^I (?:do not|don['’]t|did not|didn['’]t) (?!know\b|think\b|mind\b|want\b|need\b|like\b|give\b|wait\b|let\b|have to\b)\p{Ll}+ /u;
const besides = /^(.*?),? but (?=(?:I|my|our|we|at|in|for|during|as|with) ?)(.+)$/iu;
/** "I will be honest." leads to nothing else. */
const confesses =
  /^(?:To be (?:honest|upfront)|I (?:will|must|want to|have to) be (?:honest|upfront))(?: (?:about|with) (?:this|that|you))?[.:]?$/;
/** "I started reading it": alone, nobody knows what. */
const pointsBack = /^(?:\S+ ){0,4}(?:it|them|one|this|those)\b/i;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What to put in the place of a sentence that tells what its writer hasn't done or doesn't have: what stands behind "but", nothing where it tells only that,
 * null where only the writer can tell the rest. Undefined for other sentences.
 */
export function lackIn(sentence: string): string | null | undefined {
  const tells = (text: string) => undone.test(text) || without.test(text);
  const [, before = '', after = ''] = besides.exec(sentence) ?? [];
  if (before !== '' && (tells(before) || unlike.test(before)) && !tells(after))
    return pointsBack.test(after) ? null : upperFirst(after);
  if (confesses.test(sentence)) return '';
  if (!tells(sentence)) return undefined;
  // "I read Spanish well, but I have not taught it yet."
  if (before !== '' && !tells(before) && before.split(' ').length >= fewest) return `${before}.`;
  const parts = sentence.split(/, (?:and |so |because )?/);
  return parts.every((part) => tells(part) || /\b(?:honest|upfront|open) (?:about|that)\b/.test(part))
    ? ''
    : null;
}
const fewest = 4;
