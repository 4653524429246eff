import { isAlsoAdjective, isAlsoNoun, type VerbForm, verbOf } from './ad-verbs.ts';

/** Longest and shortest phrase that can be said in one breath, in words. */
const spokenWords = 20;
const fewestWords = 3;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words that leave a phrase hanging. */
const hanging =
  /\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|not|into|about|through|including|such|using|via|per|our|your|their|its|both|between|who|is|are|be|any|all|other|etc)$/i;

/** Where a phrase may end without saying anything else than before: examples, asides, purposes. */
const asides = [
  /(?<!\b\p{L})[.;:]\s/u,
  /,? (?:including|such as|for example|e\.g|i\.e|but not limited to)\b/i,
  /\s[–-]\s|\s?—\s?/,
  /,? and (?:other|all other) (?:\p{L}+ ){0,2}(?:duties|tasks|functions|paperwork)\b.*$/iu,
  /,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|assigned|directed|applicable|requested)\b/i,
];
const purposes = [
  /,\s+(?:ensuring|making|helping|while|so that|in order to|enabling|allowing|aligning|resulting|thereby|thus|to ensure)\s/i,
  /\s(?:in order to|so that|to ensure|to help ensure|while)\s/i,
  /,\s+with\s/i,
  /\s(?:through|by) (?!existing|ongoing)\p{L}+ing (?:an?|the|our|your|all|both|in|on|with)\s/iu,
];
/** A condition that a phrase can't lose. */
const exception = /\b(?:unless|except|excluding|other than|only)\b/i;

/** The text without asides, short enough to be said in one breath; undefined where no such cut is clean. */
export function spokenPart(text: string): string | undefined {
  let piece = text
    .replace(/(?<=\p{L})\((e?s)\)/gu, '$1')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\s*\/\s*/g, '/')
    .replace(/ & /g, ' and ');
  const cut = (mark: RegExp) => {
    const at = piece.search(mark);
    if (at > 0 && countWords(piece.slice(0, at)) >= fewestWords) piece = piece.slice(0, at);
  };
  const hasCutList = asides.some((mark) => mark.source.startsWith(',? and') && mark.test(piece));
  const isBound = exception.test(piece);
  for (const mark of asides) cut(mark);
  for (const mark of purposes) if (countWords(piece) > spokenWords) cut(mark);
  piece = piece.replace(/[\s.:;,!*]+$/, '').trim();
  // "Markdowns, ticket requests" lost its last member.
  if (hasCutList && !/\b(?:and|or)\b/.test(piece)) piece = piece.replace(/, (?=[^,]+$)/, ' and ');
  const isWhole =
    piece.length > 0 &&
    !hanging.test(piece) &&
    !/["“”()[\]{}→=<>|@#~^]|,\s(?:we|you|it|they|this|these|our|he|she)\b|\bit (?:is|may|will|can)\b|\byourself\b|\bcareer\b|\b(?:I|my|me)\b|\bthe following\b|\bnot\b|n['’]t\b/.test(
      piece,
    );
  const count = countWords(piece);
  return isWhole && !isBound && count <= spokenWords ? piece : undefined;
}

/** Behind these a first word that could be a verb is a noun: "Review of ...", "Interview will be held". */
const afterNoun =
  /^(?:of|you|requires|includes|involves|is|are|was|were|will|would|may|can|must|should|shall|has|have|experience|skills?|knowledge|and\/or)$/i;
const finite = /\b(?:is|are|was|were|will|would|must|should|shall|may|might|has been|have been)\b/i;

const determiner = /^(?:the|an?|all|any|their|its|his|her|our|your)$/i;

/** Where a later verb is in another form than the first one: "carry tools | and prepares the location". */
function otherFormAt(phrase: string, form: VerbForm): number | undefined {
  for (const match of phrase.matchAll(/(?:,\s+(?:and\s+|or\s+)?|\s(?:and|or)\s+)(\p{L}+)(?=\s+(\p{L}+))/gu)) {
    if (/^(?:may|will|must|can|should|is|are)$/i.test(match[1] as string)) return match.index;
    const verb = verbOf(match[1] as string);
    if (!verb || verb.form === form || verb.form === 'ing') continue;
    // "To define and state what is needed": the second verb goes with the first one behind "to".
    const isInfinitive = verb.form === 'base' && /\bto \p{Ll}/u.test(phrase.slice(0, match.index));
    const isVerb = determiner.test(match[2] as string) || !isAlsoNoun(verb.base);
    if (isInfinitive) continue;
    if (isVerb) return match.index;
  }
  return undefined;
}

/** A duty as it can be spoken: from its verb on. */
export interface VerbPhrase {
  form: VerbForm;
  phrase: string;
}

/** Nouns that "-ing" and a verb stand in front of: "working knowledge", "test experience". */
const askedNoun =
  /^(?:knowledge|familiarity|proficiency|understanding|experience|expertise|skills?|abilit(?:y|ies))\b/i;

/** Whether a first word with a comma or a slash is followed by another verb: "plan, assign" and not "research, and logic". */
function isVerbRow([first = '', second = '', third = '']: readonly string[], form: VerbForm): boolean {
  if (askedNoun.test(second) || askedNoun.test(third)) return false;
  const others = first.split('/').slice(1);
  if (/,$/.test(first)) others.push(/^(?:and|or|&)$/.test(second) ? third : second);
  return others.every((word) => verbOf(word.replace(/,$/, ''))?.form === form);
}

/** Reads words that open with a verb on the list as a duty; undefined where they don't, or can't be spoken whole. */
export function readVerbPhrase(text: string): VerbPhrase | undefined {
  const tokens = text.split(/\s+/);
  const isAdverb = /^\p{L}+ly,?$/u.test(tokens[0] ?? '');
  const at = isAdverb ? (tokens[1] === 'and' ? 3 : 1) : 0;
  const written = (tokens[at] ?? '').replace(/[,/].*$/, '');
  const verb = verbOf(written);
  if (!verb || !isVerbRow(tokens.slice(at, at + 4), verb.form)) return undefined;
  const next = tokens[at + 1] ?? '';
  if (!verb || next === '' || afterNoun.test(next)) return undefined;
  if (
    /^for$/i.test(next) &&
    ['base', 's'].includes(verb.form) &&
    /^(?:support|request|demand)/.test(verb.base)
  )
    return undefined;
  // "Volunteers painted the hall": somebody did it.
  if (verb.form === 's' && /\p{L}{3}ed$/u.test(next) && determiner.test(tokens[at + 2] ?? ''))
    return undefined;
  // "Call Center Representatives deal with ...": a title.
  if (
    verb.form === 'base' &&
    [1, 2].every((step) => /^\p{Lu}\p{Ll}/u.test(tokens[at + step] ?? '')) &&
    isAlsoNoun(verb.base)
  )
    return undefined;
  // "Direct ownership of results" tells no duty, "direct traffic for visitors" and "clear the tables" do.
  if (
    verb.form === 'base' &&
    isAlsoAdjective(verb.base) &&
    !determiner.test(next) &&
    !/(?:[^s]s|and)$|^(?:children|equipment|feet|men|people|teeth|women)$/.test(next.replace(/,$/, ''))
  )
    return undefined;
  // "Service and filing of notices" are two nouns, "Build Strong Teams" is a heading.
  if (/^(?:and|or)$/.test(next) && !isVerbRow([`${written},`, ...tokens.slice(at + 1, at + 3)], verb.form))
    return undefined;
  if (tokens.length > 2 && tokens.every((token) => token.length < 4 || /^\P{Ll}/u.test(token)))
    return undefined;
  let spoken = spokenPart(text);
  if (spoken === undefined) return undefined;
  const other = otherFormAt(spoken, verb.form);
  if (other !== undefined) spoken = spokenPart(spoken.slice(0, other));
  if (spoken === undefined || countWords(spoken) < fewestWords || isBareVerbs(spoken)) return undefined;
  const untilRelative = spoken.split(
    /\b(?:that|which|who|where|when|what|how|whether|if|so|as|because)\b/i,
  )[0] as string;
  if (finite.test(untilRelative)) return undefined;
  const phrase = lowerFirst(spoken);
  if (verb.form !== 's') return { form: verb.form, phrase };
  return inBaseForm(phrase, written, verb.base) ?? { form: 's', phrase };
}

/** "Mapping and addressing", "serve as the Deputy Director": they name no work. */
const isBareVerbs = (phrase: string) =>
  /^(?:\p{L}+ing|and|or|,|\s)+$/u.test(phrase) ||
  /^(?:\p{L}+ly )?(?:[Ss]erv|[Aa]ct)(?:e|es|s|ing)? as (?:an?|the) (?:\p{Lu}|member|part)/u.test(phrase);

/** "Greets guests" as "greet guests", where no further word could be a second verb in the same form. */
function inBaseForm(phrase: string, written: string, base: string): VerbPhrase | undefined {
  if (/^\p{L}+s[,/]/u.test(phrase)) return undefined;
  for (const match of phrase.matchAll(/(?:,\s*(?:and\s+|or\s+)?|\s(?:and|or)\s+)(?:\p{L}+ly\s+)?(\p{L}+)/gu))
    if (verbOf(match[1] as string)?.form === 's') return undefined;
  return { form: 'base', phrase: phrase.replace(new RegExp(written, 'i'), base) };
}
