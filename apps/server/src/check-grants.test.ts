import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGrants, GrantsDrifted } from './check-grants.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs the drift and the check in one transaction that is rolled back. */
async function violationsAfter(drift: string): Promise<readonly string[]> {
  let violations: readonly string[] = [];
  const undo = new Error('roll back');
  await database
    .asOwner(async (tx) => {
      await tx.exec(drift);
      const sameTransaction: Database = { ...database, asOwner: (work) => work(tx) };
      await checkGrants(sameTransaction).catch((error: unknown) => {
        if (!(error instanceof GrantsDrifted)) throw error;
        violations = error.violations;
      });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return violations;
}

describe('the rights in the database', () => {
  it('are accepted as the migrations make them', async () => {
    await expect(checkGrants(database)).resolves.toBeUndefined();
  });

  it.each([
    ['grant all on all tables in schema public to anon', 'anon may read or write public.profiles'],
    ['grant select on public.badges to public', 'anon may read or write public.badges'],
    [
      'grant update (usage_count) on public.trial_usage to authenticated',
      'authenticated may write public.trial_usage',
    ],
    ['grant delete on public.user_badges to authenticated', 'authenticated may write public.user_badges'],
    ['grant update (score) on public.interview_answers to authenticated', 'public.interview_answers.score'],
    ['grant insert on public.profiles to authenticated', 'whole rows of public.profiles'],
    ['alter table public.profiles disable row level security', 'public.profiles has no row-level security'],
    ['create table public.left_open (id int)', 'public.left_open has no row-level security'],
    ['grant usage on schema private to authenticated', 'may enter the schema private'],
    ['grant select on auth.users to authenticated', 'may read or write auth.users'],
    [
      'grant execute on function public.complete_interview to authenticated',
      'may call public.complete_interview',
    ],
    ['grant execute on function public.check_access to public', 'anon may call public.check_access'],
    ['grant service_role to authenticated', 'may become service_role'],
    ['alter role authenticated bypassrls', 'authenticated bypasses row-level security'],
    ['alter function public.is_premium reset search_path', 'public.is_premium runs as its owner without'],
  ])('are refused after: %s', async (drift, violation) => {
    expect((await violationsAfter(drift)).join('\n')).toContain(violation);
  });
});
