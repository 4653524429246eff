import { dimensions, type ProgressSummary, skillCategories } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { storedLabel } from '@/lib/labels.ts';
import { skillLabels } from './labels.ts';

type PastSession = ProgressSummary['history'][number];
export type Skill = ProgressSummary['skills'][number];

/** One scored session in the order of time. */
export interface TrendPoint {
  id: string;
  /** ISO text. */
  at: string;
  jobRole: string;
  /** 0 to 100. */
  score: number;
  /** The same text for the same engine and version: only such scores can be compared. */
  engine: string;
}

/** `Built-in, rubric 1.0`; a model by its name and the prompt's version. */
export function engineName(engine: PastSession['engine']): string {
  if (!engine) return t`Unknown engine`;
  const { name, version } = engine;
  return engine.kind === 'builtin' ? t`Built-in, rubric ${version}` : t`${name}, prompt ${version}`;
}

const isDimension = (category: string): category is (typeof dimensions)[number] =>
  (dimensions as readonly string[]).includes(category);

function pointOf(session: PastSession, score: number): TrendPoint {
  return {
    id: session.id,
    at: session.completed_at,
    jobRole: session.job_role,
    score,
    engine: engineName(session.engine),
  };
}

/** The overall scores, oldest first. */
export function overallTrend(history: readonly PastSession[]): TrendPoint[] {
  return history.toReversed().map((session) => pointOf(session, session.overall_score));
}

/** The scores of one skill, oldest first: a dimension in every report that has it, a type in interviews of that type. */
export function skillTrend(history: readonly PastSession[], category: string): TrendPoint[] {
  return history.toReversed().flatMap((session) => {
    if (!isDimension(category)) {
      return session.interview_type === category ? [pointOf(session, session.overall_score)] : [];
    }
    const score = session[category];
    return score === null ? [] : [pointOf(session, score)];
  });
}

/** Runs of points by the same engine, in order. A line never joins two of them. */
export function segmentsByEngine(points: readonly TrendPoint[]): TrendPoint[][] {
  const segments: TrendPoint[][] = [];
  for (const point of points) {
    const last = segments.at(-1);
    if (last?.[0]?.engine === point.engine) last.push(point);
    else segments.push([point]);
  }
  return segments;
}

/** What the newest engine's scores did from its first to its last session, in whole points; null with fewer than two. */
export function trendChange(points: readonly TrendPoint[]): number | null {
  const newest = segmentsByEngine(points).at(-1) ?? [];
  const [first, last] = [newest[0], newest.at(-1)];
  return first && last && newest.length > 1 ? Math.round(last.score - first.score) : null;
}

/** The trend in words: what the small line shows, and what it cannot. */
export function trendInWords(points: readonly TrendPoint[]): string {
  if (points.length === 0) return t`No recent session`;
  const segments = segmentsByEngine(points);
  const newest = segments.at(-1) ?? [];
  const change = trendChange(points);
  if (change === null) return segments.length > 1 ? t`New engine, no trend yet` : t`One session so far`;
  const sessions = newest.length;
  if (change === 0) return t`Level over ${sessions} sessions`;
  const gap = Math.abs(change);
  return change > 0 ? t`Up ${gap} over ${sessions} sessions` : t`Down ${gap} over ${sessions} sessions`;
}

/** Skills in the order of the catalog; one that isn't in it comes last. */
export function orderedSkills(skills: readonly Skill[]): Skill[] {
  const order: readonly string[] = skillCategories;
  const place = ({ skill_category }: Skill) => {
    const index = order.indexOf(skill_category);
    return index < 0 ? order.length : index;
  };
  return skills.toSorted((one, other) => place(one) - place(other));
}

/** The name of a skill. */
export const skillName = (category: string): string => storedLabel(skillLabels, category);
