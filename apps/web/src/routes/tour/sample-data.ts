import type {
  AchievementsSummary,
  BadgeProgress,
  DashboardSummary,
  Evidence,
  FinishedSession,
  ProgressSummary,
  StreakSummary,
} from '@greenroom/domain';
import { levelStarts, sampleAnswer } from '@greenroom/domain';

/** The sample data of the tour: one invented user, shown by the product's own screens. */

const builtin = { kind: 'builtin', name: 'Greenroom built-in', version: '2.0' } as const;
const uuid = (end: number) => `a0000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const at = (day: string, time: string) => `${day}T${time}:00+00:00`;

const streak: StreakSummary = {
  current_streak: 5,
  longest_streak: 6,
  total_points: 640,
  last_activity_date: '2026-11-20',
  today: '2026-11-20',
};

type Past = ProgressSummary['history'][number];

/** Technical accuracy, problem solving, communication clarity, relevant experience, cultural fit. */
type Scores = [number, number, number, number, number];

function interview(
  end: number,
  day: string,
  [role, type, minutes]: [string, FinishedSession['interview_type'], number],
  scores: Scores,
): Past {
  const [technical, solving, clarity, experience, fit] = scores;
  return {
    id: uuid(end),
    job_role: role,
    interview_type: type,
    difficulty: 'medium',
    overall_score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    started_at: at(day, '17:00'),
    completed_at: at(day, `17:${minutes}`),
    engine: builtin,
    technical_accuracy: technical,
    problem_solving: solving,
    communication_clarity: clarity,
    relevant_experience: experience,
    cultural_fit: fit,
  };
}

/** Newest first. */
const history: readonly Past[] = [
  interview(6, '2026-11-20', ['Product Analyst', 'hr', 24], [70, 79, 85, 77, 79]),
  interview(5, '2026-11-19', ['Product Analyst', 'technical', 28], [68, 74, 77, 69, 72]),
  interview(4, '2026-11-17', ['Product Analyst', 'technical', 29], [61, 70, 74, 66, 69]),
  interview(3, '2026-11-12', ['Data Analyst', 'hr', 22], [66, 68, 79, 71, 66]),
  interview(2, '2026-11-06', ['Data Analyst', 'mixed', 27], [58, 66, 69, 63, 64]),
  interview(1, '2026-10-30', ['Data Analyst', 'hr', 19], [55, 52, 66, 60, 57]),
];

const mean = (scores: readonly number[]) =>
  Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
const averageScore = mean(history.map(({ overall_score }) => overall_score));

const badge = (
  end: number,
  [name, description, icon]: [string, string, string],
  [metric, threshold, current, points_reward]: [string, number, number, number],
  /** The day of the interview that earned it. */
  earnedOn?: string,
): BadgeProgress => ({
  id: `b0000000-0000-4000-8000-${String(end).padStart(12, '0')}`,
  ...{ name, description, icon, metric, threshold, current, points_reward },
  earned_at: history.find(({ started_at }) => started_at.startsWith(String(earnedOn)))?.completed_at ?? null,
});

/** A part of the catalogue; a test holds each to its row of the seed. */
export const sampleBadges: readonly BadgeProgress[] = [
  badge(
    2,
    ['Warmed Up', 'Finish five mock interviews.', 'award'],
    ['interviews_completed', 5, 6, 75],
    '2026-11-19',
  ),
  badge(
    6,
    ['Big Improvement', 'Beat your first interview score by 15 points.', 'target'],
    ['score_gain', 15, 20, 100],
    '2026-11-20',
  ),
  badge(
    7,
    ['By the Numbers', 'Give an answer that backs up a claim with a number.', 'zap'],
    ['answers_with_number', 1, 1, 25],
    '2026-11-06',
  ),
  badge(
    1,
    ['First Rehearsal', 'Finish your first mock interview.', 'star'],
    ['interviews_completed', 1, 6, 25],
    '2026-10-30',
  ),
  badge(11, ['A Full Week', 'Practice seven days in a row.', 'star'], ['streak_days', 7, 6, 150]),
  badge(
    8,
    ['Storyteller', 'Tell three complete stories: situation, task, action and result.', 'award'],
    ['complete_stories', 3, 2, 75],
  ),
  badge(4, ['Strong Showing', 'Score 80 or more in an interview.', 'target'], ['best_score', 80, 78, 100]),
  badge(3, ['Stage Veteran', 'Finish 25 mock interviews.', 'trophy'], ['interviews_completed', 25, 6, 250]),
];

export const achievements: AchievementsSummary = { streak, badges: [...sampleBadges] };

export const dashboard: DashboardSummary = {
  open_interview: null,
  premium: true,
  sessions_completed: history.length,
  average_score: averageScore,
  streak,
  recent_sessions: history.slice(0, 3),
  recent_badges: sampleBadges
    .flatMap(({ earned_at, ...rest }) =>
      earned_at === null ? [] : [{ ...rest, badge_id: rest.id, earned_at }],
    )
    .slice(0, 3),
  challenge: {
    challenge_date: '2026-11-20',
    question_text:
      'An interviewer asks why you left your last job after eight months. What do you say first?',
    difficulty: 'medium',
    attempted: false,
    score: null,
  },
};

type SkillName =
  | 'communication_clarity'
  | 'cultural_fit'
  | 'problem_solving'
  | 'relevant_experience'
  | 'technical_accuracy';

function skill(name: SkillName): ProgressSummary['skills'][number] {
  const average = mean(history.map((past) => past[name] ?? 0));
  const level = levelStarts.findLastIndex((start) => average >= start) + 1;
  return {
    skill_category: name,
    sessions_completed: history.length,
    average_score: average,
    current_level: level,
  };
}

export const progress: ProgressSummary = {
  sessions_total: history.length,
  sessions_completed: history.length,
  average_score: averageScore,
  streak,
  history: [...history],
  skills: [
    skill('communication_clarity'),
    skill('cultural_fit'),
    skill('problem_solving'),
    skill('relevant_experience'),
    skill('technical_accuracy'),
  ],
  retry_wins: [],
  retry_wins_total: 0,
  questions_practiced: 0,
  questions_mastered: 0,
  stories_told: 0,
};

/** The answer of the front page with the engine's own remarks on it. */
export const remarks: readonly Evidence[] = sampleAnswer.remarks.map((remark) => {
  const start = sampleAnswer.text.indexOf(remark.quote);
  return { ...remark, start, end: start + remark.quote.length };
});
