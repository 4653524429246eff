import {
  deedsParagraph,
  type LetterEntry,
  type LetterRequest,
  type LetterSentence,
  sentenceEnd,
} from '@greenroom/domain';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { jobTold, placeQuote, sayingThere, timeOf } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
import type { OwnFact } from './own-facts.ts';

interface Known {
  request: LetterRequest;
  chosen: readonly OwnFact[];
  ranked: readonly number[];
}

const mostJobs = 3;
/** Together with those that a reply is about. */
const mostTold = 4;
/** Beside a sentence that names several employers at once, without saying when. */
const besideList = 2;
const lengthOfJob = (time: string) => {
  const [from, to] = (time.match(/(?:19|20)\d{2}/g) ?? []).map(Number);
  return from === undefined || to === undefined ? 0 : to - from;
};
/** The jobs that the user confirmed: those that a reply is about, those like the one applied for, those that took longest. */
function checkedJobs({ request: { history, experience, deeds }, ranked }: Known): number[] {
  const replies = deeds.join('\n');
  return history
    .map((job, at) => ({
      at,
      job,
      isNamed: namesPlace(replies, job.name),
      isFit: ranked.indexOf(at) < mostFit,
      length: lengthOfJob(timeOf(job, experience)),
    }))
    .filter(({ job }) => job.kind === 'work' && job.isChecked)
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        Number(other.isFit) - Number(one.isFit) ||
        other.length - one.length,
    )
    .map(({ at }) => at);
}
const mostFit = 2;

/** What many employers are called by. */
const generic =
  /^(?:the|university|college|city|county|state|department|school|bank|national|american|first|united|general|international|north|south|east|west|new|saint|hotel|hospital|church|restaurant|office|u\.?s\.?)$/i;
const shortestName = 4;
/** Whether a text names an employer, in full or as people call it: "Starbucks" for "Starbucks Coffee Company". */
function namesPlace(text: string, written: string): boolean {
  // "National Library (NALIS)".
  const name = written.replace(/\s*\([^()]*\)$/, '').trim();
  if (name === '') return false;
  if (text.toLowerCase().includes(name.toLowerCase())) return true;
  const [first = '', ...more] = name.replace(/^the /i, '').split(/[\s,]+/);
  const isOwn =
    more.length > 0 &&
    first.length >= shortestName &&
    !generic.test(first) &&
    !everydayStems.has(stemOf(first.toLowerCase()));
  return (
    isOwn &&
    new RegExp(`(?<![\\p{L}\\p{N}])${first.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`, 'u').test(
      text,
    )
  );
}

const isIn = (sentence: string, words: string) =>
  words !== '' &&
  ` ${sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words.toLowerCase()} `);
const roleOf = (title: string) => title.split(/[\s/]+/).at(-1) ?? '';
/** Whether a sentence that was typed tells a job: where it was with when or as what, or as what with how long. */
function isTyped({ name, title }: LetterEntry, sentences: readonly string[], mustName: boolean): boolean {
  const role = roleOf(title);
  return sentences.some((sentence) => {
    const isPlaced = namesPlace(sentence, name);
    // "Nine years with the National Library".
    const isLong = /\byears? (?:at|with) /i.test(sentence);
    const isTimed = /\b(?:19|20)\d{2}\b|\b(?:years?|months?|summer|season)\b/i.test(sentence);
    // "Eight years as a baker", and not "from helper to baker".
    const isAs = ['as a', 'as an', 'was a', 'was an', 'been a', 'been an'].some((as) =>
      isIn(sentence, `${as} ${title.trim()}`),
    );
    if (isPlaced && (isIn(sentence, role) || (isLong && !mustName))) return true;
    return isAs && isTimed && (isPlaced || !mustName);
  });
}
const yearsIn = (text: string) => (text.match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number);
/** Whether a sentence says when a job was: all of its years, or years around them. */
function saysTime(sentence: string, time: string, isWithin: boolean): boolean {
  const [own, said] = [yearsIn(time), yearsIn(sentence)];
  if (own.length === 0 || said.length === 0) return false;
  if (time.startsWith('since'))
    return new RegExp(`\\bsince (?:\\p{Lu}\\p{Ll}+\\.? )?${own[0]}`, 'u').test(sentence);
  const isAround = (year: number) => year >= Math.min(...said) && year <= Math.max(...said);
  return own.every((year) => (isWithin ? isAround(year) : said.includes(year)));
}
/** A job without when it was: "I am a Cook at Roma", "I was a Baker at Hill Depot". */
const withoutTime = (text: string): string =>
  text
    .replace(/ (?:since|from|in|until) (?:\p{Lu}\p{Ll}+\.? )?(?:19|20)\d{2}\b.*$/u, '')
    .replace(/^I have been /, 'I am ')
    .replace(/^I have worked /, 'I work ');

const endOf = ({ said }: { said: LetterSentence }) =>
  isOver({ said }) === 1 ? Number(/((?:19|20)\d{2})\.$/.exec(said.text)?.[1] ?? 0) : 0;
const isOver = ({ said }: { said: LetterSentence }) => Number(/^I (?:was|worked) /.test(said.text));
const since = /^I have been .+ since \D*((?:19|20)\d{2})\.$/;
/** Sentences that open with the same words as one: "I was a Cook at Roma in 2019, and a Baker at Hill Depot in 2018." */
function asOne(sentences: readonly LetterSentence[], opening: string, lead = opening): LetterSentence[] {
  const same = sentences.filter(({ text }) => text.startsWith(opening));
  if (same.length < 2 && lead === opening) return [...sentences];
  const jobs = same.map(({ text }) => text.slice(opening.length).replace(/\.$/, ''));
  const list = [jobs.slice(0, -1).join(', '), jobs.at(-1) ?? ''].filter(Boolean).join(', and ');
  const said = fact(
    `${lead}${list}.`,
    same.flatMap(({ support }) => support),
  );
  return sentences.flatMap((one) => (one === same[0] ? [said] : same.includes(one) ? [] : [one]));
}
const [now, over, ever] = ['I have been ', 'I was ', 'I have worked as '];
/** Jobs one behind the other: those that are over in one sentence, "before that" where they were. */
function joined(told: readonly LetterSentence[]): LetterSentence[] {
  const sentences = asOne(told, now);
  const going = sentences.filter(({ text }) => !text.startsWith(over));
  const [start] = going.map(({ text }) => Number(since.exec(text)?.[1] ?? 0));
  const ends = sentences
    .filter(({ text }) => text.startsWith(over))
    .map(({ text }) => Number(/((?:19|20)\d{2})\.$/.exec(text)?.[1] ?? 9999));
  const isBefore =
    !told[0]?.text.startsWith(over) &&
    ends.length > 0 &&
    going.length === 1 &&
    start !== undefined &&
    ends.every((end) => end <= start);
  return [ever, 'I worked '].reduce(
    (all, opening) => asOne(all, opening),
    asOne(sentences, over, isBefore ? 'Before that, I was ' : over),
  );
}

const anyRole =
  /^(?:assis|manag|assoc|speci|lead|senio|junio|coord|repre|techn|offic|direc|staff|worke|membe|super|clerk|inter|agent|opera|execu|consu|analy|profe|head|chief|part|time|full|level|entry|team)/;
/** The words of a title that name a trade: "secur" of "Security Officer". */
const trades = (title: string) =>
  new Set(
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((word) => !anyRole.test(word)),
  );
const lesser = /\b(?:assistant|aide?|intern|trainee|apprentice|helper|volunteer|student)\b/i;
/** The confirmed job whose title is most like the one applied for, where the current one is none like it; -1 for none. */
function closestJob({ history, jobRole }: LetterRequest): number {
  const asked = trades(jobRole);
  const current = history.findIndex(({ kind, isCurrent }) => kind === 'work' && isCurrent);
  // An assistant's or intern's post of a while ago doesn't come before what somebody does now.
  const isLesser = (title: string, at: number) =>
    at !== current && lesser.test(title) && !lesser.test(jobRole);
  const shares = history.map(({ kind, isChecked, title }, at) =>
    kind === 'work' && isChecked && !isLesser(title, at)
      ? [...trades(title)].filter((stem) => asked.has(stem)).length
      : 0,
  );
  const most = Math.max(0, ...shares);
  return most === 0 || shares[current] === most ? -1 : shares.indexOf(most);
}

/** The newest first, as the resume has them; an employer that was named just before is "there". */
function inTime(
  told: ReadonlyMap<number, string>,
  history: LetterRequest['history'],
  isTimeSaid: (job: LetterEntry) => boolean,
): { sentences: LetterSentence[]; named: ReadonlySet<string> } {
  const jobs = [...told].flatMap(([at, text]) => {
    const job = history[at];
    return job ? [{ at, job, said: fact(`${text}.`, [{ field: 'history', quote: placeQuote(job) }]) }] : [];
  });
  const sorted = jobs.toSorted((a, b) => isOver(a) - isOver(b) || endOf(b) - endOf(a) || a.at - b.at);
  const said = sorted.map(({ job, said: full }, at) => {
    const one = isTimeSaid(job) ? { ...full, text: `${withoutTime(full.text.slice(0, -1))}.` } : full;
    if (sorted[at - 1]?.job.name !== job.name) return one;
    const there = sayingThere(one.text, job);
    // A third job there: "I was a Cook there in 2017, and a Busser in 2016".
    return { ...one, text: sorted[at - 2]?.job.name === job.name ? there.replace(/ there\b/, '') : there };
  });
  return { sentences: joined(said), named: new Set(sorted.map(({ job }) => job.name)) };
}

const sentencesIn = (text: string) => text.split('\n').flatMap((one) => one.split(sentenceEnd));

/** "First at Roma, then at Bella" names several employers and tells only those that it has a title for. */
function listIn(sentences: readonly string[], history: readonly LetterEntry[]): string | undefined {
  const names = [...new Set(history.map(({ name }) => name))];
  return sentences.find(
    (one) => yearsIn(one).length === 0 && names.filter((name) => namesPlace(one, name)).length > 1,
  );
}
/** The sentences that name a job's employer with its years; `isWithin`: also those with its title and years around them. */
const tellingTime = (job: LetterEntry, experience: string, said: readonly string[], isWithin = false) =>
  said.filter(
    (one) =>
      namesPlace(one, job.name) &&
      saysTime(one, timeOf(job, experience), isWithin && isIn(one, roleOf(job.title))),
  );

/** Where the user works, where they did what the letter lists, and the longest of the jobs that they confirmed, in a sentence each; nothing that they typed already. */
export function jobSentences(
  { request, ranked, chosen }: Known,
  typed: string,
): { sentences: LetterSentence[]; named: ReadonlySet<string> } {
  const { history, experience, deeds } = request;
  const current = history.findIndex(({ kind, isCurrent }) => kind === 'work' && isCurrent);
  const sentences = sentencesIn(typed);
  // What the letter says beside them, in its writer's own words.
  const own = sentencesIn([deedsParagraph(deeds), request.why].join('\n'));
  const list = listIn(sentences, history);
  const closest = closestJob(request);
  const checked = checkedJobs({ request, ranked, chosen });
  const most = list !== undefined ? besideList : checked.length <= mostTold ? mostTold : mostJobs;
  const places = [current, ...chosen.map(({ entry }) => entry)];
  const best = places.some((one) => history[one]) ? places : ranked;
  const named = checked.filter((at) => namesPlace(deeds.join('\n'), history[at]?.name ?? ''));
  const first = list === undefined || named.includes(current) ? [current] : [];
  const told = new Map<number, string>();
  const tell = (at: number, isAgain: boolean) => {
    const job = history[at];
    const room = named.includes(at) || at === closest ? mostTold : most;
    if (!job || told.has(at) || told.size >= room) return;
    const isNamed = [...told.keys()].some((one) => history[one]?.name === job.name);
    if (isNamed && at !== closest && !isAgain) return;
    const text = jobTold(job, timeOf(job, experience));
    // "I worked at Roma" says little, where no line or reply is about it.
    const isBare = job.title.trim() === '' && !named.includes(at) && !best.includes(at);
    const others = sentences.filter((one) => one !== list || (at !== current && isIn(one, job.title.trim())));
    const said = [...others, ...tellingTime(job, experience, own)];
    if (text !== '' && !isBare && !isTyped(job, said, at === closest)) told.set(at, text);
  };
  const order = [...new Set([...first, closest, ...named, ...best, ...checked])];
  for (const at of order) tell(at, false);
  // What else somebody was at an employer that is named.
  for (const at of order) tell(at, history[at]?.isChecked === true);
  return inTime(
    told,
    history,
    (job) => tellingTime(job, experience, [...sentences, ...own], true).length > 0,
  );
}
