import type { Database } from '@greenroom/gateway';
import { OperatorError } from './operator-errors.ts';

/** What only the server side writes: no client may insert, update or delete there, not even one column. */
const serverTables = [
  'badges',
  'daily_challenges',
  'interview_questions',
  'resources',
  'subscription_status',
  'trial_usage',
  'user_badges',
  'user_progress',
  'user_streaks',
];
/** Columns of tables that clients do write. */
const serverColumns = [
  'interview_answers.score',
  'interview_answers.feedback',
  'daily_challenge_attempts.feedback',
];
const serverFunctions = [
  'apply_payment_event',
  'claim_checkout',
  'complete_interview',
  'enqueue_mail',
  'save_interview_questions',
  'save_daily_challenge',
];

const list = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`;

/** Each statement answers one line per violation. The privilege functions of PostgreSQL also see what PUBLIC may. */
const laws: readonly string[] = [
  `select format('%s.%s has no row-level security', n.nspname, c.relname)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  `select format('the role %s bypasses row-level security', rolname)
     from pg_roles where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls)`,
  `select format('the role %s may become service_role', member.rolname)
     from pg_auth_members m join pg_roles member on member.oid = m.member join pg_roles target on target.oid = m.roleid
    where target.rolname = 'service_role' and member.rolname in ('anon', 'authenticated')`,
  `select format('anon may read or write public.%s', c.relname)
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_any_column_privilege('anon', c.oid, 'select, insert, update')`,
  `select format('%s may write whole rows of public.%s, not named columns', role.name, c.relname)
     from pg_class c, unnest(array['anon', 'authenticated']) as role (name)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_table_privilege(role.name, c.oid, 'insert, update, truncate, references, trigger')`,
  `select format('authenticated may write public.%s', c.relname)
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(${list(serverTables)})
      and (has_any_column_privilege('authenticated', c.oid, 'insert, update')
        or has_table_privilege('authenticated', c.oid, 'delete'))`,
  `select format('authenticated may write public.%s.%s', c.relname, a.attname)
     from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname || '.' || a.attname = any(${list(serverColumns)})
      and has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update')`,
  `select format('%s may enter the schema private', role.name)
     from unnest(array['anon', 'authenticated', 'service_role']) as role (name)
    where has_schema_privilege(role.name, 'private', 'usage, create')`,
  `select format('%s may create in the schema public', role.name)
     from unnest(array['anon', 'authenticated']) as role (name) where has_schema_privilege(role.name, 'public', 'create')`,
  `select format('%s may read or write auth.%s', role.name, c.relname)
     from pg_class c, unnest(array['anon', 'authenticated']) as role (name)
    where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'p', 'v')
      and has_any_column_privilege(role.name, c.oid, 'select, insert, update')`,
  `select format('anon may call public.%s', p.proname)
     from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')`,
  `select format('authenticated may call public.%s', p.proname)
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any(${list(serverFunctions)})
      and has_function_privilege('authenticated', p.oid, 'execute')`,
  `select format('%s.%s runs as its owner without a search path of its own', n.nspname, p.proname)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private', 'storage', 'auth') and p.prosecdef
      and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
];

/** The database grants more than the product's migrations do. Serving would give away what they protect. */
export class GrantsDrifted extends OperatorError {
  readonly violations: readonly string[];

  constructor(violations: readonly string[]) {
    super(`The rights in the database are not the product's: ${violations.join('; ')}`);
    this.name = 'GrantsDrifted';
    this.violations = violations;
  }
}

/** Compares the rights in the database with what must hold. Throws GrantsDrifted, which names every violation. */
export async function checkGrants(database: Database): Promise<void> {
  const sql = laws.map((law) => `select violation from (${law}) as broken (violation)`).join(' union all ');
  const { rows } = await database.asOwner((tx) => tx.query<{ violation: string }>(`${sql} order by 1`));
  if (rows.length > 0) throw new GrantsDrifted(rows.map((row) => row.violation));
}
