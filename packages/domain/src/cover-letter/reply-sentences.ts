import { sentenceEnd, withoutPreface, writtenWithCare } from '../resume/tidy-reply.ts';
import { isPastVerb, opensWithBase, opensWithPast } from '../resume/verb-forms.ts';
import { letterLimits } from './catalog.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Words of Spanish that English doesn't have. */
const spanish =
  /(?<!\p{L})(?:el|la|los|las|una|unos|con|para|por|que|del|al|mi|mis|y|en|cada|hice|tuve|fui)(?!\p{L})/giu;
/** "Entrené a 12 personas": a past that English doesn't have. */
const spanishPast = /^\W*(?:yo )?\p{L}{2,}(?:é|í|uje|amos|imos) /iu;
const isSpanish = (text: string) =>
  !/\b(?:the|and|I|my|with|for|of)\b/.test(text) &&
  ((text.match(spanish) ?? []).length >= 2 || spanishPast.test(text));

/** A whole reply that answers nothing. */
const noAnswer =
  /^(?:n\/?a|none|nothing(?: really)?|no(?:pe)?|yes|yeah|yep|sure|ok(?:ay)?|(?:no,? )?(?:not (?:really|yet|sure|applicable)|never(?: (?:did|done)(?: (?:this|that|it))?)?)|no idea|idk|same(?: as above)?|see (?:above|resume|my resume)|(?:no,? )?i (?:don'?t|do not|can'?t|haven'?t|have not|never)(?: (?:really|ever|actually))?(?: (?:know|remember|say|have (?:any|one|that|this|an? numbers?|numbers?)|done (?:this|that|it|any)|did (?:this|that|it)))?(?: yet)?|skip|test|asdf|\?+|-+)\W*$/i;
/** What nobody sends: signs of a chat. */
const chat = /\s*(?:[:;]-?[)(DP](?=\s|$|\.)|\b(?:lol|haha+|tbh|imo)\b[,.]?|\p{Extended_Pictographic}️?)/giu;

/** A sentence without its subject: "Ran the desk", "Haven't used Java". */
function withSubject(sentence: string): string {
  const words = lowerFirst(sentence).split(' ');
  const [first = '', second = ''] = words.map((word) => word.replace(/[,.;:]+$/, ''));
  if (
    /^(?:haven't|hadn't|didn't|don't|can't|couldn't|have|had|am|was|did|never)$/.test(first) &&
    !/^(?:I|you|we|they|there)$/.test(second)
  )
    return `I ${words.join(' ')}`;
  const at =
    /^(?:also|then|once|always|often|usually|mostly|mainly|currently|recently|successfully|personally|regularly)$/.test(
      first,
    )
      ? 1
      : 0;
  const verb = words[at]?.replace(/[,.;:]+$/, '') ?? '';
  const isDone =
    ((isPastVerb(verb) && opensWithPast([verb, ...words.slice(at + 1)])) ||
      (verb === 'used' && words[at + 1] !== 'to')) &&
    verb !== 'were' &&
    words.length > at + 1 &&
    !/^(?:by|in)$/.test(words[at + 1] ?? '');
  return isDone || opensWithBase(words.slice(at)) ? `I ${words.join(' ')}` : sentence;
}

/** "They all stayed", "I cleaned it": alone, nobody knows who or what. */
const dangles =
  /^(?:(?:they|it|he|she|both|these|those)\b[^.!?]*|(?:I )?\p{Ll}+ (?:it|them|that|this)(?: (?:before|after|when|once|all|every)\b[^.!?,]*)?)[.!]?$/iu;

const finite =
  /(?:^|[^\p{L}])(?:I|we|you|they|he|she|it|there|that|who)(?:['’](?:m|ve|d|ll|re|s))?(?= )|\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|went|came|got|ran|made|took|kept|gave|built|wrote|taught|led|sold|held|met|won|cut|grew|fell|rose|said|told|found|left|saw|knew|paid|sent|set|put)|includes?\b|\p{L}{3,}(?:[^e]ed|ied)\b/iu;
const ownThing = /^(?:My|Our|The|People|Customers|Most|Every\p{L}*) /u;
const sentencesIn = (text: string) => text.split(sentenceEnd).filter((one) => /[\p{L}\p{N}]/u.test(one));
/** "Dr. Smith ..." ends no sentence; a web address and "eBay" keep their small letter. */
const opened = (sentence: string) =>
  /^(?:https?:|www\.|\p{Ll}+\p{Lu}|\S+\.\p{Ll}{2,}\b)/u.test(sentence) ? sentence : upperFirst(sentence);

/** "It" in front of its verb, behind what was only named. */
const opensWithIt = /^(?:it|this|that|they|these|those|he|she)(?:['’]s)? (?=\p{Ll})/iu;
const longestName = 8;
/** "The month end. It was closed on day 12." as "The month end was closed on day 12.": what was only named is what the next sentence is about. */
function withNamedSubject([first = '', second, ...more]: readonly string[]): string[] {
  const name = first.trim().replace(/[\s.!…,;:]+$/, '');
  const isName =
    second !== undefined &&
    name.split(' ').length <= longestName &&
    !/[?“”"]/.test(first) &&
    !finite.test(name) &&
    withSubject(name) === name &&
    !/^(?:yes|no|not|none|well|also|honestly|sorry)\b/i.test(name);
  if (!isName) return second === undefined ? [first] : [first, second, ...more];
  const [it = ''] = opensWithIt.exec(second) ?? [];
  if (it === '') return /^I\b/.test(second) ? [`${name}: ${second}`, ...more] : [first, second, ...more];
  const be = /['’]s /.test(it) ? ' is ' : ' ';
  return [`${name}${be}${second.slice(it.length)}`, ...more];
}

/**
 * A reply as a paragraph of a letter: all of it, in its order and words. Each sentence gets its capital, its stop and the "I" that people
 * leave out; "yeah" in front and smileys go. Empty where it answers nothing, is Spanish, or has no verb.
 */
export function replyParagraph(reply: string): string {
  const plain = withoutPreface(writtenWithCare(reply.slice(0, letterLimits.deed).replace(chat, '')))
    .replace(/(?<=\S)[ \t]*\n\s*[-•*–—]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[-•*–—]\s*(.*)$/, (_, rest: string) => rest.replace(/ [-•*–—] /g, ', '))
    .replace(/^so (?!far\b|many\b|much\b|that\b)(?=\p{L})/iu, '')
    .replace(/(?<=^|[\s(,;])i(?=[\s,]|['’](?:m|ve|d|ll)\b)/g, 'I')
    .replace(/\s+([.,;!?])/g, '$1')
    .trim();
  if (noAnswer.test(plain) || isSpanish(plain) || dangles.test(plain)) return '';
  // "Handling cash every day".
  const whole =
    /^\p{L}{3,}ing \p{L}/u.test(plain) && !finite.test(plain)
      ? `My experience includes ${lowerFirst(plain)}`
      : plain;
  const said = withNamedSubject(sentencesIn(whole))
    .map((one) => opened(withSubject(one.trim())))
    .join(' ')
    .replace(/[\s,;:–-]+$/, '');
  if (!/\s/.test(said) || !(finite.test(said) || (ownThing.test(said) && said.split(' ').length >= 4)))
    return '';
  return /[.!?…]["”)]?$/.test(said) ? said : `${said}.`;
}

export type LetterReplyNeed = 'nothing' | 'deed' | 'language';
/** Why a reply adds nothing to a letter, which is in English: null where it does, or where there is none yet. */
export function letterReplyNeed(reply: string): LetterReplyNeed | null {
  if (!/[\p{L}\p{N}]/u.test(reply) || replyParagraph(reply) !== '') return null;
  if (isSpanish(reply)) return 'language';
  return noAnswer.test(reply.trim()) ? 'nothing' : 'deed';
}

/** A reply as its paragraphs; one where a part of it would be no paragraph by itself. */
function paragraphsOf(deed: string): string[] {
  const parts = deed
    .split(/\n\s*\n/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(replyParagraph);
  return parts.every(Boolean) ? parts : [replyParagraph(deed)];
}

/** The replies as paragraphs, with an empty line between them; empty without one. */
export const deedsParagraph = (deeds: readonly string[]): string =>
  deeds.flatMap(paragraphsOf).filter(Boolean).join('\n\n');

const [fewWords, enoughWords] = [45, 90];
/** How many of the suggested lines go into a letter beside its replies: the writer's own sentences take their place. */
export function suggestedBeside(deeds: readonly string[]): number {
  const words = deedsParagraph(deeds).split(/\s+/).filter(Boolean).length;
  if (words >= enoughWords) return 0;
  return words >= fewWords ? 2 : Number.POSITIVE_INFINITY;
}

const roomForMore = 90;
/** Whether a letter has room for another reply beside these. */
export const hasRoomForReply = (deeds: readonly string[]): boolean =>
  deedsParagraph(deeds).split(/\s+/).filter(Boolean).length < roomForMore;

/** A line that the user wrote, as a list has it: without its mark, its stop, and the "I" before what was done. */
export function listedText(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-•*●▪–—]\s*/, '')
    .replace(/[\s.;,:]+$/, '');
  const [, verb = '', rest = ''] = /^I (?:also |then )?(\p{Ll}+)( .+)$/u.exec(plain) ?? [];
  return upperFirst(isPastVerb(verb) && !/^(?:was|were|had)$/.test(verb) ? `${verb}${rest}` : plain);
}
