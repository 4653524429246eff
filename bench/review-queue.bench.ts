import { openPostgres } from '@greenroom/gateway';
import { prepareDatabase } from '@greenroom/testing/test-database';
import { openTestApp, type Person, type TestApp } from '../apps/server/src/test-app.ts';
import { hasPostgres, startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';

/**
 * Time of the review queue and of saving a day's ratings for a user with 10,000 items and 20,000 ratings, on both databases:
 * `node bench/review-queue.bench.ts`. Goal: the queue in under 50 ms.
 */
const [warmUps, rounds] = [10, 50];
const goalMs = 50;

const medianOf = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** 5,000 weak answers of 500 interviews with a long text each, 5,000 words, two ratings for each; all of it due. */
async function fill(backend: TestApp, { id }: Person): Promise<void> {
  await backend.database.asOwner(async (tx) => {
    await tx.query(
      `insert into public.interview_sessions (id, user_id, job_role, questions_count, status, completed_at, overall_score, feedback)
       select md5('session' || n || $1::uuid::text)::uuid, $1, 'Staff Nurse', 15, 'completed', now(), 40, '{}' from generate_series(1, 500) as n`,
      [id],
    );
    await tx.query(
      `insert into public.interview_answers (session_id, user_id, question_text, user_answer, score, feedback)
       select md5('session' || session || $1::uuid::text)::uuid, $1, 'Question ' || session || ' ' || n, repeat('What I said. ', 300), 40, '{}'
       from generate_series(1, 500) as session cross join generate_series(1, 10) as n`,
      [id],
    );
    await tx.query(
      `insert into public.review_items (user_id, kind, reference) select $1, 'term', 'WORD' || n from generate_series(1, 5000) as n`,
      [id],
    );
    await tx.query(
      `update public.review_items set created_at = now() - interval '90 days', due = now() - random() * interval '20 days' where user_id = $1`,
      [id],
    );
    await tx.query(
      `insert into public.review_ratings (id, item_id, user_id, rating, rated_at)
       select gen_random_uuid(), item.id, $1, 3, now() - (30 + n) * interval '1 day'
       from public.review_items as item cross join generate_series(1, 2) as n where item.user_id = $1`,
      [id],
    );
    await tx.exec('analyze');
  });
}

async function measure(name: string, backend: TestApp): Promise<void> {
  const person = await backend.signIn('premium');
  await fill(backend, person);
  const queue = async () => {
    const { data } = await person.client.rpc('review_queue').throwOnError();
    return data as unknown as { items: { id: string }[] };
  };
  const { items } = await queue();
  const save = async () => {
    const ratings = items.slice(0, 6).map(({ id }) => ({
      ...{ id: crypto.randomUUID(), itemId: id, rating: 'good' },
      ratedAt: new Date().toISOString(),
    }));
    const response = await backend.call('save-reviews', { ratings }, person.token);
    if (!response.ok) throw new Error(await response.text());
  };
  for (const [label, call] of [
    ['review_queue', queue],
    ['save-reviews', save],
  ] as const) {
    for (let at = 0; at < warmUps; at += 1) await call();
    const times: number[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
    console.log(
      `${name}, ${label}, 10,000 items: ${medianOf(times).toFixed(1)} ms at the median${call === queue ? ` (goal ${goalMs})` : ''}`,
    );
  }
  await backend.close();
}

await measure('PGlite', await openTestApp());
if (hasPostgres()) {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  await prepareDatabase(database);
  await measure('PostgreSQL', await openTestApp({ database }));
  await server.stop();
} else {
  console.log('PostgreSQL: not installed here');
}
