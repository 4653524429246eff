/** What is read from the catalogue. Run with an empty search path, so that every type comes with its schema. */

/** Domains by their base type: a filter compares with the base, whose checks don't apply to a question. */
const bases = `
  with recursive bases(oid, base) as (
    select oid, oid from pg_type where typtype <> 'd'
    union all
    select d.oid, b.base from pg_type d join bases b on b.oid = d.typbasetype where d.typtype = 'd'
  )`;

/** format_type with type modifier -1 gives "bpchar" where without one it would give "character", which is char(1). */
const columnJson = `json_build_object(
    'name', a.attname, 'position', a.attnum,
    'declared', format_type(a.atttypid, -1), 'base', format_type(b.base, -1), 'category', bt.typcategory,
    'kind', bt.typtype,
    'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
    'identity', case when a.attidentity <> ''
      then pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) end)`;

const columnsOf = (relation: string) => `
    select coalesce(json_agg(${columnJson} order by a.attnum), '[]')
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join bases b on b.oid = a.atttypid
    join pg_type bt on bt.oid = b.base
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped`;

export const relationsQuery = `${bases}
  select r.oid::text as id, r.relname as name, format_type(r.reltype, -1) as row_type, r.relkind::text as kind, (${columnsOf('r.oid')}) as columns
  from pg_class r join pg_namespace s on s.oid = r.relnamespace
  where s.nspname = $1 and r.relkind in ('r', 'v', 'm', 'f', 'p') and not r.relispartition
  order by r.relname`;

const keyNames = (table: string, key: string) => `(
    select coalesce(json_agg(a.attname order by k.position), '[]')
    from unnest(${key}) with ordinality k(number, position)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;

export const constraintsQuery = `
  select con.conname as name, con.contype::text as kind, c.relname as relation, f.relname as target,
    ${keyNames('con.conrelid', 'con.conkey')} as columns,
    ${keyNames('con.confrelid', 'con.confkey')} as target_columns
  from pg_constraint con
  join pg_class c on c.oid = con.conrelid
  join pg_namespace s on s.oid = c.relnamespace and s.nspname = $1
  left join pg_class f on f.oid = con.confrelid and f.relnamespace = c.relnamespace
  where con.contype in ('p', 'u', 'f') and con.conparentid = 0 and not c.relispartition
    and (con.contype <> 'f' or f.oid is not null)
  order by c.relname, con.conname`;

/** The rewrite rule's tree names, for every column of a view, the column it shows. */
export const viewsQuery = `
  select v.relname as name, r.ev_action::text as tree
  from pg_rewrite r
  join pg_class v on v.oid = r.ev_class and v.relkind in ('v', 'm')
  join pg_namespace s on s.oid = v.relnamespace and s.nspname = $1
  where r.rulename = '_RETURN'`;

export const routinesQuery = `${bases}
  select p.proname as name, p.provolatile::text as volatility, p.proretset as returns_set, p.prorows::int as estimated_rows,
    p.pronargdefaults::int as optional_count, p.provariadic <> 0 as is_variadic,
    format_type(p.prorettype, -1) as return_type, rt.typtype::text as return_kind,
    format_type(rb.base, -1) as return_base, rt.typcategory::text as return_category,
    (select coalesce(json_agg(json_build_object(
        'name', coalesce(p.proargnames[x.position], ''),
        'mode', coalesce(p.proargmodes[x.position], 'i'),
        'declared', format_type(x.type, -1), 'base', format_type(b.base, -1),
        'category', t.typcategory, 'kind', t.typtype) order by x.position), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x(type, position)
      join bases b on b.oid = x.type join pg_type t on t.oid = b.base) as arguments,
    (select c.relname from pg_class c
      where c.oid = rt.typrelid and c.relnamespace = p.pronamespace and c.relkind <> 'c') as return_relation,
    case when rt.typrelid <> 0 then (${columnsOf('rt.typrelid')}) end as return_columns
  from pg_proc p
  join pg_namespace s on s.oid = p.pronamespace and s.nspname = $1
  join bases rb on rb.oid = p.prorettype
  join pg_type rt on rt.oid = rb.base
  where p.prokind = 'f'
  order by p.proname, p.oid`;
