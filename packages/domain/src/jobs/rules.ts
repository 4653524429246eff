import type { Importance } from '../job-analyzer/catalog.ts';
import type { RequirementKind, Stance } from './catalog.ts';
import type { CoverageRow } from './contract.ts';

/** Which cells a requirement of a kind needs: nobody tells a story about a license or about night shifts. */
const needsOfKind: Record<RequirementKind, CoverageRow['needs']> = {
  duty: { resume: true, story: true, answer: true },
  skill: { resume: true, story: false, answer: true },
  trait: { resume: false, story: true, answer: true },
  credential: { resume: true, story: false, answer: false },
  years: { resume: true, story: false, answer: false },
  terms: { resume: false, story: false, answer: false },
};

interface Required {
  kind: RequirementKind;
  stance: Stance | null;
  /** Whether there is a question about it. */
  isAsked: boolean;
}

/**
 * Which cells a requirement needs. What the user says of it stands in for a line of the resume. What they lack or are still
 * learning needs an answer, if there is a question about it: that is the one that will be asked. A story is for tasks and traits, whether or not
 * we have a question about them: an interviewer may.
 */
export function needsOf({ kind, stance, isAsked }: Required): CoverageRow['needs'] {
  if (stance === 'not-needed') return { resume: false, story: false, answer: false };
  const byKind = needsOfKind[kind];
  const story = byKind.story && (stance === null || stance === 'have');
  if (stance === null) return { resume: byKind.resume, story, answer: byKind.answer && isAsked };
  return { resume: false, story, answer: isAsked && (stance !== 'have' || byKind.answer) };
}

/** Whether no cell that is needed is empty. */
export const isCovered = ({
  needs,
  resumeLine,
  story,
  score,
}: Pick<CoverageRow, 'needs' | 'resumeLine' | 'story' | 'score'>) =>
  (!needs.resume || resumeLine !== null) &&
  (!needs.story || story !== null) &&
  (!needs.answer || score !== null);

/** The more it is wanted, the smaller. */
export const importanceRank: Record<Importance, number> = {
  'must-have': 0,
  'nice-to-have': 1,
  mentioned: 2,
};

interface Listed {
  id: string;
  daysLeft: number | null;
  interviewTime: string | null;
}

const groupOf = ({ daysLeft }: Listed) => (daysLeft === null ? 1 : daysLeft >= 0 ? 0 : 2);

/** The order of the list: the coming ones by their day, those without a date, then the past ones, the newest first. */
export function compareJobs(a: Listed, b: Listed): number {
  const [left, right] = [groupOf(a), groupOf(b)];
  if (left !== right) return left - right;
  const byDay = left === 2 ? (b.daysLeft ?? 0) - (a.daysLeft ?? 0) : (a.daysLeft ?? 0) - (b.daysLeft ?? 0);
  // Without a time it may be at any hour: after those with one.
  const byTime = (a.interviewTime ?? '24').localeCompare(b.interviewTime ?? '24');
  return byDay || (left === 2 ? -byTime : byTime) || a.id.localeCompare(b.id);
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Prediction {
  id: string;
  question: string;
  /** False for a question that is known only since it came up. */
  isPredicted: boolean;
}

interface HitRate {
  /** Questions that came up and were among the likely ones. */
  predicted: number;
  came: number;
  /** What was typed and isn't among the job's questions, each once. */
  others: string[];
  /** The job's questions that came up. */
  cameUp: string[];
}

/** How many of the questions that came were predicted. A typed one with the words of a likely one counts as that. */
export function hitRate(
  questions: readonly Prediction[],
  ticked: readonly string[],
  typed: readonly string[],
): HitRate {
  const byWords = new Map(questions.map((one) => [plainWords(one.question), one]));
  const came = new Set(questions.filter(({ id }) => ticked.includes(id)).map(({ id }) => id));
  const others = new Map<string, string>();
  for (const text of typed) {
    const known = byWords.get(plainWords(text));
    if (known) came.add(known.id);
    else if (!others.has(plainWords(text))) others.set(plainWords(text), text);
  }
  const predicted = questions.filter(({ id, isPredicted }) => isPredicted && came.has(id)).length;
  return { predicted, came: came.size + others.size, others: [...others.values()], cameUp: [...came] };
}
