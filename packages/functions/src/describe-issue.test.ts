import { contracts } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

const wrongValues: unknown[] = [
  null,
  '',
  ' ',
  'x',
  'x'.repeat(60_000),
  -1,
  1e9,
  1.5,
  true,
  {},
  [],
  [1],
  ['x'],
  [{}],
  Array(400).fill('x'),
];

/** What the response says about wrong values, field by field and for all fields at once. */
function messagesOf(input: z.ZodType): string[] {
  const tell = (value: unknown) =>
    (input.safeParse(value, { error: describeIssue }).error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      message,
    }));
  const fields = new Set(tell({}).map(({ field }) => field));
  for (const field of [...fields]) {
    for (const value of wrongValues) for (const told of tell({ [field]: value })) fields.add(told.field);
  }
  const all = wrongValues.map((value) => Object.fromEntries([...fields].map((field) => [field, value])));
  return [...wrongValues, ...all].flatMap((value) => tell(value).map(({ message }) => message));
}

describe('what the response says about a wrong field', () => {
  it.each(Object.entries(contracts))('is never in the words of the validator: %s', (_, { input }) => {
    const messages = messagesOf(input);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message).not.toMatch(/expected|received|invalid|too (?:big|small)|pattern|\/\^/i);
    }
  });

  it.each([
    [z.object({ a: z.string() }), {}, 'is missing'],
    [z.object({ a: z.string() }), { a: 1 }, 'must be a text'],
    [z.object({ a: z.string().min(1) }), { a: '' }, 'must not be empty'],
    [z.object({ a: z.string().max(120) }), { a: 'x'.repeat(121) }, 'must have at most 120 characters'],
    [z.object({ a: z.array(z.string()).max(1) }), { a: ['x', 'y'] }, 'must have at most 1 item'],
    [z.object({ a: z.number().min(1) }), { a: 0 }, 'must be at least 1'],
    [z.object({ a: z.enum(['hr', 'mixed']) }), { a: 'x' }, 'must be one of hr, mixed'],
    [z.object({ a: z.uuid() }), { a: 'x' }, 'must be a UUID'],
    [z.object({ a: z.string().regex(/\S/, 'is empty') }), { a: ' ' }, 'is empty'],
  ])('is one plain sentence', (schema, value, words) => {
    const [issue] = schema.safeParse(value, { error: describeIssue }).error?.issues ?? [];
    expect(issue?.message).toBe(words);
  });
});
