import { type ReviewRating, ratingsPerRequest } from '@greenroom/domain';
import { forgetReview, keepReview, type UnsentReview, unsentReviews } from './unsent.ts';

/** What a failed request means for what it carried. */
export type SendFailure =
  /** Nobody can be reached, or nobody is signed in: nothing else arrives either. */
  | 'away'
  /** Too many at once: the rest waits too. */
  | 'later'
  /** An error on the server's side: the others may get through. */
  | 'failed'
  /** Refused for good, such as where its question is gone. */
  | 'refused';

/** Where reviews are sent. */
export interface ReviewServer {
  /** Has an answer scored, or a telling compared; sent again, it is the same one. */
  score(review: UnsentReview, answer: string): Promise<unknown>;
  /** Stores ratings; one that is sent again counts once. */
  rate(ratings: { id: string; itemId: string; rating: ReviewRating; ratedAt: string }[]): Promise<unknown>;
  failureOf(error: unknown): SendFailure;
}

/** So often an answer that the server fails on is sent by itself; then it is up to the user. */
const mostFailures = 5;

const withoutAnswer = ({ answer: _, failures: __, ...rest }: UnsentReview): UnsentReview => rest;

/** Keeps what is left of a review to be sent, or forgets it. */
const keepRest = (review: UnsentReview) =>
  review.answer === undefined && review.isRated ? forgetReview(review.id) : keepReview(review);

/**
 * Has the answers scored that were given without a network, in their order. One that fails holds up its own item alone. Returns the
 * first failure after which another try helps; throws where nobody can be reached.
 */
async function sendAnswers(userId: string, server: ReviewServer): Promise<unknown> {
  const stuck = new Set<string>();
  let first: unknown = null;
  for (const review of unsentReviews(userId)) {
    const { itemId, answer, isRefused, failures = 0 } = review;
    if (answer === undefined || isRefused || stuck.has(itemId)) continue;
    try {
      await server.score(review, answer);
      keepRest(withoutAnswer(review));
    } catch (error) {
      const failure = server.failureOf(error);
      if (failure === 'away') throw error;
      if (failure === 'later') return error;
      stuck.add(itemId);
      const isLast = failure === 'refused' || failures + 1 >= mostFailures;
      keepReview({ ...review, failures: failures + 1, ...(isLast ? { isRefused: true } : {}) });
      if (!isLast) first ??= error;
    }
  }
  return first;
}

/** Sends ratings in one request; where that fails, one by one, so that none holds up the others. */
async function sendRatings(reviews: readonly UnsentReview[], server: ReviewServer): Promise<unknown> {
  try {
    await server.rate(reviews.map(({ id, itemId, rating, ratedAt }) => ({ id, itemId, rating, ratedAt })));
    for (const review of reviews) keepRest({ ...review, isRated: true });
    return null;
  } catch (error) {
    const failure = server.failureOf(error);
    if (failure === 'away') throw error;
    if (failure === 'later') return error;
    if (reviews.length === 1) {
      if (failure === 'refused') for (const review of reviews) keepRest({ ...review, isRated: true });
      return failure === 'refused' ? null : error;
    }
    let first: unknown = null;
    for (const review of reviews) {
      const alone = await sendRatings([review], server);
      first ??= alone;
      if (alone !== null && server.failureOf(alone) === 'later') break;
    }
    return first;
  }
}

/** Sends what this device keeps of a user: the answers in their order, then the ratings. Throws the first failure after which another try helps. */
export async function sendReviews(userId: string, server: ReviewServer): Promise<void> {
  let first = await sendAnswers(userId, server);
  const ratings = unsentReviews(userId).filter(({ isRated }) => !isRated);
  for (let at = 0; at < ratings.length; at += ratingsPerRequest) {
    const failure = await sendRatings(ratings.slice(at, at + ratingsPerRequest), server);
    first ??= failure;
  }
  if (first !== null) throw first;
}
