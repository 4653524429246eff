import { type ReplyNeed, readReply } from '../resume/read-reply.ts';
import { isPastVerb } from '../resume/verb-forms.ts';
import { letterLimits } from './catalog.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Contractions that mean one thing only, as a letter writes them. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, 'I am'],
  [/\bI've\b/g, 'I have'],
  [/\bI'll\b/g, 'I will'],
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ww])on't\b/g, '$1ill not'],
  [/\b(\p{L}+)n't\b/gu, '$1 not'],
  [/\b([Ww])e've\b/g, '$1e have'],
  [/\b([Tt])hey're\b/g, '$1hey are'],
];
const asWritten = (text: string) =>
  written.reduce((said, [short, whole]) => said.replace(short, whole), text);

/** Words of Spanish that English doesn't have. */
const spanish =
  /(?<!\p{L})(?:el|la|los|las|una|unos|con|para|por|que|del|al|mi|mis|y|en|cada|hice|tuve|fui)(?!\p{L})/giu;
/** "Entrené a 12 personas": a past that English doesn't have. */
const spanishPast = /^\W*(?:yo )?\p{L}{2,}(?:é|í|uje|amos|imos) /iu;
const isSpanish = (text: string) =>
  !/\b(?:the|and|I|my|with|for|of)\b/.test(text) &&
  ((text.match(spanish) ?? []).length >= 2 || spanishPast.test(text));

/** Why a reply adds nothing to a letter, which is in English: null where it does, or where there is none yet. */
export function letterReplyNeed(reply: string): ReplyNeed | 'language' | null {
  if (isSpanish(reply)) return 'language';
  const { sentences, need } = readReply(reply);
  return need ?? (sentences.length > 0 && sentencesOf(reply).length === 0 ? 'deed' : null);
}

/** "I cleaned it": without a sentence before it, nobody knows what was cleaned. */
const dangles =
  /^\p{Ll}+ (?:it|them|that|this)\b(?! \p{L}*(?:self|selves)\b)|\b(?:one|two|three|four|five|six|\d+|some|most|many|all|none) of (?:them|it)\b/u;
const tellsOfThem = /\d|\b(?:I|my|me|mine|two|three|four|five|six|seven|eight|nine|ten|half|double)\b/i;
const refersBack = /^(?:they|it|this|that|these|those|he|she|both|all of (?:them|it))\b/i;

/** The sentences of a reply as a letter says them, in the first person; fragments are left out. */
function sentencesOf(reply: string): string[] {
  if (isSpanish(reply)) return [];
  const said: string[] = [];
  for (const { kind, text } of readReply(reply.slice(0, letterLimits.deed)).sentences) {
    if (kind === 'measure' || kind === 'fragment' || kind === 'team') continue;
    // "They all stayed" needs the sentence before it.
    if (said.length === 0 && (kind === 'about' ? refersBack : dangles).test(text)) continue;
    // "Communication is important" tells of nobody in particular.
    if (kind === 'about' && said.length === 0 && !tellsOfThem.test(text)) continue;
    said.push(`${upperFirst(asWritten(kind === 'deed' ? `I ${text}` : text))}.`);
  }
  return said;
}

/** A reply that says itself where or when it was. */
const namesPlace =
  /\b(?:[Aa]t|[Ff]or|[Ww]ith) (?:an? |the |my |our )?(?:\p{Lu}\p{Ll}|school\b|church\b|home\b|college\b)|\b(?:my (?:school|church|college|classmates?|externship|practicum|internship|last job|other job)|in (?:school|college)|my (?:papers|homework|classes|courses|thesis)|volunteer\p{L}*|my own (?:jobs?|work|business|clients?))\b/u;

/** "I drive": a job that is over has no present. */
const isNow = (sentence: string) => {
  const [, verb = ''] = /^I (?:\p{Ll}+ly |once |always |also |often |never )?(\p{Ll}+)/u.exec(sentence) ?? [];
  return verb !== '' && !isPastVerb(verb) && !/^(?:was|had|did|would|could)$/.test(verb);
};

interface DeedAsk {
  place: string;
  isOver: boolean;
}

/** The sentences of the replies: those about the place that was asked about, and the others. */
function repliesOf(asks: readonly Partial<DeedAsk>[], deeds: readonly string[]) {
  const where = asks.find(({ place }) => place)?.place ?? '';
  const first = (where.replace(/^the /, '').split(/[\s,]/)[0] ?? where).toLowerCase();
  const there: string[] = [];
  const others: string[] = [];
  for (const [index, deed] of deeds.entries()) {
    const sentences = sentencesOf(deed);
    const text = sentences.join(' ');
    if (text === '') continue;
    const isNamed = where !== '' && text.toLowerCase().includes(first);
    const isOver = asks[index]?.isOver ?? false;
    const isElsewhere = !isNamed && (namesPlace.test(text) || (isOver && sentences.some(isNow)));
    // A question that names no place may be answered with any.
    const isOpen = asks[index] !== undefined && !asks[index].place && !isNamed;
    (where === '' || isElsewhere || isOpen ? others : there).push(text);
  }
  return { where, there, others };
}

/** Words that begin a sentence and are small inside of one. */
const plainStart = /^(?:The|My|On|When|Every|Each|Most|Some|Two|Three|New|Once|In|I)\s/;
/** "I am" and "I have" take no "also" in front of them. */
const takesAlso =
  /^I (?!(?:am|was|have|had|has|will|would|can|could|cannot|do|did|also|never|once|then|always)\b)/;

/** What was done at the place that was asked about, behind its list ("I also ran two shifts.") or with its name ("At Ryder, I ran two shifts."). */
function thereParagraph(where: string, [first = '', ...more]: readonly string[], isListed: boolean): string {
  if (first === '') return '';
  const isNamed = first.includes(where);
  const named = plainStart.test(first) && !isNamed ? `At ${where}, ${lowerFirst(first)}` : first;
  return [isListed ? first.replace(takesAlso, 'I also ') : named, ...more].join(' ');
}

/** The replies about the place that was asked about, as the paragraph behind the letter's list of it; empty for none. */
export function placeParagraph(asks: readonly Partial<DeedAsk>[], deeds: readonly string[]): string {
  const { where, there } = repliesOf(asks, deeds);
  return thereParagraph(where, there, true);
}

/**
 * What the user told for the letter alone, as paragraphs: replies about the place that was asked about, unless they follow the
 * letter's list of it (`isListed`), and those that name another place. Empty without a reply.
 */
export function deedsParagraph(
  asks: readonly Partial<DeedAsk>[],
  deeds: readonly string[],
  isListed = false,
): string {
  const { where, there, others } = repliesOf(asks, deeds);
  const own = isListed ? '' : thereParagraph(where, there, false);
  return [own, others.join(' ')].filter(Boolean).join('\n\n');
}

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
