import { paceBands, shortestMeasuredSpeechSeconds } from '@greenroom/domain';
import { readPassage } from '../../text/passage.ts';
import { type Delivery, DeliveryRequest } from '../requests.ts';
import { volumeSpreadDb } from './volume-spread.ts';
import { readWording } from './wording.ts';

const longPauseSeconds = 2;
const fillersFine = 5;
const fillersMany = 12;
const noFillerSeconds = 180;
const hesitations = new Set(['um', 'umm', 'uh', 'uhh', 'erm', 'er', 'hmm', 'mm']);

function paceOf(wordsPerMinute: number): Delivery['pace'] {
  const { slow, good, fast } = paceBands;
  if (wordsPerMinute < slow) return 'slow';
  if (wordsPerMinute > fast) return 'fast';
  return wordsPerMinute >= good.from && wordsPerMinute <= good.to ? 'good' : 'steady';
}

function notesOn(delivery: Delivery): string[] {
  const notes: string[] = [];
  const pace = delivery.wordsPerMinute;
  if (pace !== null && delivery.pace === 'slow')
    notes.push(`At ${pace} words per minute you speak slowly; 120 to 160 is easy to follow.`);
  if (pace !== null && delivery.pace === 'fast')
    notes.push(`At ${pace} words per minute you speak fast; 120 to 160 is easy to follow.`);
  const rate = delivery.fillersPerMinute;
  if (rate === null && delivery.measured)
    notes.push('The dictation shows no "um" at all, so fillers count as not measured.');
  if (rate !== null && rate > fillersMany)
    notes.push(`${rate} fillers a minute draw attention; up to ${fillersFine} go unnoticed.`);
  if (delivery.measured)
    notes.push('Browser dictation drops many fillers: there may be more than counted here.');
  return notes;
}

/** Pace, pauses and fillers of a dictated answer, from the times of its words. Says nothing of nerves or character. */
export async function analyzeDelivery(request: DeliveryRequest): Promise<Delivery> {
  const read = DeliveryRequest.safeParse(request ?? {});
  const words = (read.success ? read.data.words : [])
    .filter((word) => Number.isFinite(word.startSeconds) && word.endSeconds >= word.startSeconds)
    .sort((a, b) => a.startSeconds - b.startSeconds);
  const first = words[0];
  const end = words.reduce((latest, word) => Math.max(latest, word.endSeconds), 0);
  const durationSeconds = first ? end - first.startSeconds : 0;
  const measured = durationSeconds >= shortestMeasuredSpeechSeconds;
  const fillers = words
    .filter((word) => hesitations.has(word.word.toLowerCase().replace(/[^a-z]/g, '')))
    .map((word) => ({ word: word.word, atSeconds: word.startSeconds }));
  const longPauses = words.flatMap((word, at) => {
    const gap = (words[at + 1]?.startSeconds ?? word.endSeconds) - word.endSeconds;
    return gap > longPauseSeconds
      ? [{ atSeconds: word.endSeconds, lengthSeconds: Math.round(gap * 10) / 10 }]
      : [];
  });
  const minutes = durationSeconds / 60;
  const spoken = words.length - fillers.length;
  const wordsPerMinute = measured ? Math.round(spoken / minutes) : null;
  const areFillersMeasured = measured && !(fillers.length === 0 && durationSeconds >= noFillerSeconds);
  const delivery: Delivery = {
    measured,
    reason: measured
      ? null
      : `Fewer than ${shortestMeasuredSpeechSeconds} seconds of speech: too little to measure.`,
    durationSeconds: Math.round(durationSeconds * 10) / 10,
    words: words.length,
    wordsPerMinute,
    pace: wordsPerMinute === null ? null : paceOf(wordsPerMinute),
    longPauses,
    fillers,
    fillersPerMinute: areFillersMeasured ? Math.round((fillers.length / minutes) * 10) / 10 : null,
    hedges: readWording(readPassage(words.map((word) => word.word).join(' '))).hedges.count,
    volumeSpreadDb: measured ? volumeSpreadDb(words) : null,
    notes: [],
  };
  return { ...delivery, notes: notesOn(delivery) };
}
