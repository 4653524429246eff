import { dashed } from '../text.ts';
import { letterLimits } from './catalog.ts';

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
  if ((ownSubject.test(first) || isLong) && finiteVerb.test(first))
    return asReason(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, end);
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
  const text = deed
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, letterLimits.deed)
    .replace(/^[-•*]\s*/, '')
    .replace(/^(?:yes|yeah|yep|well|ok|so),? (?=\p{L})/iu, '')
    .replace(/(?<=^|[\s(,])i(?=[\s,]|['’](?:m|ve|d|ll)\b)/g, 'I')
    .replace(/(?<=^|\s)[Ii](m|ve)(?=\s)/g, "I'$1")
    .replace(/[\s,;:–-]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const end = /[.!?…]["”)]?$/.test(text) ? '' : '.';
  const isDeed = deedVerb.test(lowerFirst(text)) || nowVerb.test(lowerFirst(text));
  const own = isDeed ? `I ${lowerFirst(text)}` : text;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${end}`;
}

/** A reply that says itself where or when it was. */
const namesPlace =
  /\b(?:at|for|with) (?:an?|the|my|our)?\s?(?:\p{Lu}|school|church|home|college)|\b(?:school|church|college|volunteer\p{L}*|at home|classmates?|my own (?:jobs?|work|business|clients?))\b|^(?:At|In|As|While|During|After|Before|Since) /u;
const inPast =
  /^I (?:\p{Ll}+ly |once |always |also |often |never )?(?:was|had|did|got|went|came|saw|held|knew|felt|told|left|lost|stood|sat|met|won|paid|caught|chose|drew|fixed|hung|laid|lit|read|rode|shut|spoke|stayed|stuck|swept|threw|woke|wore|\p{Ll}{2,}ed|led|ran|wrote|built|taught|made|took|grew|kept|set|sold|cut|drove|oversaw|dealt|began|brought|gave|found|fed|put|rebuilt|rewrote|sent|spent)\s/u;

/** "I drive": a job that is over has no present. */
const isNow = (sentence: string) => /^I \p{Ll}/u.test(sentence) && !inPast.test(sentence);

/** Words of one kind of work, by how they begin. */
const alike = [
  'docum paperw record log file form chart',
  'phone teleph call',
  'clean wash wipe sweep swept sanit',
  'train teach taught mentor coach',
  'repair fixed fixes rebuil maint breakd',
  'monit track',
  'payme cash regis drawer',
  'hire hiring recru',
].map((starts) => starts.split(' '));
/** Words that any ad has. */
const anyTask =
  /^(?:your?|need|some|also|asks|look|invo|part|with|that|this|from|have|their|them|they|will|when|what|each|every|which|into|must|able|work|team|ensu|prov|perf|assi|crea|help|such|time|other|all)/;
const startsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !anyTask.test(word))
    .map((word) => {
      const kind = alike.findIndex((starts) => starts.some((start) => word.startsWith(start)));
      return kind < 0 ? word.slice(0, 5) : `#${kind}`;
    });

/** Whether a reply speaks of the task at all: behind one that it doesn't answer it would read oddly. */
function answers(reply: string, task: string): boolean {
  const asked = startsOf(task);
  return startsOf(reply).some((own) => asked.some((one) => one.startsWith(own) || own.startsWith(one)));
}

interface DeedAsk {
  task: string;
  lead: string;
  place: string;
  isOver: boolean;
}

const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const counted = (list: readonly string[], noun: string) =>
  `${counts[list.length] ?? 'Some'} ${noun}${list.length === 1 ? '' : 's'}`;
const listOf = (lead: string, lines: readonly string[]) =>
  [lead, ...lines.map((line) => `• ${line}`)].join('\n');

/**
 * What the user told for the letter alone, as lists: replies behind the task of the ad that they answer, others from the same place,
 * and those that name another place. Empty without a reply.
 */
export function deedsParagraph(asks: readonly Partial<DeedAsk>[], deeds: readonly string[]): string {
  const answered: string[] = [];
  const there: string[] = [];
  const others: string[] = [];
  const where = asks.find(({ place }) => place)?.place ?? '';
  for (const [index, deed] of deeds.entries()) {
    const sentence = deedSentence(deed);
    if (sentence === '') continue;
    const { task = '', lead = '', isOver = false } = asks[index] ?? {};
    const isThere =
      where !== '' && sentence.toLowerCase().includes((where.split(/[\s,]/)[0] ?? where).toLowerCase());
    const isElsewhere =
      where === '' || (!isThere && (namesPlace.test(sentence) || (isOver && isNow(sentence))));
    const isAnswer = lead.startsWith('“') && answers(sentence, `${task} ${lead}`);
    if (isAnswer && (where === '' || !isElsewhere)) answered.push(`${lead}: ${sentence}`);
    else (isElsewhere ? others : there).push(sentence);
  }
  const from = where === '' ? '' : `, from my work at ${where}`;
  const isMore = answered.length + there.length > 0;
  return [
    answered.length > 0
      ? listOf(`On ${counted(answered, 'point').toLowerCase()} of your posting${from}:`, answered)
      : '',
    there.length > 0
      ? listOf(
          answered.length > 0
            ? `${counted(there, 'more thing')} from there:`
            : `${counted(there, 'thing')} from my work at ${where}:`,
          there,
        )
      : '',
    others.length > 0
      ? listOf(
          isMore
            ? `${counted(others, 'more thing')}:`
            : `${counted(others, 'thing')} you should know about me:`,
          others,
        )
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A letter with a paragraph in front of another one; the same letter where that one was edited. */
export const insertInLetter = (letter: string, paragraph: string, before: string): string =>
  exchangeInLetter(letter, before, `${paragraph}\n\n${before}`);

/** A part of a letter exchanged for another one; the same letter where that part was edited. */
export function exchangeInLetter(letter: string, before: string, after: string): string {
  const at = before === '' ? -1 : letter.indexOf(before);
  return at < 0 ? letter : letter.slice(0, at) + after + letter.slice(at + before.length);
}
