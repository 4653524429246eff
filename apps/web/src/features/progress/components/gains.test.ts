import type { ProgressSummary } from '@greenroom/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ComingJob } from '../now.ts';
import { job, monday } from '../sample-jobs.fixture.ts';
import { Gains } from './gains.tsx';
import { Progress } from './progress.tsx';

const nothing: ProgressSummary = {
  sessions_total: 0,
  sessions_completed: 0,
  average_score: null,
  streak: { current_streak: 0, longest_streak: 0, total_points: 0, last_activity_date: null, today: monday },
  history: [],
  skills: [],
  retry_wins: [],
  retry_wins_total: 0,
  questions_practiced: 0,
  questions_mastered: 0,
  stories_told: 0,
};
const inRouter = (element: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));
const gains = (summary: ProgressSummary, next: ComingJob | null = null) =>
  inRouter(
    createElement(Gains, { summary, next, today: monday, addressOf: (win) => `/at/${win.answer_index}` }),
  );
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('what practice has won', () => {
  it('shows the retry that went from 76 to 91, and the way to it', () => {
    const win = {
      session_id: 'c0000000-0000-4000-8000-000000000003',
      question_text: 'Why this hospital?',
      answer_index: 2,
      before: 76,
      now: 91,
      scored_at: '2026-11-29T10:00:00Z',
    };
    const html = gains({ ...nothing, retry_wins: [win], retry_wins_total: 1 });
    expect(text(html)).toMatch(/1 answer improved 76 to 91 \+15 points Why this hospital\?/);
    expect(html).toContain('href="/at/2"');
  });

  it('shows how many stories were told', () => {
    expect(text(gains({ ...nothing, stories_told: 3 }))).toMatch(/Stories told 3 See my stories/);
    expect(gains(nothing)).toBe('');
  });

  it('shows questions mastered, and how much of the next interview is covered', () => {
    const html = gains(
      { ...nothing, questions_practiced: 11, questions_mastered: 4 },
      { job: job(), daysLeft: 3 },
    );
    expect(text(html)).toContain('Questions mastered 4 of 11');
    expect(text(html)).toMatch(/Thursday, 3 days left 9 of 14/);
  });

  it('leaves out what there is nothing of: no empty columns, no zeros', () => {
    expect(gains(nothing)).toBe('');
    expect(gains(nothing, { job: job({ requirements: 0, covered: 0 }), daysLeft: 3 })).toBe('');
    expect(text(gains({ ...nothing, questions_practiced: 2 }))).not.toContain('improved');
  });
});

describe('the progress page', () => {
  const past = (overall_score: number, difficulty: 'easy' | 'hard', day: number) => ({
    id: `c0000000-0000-4000-8000-0000000001${day}`,
    job_role: 'Nurse',
    interview_type: 'mixed' as const,
    difficulty,
    overall_score,
    started_at: `2026-11-${day}T10:00:00Z`,
    completed_at: `2026-11-${day}T10:20:00Z`,
    engine: { kind: 'builtin' as const, name: 'Built-in', version: '1' },
    technical_accuracy: 30,
    problem_solving: 35,
    communication_clarity: 40,
    relevant_experience: 30,
    cultural_fit: 20,
  });
  const page = (history: ProgressSummary['history'], average: number, tab = '') =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        { initialEntries: [`/progress${tab}`] },
        createElement(Progress, {
          summary: {
            ...nothing,
            sessions_total: history.length,
            sessions_completed: history.length,
            average_score: average,
            history,
            skills: ['technical_accuracy', 'problem_solving', 'cultural_fit', 'mixed'].map(
              (skill_category) => ({
                skill_category,
                sessions_completed: history.length,
                average_score: 30,
                current_level: 2,
              }),
            ),
          },
          gains: null,
          achievements: null,
        }),
      ),
    );

  it('gives averages one decimal, and no verdict before the third result', () => {
    const two = page([past(45, 'easy', 21), past(45, 'easy', 20)], 45);
    expect(text(two)).toContain('45.0');
    expect(text(two)).not.toContain('Average Score 45.0 Needs Improvement');
    expect(text(two)).toContain('1 more interview of this kind (Mixed, Easy)');
    const three = page([past(45, 'easy', 22), past(45, 'easy', 21), past(45, 'easy', 20)], 45);
    expect(text(three)).toContain('45.0 Needs Improvement');
  });

  it('compares interviews of one difficulty only', () => {
    const html = page(
      [past(50, 'hard', 25), past(84, 'easy', 24), past(82, 'easy', 23), past(80, 'easy', 22)],
      74,
    );
    expect(text(html)).toContain('Mixed, Easy: your last 3 scores');
    expect(text(html)).toContain('Up 4 over 3 sessions');
  });

  it('never shows skills in red, however low their averages are after three good interviews', () => {
    const html = page([past(84, 'easy', 24), past(82, 'easy', 23), past(80, 'easy', 22)], 82, '?tab=skills');
    const table = /<table class="skills.*?<\/table>/.exec(html)?.[0] ?? '';
    expect(table).toContain('30.0');
    expect(table).not.toMatch(/weak|Needs Improvement/);
  });
});
