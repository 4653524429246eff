import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  url: 'a URL',
  date: 'a date such as 2026-11-30',
  datetime: 'a time such as 2026-11-30T09:00:00Z',
  base64: 'base64',
};

const units: Readonly<Record<string, [one: string, other: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
};

/** `at most 5 items`; a number has no unit. */
function amount(bound: string, count: number | bigint, origin: string): string {
  const [one, other] = units[origin] ?? [];
  if (!one) return `must be ${bound} ${count}`;
  return `must have ${bound} ${count} ${Number(count) === 1 ? one : other}`;
}

function tooSmall(count: number | bigint, origin: string): string {
  return Number(count) === 1 && units[origin] ? 'must not be empty' : amount('at least', count, origin);
}

/**
 * Says in plain words what is wrong with a field of a request, to follow the name of the field. For `safeParse`, which asks for it
 * wherever the contract has no words for it.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values)}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in the documented form'}`;
    case 'too_big':
      return amount(issue.inclusive === false ? 'less than' : 'at most', issue.maximum, issue.origin);
    case 'too_small':
      return issue.inclusive === false
        ? amount('more than', issue.minimum, issue.origin)
        : tooSmall(issue.minimum, issue.origin);
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

function oneOf(values: readonly unknown[]): string {
  const named = values.map(String);
  return named.length === 1 ? (named[0] ?? '') : `one of ${named.join(', ')}`;
}
