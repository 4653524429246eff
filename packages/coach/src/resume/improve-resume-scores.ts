import type { ImprovedResume, JobAnalysis, ResumeChange } from '@greenroom/domain';
import { analyzeReading } from './analyze-resume.builtin.ts';
import type { Rewrite, Rewritten } from './improve-resume-edits.ts';
import { type Reading, readingOfText } from './reading-of-text.ts';

type Scores = ImprovedResume['before'];

/** The two scores of a reading against one job. */
export function scorerOf(job: JobAnalysis, today?: string): (reading: Reading) => Scores {
  return (reading) => {
    if (reading.document.words === 0) return { readability: 0, match: null };
    const hasJob = job.requirements.length > 0;
    const { readability, match } = analyzeReading(reading, hasJob ? job : null, today);
    return { readability: readability.score, match: match?.score ?? null };
  };
}

export const isLower = (one: Scores, other: Scores) =>
  one.readability < other.readability || (one.match ?? 0) < (other.match ?? 0);

/** Edits are tried one by one: so many letters may be scored in all, and so many edits are proposed at most. */
const lettersScored = 600_000;
const mostEdits = 60;

/** An edit is known by the words it starts from, or the words it adds: with other edits it may end in other words. */
export const editKey = ({ kind, before, after }: ResumeChange) =>
  `${kind}\n${before === '' ? after : before}`;

/**
 * The edits of a resume that lower neither score below what it was before: not one of them accepted alone, and not all of them
 * together. Where even the plain page scores lower than the file, nothing is proposed and the scores stay the file's.
 */
export function keptEdits(
  rewrite: Rewrite,
  scoresOf: (reading: Reading) => Scores,
  before: Scores,
): Rewritten & { after: Scores } {
  const scored = (allowed: ReadonlySet<string>) => {
    const made = rewrite((change) => allowed.has(editKey(change)));
    return { ...made, after: scoresOf(readingOfText(made.text)) };
  };
  const plain = rewrite(() => false).text;
  const keys = [...new Set(rewrite(() => true).changes.map(editKey))];
  const most = Math.min(mostEdits, Math.floor(lettersScored / Math.max(1, plain.length)));
  const harmless = keys.slice(0, most).filter((key) => !isLower(scored(new Set([key])).after, before));
  const all = scored(new Set(harmless));
  if (all.changes.length > 0 && !isLower(all.after, before)) return all;
  let best = scored(new Set());
  const kept = new Set<string>();
  for (const key of harmless) {
    const next = scored(new Set([...kept, key]));
    if (isLower(next.after, before)) continue;
    kept.add(key);
    best = next;
  }
  return best.changes.length > 0 ? best : { ...best, after: before };
}
