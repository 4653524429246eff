import { readFile } from 'node:fs/promises';
import type { Database, Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack } from './rolled-back.ts';

/**
 * Row-level security alone, with every trigger off and every column granted: whatever guards a table besides, its policies
 * keep each user to their own rows.
 */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const prelude = await readFile(new URL('prelude.sql', import.meta.url), 'utf8');
  await database.asOwner((tx) => tx.exec(prelude));
});
afterAll(() => database.close());

const session = '50000000-0000-4000-8000-00000000000';
const job = '60000000-0000-4000-8000-00000000000';
const story = '70000000-0000-4000-8000-00000000000';
const resume = '80000000-0000-4000-8000-00000000000';
const question = { question_text: 'Question 1' };
const version = { revision: 7, content: {}, saved_at: new Date().toISOString() };

/** A row of each table that belongs to somebody; `place` tells the two owners apart. */
const rowsOf: Record<string, (place: number) => Record<string, unknown>> = {
  daily_challenge_attempts: () => ({ challenge_id: crypto.randomUUID(), user_answer: 'An answer' }),
  interview_answers: (place) => ({ session_id: `${session}${place}`, ...question, user_answer: 'An answer' }),
  interview_kept_answers: (place) => ({
    session_id: `${session}${place}`,
    ...question,
    ...{ kept_text: 'An answer', choices: {} },
  }),
  interview_marks: (place) => ({
    session_id: `${session}${place}`,
    ...question,
    ...{ point_id: 'p1', ask: 'What came of it?', kind: 'left_out' },
  }),
  interview_questions: (place) => ({
    session_id: `${session}${place}`,
    ...question,
    ...{ position: 0, ideal_answer: '', kind: 'case', competency: 'ownership', level: 1 },
  }),
  interview_retries: (place) => ({
    session_id: `${session}${place}`,
    ...question,
    ...{ attempt: 1, user_answer: 'An answer' },
  }),
  interview_sessions: (place) => ({
    ...{ id: `${session}${place}`, job_role: 'Nurse', status: 'paused' },
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  job_analyses: () => ({ ad: 'An ad', analysis: {} }),
  job_asks: (place) => ({ job_id: `${job}${place}`, text: 'What made your last hire work out?' }),
  job_questions: (place) => ({
    job_id: `${job}${place}`,
    ...question,
    ...{ position: 0, kind: 'case', competency: 'ownership', level: 1, reason_kind: 'role' },
  }),
  job_requirements: (place) => ({
    job_id: `${job}${place}`,
    ...{ position: 0, name: 'SQL', importance: 'must-have', kind: 'skill' },
  }),
  jobs: () => ({ title: 'Nurse' }),
  letters: () => ({ text: 'Dear hiring team,' }),
  notification_preferences: () => ({
    ...{ email: true, daily_reminders: false, achievement_alerts: false, weekly_reports: false },
  }),
  profiles: () => ({}),
  resource_sheets: (place) => ({ resource_id: `c0000000-0000-4000-8000-00000000000${place + 2}`, cells: {} }),
  resume_versions: (place) => ({ resume_id: `${resume}${place}`, ...version }),
  resumes: (place) => ({ id: `${resume}${place}` }),
  review_days: () => ({ day: '2026-11-30' }),
  review_items: () => ({ kind: 'term', reference: 'RESUME' }),
  review_ratings: () => ({
    ...{ id: crypto.randomUUID(), item_id: crypto.randomUUID(), rating: 3 },
    ...{ rated_at: '2026-11-01T10:00:00Z' },
  }),
  stories: () => ({ title: 'The sheet', actions: 'I made a sheet.' }),
  story_tellings: (place) => ({ story_id: `${story}${place}`, text: 'I made a sheet.' }),
  story_uses: (place) => ({ story_id: `${story}${place}`, session_id: `${session}${place}`, ...question }),
  subscription_status: () => ({}),
  trial_usage: () => ({ feature_type: 'word_game' }),
  user_badges: () => ({ badge_id: crypto.randomUUID() }),
  user_documents: () => ({ name: 'resume.txt', content: 'A resume' }),
  user_progress: () => ({ skill_category: 'Problem Solving' }),
  user_streaks: () => ({}),
  word_games: () => ({ word: 'RESUME', score: 10, time_taken: 20 }),
};
const tables = Object.keys(rowsOf);

/** Anna and Ben with one row each in the table, triggers off, every verb granted. */
async function openTable(tx: Tx, table: string): Promise<void> {
  await tx.exec(`set local session_replication_role = replica; delete from public.${table};`);
  for (const [place, owner] of ['anna', 'ben'].entries()) {
    const row = JSON.stringify(rowsOf[table]?.(place));
    const columns = ['user_id', ...Object.keys(JSON.parse(row))].join(', ');
    await tx.query(
      `insert into public.${table} (${columns})
        select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb || jsonb_build_object('user_id', tests.${owner}()))`,
      [row],
    );
  }
  await tx.exec(`grant all on public.${table} to authenticated;
    create function pg_temp.touched(statement text) returns integer language plpgsql as $$
    declare touched integer;
    begin
      execute statement;
      get diagnostics touched = row_count;
      return touched;
    end $$;`);
}

/**
 * How many rows the statement touched, or the code of its refusal, as Ben. Statements have no condition and no result: with
 * one, the policy for reading holds as well and hides what the other lacks.
 */
async function asBen(table: string, statement: string): Promise<number | string> {
  return rolledBack(database, async (tx) => {
    await openTable(tx, table);
    await tx.exec("select tests.act_as('ben')");
    const { rows } = await tx.query<{ touched: number }>('select pg_temp.touched($1) as touched', [
      statement,
    ]);
    return rows[0]?.touched ?? 0;
  }).catch((error: { code?: string }) => String(error.code));
}

/** What the policies of a table let its owner do. */
async function verbsOf(table: string): Promise<string[]> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ cmd: string }>(
      "select cmd from pg_policies where schemaname = 'public' and tablename = $1",
      [table],
    );
    return rows.map(({ cmd }) => cmd.toLowerCase());
  });
}

/** A copy of Ben's row for somebody, with keys of its own. */
const copyFor = (table: string, owner: string) =>
  `insert into public.${table} select (jsonb_populate_record(row, jsonb_build_object('user_id', tests.${owner}()))).*
    from public.${table} as row`;

const refused = '42501';

it('every table with a user_id is looked at', async () => {
  const found = await database.asOwner((tx) =>
    tx.query<{ item: string }>(`select relname as item from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`),
  );
  expect(found.rows.map(({ item }) => item)).toEqual(tables);
});

describe.each(tables)('the policies of %s, without a trigger,', (table) => {
  it('show one row of the two: the own one', async () => {
    const seen = await rolledBack(database, async (tx) => {
      await openTable(tx, table);
      await tx.exec("select tests.act_as('ben')");
      return tx.query<{ own: boolean }>(`select user_id = tests.ben() as own from public.${table}`);
    });
    expect(seen.rows).toEqual([{ own: true }]);
  });

  it('change and delete the own row at most', async () => {
    const verbs = await verbsOf(table);
    expect(await asBen(table, `update public.${table} set user_id = tests.ben()`)).toBe(
      verbs.includes('update') ? 1 : 0,
    );
    expect(await asBen(table, `delete from public.${table}`)).toBe(verbs.includes('delete') ? 1 : 0);
  });

  it('give no row away', async () => {
    const verbs = await verbsOf(table);
    const give = `update public.${table} set user_id = tests.anna()`;
    expect(await asBen(table, give)).toBe(verbs.includes('update') ? refused : 0);
    expect(await asBen(table, copyFor(table, 'anna'))).toBe(refused);
    // Its twin: the own copy passes the policy and meets the primary key.
    expect(await asBen(table, copyFor(table, 'ben'))).toBe(verbs.includes('insert') ? '23505' : refused);
  });
});
