import { type FunctionOutput, storyLimits, type Telling } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { databaseCodes } from '@/lib/database-codes.ts';
import { FunctionError, invoke, isNetworkFailure, isRefusal } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { type ReviewServer, type SendFailure, sendReviews } from './send.ts';
import { keepTerms, unsentTerms } from './unsent.ts';

export type ReviewResult = FunctionOutput<'review-answer'>;

/** Has an answer scored and kept as a further try. Throws `network` at once where there is none. */
export async function sendAnswer(itemId: string, answer: string): Promise<ReviewResult> {
  if (!navigator.onLine) throw new FunctionError('network', t`We couldn't reach the server.`);
  return invoke('review-answer', { itemId, answer });
}

/** Compares a telling with its story and stores it, once for an id. Throws `network` at once where there is none. */
export async function sendTelling(
  storyId: string,
  tellingId: string,
  text: string,
  seconds: number | null,
): Promise<Telling> {
  if (!navigator.onLine) throw new FunctionError('network', t`We couldn't reach the server.`);
  return invoke('tell-story', { storyId, tellingId, text: text.slice(0, storyLimits.telling), seconds });
}

function failureOf(error: unknown): SendFailure {
  if (isNetworkFailure(error) || isRefusal(error, 'not_signed_in')) return 'away';
  if (isRefusal(error, 'rate_limited')) return 'later';
  return isRefusal(error, 'internal', 'conflict') ? 'failed' : 'refused';
}

const server: ReviewServer = {
  score: ({ id, itemId, storyId }, answer) =>
    storyId === undefined ? sendAnswer(itemId, answer) : sendTelling(storyId, id, answer, null),
  rate: (ratings) => invoke('save-reviews', { ratings }),
  failureOf,
};

/** Adds the words that were missed in the game; resolves to the failure after which another try helps. */
async function sendTerms(userId: string): Promise<unknown> {
  const words = unsentTerms(userId);
  if (words.length === 0) return null;
  const client = await supabase();
  const { error } = await client.rpc('note_missed_terms', { p_words: words });
  if (error && !error.code) throw error;
  if (error && error.code !== databaseCodes.brokenRule) return error;
  keepTerms(
    userId,
    unsentTerms(userId).filter((word) => !words.includes(word)),
  );
  return null;
}

async function sendAll(userId: string): Promise<void> {
  const failure = await sendTerms(userId);
  await sendReviews(userId, server);
  if (failure !== null) throw failure;
}

/** Runs work while no other tab of this browser does. */
const aloneInBrowser = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('greenroom.review.sending', work) : work();

let sending: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * Sends what this device keeps: answers first, then the ratings. What is kept while that runs is sent right after. Throws where the
 * server can't be reached, or where something is left that another try may bring there.
 */
export function sendUnsentReviews(userId: string): Promise<void> {
  if (sending !== null) {
    next ??= sending
      .catch(() => undefined)
      .then(() => {
        next = null;
        return sendUnsentReviews(userId);
      });
    return next;
  }
  sending = aloneInBrowser(() => sendAll(userId)).finally(() => {
    sending = null;
  });
  return sending;
}

/** Takes an item out of the reviews for good. */
export async function dropItem(itemId: string): Promise<void> {
  const client = await supabase();
  await client.from('review_items').delete().eq('id', itemId).throwOnError();
}
