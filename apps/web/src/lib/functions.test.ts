import { describe, expect, it } from 'vitest';
import { FunctionError, readRefusal } from './functions.ts';
import { isWorthRetrying } from './query-client.ts';

describe('readRefusal', () => {
  it('carries code, message and request id of the server', () => {
    const error = readRefusal(
      { error: { code: 'no_access', message: 'Trial limit reached', requestId: 'r1' } },
      403,
    );
    expect(error).toMatchObject({ code: 'no_access', message: 'Trial limit reached', requestId: 'r1' });
    expect(error).toBeInstanceOf(FunctionError);
  });

  it('never shows what a validator says of the wire', () => {
    const raw = 'answers.0.answer: Too big: expected string to have <=5000 characters';
    const error = readRefusal({ error: { code: 'bad_request', message: raw, requestId: 'r' } }, 400);
    expect(error.message).not.toContain('answers.0');
    expect(error).toMatchObject({ code: 'bad_request', requestId: 'r' });
  });

  it.each([
    [401, 'not_signed_in'],
    [500, 'internal'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('reads an answer %d in another shape as %s', (status, code) => {
    for (const body of [null, 'Bad gateway', {}, { error: 'no' }, { error: { code: 1 } }]) {
      expect(readRefusal(body, status).code).toBe(code);
    }
  });
});

describe('isWorthRetrying', () => {
  it('asks again after a lost connection, twice, and never after a refusal', () => {
    expect(isWorthRetrying(0, new FunctionError('network', ''))).toBe(true);
    expect(isWorthRetrying(1, new FunctionError('unavailable', ''))).toBe(true);
    expect(isWorthRetrying(2, new FunctionError('network', ''))).toBe(false);
    expect(isWorthRetrying(0, new FunctionError('no_access', ''))).toBe(false);
    for (const code of ['PGRST000', '08006', '53300', '57P01']) {
      expect(isWorthRetrying(0, { code, message: 'the database is away' })).toBe(true);
      expect(isWorthRetrying(2, { code, message: 'the database is away' })).toBe(false);
    }
    expect(isWorthRetrying(0, { code: '42501', message: 'permission denied' })).toBe(false);
    expect(isWorthRetrying(0, new TypeError('Failed to fetch'))).toBe(true);
  });
});
