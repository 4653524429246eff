import { fileURLToPath } from 'node:url';
import { applyMigrations, type Database } from '@greenroom/gateway';
import { openPlatformDatabase, openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantedColumns, grantedExecutes, grantedTables } from './granted.ts';

/** What holds for every table and every function, the ones that do not exist yet included. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A Supabase project grants everything on whatever is new in `public` to all three roles. */
async function openGenerousDatabase(): Promise<Database> {
  const generous = await openPlatformDatabase();
  await generous.asOwner((tx) =>
    tx.exec(`alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`),
  );
  await applyMigrations(generous, fileURLToPath(new URL('../migrations', import.meta.url)));
  return generous;
}

/** The first column of every row, in order. */
async function list(sql: string): Promise<string[]> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ item: string }>(sql);
    return rows.map((row) => row.item).sort();
  });
}

const ourSchemas = `('public'::regnamespace, 'private'::regnamespace)`;
const clientRoles = `('anon', 'authenticated', 'service_role')`;

describe('tables', () => {
  it('are there to be judged', async () => {
    const tables = await list(`select relname as item from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`);
    expect(tables).toEqual(Object.keys(grantedTables).sort());
  });

  it('have row-level security on, in every schema of ours', async () => {
    expect(
      await list(`select oid::regclass::text as item from pg_class
        where relnamespace in ${ourSchemas} and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([]);
  });

  it('have policies named <who>_can_<verb>, for one command and never for everybody', async () => {
    expect(
      await list(`select tablename || '.' || policyname as item from pg_policies
        where schemaname in ('public', 'private', 'storage') and (
          policyname !~ '^[a-z_]+_can_(select|insert|update|delete)(_[a-z_]+)?$'
          or cmd = 'ALL' or policyname not like '%\\_can\\_' || lower(cmd) || '%' or roles <> '{authenticated}')`),
    ).toEqual([]);
  });

  it('ask for auth.uid() once per query, not once per row', async () => {
    expect(
      await list(`select tablename || '.' || policyname as item from pg_policies
        where schemaname in ('public', 'storage')
          and replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth.uid()', '') like '%auth.uid()%'`),
    ).toEqual([]);
  });

  it('name their constraints by table, column and kind', async () => {
    expect(
      await list(`select conrelid::regclass || '.' || conname as item
        from pg_constraint join pg_class as relation on relation.oid = conrelid
        where connamespace in ${ourSchemas} and contype in ('c', 'f', 'p', 'u') and (
          conname not like relation.relname || '\\_%'
          or conname ~ '_check[0-9]*$'
          or (contype = 'p' and conname <> relation.relname || '_pkey')
          or (contype = 'u' and conname not like '%\\_key')
          or (contype = 'f' and conname not like '%\\_fkey'))`),
    ).toEqual([]);
  });

  it('limit the length of every text a request can reach', async () => {
    expect(
      await list(`select column_.attrelid::regclass || '.' || column_.attname as item
        from pg_attribute as column_ join pg_class as relation on relation.oid = column_.attrelid
        where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and column_.attnum > 0
          and column_.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
          and not (relation.relname = 'badges' and column_.attname = 'requirements')
          and not exists (select from pg_constraint where conrelid = relation.oid and contype = 'c'
            and conkey @> array[column_.attnum]
            and pg_get_constraintdef(oid) ~ '(char_length|octet_length|= ANY|= ''resume'')')`),
    ).toEqual([]);
  });

  it('have an index behind every foreign key', async () => {
    expect(
      await list(`select link.conrelid::regclass || '.' || link.conname as item from pg_constraint as link
        where link.contype = 'f' and link.connamespace in ${ourSchemas} and not exists (
          select from pg_index where indrelid = link.conrelid and indpred is null
            and (indkey::int2[])[0:cardinality(link.conkey) - 1] @> link.conkey)`),
    ).toEqual([]);
  });

  it('keep every moment with its time zone', async () => {
    expect(
      await list(`select attrelid::regclass || '.' || attname as item from pg_attribute
        join pg_class as relation on relation.oid = attrelid
        where relnamespace in ${ourSchemas} and attnum > 0 and (
          atttypid = 'timestamp'::regtype or (attname like '%\\_at' and atttypid <> 'timestamptz'::regtype))`),
    ).toEqual([]);
  });

  it('lose the rows of an account with the account', async () => {
    // What is paid for outlives the account, without its name, so that the subscription can be ended.
    const withoutName = ['private.checkouts', 'private.paid_subscriptions'];
    expect(
      await list(`select relation.oid::regclass::text as item
        from pg_class as relation join pg_attribute as field on field.attrelid = relation.oid
        where relation.relnamespace in ${ourSchemas} and relation.relkind = 'r' and field.attname = 'user_id'
          and not exists (select from pg_constraint as link where link.contype = 'f' and link.conrelid = relation.oid
            and link.confrelid = 'auth.users'::regclass and link.conkey = array[field.attnum]
            and link.confdeltype = 'c')`),
    ).toEqual(withoutName);
  });

  it('without a user_id hold nothing of an account, or lose it by the trigger erase_traces', async () => {
    const ownerless = await list(`select relation.oid::regclass::text as item from pg_class as relation
      where relation.relnamespace in ${ourSchemas} and relation.relkind = 'r' and not exists (
        select from pg_attribute where attrelid = relation.oid and attname = 'user_id' and not attisdropped)`);
    const ofNobody = [
      'badges',
      'private.daily_challenges',
      'resources',
      'private.payment_events',
      'private.sealed_access',
    ];
    const hashed = ['private.trial_memory'];
    const keys = ['private.settings'];
    const erased = ['private.local_payments', 'private.mail_outbox'];
    expect(ownerless).toEqual([...ofNobody, ...hashed, ...keys, ...erased].sort());
  });

  it('say what they are for', async () => {
    expect(
      await list(`select oid::regclass::text as item from pg_class
        where relnamespace in ${ourSchemas} and relkind in ('r', 'v') and obj_description(oid) is null`),
    ).toEqual([]);
  });
});

describe('grants', () => {
  it('on tables are those of the list, no more and no less', async () => {
    const granted =
      await list(`select relation.relname || ' ' || acl.grantee::regrole || ' ' || lower(acl.privilege_type) as item
      from pg_class as relation cross join lateral aclexplode(relation.relacl) as acl
      where relation.relnamespace = 'public'::regnamespace and acl.grantee <> relation.relowner`);
    const expected = Object.entries(grantedTables).flatMap(([table, grants]) => [
      ...grants.authenticated.map((verb) => `${table} authenticated ${verb}`),
      ...['select', 'insert', 'update', 'delete'].map((verb) => `${table} service_role ${verb}`),
    ]);
    expect(granted).toEqual(expected.sort());
  });

  it('on columns are those of the list, no more and no less', async () => {
    const granted =
      await list(`select relation.relname || ' ' || acl.grantee::regrole || ' ' || lower(acl.privilege_type)
        || ' ' || column_.attname as item
      from pg_class as relation join pg_attribute as column_ on column_.attrelid = relation.oid
      cross join lateral aclexplode(column_.attacl) as acl
      where relation.relnamespace in ${ourSchemas}`);
    const expected = Object.entries(grantedColumns).flatMap(([table, verbs]) =>
      Object.entries(verbs).flatMap(([verb, columns]) =>
        columns.split(' ').map((column) => `${table} authenticated ${verb} ${column}`),
      ),
    );
    expect(granted).toEqual(expected.sort());
  });

  it('give anon nothing', async () => {
    expect(
      await list(`select oid::regclass::text as item from pg_class
        where relnamespace in ${ourSchemas} and relkind in ('r', 'v')
          and (has_table_privilege('anon', oid, 'select, insert, update, delete, truncate, references, trigger')
            or has_any_column_privilege('anon', oid, 'select, insert, update, references'))`),
    ).toEqual([]);
  });

  it('keep every request out of the private schema', async () => {
    expect(
      await list(`select rolname as item from pg_roles
        where rolname in ${clientRoles} and has_schema_privilege(oid, 'private', 'usage, create')`),
    ).toEqual([]);
    expect(
      await list(`select relation.oid::regclass::text as item from pg_class as relation
        where relation.relnamespace = 'private'::regnamespace and relation.relkind in ('r', 'v')
          and exists (select from pg_roles where rolname in ${clientRoles}
            and has_table_privilege(pg_roles.oid, relation.oid, 'select, insert, update, delete'))`),
    ).toEqual([]);
  });

  it('let nobody create anything in the public schema', async () => {
    expect(
      await list(`select rolname as item from pg_roles
        where rolname in ${clientRoles} and has_schema_privilege(oid, 'public', 'create')`),
    ).toEqual([]);
  });
});

describe('a project that grants everything by default', () => {
  it('ends with the same access as a plain database', async () => {
    const generous = await openGenerousDatabase();
    const read = `select item from private.sealed_access order by item collate "C"`;
    const [plain, sealed] = await Promise.all(
      [database, generous].map((one) => one.asOwner(async (tx) => (await tx.query(read)).rows)),
    );
    await generous.close();
    expect(sealed).toEqual(plain);
    expect(sealed?.length).toBeGreaterThan(100);
  });

  it('is sealed by the last migration', async () => {
    expect(await list('select change || item as item from private.access_drift()')).toEqual([]);
  });
});

describe('functions', () => {
  it('can be executed by those on the list alone', async () => {
    const granted = await list(`select routine.proname || ' ' || rolname as item
      from pg_proc as routine cross join pg_roles
      where routine.pronamespace in ${ourSchemas} and rolname in ${clientRoles}
        and has_function_privilege(pg_roles.oid, routine.oid, 'execute')`);
    const expected = Object.entries(grantedExecutes).flatMap(([name, roles]) =>
      roles.map((role) => `${name} ${role}`),
    );
    expect(granted).toEqual(expected.sort());
  });

  it('are never open to public', async () => {
    expect(
      await list(`select oid::regprocedure::text as item from pg_proc
        where pronamespace in ${ourSchemas} and (proacl is null
          or exists (select from aclexplode(proacl) as acl where acl.grantee = 0))`),
    ).toEqual([]);
  });

  it('have an empty search path', async () => {
    expect(
      await list(`select oid::regprocedure::text as item from pg_proc
        where pronamespace in ${ourSchemas} and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  it("with the definer's rights are called by clients or by triggers, and say what they do", async () => {
    expect(
      await list(`select oid::regprocedure::text as item from pg_proc
        where pronamespace in ${ourSchemas} and prosecdef
          and pronamespace <> 'public'::regnamespace and prorettype <> 'trigger'::regtype`),
    ).toEqual([]);
    expect(
      await list(`select oid::regprocedure::text as item from pg_proc
        where pronamespace = 'public'::regnamespace and obj_description(oid) is null`),
    ).toEqual([]);
  });
});

describe('realtime', () => {
  it('follows the tables of the tracker, the badges and the profile, each with a key that tells its rows apart', async () => {
    expect(
      await list(
        `select schemaname || '.' || tablename as item from pg_publication_tables where pubname = 'supabase_realtime'`,
      ),
    ).toEqual(['public.profiles', 'public.subscription_status', 'public.trial_usage', 'public.user_badges']);
  });
});
