import {
  type CoachTextCode,
  type Delivery,
  type DictatedWords,
  type Evidence,
  measuredResultRemark,
  paceBands,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { paceStretches } from './delivery.ts';
import type { AnswerReport } from './report.ts';

type Words = DictatedWords['words'];

/** A sentence about one moment of a dictated answer. Seconds count from the first word. */
export interface DeliveryRemark {
  kind: 'rushed' | 'silence' | 'pause' | 'steady';
  fromSeconds: number;
  toSeconds: number;
  text: string;
}

/** Times are right to about a second, so a pace over less than this says nothing. */
const shortest = { seconds: 6, words: 15 };
/**
 * Rushed is what is fast and so many times faster than the rest of the same answer. A stretch that is searched for has to
 * stand out more: among many stretches some are fast by chance.
 */
const rushedRatio = { result: 1.25, searched: 1.4 };
/** How long a stretch is searched for. */
const searchedSeconds = 7;
/** A stretch that leaves no more than this is the end of the answer. */
const endingSeconds = 2;
/** A silence from here on is worth a word; thinking for a moment is fine. */
const longSilenceSeconds = 5;
/** The fastest ten seconds over the slowest, up to which a pace is steady. */
const steadyRatio = 1.35;
const steadyStretches = 3;
/** A result that takes up more of the words than this isn't a part that can be told from the rest. */
const mostOfAnswer = 0.6;

/** The remark on a result with a figure. Rows of before there were codes have its English alone. */
const isMeasuredResult = ({ said, message }: Evidence) =>
  said?.[0]?.code === measuredResultCode || message === measuredResultRemark;
const measuredResultCode: CoachTextCode = 'measured_result';

/** What to say of how one answer was spoken, in the order of its moments; `[]` where it wasn't measured. */
export function deliveryRemarks({ delivery, spoken, answer, detail }: AnswerReport): DeliveryRemark[] {
  if (!delivery?.measured || !spoken) return [];
  const { words } = spoken;
  const quote = detail?.evidence.find(isMeasuredResult);
  const result = quote ? wordsBetween(words, answer, quote.start, quote.end) : null;
  const rushed = (result && rushedResult(words, result)) ?? rushedStretch(words);
  const silences = silenceRemarks(delivery, words, result);
  const steady = rushed || silences.some(({ kind }) => kind === 'silence') ? null : steadyPace(spoken);
  return [rushed, ...silences, steady]
    .filter((remark) => remark !== null)
    .sort((one, other) => one.fromSeconds - other.fromSeconds);
}

interface Range {
  from: number;
  /** Behind the last word. */
  to: number;
}

const plain = (word: string) => word.toLowerCase().match(/[\p{L}\p{N}'’]+/u)?.[0] ?? '';
/** How far the text is searched for a word that was said; words between were typed. */
const lookahead = 30;

/** The dictated words that stand in a part of the answer; null where too few of the part's words were dictated. */
export function wordsBetween(words: Words, answer: string, start: number, end: number): Range | null {
  const tokens = [...answer.matchAll(/[\p{L}\p{N}'’]+/gu)];
  const inPart = ({ index }: { index: number }) => index >= start && index < end;
  const hits: number[] = [];
  let next = 0;
  for (const [at, { word }] of words.entries()) {
    const found = tokens.slice(next, next + lookahead).findIndex(([text]) => plain(text) === plain(word));
    const token = found === -1 ? undefined : tokens[next + found];
    if (!token) continue;
    next += found + 1;
    if (inPart(token)) hits.push(at);
  }
  const [first, last] = [hits[0], hits.at(-1)];
  if (first === undefined || last === undefined) return null;
  return hits.length * 2 > tokens.filter(inPart).length ? { from: first, to: last + 1 } : null;
}

/** Words a minute from the first word's start to the last word's end. */
function paceOf(words: Words): { seconds: number; perMinute: number } {
  const seconds = (words.at(-1)?.endSeconds ?? 0) - (words[0]?.startSeconds ?? 0);
  return { seconds, perMinute: Math.round((60 * words.length) / Math.max(1, seconds)) };
}

/** A pace that is rushed against the rest of the answer, as both figures; null where it isn't. */
function rushedAgainstRest(words: Words, { from, to }: Range, ratio: number) {
  const part = paceOf(words.slice(from, to));
  const before = words.slice(0, from);
  const after = words.slice(to);
  const rest = [before, after].filter((some) => some.length > 0).map(paceOf);
  const restSeconds = rest.reduce((sum, { seconds }) => sum + seconds, 0);
  if (part.seconds < shortest.seconds || to - from < shortest.words || restSeconds < shortest.seconds)
    return null;
  const usual = Math.round((60 * (before.length + after.length)) / restSeconds);
  const isRushed = part.perMinute > paceBands.fast && part.perMinute >= ratio * usual;
  return isRushed ? { pace: part.perMinute, usual, seconds: Math.round(part.seconds) } : null;
}

function rushed(words: Words, { from, to }: Range, text: string): DeliveryRemark {
  const start = words[0]?.startSeconds ?? 0;
  const fromSeconds = (words[from]?.startSeconds ?? start) - start;
  return { kind: 'rushed', fromSeconds, toSeconds: (words[to - 1]?.endSeconds ?? start) - start, text };
}

function rushedResult(words: Words, range: Range): DeliveryRemark | null {
  if (range.to - range.from > mostOfAnswer * words.length) return null;
  const found = rushedAgainstRest(words, range, rushedRatio.result);
  if (!found) return null;
  const { pace, usual } = found;
  return rushed(
    words,
    range,
    t`You rushed the result: ${pace} words per minute, compared with ${usual} in the rest of your answer. Pause, then say the number slowly.`,
  );
}

/** Whether what comes after a rushed stretch is no more than its end: hardly anything, or as rushed. */
function isEnding(after: Words): boolean {
  const { seconds, perMinute } = paceOf(after);
  return seconds <= endingSeconds || perMinute > paceBands.fast;
}

/** The fastest seconds of an answer, where they were rushed. */
function rushedStretch(words: Words): DeliveryRemark | null {
  const stretches = words.flatMap(({ startSeconds }, from) => {
    const last = words.findIndex(
      (word, at) => at >= from && word.endSeconds - startSeconds >= searchedSeconds,
    );
    if (last === -1) return [];
    return [{ from, to: isEnding(words.slice(last + 1)) ? words.length : last + 1 }];
  });
  const perMinute = ({ from, to }: Range) => paceOf(words.slice(from, to)).perMinute;
  const [fastest] = stretches.sort((one, other) => perMinute(other) - perMinute(one));
  const found = fastest && rushedAgainstRest(words, fastest, rushedRatio.searched);
  if (!fastest || !found) return null;
  const { pace, usual, seconds } = found;
  const text =
    fastest.to === words.length
      ? t`You sped up at the end: ${pace} words per minute in the last ${seconds} seconds, compared with ${usual} before that. Slow down for your last point.`
      : t`You sped up here: ${pace} words per minute, compared with ${usual} in the rest of your answer.`;
  return rushed(words, fastest, text);
}

/** The longest silence, and a pause that set the result apart. */
function silenceRemarks({ longPauses }: Delivery, words: Words, result: Range | null): DeliveryRemark[] {
  const start = words[0]?.startSeconds ?? 0;
  const resultAt = result && result.from > 0 ? words[result.from]?.startSeconds : undefined;
  const [longest] = [...longPauses].sort((one, other) => other.lengthSeconds - one.lengthSeconds);
  return longPauses.flatMap((pause): DeliveryRemark[] => {
    const { atSeconds, lengthSeconds } = pause;
    const seconds = Math.round(lengthSeconds);
    const fromSeconds = atSeconds - start;
    const moment = { fromSeconds, toSeconds: fromSeconds + lengthSeconds };
    if (lengthSeconds >= longSilenceSeconds)
      return pause === longest
        ? [
            {
              ...{ kind: 'silence', ...moment },
              text: t`You were silent for ${seconds} seconds. If you need time, say so: “Let me think for a moment.”`,
            },
          ]
        : [];
    const leadsToResult = resultAt !== undefined && Math.abs(atSeconds + lengthSeconds - resultAt) <= 0.5;
    return leadsToResult
      ? [
          {
            kind: 'pause',
            ...moment,
            text: t`You paused for ${seconds} seconds before the result. Keep doing that.`,
          },
        ]
      : [];
  });
}

function steadyPace(spoken: DictatedWords): DeliveryRemark | null {
  const stretches = paceStretches(spoken);
  const paces = stretches.map(({ wordsPerMinute }) => wordsPerMinute);
  const slowest = Math.min(...paces);
  const fastest = Math.max(...paces);
  const isSteady =
    stretches.length >= steadyStretches &&
    slowest >= paceBands.slow &&
    fastest <= paceBands.fast &&
    fastest <= steadyRatio * slowest;
  if (!isSteady) return null;
  return {
    kind: 'steady',
    fromSeconds: 0,
    toSeconds: stretches.at(-1)?.toSeconds ?? 0,
    text: t`You kept a steady pace: ${slowest} to ${fastest} words per minute.`,
  };
}
