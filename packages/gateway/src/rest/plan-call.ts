import { quoteIdentifier } from '../quote-identifier.ts';
import { badBody, restError } from './errors.ts';
import type { JsonBody } from './parse-body.ts';
import { looksLikeFilter } from './parse-filter.ts';
import { isReserved, type Parameter } from './parse-query.ts';
import type { Argument, Routine } from './routines.ts';
import { columnSql, type Params, tableSql } from './sql.ts';

/** The values a call gives: named texts of an address, or a JSON body. */
export type CallValues =
  | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> }
  | { kind: 'body'; body: JsonBody | null; names: readonly string[] };

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

/** The values of a POST call: the members of the body's object. */
export function bodyValues(body: JsonBody | null): CallValues {
  if (body === null) return { kind: 'body', body, names: [] };
  const isObject = typeof body.value === 'object' && body.value !== null && !Array.isArray(body.value);
  return { kind: 'body', body, names: isObject ? Object.keys(body.value as object) : [] };
}

const isWholeBody = (routine: Routine) =>
  routine.arguments.length === 1 && routine.arguments[0]?.name === '' && routine.arguments[0].isJson;

/** Finds the function that takes exactly these arguments. Throws 404 PGRST202 for none, 300 PGRST203 for several. */
export function chooseRoutine(name: string, routines: readonly Routine[], values: CallValues): Routine {
  const given = values.kind === 'texts' ? [...values.values.keys()] : values.names;
  const fitting = routines.filter(
    ({ arguments: all }) =>
      given.every((key) => key !== '' && all.some((argument) => argument.name === key)) &&
      all.every((argument) => !argument.isRequired || given.includes(argument.name)),
  );
  const whole = values.kind === 'body' && values.body ? routines.filter(isWholeBody) : [];
  const found = fitting.length > 0 ? fitting : whole;
  if (found.length > 1) {
    const list = found.map((routine) => `public.${name}(${signature(routine.arguments)})`).join(', ');
    throw restError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${list}`,
      null,
      'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    );
  }
  const [routine] = found;
  if (routine) return routine;
  const shown = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
  const plural = given.length === 1 ? 'parameter' : 'parameters';
  const named = given.length === 0 ? ' without parameters' : ` with ${plural} ${given.join(', ')}`;
  const orWhole = values.kind === 'body' ? ' or with a single unnamed json/jsonb parameter' : '';
  throw restError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${shown} in the schema cache`,
    `Searched for the function public.${name}${named}${orWhole}, but no matches were found in the schema cache.`,
  );
}

const signature = (all: readonly Argument[]) => all.map(({ name, type }) => `${name} => ${type}`).join(', ');

/** The call as a FROM clause; its rows bear the alias `call`. */
export function planCall(params: Params, routine: Routine, values: CallValues): string {
  const alias = routine.returns === 'rows' ? 'call' : 'call(scalar)';
  const call = (list: string) => `${tableSql(routine.name)}(${list}) as ${alias}`;
  if (values.kind === 'texts') {
    const list = [...values.values].map(([name, texts]) => textArgument(params, routine, name, texts));
    return call(list.join(', '));
  }
  if (values.body && isWholeBody(routine)) {
    return call(params.add(values.body.text, routine.arguments[0]?.type ?? 'json'));
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
