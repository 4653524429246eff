import type { LetterEntry, LetterRequest, LetterSentence } from '@greenroom/domain';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { jobTold, placeQuote, timeOf } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
import type { OwnFact } from './own-facts.ts';

interface Known {
  request: LetterRequest;
  chosen: readonly OwnFact[];
  ranked: readonly number[];
}

const mostJobs = 3;
const lengthOfJob = (time: string) => {
  const [from, to] = (time.match(/(?:19|20)\d{2}/g) ?? []).map(Number);
  return from === undefined || to === undefined ? 0 : to - from;
};
/** The jobs that the user confirmed, those that took longest first. */
const checkedJobs = ({ history, experience }: LetterRequest) =>
  history
    .map((job, at) => ({ at, job, length: lengthOfJob(timeOf(job, experience)) }))
    .filter(({ job }) => job.kind === 'work' && job.isChecked)
    .toSorted((one, other) => other.length - one.length)
    .map(({ at }) => at);

/** What many employers are called by. */
const generic =
  /^(?:the|university|college|city|county|state|department|school|bank|national|american|first|united|general|international|north|south|east|west|new|saint|hotel|hospital|church|restaurant|office|u\.?s\.?)$/i;
const shortestName = 4;
/** Whether a text names an employer, in full or as people call it: "Starbucks" for "Starbucks Coffee Company". */
export function namesPlace(text: string, name: string): boolean {
  if (name.trim() === '') return false;
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
const [over, ever] = ['I was ', 'I have worked as '];
/** Jobs one behind the other: those that are over in one sentence, "before that" where they were. */
function joined(sentences: readonly LetterSentence[]): LetterSentence[] {
  const now = sentences.filter(({ text }) => !text.startsWith(over));
  const [start] = now.map(({ text }) => Number(since.exec(text)?.[1] ?? 0));
  const ends = sentences
    .filter(({ text }) => text.startsWith(over))
    .map(({ text }) => Number(/((?:19|20)\d{2})\.$/.exec(text)?.[1] ?? 9999));
  const isBefore =
    ends.length > 0 && now.length === 1 && start !== undefined && ends.every((end) => end <= start);
  return asOne(asOne(sentences, over, isBefore ? 'Before that, I was ' : over), ever);
}

/** Where the user works, where they did what the letter lists, and the longest of the jobs that they confirmed, in a sentence each; nothing that they typed already. */
export function jobSentences(
  { request, ranked, chosen }: Known,
  typed: string,
): { sentences: LetterSentence[]; named: ReadonlySet<string> } {
  const { history, experience } = request;
  const current = history.findIndex(({ kind, isCurrent }) => kind === 'work' && isCurrent);
  const told = new Map<string, { at: number; said: LetterSentence }>();
  const places = [current, ...chosen.map(({ entry }) => entry)];
  const best = places.some((one) => history[one]) ? places : ranked;
  const isTold = ({ name, title }: LetterEntry) => {
    const role = title.split(' ').at(-1) ?? '';
    return namesPlace(typed, name) || (role !== '' && typed.toLowerCase().includes(role.toLowerCase()));
  };
  const more = checkedJobs(request).filter((at) => {
    const job = history[at];
    return job && !isTold(job) && !jobTold(job, timeOf(job, experience)).startsWith('I worked at');
  });
  for (const at of new Set([...best, ...more])) {
    const job = history[at];
    const said =
      job && !told.has(job.name) && !namesPlace(typed, job.name) ? jobTold(job, timeOf(job, experience)) : '';
    if (!job || said === '' || told.size === mostJobs) continue;
    told.set(job.name, {
      at: at === current ? -1 : at,
      said: fact(`${said}.`, [{ field: 'history', quote: placeQuote(job) }]),
    });
  }
  // The newest first, as the resume has them.
  const sentences = [...told.values()].toSorted((a, b) => a.at - b.at).map(({ said }) => said);
  return { sentences: joined(sentences), named: new Set(told.keys()) };
}
