/**
 * Writes packages/domain/src/database.types.ts from the migrations, in the shape that `supabase gen types typescript`
 * gives, so that `createClient<Database>` is typed. With --check it writes nothing and exits 1 when the file is out
 * of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';

interface Column {
  relation: string;
  isView: boolean;
  isWritable: boolean;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
}

interface Relationship {
  relation: string;
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

interface DatabaseFunction {
  name: string;
  argumentNames: string[] | null;
  argumentTypes: string[];
  defaultCount: number;
  returnType: string;
  returnsSet: boolean;
}

const target = new URL('../packages/domain/src/database.types.ts', import.meta.url);

const columnsSql = `
select relation.relname as relation, relation.relkind = 'v' as "isView",
  pg_relation_is_updatable(relation.oid, true) & 12 = 12 as "isWritable", attribute.attname as name,
  type.typname as type, not attribute.attnotnull as "isNullable", attribute.atthasdef as "hasDefault",
  attribute.attgenerated <> '' or attribute.attidentity = 'a' as "isGenerated"
from pg_class as relation
join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
join pg_type as type on type.oid = attribute.atttypid
where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v')
order by relation.relname collate "C", attribute.attname collate "C"`;

const relationshipsSql = `
select relation.relname as relation, link.conname as "foreignKeyName", target.relname as "referencedRelation",
  (select json_agg(attribute.attname order by key.place) from unnest(link.conkey) with ordinality as key (number, place)
    join pg_attribute as attribute on attribute.attrelid = link.conrelid and attribute.attnum = key.number) as columns,
  (select json_agg(attribute.attname order by key.place) from unnest(link.confkey) with ordinality as key (number, place)
    join pg_attribute as attribute on attribute.attrelid = link.confrelid and attribute.attnum = key.number)
    as "referencedColumns",
  exists (
    select from pg_constraint as own where own.conrelid = link.conrelid and own.contype in ('p', 'u')
      and own.conkey <@ link.conkey
  ) as "isOneToOne"
from pg_constraint as link
join pg_class as relation on relation.oid = link.conrelid
join pg_class as target on target.oid = link.confrelid
where link.contype = 'f' and relation.relnamespace = 'public'::regnamespace
  and target.relnamespace = 'public'::regnamespace
order by relation.relname collate "C", link.conname collate "C"`;

const functionsSql = `
select routine.proname as name, to_json(routine.proargnames) as "argumentNames",
  coalesce((select json_agg(type.typname order by argument.place)
    from unnest(routine.proargtypes::oid[]) with ordinality as argument (oid, place)
    join pg_type as type on type.oid = argument.oid), '[]') as "argumentTypes",
  routine.pronargdefaults::integer as "defaultCount", result.typname as "returnType", routine.proretset as "returnsSet"
from pg_proc as routine join pg_type as result on result.oid = routine.prorettype
where routine.pronamespace = 'public'::regnamespace and routine.prokind = 'f' and result.typname <> 'trigger'
order by routine.proname collate "C"`;

const scalarTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  date: 'string',
  timestamptz: 'string',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

function typeScriptOf(type: string): string {
  if (type.startsWith('_')) return `${typeScriptOf(type.slice(1))}[]`;
  const known = scalarTypes[type];
  if (!known) throw new Error(`tools/generate-types.ts knows no TypeScript for the type "${type}"`);
  return known;
}

const indent = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
const block = (head: string, lines: readonly string[]): string =>
  lines.length > 0
    ? [`${head}: {`, ...indent(lines), '}'].join('\n')
    : `${head}: {\n  [_ in never]: never\n}`;

function columnLine(column: Column, use: 'row' | 'insert' | 'update'): string {
  if (use !== 'row' && column.isGenerated) return `${column.name}?: never`;
  const isOptional = use === 'update' || (use === 'insert' && (column.hasDefault || column.isNullable));
  const type = typeScriptOf(column.type) + (column.isNullable ? ' | null' : '');
  return `${column.name}${isOptional ? '?' : ''}: ${type}`;
}

function relationshipsOf(relation: string, all: readonly Relationship[]): string {
  const names = (columns: readonly string[]) => `[${columns.map((column) => `"${column}"`).join(', ')}]`;
  const own = all.filter((relationship) => relationship.relation === relation);
  if (own.length === 0) return 'Relationships: []';
  const items = own.flatMap((relationship) => [
    '{',
    ...indent([
      `foreignKeyName: "${relationship.foreignKeyName}"`,
      `columns: ${names(relationship.columns)}`,
      `isOneToOne: ${relationship.isOneToOne}`,
      `referencedRelation: "${relationship.referencedRelation}"`,
      `referencedColumns: ${names(relationship.referencedColumns)}`,
    ]),
    '},',
  ]);
  return ['Relationships: [', ...indent(items), ']'].join('\n');
}

function relationBlocks(columns: readonly Column[], relationships: readonly Relationship[]): string[] {
  const relations = [...new Set(columns.map((column) => column.relation))];
  return relations.map((relation) => {
    const own = columns.filter((column) => column.relation === relation);
    const shapes = [
      block(
        'Row',
        own.map((column) => columnLine(column, 'row')),
      ),
    ];
    if (own[0]?.isWritable) {
      shapes.push(
        block(
          'Insert',
          own.map((column) => columnLine(column, 'insert')),
        ),
        block(
          'Update',
          own.map((column) => columnLine(column, 'update')),
        ),
      );
    }
    return block(relation, [...shapes, relationshipsOf(relation, relationships)]);
  });
}

function functionBlock(routine: DatabaseFunction): string {
  const firstDefault = routine.argumentTypes.length - routine.defaultCount;
  const args = routine.argumentTypes
    .map((type, index) => {
      const name = routine.argumentNames?.[index];
      if (!name) throw new Error(`Function ${routine.name}: argument ${index + 1} has no name`);
      return `${name}${index >= firstDefault ? '?' : ''}: ${typeScriptOf(type)}`;
    })
    .sort();
  const result = typeScriptOf(routine.returnType) + (routine.returnsSet ? '[]' : '');
  return [
    `${routine.name}: {`,
    ...indent([args.length > 0 ? `Args: { ${args.join('; ')} }` : 'Args: never', `Returns: ${result}`]),
    '}',
  ].join('\n');
}

const head = `// Generated by tools/generate-types.ts from supabase/migrations. Do not edit: run \`npm run types\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
`;

/** Reads the schema \`public\` and returns the whole text of the file. */
async function describe(tx: Tx): Promise<string> {
  const columns = (await tx.query<Column>(columnsSql)).rows;
  const relationships = (await tx.query<Relationship>(relationshipsSql)).rows;
  const functions = (await tx.query<DatabaseFunction>(functionsSql)).rows;
  const publicSchema = block('public', [
    block(
      'Tables',
      relationBlocks(
        columns.filter((column) => !column.isView),
        relationships,
      ),
    ),
    block(
      'Views',
      relationBlocks(
        columns.filter((column) => column.isView),
        relationships,
      ),
    ),
    block('Functions', functions.map(functionBlock)),
    block('Enums', []),
    block('CompositeTypes', []),
  ]);
  const database = ['export type Database = {', ...indent([publicSchema]), '}'].join('\n');
  return `${head}\n${database}\n`;
}

const database = await openTestDatabase();
const text = await database.asOwner(describe).finally(() => database.close());
if (!process.argv.includes('--check')) {
  await writeFile(target, text);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  process.stderr.write('packages/domain/src/database.types.ts is out of date: run npm run types\n');
  process.exitCode = 1;
}
