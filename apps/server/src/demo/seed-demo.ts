import type { Database as Schema } from '@greenroom/domain';
import type { Database, GatewaySecrets } from '@greenroom/gateway';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { App } from '../create-app.ts';
import { type DemoAccount, demoAccountsOf, publishedPasswords } from './accounts.ts';
import { type PastInterview, pastInterviews } from './history.data.ts';

export interface DemoOptions {
  app: Pick<App, 'fetch'>;
  database: Database;
  secrets: GatewaySecrets;
}

type Client = SupabaseClient<Schema>;

function connect({ app }: DemoOptions, key: string): Client {
  return createClient('http://gateway.internal', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => app.fetch(new Request(input, init)) },
  });
}

async function findUserId(database: Database, email: string): Promise<string | undefined> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ id: string }>('select id from auth.users where email = $1 and deleted_at is null', [email]),
  );
  return rows[0]?.id;
}

/** Gives an account of an earlier version, whose password everybody can read, the one of this data directory. */
async function replacePublished(options: DemoOptions, account: DemoAccount, userId: string): Promise<void> {
  const client = connect(options, options.secrets.publishableKey);
  const password = publishedPasswords[account.plan];
  const signedIn = await client.auth.signInWithPassword({ email: account.email, password });
  if (signedIn.error) return;
  check(
    await connect(options, options.secrets.secretKey).auth.admin.updateUserById(userId, {
      password: account.password,
    }),
  );
}

/** Opens the account unless it is there. */
async function openAccount(options: DemoOptions, account: DemoAccount): Promise<string> {
  const known = await findUserId(options.database, account.email);
  if (known) {
    await replacePublished(options, account, known);
    return known;
  }
  const { data, error } = await connect(options, options.secrets.secretKey).auth.admin.createUser({
    email: account.email,
    password: account.password,
    email_confirm: true,
    user_metadata: { full_name: account.fullName },
  });
  if (error) throw error;
  return data.user.id;
}

/** The plan is paid for the coming month, each time the demonstration starts. */
async function payPlan(database: Database, userId: string): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      `update public.subscription_status
          set status = 'active', current_period_start = date_trunc('day', now()),
              current_period_end = date_trunc('day', now()) + interval '30 days'
        where user_id = $1 and (status = 'trial' or current_period_end < now() + interval '1 day')`,
      [userId],
    ),
  );
}

async function findMissing(database: Database, userId: string): Promise<PastInterview[]> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ id: string }>(
      `select id from public.interview_sessions where user_id = $1 and status = 'completed'`,
      [userId],
    ),
  );
  const completed = new Set(rows.map((row) => row.id));
  return pastInterviews.filter((interview) => !completed.has(interview.id));
}

function check<T extends { error: Error | null }>(result: T): T {
  if (result.error) throw result.error;
  return result;
}

/** Holds one interview the way everybody does, by the official client; only its questions are chosen beforehand. */
async function hold(
  options: DemoOptions,
  client: Client,
  userId: string,
  interview: PastInterview,
): Promise<void> {
  const { id, jobRole, interviewType, difficulty, turns } = interview;
  const plan = { job_role: jobRole, interview_type: interviewType, difficulty, time_limit: 30 };
  const row = { id, user_id: userId, ...plan, questions_count: turns.length };
  check(await client.from('interview_sessions').upsert(row, { onConflict: 'id', ignoreDuplicates: true }));
  await options.database.asOwner((tx) =>
    tx.query('select public.save_interview_questions($1, $2::jsonb)', [
      id,
      JSON.stringify(turns.map(({ question }) => question)),
    ]),
  );
  const answers = turns.map(({ question, answer }) => ({
    question_text: question.question_text,
    ideal_answer: question.ideal_answer,
    user_answer: answer,
  }));
  const body = { sessionId: id, answers, jobRole, interviewType, hasVoiceData: false };
  const earnedBefore = await badgesOf(options.database, userId);
  check(await client.functions.invoke('comprehensive-interview-scoring', { body }));
  await backdate(options.database, interview);
  await dateBadges(options.database, userId, { id, earnedBefore });
}

/** Moves a completed interview to the day it is told to be of. */
async function backdate(database: Database, { id, daysAgo, minutes }: PastInterview): Promise<void> {
  await database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ began: string }>(
      `select date_trunc('day', now()) - make_interval(days => $1) + interval '18 hours' as began`,
      [daysAgo],
    );
    const began = rows[0]?.began;
    await tx.query(
      `update public.interview_sessions
          set created_at = $2, started_at = $2, completed_at = $2::timestamptz + make_interval(mins => $3)
        where id = $1`,
      [id, began, minutes],
    );
    await tx.query('update public.interview_questions set created_at = $2 where session_id = $1', [
      id,
      began,
    ]);
    await tx.query(
      `update public.interview_answers as answer
          set created_at = $2::timestamptz + make_interval(mins => question.position * 4 + 3)
         from public.interview_questions as question
        where answer.session_id = $1 and question.id = answer.question_id`,
      [id, began],
    );
  });
}

async function badgesOf(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ id: string }>('select badge_id as id from public.user_badges where user_id = $1', [userId]),
  );
  return rows.map(({ id }) => id);
}

/** Dates the badges that an interview earned to the moment it was completed. */
async function dateBadges(
  database: Database,
  userId: string,
  { id, earnedBefore }: { id: string; earnedBefore: string[] },
): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      `update public.user_badges as badge set earned_at = session.completed_at
         from public.interview_sessions as session
        where session.id = $2 and badge.user_id = $1 and badge.badge_id <> all ($3::uuid[])`,
      [userId, id, earnedBefore],
    ),
  );
}

/** The streak that the days of the past interviews make: counted day by day, ending with the latest of them. */
async function retellStreak(database: Database, userId: string): Promise<void> {
  await database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ day: string; length: number }>(
      `with days as (
         select distinct (completed_at at time zone 'UTC')::date as day
           from public.interview_sessions where user_id = $1 and status = 'completed'
       ), runs as (select day, day - (row_number() over (order by day))::int as run from days)
       select max(day)::text as day, count(*)::int as length from runs group by run order by max(day)`,
      [userId],
    );
    const last = rows.at(-1);
    if (!last) return;
    await tx.query(
      `update public.user_streaks
          set current_streak = $2::int, longest_streak = greatest($3::int, $2::int), last_activity_date = $4::date where user_id = $1`,
      [userId, last.length, Math.max(...rows.map((row) => row.length)), last.day],
    );
  });
}

/**
 * Opens the demonstration's accounts and gives the premium one its history, whatever of it is missing. Its answers are
 * scored by the coach like everybody's; only the days are set back. For the embedded database on one's own machine.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  for (const account of demoAccountsOf(options.secrets.storageSecret)) {
    const userId = await openAccount(options, account);
    if (account.plan !== 'premium') continue;
    await payPlan(options.database, userId);
    const missing = await findMissing(options.database, userId);
    if (missing.length === 0) continue;
    const client = connect(options, options.secrets.publishableKey);
    const { email, password } = account;
    const signedIn = await client.auth.signInWithPassword({ email, password });
    // Whoever changed the password of the demonstration has taken the account over: its history is theirs now.
    if (signedIn.error) continue;
    for (const interview of missing) await hold(options, client, userId, interview);
    await client.auth.signOut({ scope: 'local' });
    await retellStreak(options.database, userId);
  }
}
