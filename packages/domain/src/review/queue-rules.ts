import { dailyReviewSeconds, type ReviewKind, reviewSeconds } from './catalog.ts';

interface Candidate {
  id: string;
  kind: ReviewKind;
  /** ISO text. */
  due: string;
  question_text: string | null;
}

interface Rated {
  item_id: string;
  kind: ReviewKind;
  rated_at: string;
}

/** The user's day on the device, as moments: from the first to before the end. */
export interface DayRange {
  fromMs: number;
  toMs: number;
}

export interface ReviewDay<T> {
  /** What is left for today, in order. */
  items: T[];
  seconds: number;
  /** Items that were reviewed today. */
  done: number;
  /** When the next item is due after today; null where none is known. */
  nextDueMs: number | null;
}

const secondsOf = (kind: ReviewKind) => reviewSeconds[kind];

/** Kinds that belong to a question come before words, among what is due on one day. */
const rankOf: Record<ReviewKind, number> = { answer: 0, likely: 1, 'left-out': 2, story: 3, term: 4 };
const dayMs = 86_400_000;

/**
 * The reviews of a day: what waits longest first, a question once, and never more than five minutes together with what was
 * reviewed today.
 */
export function reviewDayOf<T extends Candidate>(
  candidates: readonly T[],
  rated: readonly Rated[],
  { fromMs, toMs }: DayRange,
): ReviewDay<T> {
  const today = new Map(
    rated
      .filter(({ rated_at }) => Date.parse(rated_at) >= fromMs && Date.parse(rated_at) < toMs)
      .map(({ item_id, kind }) => [item_id, kind]),
  );
  const open = candidates.filter(({ id }) => !today.has(id));
  const daysLate = ({ due }: T) => Math.max(0, Math.floor((toMs - 1 - Date.parse(due)) / dayMs));
  const ready = open
    .filter(({ due }) => Date.parse(due) < toMs)
    .sort(
      (a, b) =>
        daysLate(b) - daysLate(a) || rankOf[a.kind] - rankOf[b.kind] || Date.parse(a.due) - Date.parse(b.due),
    );
  let left = dailyReviewSeconds;
  for (const kind of today.values()) left -= secondsOf(kind);
  const items: T[] = [];
  const asked = new Set(
    candidates.flatMap(({ id, question_text }) => (today.has(id) && question_text ? [question_text] : [])),
  );
  let seconds = 0;
  for (const item of ready) {
    const needs = secondsOf(item.kind);
    if (seconds + needs > left || (item.question_text !== null && asked.has(item.question_text))) continue;
    if (item.question_text !== null) asked.add(item.question_text);
    items.push(item);
    seconds += needs;
  }
  return { items, seconds, done: today.size, nextDueMs: nextDue(open, items, toMs) };
}

/** What didn't fit into today waits until tomorrow. */
function nextDue<T extends Candidate>(open: readonly T[], taken: readonly T[], toMs: number): number | null {
  const others = open
    .filter((item) => !taken.includes(item))
    .map(({ due }) => Math.max(toMs, Date.parse(due)));
  return others.length > 0 ? Math.min(...others) : null;
}
