import { dashed } from '../text.ts';
import { letterLimits } from './catalog.ts';
import { sayable, sentenceEnd } from './reply-words.ts';

export type LetterFileKind = 'txt' | 'pdf' | 'docx';

/** `cover-letter-{role in lowercase with dashes}.txt`. */
export const coverLetterFileName = (jobRole: string, kind: LetterFileKind = 'txt'): string =>
  `cover-letter-${dashed(jobRole) || 'role'}.${kind}`;

const spokenVerb =
  /^(?:want|wanted|love|loved|like|liked|admire|admired|grew|use|used|live|lived|know|knew|believe|hope|enjoy|enjoyed|respect|follow|followed|share|trust|would|have|had|worked|met|read|saw|heard|learned|studied|visited|shop|shopped)\s/;
const ownSubject =
  /^(?:I|I['’]\p{L}+|My|We|Our|You|Your|They|Their|He|She|It|The|This|That|These|When|After|As|Since|For|At|In|On|Ever|Every|Everyone|People|Nobody|Both|Two|Three|There|Having|Growing)(?=[\s,])/iu;
const finiteVerb =
  /\b(?:I|we|you|they|he|she|it|is|are|was|were|am|has|have|had|do|does|did|made|makes|gave|gives|helped|helps|taught|showed|shows|care|cares|want|like|love|use|\p{L}+ed|lives?|works|goes|comes|uses|needs|stands|teaches|took|built|rebuilt|ran|won|grew|bought|kept|paid|saw|sold|went|came|got|let)\b|\p{L}['’](?:m|ve|re|s|d|ll)\b|\p{Ll}s (?:play|work|go|live|pay|train|run|help|grow|use|take|make|give|keep|teach|build|sell|treat|hire|shop)\b/iu;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "You grow without sprays" says nothing of the applicant yet: that it is the reason is what was asked. */
const asReason = (text: string, end: string): string => {
  const plain = text.replace(/\.$/, '');
  return /\b(?:I|me|my|mine|we|us|our)\b|[.!?;:]/i.test(plain) || plain.split(' ').length > longestPlain
    ? `${text}${end}`
    : `${plain}, which is why I am applying.`;
};
const longestPlain = 14;

/** Whether a sentence opens with the name and a verb in the third person. */
const isAbout = (sentence: string, name: string) =>
  sentence.startsWith(`${name} `) &&
  sentence.split(' ').length >= 4 &&
  /^\S+ (?:(?:\p{Lu}\S*|&) )*(?:\p{Ll}+ly )?(?!(?:for|and|as|because|since|with|in|on|at|to|of|by|or)\b)\p{Ll}+ /u.test(
    sentence,
  );

/**
 * Why this company, as a sentence of a letter: a sentence of the user's as it is, a piece of one behind words that take any.
 * Empty for no words.
 */
export function whySentence(why: string, companyName: string): string {
  const said = why.replace(/\s+/g, ' ').trim().slice(0, letterLimits.why);
  const text = said.replace(/[\s,;:–-]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const end = /[.!?…]["”)]?$/.test(text) ? '' : '.';
  const first = text.split(/(?<=[.!?])\s/)[0] ?? text;
  const company = knownCompany(companyName);
  const named = company.split(' ')[0] ?? '';
  // "Barton trains its accountants": the company is what the sentence is about.
  if (named.length > 2 && isAbout(first, named)) return asReason(text, end);
  if (/^because\b/i.test(text)) return `I am applying ${lowerFirst(text)}${end}`;
  // So many words with a verb are a sentence of its own, whatever it begins with.
  const isLong = first.split(' ').length >= 9;
  if ((ownSubject.test(first) || isLong) && finiteVerb.test(first)) return asReason(upperFirst(text), end);
  if (spokenVerb.test(text.toLowerCase()) && !/\bI\b/.test(first)) return `I ${lowerFirst(text)}${end}`;
  const whom = company === '' ? 'to you' : `to ${company}`;
  return `My reason for applying ${whom}: ${text}${end}`;
}

/** What people type where they know no company is none. */
export const knownCompany = (text: string): string =>
  /^(?:n\/?a|none|unknown|not (?:known|stated|given)|confidential|tbd|-+|\?+)\.?$/i.test(text.trim())
    ? ''
    : text.trim();

/** "Ran the bar for two years": what somebody did, without the "I". */
const deedVerb =
  /^(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|did|met|got|led|ran|won|wrote|built|taught|made|took|grew|kept|held|set|sold|cut|drove|oversaw|dealt|began|brought|gave|found|fed|put|rebuilt|rewrote|sent|spent)\s/u;

/** "Do the PMs on two machines": what somebody does, without the "I". */
const nowVerb =
  /^(?:do|use|run|make|keep|take|pull|handle|drive|teach|train|cook|clean|fix|write|help|answer|load|float) (?:the|my|an?|all|out|up|with|to|every|each|\d)/u;

/** A reply as a line of a list: the sentence of the user with its capital, its stop and its "I". Empty for no words. */
function deedSentence(deed: string): string {
  const reply = deed
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, letterLimits.deed)
    .replace(/^[-•*]\s*/, '')
    .replace(/^(?:yes|yeah|yep|well|ok|so),? (?=\p{L})/iu, '');
  const text = sayable(reply).replace(/[\s,;:–-]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const end = /[.!?…]["”)]?$/.test(text) ? '' : '.';
  const isDeed = deedVerb.test(lowerFirst(text)) || nowVerb.test(lowerFirst(text));
  const own = isDeed ? `I ${lowerFirst(text)}` : text;
  return `${upperFirst(own)}${end}`;
}

/** A reply that says itself where or when it was. */
const namesPlace =
  /\b(?:[Aa]t|[Ff]or|[Ww]ith) (?:an? |the |my |our )?(?:\p{Lu}\p{Ll}|school\b|church\b|home\b|college\b)|\b(?:my (?:school|church|college|classmates?|externship|practicum|internship|last job|other job)|in (?:school|college)|my (?:papers|homework|classes|courses|thesis)|volunteer\p{L}*|my own (?:jobs?|work|business|clients?))\b/u;
const inPast =
  /^I (?:\p{Ll}+ly |once |always |also |often |never )?(?:was|had|did|got|broke|bent|ate|went|came|saw|held|knew|felt|told|left|lost|stood|sat|met|won|paid|caught|chose|drew|fixed|hung|laid|lit|read|rode|shut|spoke|stayed|stuck|swept|threw|woke|wore|\p{Ll}{2,}ed|led|ran|wrote|built|taught|made|took|grew|kept|set|sold|cut|drove|oversaw|dealt|began|brought|gave|found|fed|put|rebuilt|rewrote|sent|spent)\s/u;

/** "I drive": a job that is over has no present. */
const isNow = (sentence: string) => /^I \p{Ll}/u.test(sentence) && !inPast.test(sentence);

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
    const sentence = deedSentence(deed);
    if (sentence === '') continue;
    const isNamed = where !== '' && sentence.toLowerCase().includes(first);
    const isElsewhere =
      !isNamed && (namesPlace.test(sentence) || ((asks[index]?.isOver ?? false) && isNow(sentence)));
    (where === '' || isElsewhere ? others : there).push(sentence);
  }
  return { where, there, others };
}

/** What "I" says of a deed; without it, a state or a wish is none. */
const ownDeed =
  /^I (?!(?:am|was|have|would|could|can|will|may|might|must)\b)(?=\p{Ll})((?:(?!(?:,|\band|\bbut) I\b).)+)$/u;

/** "I trained six" as "Trained six", which is how the other lines of a list begin; other sentences stay. */
function asItem(sentence: string): string {
  const sentences = sentence.split(sentenceEnd);
  const deeds = sentences.map((one) => ownDeed.exec(one)?.[1] ?? '');
  const text = deeds.every((deed) => deed !== '') ? deeds.map(upperFirst).join(' ') : sentence;
  return sentences.length === 1 ? text.replace(/\.$/, '') : text;
}

/** The replies that go into the letter's own list of the place that was asked about, line by line. */
export const deedItems = (asks: readonly Partial<DeedAsk>[], deeds: readonly string[]): string[] =>
  repliesOf(asks, deeds).there.map((sentence) => `• ${asItem(sentence)}`);

/** Words that begin a sentence and are small inside of one. */
const plainStart = /^(?:The|My|On|When|Every|Each|Most|Some|Two|Three|New|Once|In)\s/;

/** "At Ryder, I ran two shifts." */
function toldAt(place: string, sentence: string): string {
  if (sentence.startsWith('I ')) return `At ${place}, ${sentence}`;
  return plainStart.test(sentence) ? `At ${place}, ${lowerFirst(sentence)}` : sentence;
}

/**
 * What the user told for the letter alone, as paragraphs: replies about the place that was asked about, unless they are in the letter's
 * own list of it (`isListed`), and those that name another place. Empty without a reply.
 */
export function deedsParagraph(
  asks: readonly Partial<DeedAsk>[],
  deeds: readonly string[],
  isListed = false,
): string {
  const { where, there, others } = repliesOf(asks, deeds);
  const [first, ...more] = isListed ? [] : there;
  const own = first === undefined ? '' : [toldAt(where, first), ...more].join(' ');
  return [own, others.join(' ')].filter(Boolean).join('\n\n');
}

/** A letter with a paragraph in front of another one; the same letter where that one was edited. */
export const insertInLetter = (letter: string, paragraph: string, before: string): string =>
  exchangeInLetter(letter, before, `${paragraph}\n\n${before}`);

/** A part of a letter exchanged for another one; the same letter where that part was edited. */
export function exchangeInLetter(letter: string, before: string, after: string): string {
  const at = before === '' ? -1 : letter.indexOf(before);
  return at < 0 ? letter : letter.slice(0, at) + after + letter.slice(at + before.length);
}
