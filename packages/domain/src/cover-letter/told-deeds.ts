import { letterLimits } from './catalog.ts';
import { exchangeInLetter, insertInLetter, lowerFirst } from './rules.ts';

/** "Ran the bar for two years": what somebody did, without the "I". */
const deedVerb =
  /^(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|did|met|got|led|ran|won|wrote|built|taught|made|took|grew|kept|held|set|sold|cut|drove|oversaw|dealt|began|brought|gave|found|fed|put|rebuilt|rewrote|sent|spent)\s/u;

/** "Do the PMs on two machines": what somebody does, without the "I". */
const nowVerb =
  /^(?:(?:do|run|make|keep|take|handle|drive|teach|train|cook|clean|fix|write|help|answer|load|float|check|show|open|close|count|order|set|bring) (?:the|my|an?|all|out|up|with|to|every|each|\d)|(?:use|pull|teach) \S)/u;

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
  /\b(?:at|for) (?:an?|the|my|our)?\s?(?:\p{Lu}|(?:school|church|home|college)\b)|\b(?:school|church|college|volunteer\p{L}*|at home|externship|classmates?|my own (?:jobs?|work|business|clients?))\b|^(?:At|In|As|While|During|After|Before|Since) /u;
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

/** The replies as a letter has them: lines for the list of the place that was asked about, and sentences of the others. */
export interface ToldDeeds {
  lines: string[];
  more: string;
}

/** The employer as the letter writes it: "at publix" is "at Publix". */
function withName(sentence: string, where: string): string {
  const [first = ''] = where.replace(/^the /, '').split(/[\s,]/);
  if (first.length < 4 || !/^[\p{L}\p{N}'’&-]+$/u.test(first)) return sentence;
  return sentence.replace(new RegExp(`(?<![\\p{L}\\p{N}])${first}(?![\\p{L}\\p{N}])`, 'giu'), () => first);
}

/**
 * What the user told for the letter alone: first what shares a word with the task of the ad that was asked about, behind the quoted task, then
 * the others of that place. What names another place is a sentence of its own, and so is everything where that place has no list.
 */
export function toldDeeds(
  asks: readonly Partial<DeedAsk>[],
  deeds: readonly string[],
  listLead: string,
): ToldDeeds {
  const answered: string[] = [];
  const there: string[] = [];
  const more: string[] = [];
  const where = asks.find(({ place }) => place)?.place ?? '';
  for (const [index, deed] of deeds.entries()) {
    const sentence = withName(deedSentence(deed), where);
    if (sentence === '') continue;
    const { task = '', lead = '', isOver = false } = asks[index] ?? {};
    const [named = where] = where.replace(/^the /, '').split(/[\s,]/);
    const isThere = where !== '' && sentence.toLowerCase().includes(named.toLowerCase());
    const isElsewhere =
      listLead === '' || (!isThere && (namesPlace.test(sentence) || (isOver && isNow(sentence))));
    const isAnswer = lead.startsWith('“') && answers(sentence, `${task} ${lead}`);
    if (isElsewhere) more.push(sentence);
    else if (isAnswer) answered.push(`${lead}: ${sentence}`);
    else there.push(sentence);
  }
  return { lines: [...answered, ...there], more: more.join(' ') };
}

const listOf = (lead: string, lines: readonly string[]) =>
  [lead, ...lines.map((line) => `• ${line}`)].join('\n');

/** Where replies go: behind the lead of their place, which may be in the letter, or else in front of the first of `anchors` that is. */
interface DeedPlace {
  lead: string;
  anchors: readonly string[];
}

/** A letter whose replies are exchanged for others; what was edited there stays. */
export function withDeeds(letter: string, before: ToldDeeds, after: ToldDeeds, at: DeedPlace): string {
  const anchor = at.anchors.find((one) => one !== '' && letter.includes(one)) ?? '';
  const lines = withLines(letter, before.lines, after.lines, { ...at, anchors: [anchor] });
  return withParagraph(lines, before.more, after.more, anchor);
}

function withLines(letter: string, before: string[], after: string[], { lead, anchors }: DeedPlace): string {
  if (before.join() === after.join()) return letter;
  if (!letter.includes(`${lead}\n•`))
    return after.length === 0 || before.length > 0
      ? letter
      : insertInLetter(letter, listOf(lead, after), anchors[0] ?? '');
  const changed = exchangeInLetter(letter, listOf(lead, before), listOf(lead, after));
  // A list of replies alone goes with the last of them.
  return changed.replace(`\n\n${lead}\n\n`, '\n\n');
}

/** A paragraph put in, taken out or exchanged; a new one goes in front of `anchor`. */
export function withParagraph(letter: string, before: string, after: string, anchor: string): string {
  if (before === after) return letter;
  if (after === '') return exchangeInLetter(letter, `${before}\n\n`, '');
  return before === '' ? insertInLetter(letter, after, anchor) : exchangeInLetter(letter, before, after);
}
