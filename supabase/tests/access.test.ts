import { readFile } from 'node:fs/promises';
import { type Database, isDatabaseError, type Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  job,
  type Relation,
  relations,
  resume,
  review,
  session,
  story,
  type Verb,
  verbs,
} from './access-relations.ts';
import { rolledBack } from './rolled-back.ts';

/** One row of Anna's in every table that does not have one from the start. Her interview is paused. */
const fixture = `
select tests.make_premium(tests.anna());
select tests.make_premium(tests.ben());
delete from public.trial_usage where user_id = tests.anna() and feature_type <> 'word_game';
delete from public.badges where id <> all (array['b0000000-0000-4000-8000-000000000001',
  'b0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000003']::uuid[]);
delete from public.resources where title <> 'O*NET OnLine';
insert into public.user_progress (user_id, skill_category) values (tests.anna(), 'mixed');
insert into public.notification_preferences (user_id, email, daily_reminders, achievement_alerts, weekly_reports)
  values (tests.anna(), true, true, true, false);
insert into public.user_badges (user_id, badge_id) values (tests.anna(), 'b0000000-0000-4000-8000-000000000001');
insert into public.interview_sessions (id, user_id, job_role, status, expires_at)
  values (${session}, tests.anna(), 'Nurse', 'paused', now() + interval '1 hour');
insert into public.interview_questions
  (session_id, user_id, position, question_text, ideal_answer, kind, competency, level)
  values (${session}, tests.anna(), 0, 'Question 1', 'Ideal', 'case', 'ownership', 1);
insert into public.interview_answers (session_id, user_id, question_text, user_answer)
  values (${session}, tests.anna(), 'Question 1', 'Words');
insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer) values (${session}, tests.anna(), 'Question 1', 1, 'Words');
insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind)
  values (${session}, tests.anna(), 'Question 1', 'reason', 'Why?', 'left_out');
insert into public.interview_kept_answers values (${session}, tests.anna(), 'Question 1', 'Words', '{}');
insert into public.job_analyses (user_id, ad, analysis) values (tests.anna(), 'An ad', '{}');
insert into public.resource_sheets (user_id, resource_id) values (tests.anna(), 'c0000000-0000-4000-8000-000000000009');
insert into public.jobs (id, user_id, title) values (${job}, tests.anna(), 'Nurse');
insert into public.job_requirements (job_id, user_id, position, name, importance, kind)
  values (${job}, tests.anna(), 0, 'SQL', 'must-have', 'skill');
insert into public.job_questions (job_id, user_id, position, question_text, kind, competency, level, reason_kind)
  values (${job}, tests.anna(), 0, 'Question 1', 'case', 'ownership', 1, 'role');
insert into public.job_asks (job_id, user_id, text) values (${job}, tests.anna(), 'What made your last hire work out?');
insert into public.stories (id, user_id, title, actions) values (${story}, tests.anna(), 'The sheet', 'I made a sheet.');
insert into public.story_tellings (story_id, user_id, text) values (${story}, tests.anna(), 'I made a sheet.');
insert into public.story_uses (story_id, user_id, session_id, question_text)
  values (${story}, tests.anna(), ${session}, 'Question 1');
insert into public.letters (user_id, text) values (tests.anna(), 'Dear hiring team,');
insert into public.resumes (id, user_id, title) values (${resume}, tests.anna(), 'Master');
insert into public.resume_versions (resume_id, user_id, revision, content, saved_at)
  values (${resume}, tests.anna(), 1, '{}', now());
insert into public.review_items (id, user_id, kind, reference) values (${review}, tests.anna(), 'term', 'RESUME');
insert into public.review_ratings (id, item_id, user_id, rating, rated_at)
  values (gen_random_uuid(), ${review}, tests.anna(), 3, now());
insert into public.review_days (user_id, day) values (tests.anna(), current_date);
insert into private.daily_challenges (id, challenge_date, question_text) values
  ('20000000-0000-4000-8000-000000000001', '2025-01-01', 'Old'),
  ('20000000-0000-4000-8000-000000000002', (now() at time zone 'UTC')::date, 'Today');
insert into public.daily_challenge_attempts (challenge_id, user_id, user_answer)
  values ('20000000-0000-4000-8000-000000000001', tests.anna(), 'Words');
insert into public.word_games (user_id, word, score, time_taken) values (tests.anna(), 'RESUME', 10, 30);
insert into public.user_documents (user_id, name, content) values (tests.anna(), 'cv.txt', 'Text');
`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const prelude = await readFile(new URL('prelude.sql', import.meta.url), 'utf8');
  await database.asOwner((tx) => tx.exec(`${prelude}${fixture}`));
});
afterAll(() => database.close());

type Outcome = 'works' | 'touches nothing' | 'is refused';

/** What becomes of one statement; the transaction goes on as it was before. */
async function attempt(tx: Tx, statement: string): Promise<Outcome> {
  await tx.exec('savepoint attempt');
  try {
    const { affected, rows } = await tx.query(statement);
    return affected > 0 || rows.length > 0 ? 'works' : 'touches nothing';
  } catch (error) {
    if (isDatabaseError(error) && error.code === '42501') return 'is refused';
    throw error;
  } finally {
    await tx.exec('rollback to savepoint attempt');
  }
}

/** Only Anna's own rows are aimed at, by whoever asks. */
async function attemptAll(persona: string, name: string, relation: Relation): Promise<Record<Verb, Outcome>> {
  const annas = relation.isShared ? '' : ' where user_id = tests.anna()';
  const statements: Record<Verb, string> = {
    select: `select * from public.${name}${annas}`,
    insert: `insert into public.${name} (${relation.columns}) values (${relation.values})`,
    update: `update public.${name} set ${relation.update}${annas}`,
    delete: `delete from public.${name}${annas}`,
  };
  return rolledBack(database, async (tx) => {
    const outcomes: Partial<Record<Verb, Outcome>> = {};
    for (const verb of verbs) {
      await tx.exec('savepoint verb');
      if (verb === 'insert' && relation.makeRoom) await tx.exec(`delete from public.${name}${annas}`);
      await tx.query('select tests.act_as($1)', [persona]);
      outcomes[verb] = await attempt(tx, statements[verb]);
      await tx.exec('rollback to savepoint verb');
    }
    return outcomes as Record<Verb, Outcome>;
  });
}

const forEachVerb = (outcome: (verb: Verb) => Outcome) =>
  Object.fromEntries(verbs.map((verb) => [verb, outcome(verb)]));

describe.each(Object.entries(relations))('%s', (name, relation) => {
  const may = (verb: Verb) => relation.owner.includes(verb);

  it(`lets its owner ${relation.owner.join(', ')} and nothing else`, async () => {
    expect(await attemptAll('anna', name, relation)).toEqual(
      forEachVerb((verb) => (may(verb) ? 'works' : 'is refused')),
    );
  });

  it(
    relation.isShared ? 'lets every signed-in user do the same' : 'hides its rows from another user',
    async () => {
      const touchesNothing = (verb: Verb) => may(verb) && verb !== 'insert';
      expect(await attemptAll('ben', name, relation)).toEqual(
        relation.isShared
          ? forEachVerb((verb) => (may(verb) ? 'works' : 'is refused'))
          : forEachVerb((verb) => (touchesNothing(verb) ? 'touches nothing' : 'is refused')),
      );
    },
  );

  it('is closed to anon', async () => {
    expect(await attemptAll('anon', name, relation)).toEqual(forEachVerb(() => 'is refused'));
  });

  it('is open to the server side', async () => {
    expect(await attemptAll('service', name, relation)).toEqual(forEachVerb(() => 'works'));
  });
});

it('covers every table and view of the public schema', async () => {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    ),
  );
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(relations).sort());
});
