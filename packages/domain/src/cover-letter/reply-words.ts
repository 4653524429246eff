const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  "don't doesn't didn't can't won't isn't wasn't aren't weren't couldn't wouldn't haven't hasn't I'm I've"
    .split(' ')
    .map((word) => [word.replace("'", '').toLowerCase(), word]),
);
const bareContraction = new RegExp(`(?<!\\p{L})(?:${Object.keys(contractions).join('|')})(?!\\p{L})`, 'giu');

/** "i cant" as "I can't": what everybody types in a hurry. */
const tidied = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/(?<=^|[\s(,])i(?=[\s,]|'(?:m|ve|d|ll)\b)/g, 'I')
    .replace(bareContraction, (word) => {
      const whole = contractions[word.toLowerCase()] ?? word;
      return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    });

/** Where a sentence of a reply ends: not behind "St." */
export const sentenceEnd = /(?<!\b(?:St|Dr|Mr|Mrs|Ms|No)\.)(?<=[.!?])\s+/;

/** "No accident since 2011" says something good. */
const praises =
  /\d|\b(?:since|ever|one|accident|injur|hurt|sick|complain|error|incident|penalt|late|miss|defect|downtime|violat|claim|return|fall|fell|los[st]|left|quit|broke|callback|recall|rework)/i;
const denials = [
  /^(?:no|not|nobody|none|nothing)(?: |$)/i,
  /^(?:I )?(?:haven't|have not|have never) /i,
  /^(?:I )?(?:don't|do not|didn't|did not|can't|cannot|couldn't) (?:remember|recall|know|have|track|measure|count|keep|work|use|give|say|tell|share)\b/i,
  /^I(?:'m not| am not| wasn't| was not| was never) /,
];
const mostDeniedWords = 9;

/** Whether it only says what somebody never did, can't measure or forgot, which doesn't belong in a letter. */
function isDenial(clause: string): boolean {
  const plain = clause.replace(/[\s.,;!?–-]+$/, '');
  return (
    plain.split(' ').length <= mostDeniedWords &&
    !praises.test(plain) &&
    denials.some((denial) => denial.test(plain))
  );
}

/** A sentence without its denials: "No figures, but ..." and "..., I don't have the number". */
function affirmed(sentence: string): string {
  const [, before, after] = /^([^,;]+), but (?=\p{L})(.+)$/u.exec(sentence) ?? [];
  if (before && after && isDenial(before)) return after.charAt(0).toUpperCase() + after.slice(1);
  if (isDenial(sentence)) return '';
  const [, told, tail] = /^(.+\S)(?:[,;]| [–-]) +([^,;]+)$/u.exec(sentence) ?? [];
  return told && tail && isDenial(tail) ? `${told}.` : sentence;
}

/** A reply ready for a letter: with its apostrophes, and without what the user never did or can't measure. */
export function sayable(reply: string): string {
  const sentences = tidied(reply).split(sentenceEnd);
  const kept = sentences.map(affirmed);
  return kept
    .map((sentence, at) => {
      // "But" referred to the sentence that was left out.
      const isFirst = at > 0 && kept[at - 1] === '';
      const text = isFirst ? sentence.replace(/^(?:But|Though|Still),? (?=\p{L})/iu, '') : sentence;
      return isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
