import { isPastVerb, opensWithBase, pastOfBase, type ReplySentence } from '@greenroom/domain';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A line's first letter in small; names and short forms keep theirs. */
export const lowerVerb = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A resume has no "my": "2 of my patients" are "2 patients", and "my machines" are "the machines". */
export const impersonal = (text: string) =>
  text
    .replace(
      /(?<=\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)) of (?:my|our) (?=\p{Ll})/giu,
      ' ',
    )
    .replace(/\b(?:My|Our)(?= \p{Ll})/gu, 'The')
    .replace(/\b(?:my|our)(?= \p{Ll})/gu, 'the')
    .replace(/\b(?:mis|nuestr[oa]s)(?= \p{Ll})/gu, 'los')
    .replace(/(?<= )mi(?= \p{Ll})/gu, 'el');

const endsPlural = /(?:\p{Ll}{2,}s|people|men|women|staff|children)$/u;
/** "Trained six drivers, and they all stayed" as "..., who all stayed"; as it is where nobody can tell who "they" are. */
function withWho(text: string): string {
  const [, before = '', rest = ''] = /^(.+?),? and they (.+)$/.exec(text) ?? [];
  return endsPlural.test(before) ? `${before}, who ${rest}` : text;
}

/** Why somebody did it, told in the first person: "..., because we kept running out". */
const ownReason = /,? (?:because|since|as|so that|so) (?:I|we|my|our|they|it|nobody|everyone|people)\b.*$/;
/** What is said and not written: persons, contractions, and words that name nothing. */
const spoken =
  /\b(?:I|me|we|us|you|your|yours|mine|ours|he|she|him|her|his|myself|yourself|ourselves|yo|nosotros)\b|\p{L}['’](?:m|re|ve|ll|d|s (?:a|the|not|been|just))\b|n['’]t\b|\b(?:stuff|things?|guys|kinda|gonna|wanna|okay|ok|etc|whatever|cosas)\b|[?“”"]|\bthere (?:was|were|is|are)\b/iu;

/** What belongs to somebody's life, and not to their work. */
const personal =
  /\b(?:my|mi|mis) (?:mom|mum|dad|mother|father|parents|wife|husband|kids?|sons?|daughters?|family|friends?|life|mind|own|emotions?|feelings?|experiences?|decisions?|careers?|calm|major|time|goals?|future|grades?|teachers?|mam[aá]|pap[aá]|vida|familia)\b/i;

/** A deed or a fact of a reply in the words of a resume; null where it can't be written there. */
function resumeWords({ kind, text }: ReplySentence): string | null {
  if (kind === 'own' || kind === 'team' || kind === 'fragment') return null;
  const plain = withWho(
    impersonal(
      text
        .replace(/(?<! (?:for|to|of|with|from|at|on|in))(?: all)?(?: by)? myself(?=,|$| instead)/g, '')
        .replace(/(\d[\d,.]*) bucks\b/g, '$$$1')
        .replace(/^(?:also|then|mostly|mainly|basically|usually) (?=\p{Ll})/u, '')
        // Behind what others did, the verb alone would say that they did this, too.
        .replace(/(?<=,|\band|\bthen|\bbut) I (?=\p{Ll})/gu, kind === 'deed' ? ' ' : '$&')
        .replace(/,? (?:and|pero|y) yo (?=\p{Ll})/gu, ' y '),
    ),
  ).replace(ownReason, '');
  return spoken.test(plain) || personal.test(text)
    ? null
    : plain.replace(/\s+/g, ' ').replace(/[\s.,;:]+$/, '');
}

/** What a resume can say of a sentence: all of it, or those of its deeds that can be written there. */
export function resumeTexts(sentence: ReplySentence): string[] {
  const whole = resumeWords(sentence);
  if (whole !== null) return [whole];
  if (sentence.kind !== 'deed') return [];
  const deeds = sentence.text
    .split(/,? (?:and|then|but) (?:I |then )?(?=\p{Ll}+ )/u)
    .filter((one) => isPastVerb(one.split(' ')[0] ?? ''));
  return deeds.length < 2
    ? []
    : deeds
        .flatMap((text) => resumeWords({ kind: 'deed', text }) ?? [])
        .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
}

/** A deed in the tense of its line: "handle all returns" behind "Ran the desk" is "handled all returns"; null where that isn't sure. */
export function inTenseOf(line: string, deed: string): string | null {
  const words = deed.split(' ');
  const [verb = '', ...rest] = words;
  const isLinePast = isPastVerb(line.split(' ')[0] ?? '');
  if (!isLinePast || isPastVerb(verb) || !opensWithBase(words)) return deed;
  // The verbs behind "and" would have to change, too.
  return / (?:and|or) \p{Ll}/u.test(deed) ? null : `${pastOfBase(verb)} ${rest.join(' ')}`;
}
