import { dimensions, type ProgressSummary, resultsForTrend, skillCategories } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { difficultyLabels, interviewTypeLabels, storedLabel } from '@/lib/labels.ts';
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

/** Interviews of one type and difficulty: only their scores are compared. */
export interface Kind {
  /** `mixed.medium`. */
  key: string;
  /** `Mixed, Medium`. */
  name: string;
  /** Newest first. */
  sessions: readonly PastSession[];
}

/** The kinds of interviews in a history, the one practiced last first. */
export function kindsOf(history: readonly PastSession[]): Kind[] {
  const groups = Map.groupBy(history, (session) => `${session.interview_type}.${session.difficulty}`);
  return [...groups].map(([key, sessions]) => ({
    key,
    name: kindName(sessions[0] as PastSession),
    sessions,
  }));
}

function kindName({ interview_type: type, difficulty }: PastSession): string {
  const [typeName, difficultyName] = [t(interviewTypeLabels[type]), t(difficultyLabels[difficulty])];
  return t`${typeName}, ${difficultyName}`;
}

/** The kind to begin with: the last one that has a trend, otherwise the last one. */
export function firstKind(kinds: readonly Kind[]): Kind | undefined {
  return (
    kinds.find(({ sessions }) => newestRun(overallTrend(sessions)).length >= resultsForTrend) ?? kinds[0]
  );
}

/** The overall scores, oldest first. */
export function overallTrend(history: readonly PastSession[]): TrendPoint[] {
  return history.toReversed().map((session) => pointOf(session, session.overall_score));
}

/** The scores of one skill in interviews of one kind, oldest first, and that kind; no points where there are none. */
export function skillTrend(
  history: readonly PastSession[],
  category: string,
): { points: TrendPoint[]; kind: string } {
  const scoreOf = (session: PastSession) => {
    if (isDimension(category)) return session[category];
    return session.interview_type === category ? session.overall_score : null;
  };
  const kind = firstKind(kindsOf(history.filter((session) => scoreOf(session) !== null)));
  if (!kind) return { points: [], kind: '' };
  const points = kind.sessions.toReversed().map((session) => pointOf(session, scoreOf(session) ?? 0));
  return { points, kind: kind.name };
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

/** The points of the engine that scored last. */
const newestRun = (points: readonly TrendPoint[]): TrendPoint[] => segmentsByEngine(points).at(-1) ?? [];

/** What the newest engine's scores did from its first to its last session, in whole points; null with fewer than three. */
export function trendChange(points: readonly TrendPoint[]): number | null {
  const newest = newestRun(points);
  const [first, last] = [newest[0], newest.at(-1)];
  if (!first || !last || newest.length < resultsForTrend) return null;
  return Math.round(last.score - first.score);
}

/** The trend in words: what the small line shows. With fewer than three results, how many there are. */
export function trendInWords(points: readonly TrendPoint[]): string {
  const sessions = newestRun(points).length;
  const change = trendChange(points);
  if (change === null) {
    if (sessions < points.length) return t`We score differently now. It takes three results to show a trend.`;
    return plural(sessions, {
      0: 'No recent sessions',
      one: '# result so far. It takes three to show a trend.',
      other: '# results so far. It takes three to show a trend.',
    });
  }
  if (change === 0) return t`Steady over ${sessions} sessions`;
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
