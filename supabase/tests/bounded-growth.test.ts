import { randomUUID } from 'node:crypto';
import type { Caller, Database, Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** What grows beside rows stays bounded when requests arrive together, on whichever database runs the tests. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const server: Caller = { role: 'service_role', claims: {} };
const asUser = (id: string): Caller => ({ role: 'authenticated', claims: { sub: id } });

async function signUp(): Promise<string> {
  const id = randomUUID();
  await database.asOwner((tx) =>
    tx.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]),
  );
  return id;
}

const together = (times: number, caller: Caller, work: (tx: Tx, index: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => database.asCaller(caller, (tx) => work(tx, index))),
  );

const look = async (sql: string, ...params: unknown[]): Promise<Record<string, unknown> | undefined> =>
  database.asOwner(async (tx) => (await tx.query(sql, params)).rows[0]);

it('of 30 tellings of a story at once ten stay, and each one counts', async () => {
  const [user, story] = [await signUp(), randomUUID()];
  await database.asCaller(asUser(user), (tx) =>
    tx.query("insert into public.stories (id, title, actions) values ($1, 'The rota', 'I drew a table.')", [
      story,
    ]),
  );
  await together(30, asUser(user), (tx, index) =>
    tx.query('insert into public.story_tellings (story_id, text) values ($1, $2)', [
      story,
      `Telling ${index}`,
    ]),
  );
  expect(
    await look(
      `select times_told, (select count(*)::integer from public.story_tellings where story_id = $1) as kept
       from public.stories where id = $1`,
      story,
    ),
  ).toEqual({ times_told: 30, kept: 10 });
});

it('of 40 saves of a resume by as many sittings at once 20 versions stay', async () => {
  const [user, resume] = [await signUp(), randomUUID()];
  await database.asCaller(asUser(user), (tx) =>
    tx.query(`insert into public.resumes (id, content) values ($1, '{"at": -1}')`, [resume]),
  );
  await together(40, asUser(user), (tx, index) =>
    tx.query('update public.resumes set content = $2, sitting = $3 where id = $1', [
      resume,
      { at: index },
      randomUUID(),
    ]),
  );
  expect(
    await look('select count(*)::integer as kept from public.resume_versions where resume_id = $1', resume),
  ).toEqual({ kept: 20 });
  expect(await look('select revision from public.resumes where id = $1', resume)).toEqual({ revision: 40 });
});

it('of 600 ratings of one word in 30 requests at once 500 stay', async () => {
  const [user, item] = [await signUp(), randomUUID()];
  await database.asOwner((tx) =>
    tx.query(
      `insert into public.review_items (id, user_id, kind, reference, created_at)
       values ($1, $2, 'term', 'SALARY', now() - interval '9 days')`,
      [item, user],
    ),
  );
  await together(30, server, (tx) =>
    tx.query('select public.store_review_ratings($1, $2)', [
      user,
      JSON.stringify(
        Array.from({ length: 20 }, () => ({
          ...{ id: randomUUID(), item_id: item, rating: 3 },
          rated_at: new Date(Date.now() - 1_000).toISOString(),
        })),
      ),
    ]),
  );
  expect(
    await look('select count(*)::integer as kept from public.review_ratings where item_id = $1', item),
  ).toEqual({ kept: 500 });
});

it('letters that grow at once stay within their room', async () => {
  const user = await signUp();
  await database.asOwner((tx) =>
    tx.query("update public.subscription_status set status = 'active' where user_id = $1", [user]),
  );
  await database.asOwner((tx) =>
    tx.exec(`drop trigger letters_growth on public.letters;
      create trigger letters_growth after update on public.letters
        referencing old table as replaced new table as changed for each statement
        when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('60000');`),
  );
  const letters = Array.from({ length: 10 }, () => randomUUID());
  for (const id of letters)
    await database.asOwner(async (tx) => {
      await tx.query("insert into public.jobs (id, user_id, title) values ($1, $2, 'Nurse')", [id, user]);
      await tx.query("insert into public.letters (id, user_id, job_id, text) values ($1, $2, $1, 'Short')", [
        id,
        user,
      ]);
    });
  const words = () =>
    Array.from({ length: 500 }, () => randomUUID())
      .join(' ')
      .slice(0, 18_000);
  const outcomes = await Promise.allSettled(
    letters.map((id) =>
      database.asCaller(asUser(user), (tx) =>
        tx.query('update public.letters set text = $2 where id = $1', [id, words()]),
      ),
    ),
  );
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThan(1);
  expect(done).toBeLessThan(7);
});
