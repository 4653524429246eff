import { randomUUID } from 'node:crypto';
import { type Caller, type Database, isDatabaseError, type Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Requests that arrive together. On PGlite they queue; on PostgreSQL ten connections really run at once. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const server: Caller = { role: 'service_role', claims: {} };
const asUser = (id: string): Caller => ({ role: 'authenticated', claims: { sub: id } });

async function signUp(plan: 'trial' | 'active' = 'trial', email?: string): Promise<string> {
  const id = randomUUID();
  await database.asOwner(async (tx) => {
    await tx.query('insert into auth.users (id, email) values ($1, $2)', [id, email ?? `${id}@example.com`]);
    await tx.query('update public.subscription_status set status = $2 where user_id = $1', [id, plan]);
  });
  return id;
}

/** Runs one piece of work many times at once; how many went well, and the codes of the others. */
async function together(times: number, caller: Caller, work: (tx: Tx, index: number) => Promise<unknown>) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: times }, (_, index) => database.asCaller(caller, (tx) => work(tx, index))),
  );
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && isDatabaseError(outcome.reason) ? [outcome.reason.code] : [],
  );
  return { done: outcomes.filter((outcome) => outcome.status === 'fulfilled').length, refusals };
}

/** One row of one query, run as the owner. */
async function look(sql: string, ...params: unknown[]): Promise<Record<string, unknown> | undefined> {
  return database.asOwner(async (tx) => (await tx.query(sql, params)).rows[0]);
}

const start = (tx: Tx, id: string = randomUUID()) =>
  tx.query('insert into public.interview_sessions (id, job_role) values ($1, $2)', [id, 'Nurse']);

async function startInterview(userId: string): Promise<string> {
  const id = randomUUID();
  await database.asCaller(asUser(userId), (tx) => start(tx, id));
  return id;
}

const jobDetails = {
  ...{
    title: 'Nurse',
    company: '',
    format: null,
    interview_date: null,
    interview_time: null,
    time_zone: 'UTC',
  },
  ...{ place: '', people: '', planned_on: '2026-11-30', ad: '', resume_id: null, resume_revision: null },
};
const noContent = { reading: {}, requirements: [], questions: [], asks: [] };

describe('a real interview', () => {
  it.each([
    ['50 of a trial user at once are one', 'trial', 1],
    ['50 of a Premium user at once are 50', 'active', 50],
  ] as const)('%s', async (_, plan, room) => {
    const user = await signUp(plan);
    const { done, refusals } = await together(50, server, (tx) =>
      tx.query('select public.save_job($1, $2, $3, $4)', [user, randomUUID(), jobDetails, noContent]),
    );
    expect(done).toBe(room);
    expect(new Set(refusals)).toEqual(new Set(room === 1 ? ['PT402'] : []));
    expect(await look('select count(*)::integer as jobs from public.jobs where user_id = $1', user)).toEqual({
      jobs: room,
    });
  });

  it('saved 20 times at once with one id is one', async () => {
    const [user, job] = [await signUp(), randomUUID()];
    const { done } = await together(20, server, (tx) =>
      tx.query('select public.save_job($1, $2, $3, $4)', [user, job, jobDetails, noContent]),
    );
    expect(done).toBe(20);
  });
});

const feedbackOf = (score: number) => ({
  overallScore: score,
  technical_accuracy: score,
  answers: [
    {
      question_text: 'Question 1',
      user_answer: 'I cut it by 3 days',
      ideal_answer: '',
      score: { overall: score },
    },
  ],
});
const complete = (tx: Tx, sessionId: string, score: number) =>
  tx.query<{ result: Record<string, unknown> }>(
    'select public.complete_interview($1, $2, current_date) as result',
    [sessionId, JSON.stringify(feedbackOf(score))],
  );

const saveChallenge = () =>
  database.asCaller(server, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `select public.save_daily_challenge(jsonb_build_object('question_text', 'A decision?',
        'challenge_date', (now() at time zone 'UTC')::date)) ->> 'id' as id`,
    );
    return rows[0]?.id ?? '';
  });

describe('limits of the trial', () => {
  it('let exactly two of fifty starts through for all accounts of one mailbox together', async () => {
    const name = randomUUID();
    const users = await Promise.all(
      Array.from({ length: 5 }, (_, at) => signUp('trial', `${name}+${at}@example.com`)),
    );
    const outcomes = await Promise.all(users.map((user) => together(10, asUser(user), (tx) => start(tx))));
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(2);
    expect(new Set(outcomes.flatMap(({ refusals }) => refusals))).toEqual(new Set(['PT402']));
  });

  it('let exactly two of fifty starts through', async () => {
    const user = await signUp();
    const { done, refusals } = await together(50, asUser(user), (tx) => start(tx));
    expect(done).toBe(2);
    expect(refusals).toEqual(Array(48).fill('PT402'));
    expect(
      await look(
        `select (select count(*)::integer from public.interview_sessions where user_id = $1) as sessions, usage_count
         from public.trial_usage where user_id = $1 and feature_type = 'interview_questions'`,
        user,
      ),
    ).toEqual({ sessions: 2, usage_count: 2 });
  });

  it('count one start that is sent twenty times with its id once', async () => {
    const user = await signUp();
    const id = randomUUID();
    const { done, refusals } = await together(20, asUser(user), (tx) => start(tx, id));
    expect([done, ...new Set(refusals)]).toEqual([1, '23505']);
    expect(
      await look(
        `select usage_count from public.trial_usage where user_id = $1 and feature_type = 'interview_questions'`,
        user,
      ),
    ).toEqual({ usage_count: 1 });
  });

  it.each(['trial', 'active'] as const)('let one of fifty daily submissions through (%s)', async (plan) => {
    const challenge = await saveChallenge();
    const { done, refusals } = await together(50, asUser(await signUp(plan)), (tx) =>
      tx.query('insert into public.daily_challenge_attempts (challenge_id, user_answer) values ($1, $2)', [
        challenge,
        'I decided',
      ]),
    );
    expect(done).toBe(1);
    expect(refusals).toEqual(Array(49).fill('23505'));
  });

  it('let one of twenty word games through, and all of them with Premium', async () => {
    const play = (tx: Tx) =>
      tx.query(
        `insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 10, 30, 'easy')`,
      );
    expect((await together(20, asUser(await signUp()), play)).done).toBe(1);
    expect((await together(20, asUser(await signUp('active')), play)).done).toBe(20);
  });
});

describe('twenty completions of one interview', () => {
  it('give one result and one award, and the others get the same result', async () => {
    const user = await signUp();
    const session = await startInterview(user);
    const answers: Record<string, unknown>[] = [];
    const { done } = await together(20, server, async (tx, index) => {
      const { rows } = await complete(tx, session, 40 + index);
      answers.push(rows[0]?.result ?? {});
    });
    expect(done).toBe(20);
    expect(answers.filter((answer) => answer.already === false)).toHaveLength(1);
    expect(
      new Set(answers.map((answer) => JSON.stringify([answer.feedback, answer.points_awarded]))).size,
    ).toBe(1);
    const score = Number(answers[0]?.points_awarded) - 50;
    // First Rehearsal and By the Numbers give 25 points each.
    expect(
      await look(
        `select total_points - 50 as points, current_streak, (select overall_score from public.interview_sessions
           where id = $2) as score, (select count(*)::integer from public.user_badges where user_id = $1) as badges,
           (select sessions_completed from public.user_progress where user_id = $1 and skill_category = 'mixed') as sessions
         from public.user_streaks where user_id = $1`,
        user,
        session,
      ),
    ).toEqual({ points: score + 50, current_streak: 1, score, badges: 2, sessions: 1 });
  });
});

describe('things that happen at once', () => {
  it('keep one set of questions for a session', async () => {
    const session = await startInterview(await signUp());
    const sets: string[] = [];
    await together(10, server, async (tx, index) => {
      const question = {
        question_text: `Question of caller ${index}`,
        ideal_answer: 'Ideal',
        kind: 'case',
        competency: 'ownership',
        level: 1,
      };
      const { rows } = await tx.query('select public.save_interview_questions($1, $2) as questions', [
        session,
        JSON.stringify([question]),
      ]);
      sets.push(JSON.stringify(rows));
    });
    expect(sets).toHaveLength(10);
    expect(new Set(sets).size).toBe(1);
  });

  it('never let an interview hold more answers than it has questions', async () => {
    const user = await signUp();
    const session = await startInterview(user);
    const { done, refusals } = await together(20, asUser(user), (tx, index) =>
      tx.query(
        'insert into public.interview_answers (session_id, question_text, user_answer) values ($1, $2, $3)',
        [session, `Question ${index}`, 'Words'],
      ),
    );
    expect([done, ...new Set(refusals)]).toEqual([2, '23514']);
  });

  it('count a day of practice once', async () => {
    const user = await signUp();
    const challenge = await saveChallenge();
    await database.asCaller(asUser(user), (tx) =>
      tx.query('insert into public.daily_challenge_attempts (challenge_id, user_answer) values ($1, $2)', [
        challenge,
        'I cut it by 3 days',
      ]),
    );
    const { done } = await together(20, asUser(user), (tx) =>
      tx.query(`select public.update_user_streak($1, (now() at time zone 'UTC')::date)`, [user]),
    );
    expect(done).toBe(20);
    expect(await look('select current_streak from public.user_streaks where user_id = $1', user)).toEqual({
      current_streak: 1,
    });
  });

  it('award every badge once, and nobody waits for ever', async () => {
    const user = await signUp('active');
    const sessions = await Promise.all(Array.from({ length: 5 }, () => startInterview(user)));
    const outcomes = await Promise.all([
      together(5, server, (tx, index) => complete(tx, sessions[index] ?? '', 95)),
      together(10, asUser(user), (tx) =>
        tx.query(
          `insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 100, 30, 'easy')`,
        ),
      ),
      together(10, asUser(user), (tx) =>
        tx.query(`select public.update_user_streak($1, (now() at time zone 'UTC')::date)`, [user]),
      ),
    ]);
    expect(outcomes).toEqual([
      { done: 5, refusals: [] },
      { done: 10, refusals: [] },
      { done: 10, refusals: [] },
    ]);
    expect(
      await look(
        `select total_points - 5 * (95 + 50) as rewards, (select sum(points_reward)::integer from public.user_badges
           join public.badges on badges.id = badge_id where user_id = $1) as owed
         from public.user_streaks where user_id = $1`,
        user,
      ),
    ).toEqual({ rewards: 25 + 75 + 100 + 200 + 25 + 25, owed: 25 + 75 + 100 + 200 + 25 + 25 });
  });
});
