import { randomUUID } from 'node:crypto';
import {
  AchievementsSummary,
  badgeIds,
  DashboardSummary,
  LibraryContents,
  levelStarts,
  masteredFrom,
  ProgressSummary,
  resourceCategories,
  resourceTypes,
} from '@greenroom/domain';
import type { Caller, Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What the pages read is what their contracts say: with nothing done yet, and after an interview. */
let database: Database;
let user: Caller;
beforeAll(async () => {
  database = await openTestDatabase();
  const id = randomUUID();
  user = { role: 'authenticated', claims: { sub: id } };
  await database.asOwner((tx) =>
    tx.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]),
  );
});
afterAll(() => database.close());

/** Through JSON, as the wire carries it. */
async function answer(routine: string): Promise<unknown> {
  const { rows } = await database.asCaller(user, (tx) =>
    tx.query<{ answer: string }>(`select public.${routine}()::text as answer`),
  );
  return JSON.parse(rows[0]?.answer ?? 'null');
}

async function finishInterview(): Promise<void> {
  const id = randomUUID();
  await database.asCaller(user, (tx) =>
    tx.query('insert into public.interview_sessions (id, job_role) values ($1, $2)', [id, 'Nurse']),
  );
  const feedback = {
    overallScore: 67,
    technical_accuracy: 60,
    engine: { kind: 'builtin', name: 'Built-in', version: '1' },
    answers: [{ question_text: 'Why?', user_answer: 'I cut it by 3 days', score: { overall: 67 } }],
  };
  await database.asCaller({ role: 'service_role', claims: {} }, (tx) =>
    tx.query('select public.complete_interview($1, $2, null)', [id, JSON.stringify(feedback)]),
  );
}

describe('the summaries', () => {
  it('hold for a user who has done nothing', async () => {
    expect(DashboardSummary.parse(await answer('dashboard_summary'))).toMatchObject({
      open_interview: null,
      premium: false,
      sessions_completed: 0,
      average_score: null,
      streak: { current_streak: 0, total_points: 0 },
      recent_sessions: [],
      recent_badges: [],
      challenge: null,
    });
    expect(ProgressSummary.parse(await answer('progress_summary'))).toMatchObject({
      history: [],
      skills: [],
      retry_wins: [],
      questions_practiced: 0,
    });
    const { badges } = AchievementsSummary.parse(await answer('achievements_summary'));
    expect(badges.filter((badge) => badge.earned_at !== null || badge.current > 0)).toEqual([]);
    expect(LibraryContents.parse(await answer('library_contents')).length).toBeGreaterThan(4);
  });

  it('hold after an interview', async () => {
    await finishInterview();
    const dashboard = DashboardSummary.parse(await answer('dashboard_summary'));
    expect(dashboard).toMatchObject({
      sessions_completed: 1,
      average_score: 67,
      streak: { current_streak: 1, total_points: 67 + 50 + 25 + 25 },
    });
    expect(dashboard.recent_sessions).toHaveLength(1);
    const earned = [badgeIds.numbers_speak, badgeIds.first_rehearsal];
    expect(dashboard.recent_badges.map(({ badge_id }) => badge_id).sort()).toEqual(earned.sort());
    const progress = ProgressSummary.parse(await answer('progress_summary'));
    expect(progress.history[0]).toMatchObject({ technical_accuracy: 60, problem_solving: null });
    expect(progress.history[0]?.engine?.kind).toBe('builtin');
    expect(progress.skills.map((skill) => skill.skill_category).sort()).toEqual([
      'mixed',
      'technical_accuracy',
    ]);
    const { badges } = AchievementsSummary.parse(await answer('achievements_summary'));
    expect(badges.filter((badge) => badge.earned_at !== null).map((badge) => badge.name)).toEqual([
      'By the Numbers',
      'First Rehearsal',
    ]);
    expect(badges.find((badge) => badge.name === 'Warmed Up')).toMatchObject({ current: 1, threshold: 5 });
  });

  it('hold while an interview runs', async () => {
    const id = randomUUID();
    await database.asCaller(user, (tx) =>
      tx.query('insert into public.interview_sessions (id, job_role) values ($1, $2)', [id, 'Barista']),
    );
    expect(DashboardSummary.parse(await answer('dashboard_summary')).open_interview).toMatchObject({
      id,
      jobRole: 'Barista',
      paused: false,
      position: 0,
      question: null,
    });
  });

  it('count questions as mastered from the same score as the pages', async () => {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ source: string }>(
        `select pg_get_functiondef('public.practice_gains()'::regprocedure) as source`,
      ),
    );
    expect(rows[0]?.source).toContain(`score >= ${masteredFrom}`);
  });

  it('count levels from the same starts as the pages', async () => {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ start: number }>(
        `select min(score) as start from generate_series(0, 100) as score group by private.level_of(score) order by 1`,
      ),
    );
    expect(rows.map((row) => Number(row.start))).toEqual([...levelStarts]);
  });
});

describe('the seed', () => {
  const column = async (query: string) => {
    const { rows } = await database.asOwner((tx) => tx.query<{ value: string }>(query));
    return rows.map(({ value }) => value);
  };

  it('has the badges whose words the pages have, and no other', async () => {
    expect(await column('select id as value from public.badges order by id')).toEqual(
      Object.values(badgeIds),
    );
  });

  it('has only categories and types whose words the pages have', async () => {
    const categories = await column('select distinct category as value from public.resources');
    const types = await column('select distinct type as value from public.resources');
    expect(categories.toSorted()).toEqual([...resourceCategories].sort());
    expect(resourceTypes).toEqual(expect.arrayContaining(types));
  });
});
