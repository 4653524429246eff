import {
  bareContractions,
  isPastVerb,
  opensWithBase,
  pastOfBase,
  type ReplySentence,
} from '@greenroom/domain';
import { impersonal } from './reply-voice.ts';

export const capital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
const endsPlural = /(?:\p{Ll}{2,}s|people|men|women|staff|children)$/u;
/** "Trained six drivers, and they all stayed" as "..., who all stayed"; as it is where nobody can tell who "they" are. */
function withWho(text: string): string {
  const [, before = '', rest = ''] = /^(.+?),? and they (.+)$/.exec(text) ?? [];
  return endsPlural.test(before) ? `${before}, who ${rest}` : text;
}

/** What is said and not written: persons, contractions, and words that name nothing. */
const spoken =
  /\b(?:I|me|we|us|you|your|yours|mine|ours|he|she|him|her|his|myself|yourself|ourselves|yo|nosotros)\b|\p{L}['’](?:m|re|ve|ll|d|s (?:a|the|not|been|just))\b|n['’]t\b|\b(?:stuff|things?|guys|kinda|gonna|wanna|okay|ok|etc|whatever|cosas)\b|[?“”"]|\bthere (?:was|were|is|are)\b/iu;

/** What belongs to somebody's life, and not to their work. */
const personal =
  /\b(?:my|mi|mis) (?:mom|mum|dad|mother|father|parents|wife|husband|kids?|sons?|daughters?|family|friends?|life|mind|own|emotions?|feelings?|experiences?|decisions?|careers?|calm|major|time|goals?|future|grades?|teachers?|mam[aá]|pap[aá]|vida|familia)\b/i;

/** What a resume can say of a sentence, whole; null where it can't be written there. */
export function resumeText({ kind, text }: ReplySentence, line: string): string | null {
  if (kind === 'own' || kind === 'team' || kind === 'fragment') return null;
  const said = impersonal(
    text
      .replace(/(\d[\d,.]*) bucks\b/g, '$$$1')
      .replace(/^(?:also|then|mostly|mainly|basically|usually) (?=\p{Ll})/u, '')
      // Behind what others did, the verb alone would say that they did this, too.
      .replace(/(?<=,|\band|\bthen|\bbut) I (?=\p{Ll})/gu, kind === 'deed' ? ' ' : '$&')
      .replace(/,? (?:and|pero|y) yo (?=\p{Ll})/gu, ' y '),
    line,
  );
  const plain = said === null ? null : withWho(said);
  return plain === null || spoken.test(plain) || personal.test(text)
    ? null
    : plain.replace(/\s+/g, ' ').replace(/[\s.,;:]+$/, '');
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

/** Contractions as a resume writes them. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(\p{L}+)n't\b/giu, '$1 not'],
  [/\b(it|that|there|what|he|she|who)'s\b(?! \p{L}+ed\b)/giu, '$1 is'],
  [/\b(they|we)'re\b/gi, '$1 are'],
  [/\b(they|we)'ve\b/gi, '$1 have'],
];
/** A text with each pattern replaced, one after the other. */
export const applied = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

/** A reply with its contractions written out. */
export const writtenOut = (text: string): string => applied(bareContractions(text), written);
