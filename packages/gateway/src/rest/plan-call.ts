import type { HttpError } from '../http.ts';
import { quoteIdentifier } from '../quote-identifier.ts';
import { closestName } from './closest-name.ts';
import { badBody, restError } from './errors.ts';
import type { JsonBody, RawBody } from './parse-body.ts';
import { looksLikeFilter } from './parse-filter.ts';
import { isReserved, type Parameter } from './parse-query.ts';
import type { Argument, Routine } from './routines.ts';
import type { Schema } from './schema-cache.ts';
import { columnSql, type Params } from './sql.ts';

/** The values a call gives: named texts of an address, or a JSON body. */
export type CallValues =
  | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> }
  | { kind: 'body'; body: JsonBody | null; raw: RawBody | null; names: readonly string[] };

/**
 * Splits the parameters of a GET call into arguments and the query language. A name that is both an argument and a
 * returned column is a filter when its value reads like one, as PostgREST has it.
 */
export function splitArguments(
  routines: readonly Routine[],
  parameters: readonly Parameter[],
): { values: ReadonlyMap<string, readonly string[]>; query: Parameter[] } {
  const values = new Map<string, string[]>();
  const query: Parameter[] = [];
  for (const [key, value] of parameters) {
    const isColumn = routines.some(({ returns, shape }) => returns === 'rows' && shape.columns.has(key));
    const isArgument = routines.some((routine) => routine.arguments.some(({ name }) => name === key));
    const isFilter = key.includes('.') || (looksLikeFilter(value) && (isColumn || !isArgument));
    if (isReserved(key) || isFilter) query.push([key, value]);
    else values.set(key, [...(values.get(key) ?? []), value]);
  }
  return { values, query };
}

/** The values of a POST call: the members of the body's object, or the body as one value. */
export function bodyValues(body: JsonBody | null, raw: RawBody | null): CallValues {
  if (body === null) return { kind: 'body', body, raw, names: [] };
  const isObject = typeof body.value === 'object' && body.value !== null && !Array.isArray(body.value);
  return { kind: 'body', body, raw, names: isObject ? Object.keys(body.value as object) : [] };
}

/** Whether a function's only argument is unnamed: the body as a whole stands for it. */
const isWholeBody = ({ arguments: all }: Routine) => all.length === 1 && all[0]?.name === '';

function takesWhole(routine: Routine, values: CallValues): boolean {
  if (values.kind === 'texts' || !isWholeBody(routine)) return false;
  const base = routine.arguments[0]?.base;
  return values.raw ? base === values.raw.type : values.body !== null && /^jsonb?$/.test(base ?? '');
}

const isRaw = (values: CallValues) => values.kind === 'body' && values.raw !== null;

function fits({ arguments: all }: Routine, values: CallValues, given: readonly string[]): boolean {
  if (isRaw(values)) return false;
  return (
    given.every((key) => all.some(({ name }) => name === key) && (key !== '' || values.kind === 'body')) &&
    all.every(({ isRequired, name }) => !isRequired || given.includes(name))
  );
}

/** Finds the function that takes exactly these arguments. Throws 404 PGRST202 for none, 300 PGRST203 for several. */
export function chooseRoutine(
  schema: Schema,
  name: string,
  routines: readonly Routine[],
  values: CallValues,
): Routine {
  const given = values.kind === 'texts' ? [...values.values.keys()] : values.names;
  const fitting = routines.filter((routine) => fits(routine, values, given));
  const found = fitting.length > 0 ? fitting : routines.filter((routine) => takesWhole(routine, values));
  const [routine] = found;
  if (found.length > 1) throw ambiguous(schema, name, found);
  if (!routine) throw unknownRoutine(schema, name, routines, { values, given });
  return routine;
}

function ambiguous(schema: Schema, name: string, found: readonly Routine[]): HttpError {
  const signatures = found.map(({ arguments: all }) => signature(all)).sort();
  const list = signatures.map((words) => `${schema.name}.${name}(${words})`).join(', ');
  return restError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${list}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );
}

/** The words for what a call without JSON was looked for with. */
const rawWords = { text: 'text', xml: 'xml', bytea: 'bytea' } as const;

function unknownRoutine(
  schema: Schema,
  name: string,
  routines: readonly Routine[],
  { values, given }: { values: CallValues; given: readonly string[] },
): HttpError {
  const shown = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
  const plural = given.length === 1 ? 'parameter' : 'parameters';
  const named = given.length === 0 ? ' without parameters' : ` with ${plural} ${given.join(', ')}`;
  const type = values.kind === 'body' && values.raw ? rawWords[values.raw.type] : 'json/jsonb';
  const orWhole = values.kind === 'body' ? ` or with a single unnamed ${type} parameter` : '';
  return restError(
    404,
    'PGRST202',
    `Could not find the function ${schema.name}.${name}${shown} in the schema cache`,
    `Searched for the function ${schema.name}.${name}${named}${orWhole}, but no matches were found in the schema cache.`,
    perhaps(schema, name, routines, given),
  );
}

/** Another function with a name like it, or the same one with arguments like these. */
function perhaps(
  schema: Schema,
  name: string,
  routines: readonly Routine[],
  given: readonly string[],
): string | null {
  const words = (names: readonly string[]) => `(${[...names].sort().join(', ')})`;
  const close =
    routines.length === 0
      ? closestName(name, callableNames(schema))
      : closestName(
          words(given),
          routines.map(({ arguments: all }) => words(all.map((argument) => argument.name))),
        );
  const meant = routines.length === 0 ? close : close && `${name}${close}`;
  return meant && `Perhaps you meant to call the function ${schema.name}.${meant}`;
}

/** Every name that means something: of a function to call, or of one that is a column of a row. */
function callableNames({ routines, relations }: Schema): string[] {
  const rowTypes = new Set([...relations.values()].map(({ rowType }) => rowType));
  const isOfRow = ({ arguments: all }: Routine) => all.length === 1 && rowTypes.has(all[0]?.type ?? '');
  return [...routines]
    .filter(([, all]) => all.some((routine) => routine.isCallable || isOfRow(routine)))
    .map(([name]) => name);
}

const signature = (all: readonly Argument[]) => all.map(({ name, type }) => `${name} => ${type}`).join(', ');

/** The call as a FROM clause; its rows bear the alias `call`. */
export function planCall(params: Params, routine: Routine, values: CallValues): string {
  const alias = routine.returns === 'rows' ? 'call' : 'call(scalar)';
  const call = (list: string) => `${params.table(routine.name)}(${list}) as ${alias}`;
  if (values.kind === 'texts') {
    const list = [...values.values].map(([name, texts]) => textArgument(params, routine, name, texts));
    return call(list.join(', '));
  }
  const whole = values.raw?.text ?? values.body?.text;
  if (whole !== undefined && isWholeBody(routine)) {
    return call(params.add(whole, routine.arguments[0]?.type ?? 'json'));
  }
  if (values.body && values.names.length === 0 && !isEmptyObject(values.body.value)) {
    throw badBody('A call takes one object of arguments');
  }
  const given = routine.arguments.filter(({ name }) => values.names.includes(name));
  if (!values.body || given.length === 0) return call('');
  const json = params.add(values.body.text, 'json');
  const typed = given.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const list = given.map((argument) => namedArgument(argument, columnSql('arguments', argument.name)));
  return `json_to_record(${json}) as arguments(${typed}), lateral ${call(list.join(', '))}`;
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const namedArgument = ({ name, isVariadic }: Argument, sql: string) =>
  `${isVariadic ? 'variadic ' : ''}${quoteIdentifier(name)} := ${sql}`;

function textArgument(params: Params, routine: Routine, name: string, texts: readonly string[]): string {
  const argument = routine.arguments.find((candidate) => candidate.name === name);
  if (!argument) throw new Error(`no argument ${name}`);
  if (argument.isVariadic && !(texts.length === 1 && texts[0]?.startsWith('{'))) {
    const values = texts.map((text) => params.add(text, argument.type.replace(/\[\]$/, '')));
    return namedArgument(argument, `array[${values.join(', ')}]`);
  }
  if (texts.length > 1) throw restError(400, 'PGRST100', `the argument "${name}" is given twice`);
  return namedArgument(argument, params.add(texts[0] ?? '', argument.type));
}
