import { describe, expect, it } from 'vitest';
import { describeError, redactLog, redactText } from './redact-log.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
const token = 'q3X0v9Zk1mTn4bR8yLw2dHs6fJc5gPa7uEoQiVxYzA0';
const hash = '$2b$10$abcdefghijklmnopqrstuuJ1iXy0q9Z8w7v6u5t4s3r2q1p0o9n8m';

function written(...entry: Parameters<ReturnType<typeof redactLog>>): string {
  const lines: unknown[] = [];
  redactLog((...line) => lines.push(line))(...entry);
  return JSON.stringify(lines);
}

describe('an error in the log', () => {
  it('has its kind, code and place, and not its message', () => {
    const error = Object.assign(new TypeError('duplicate key (email)=(ada@example.com)'), { code: '23505' });
    const described = describeError(error);
    expect(described).toMatchObject({ error: 'TypeError', code: '23505' });
    expect(described.at).toEqual(expect.arrayContaining([expect.stringContaining('redact-log.test.ts')]));
    expect(JSON.stringify(described)).not.toContain('ada');
  });

  it('has nothing of a message of several lines, even of one that looks like a stack', () => {
    const described = JSON.stringify(describeError(new Error('first\n    at ada@example.com\nthird')));
    expect(described).not.toMatch(/ada|first|third/);
  });

  it('says what caused it, without endless causes', () => {
    const error: Error & { cause?: unknown } = new Error('outer', { cause: new RangeError('secret answer') });
    expect(describeError(error)).toMatchObject({ error: 'Error', cause: { error: 'RangeError' } });
    error.cause = error;
    expect(JSON.stringify(describeError(error))).not.toContain('outer');
  });

  it.each([null, undefined, 'text of a person', 7])('that is no error is its type alone: %j', (thrown) => {
    expect(describeError(thrown)).toEqual({ error: typeof thrown });
  });
});

describe('the redacting log', () => {
  it.each([
    ['an address', 'ada.moss+1@mail.example.com'],
    ['an access token', jwt],
    ['a random token', token],
    ['a key', 'sb_secret_abcdefghijk'],
    ['a bearer', 'Bearer abc.def'],
    ['a password hash', hash],
  ])('strikes %s out of messages, fields, lists and errors', (_what, secret) => {
    const line = written('error', `failed for ${secret}`, {
      detail: `value ${secret} in`,
      list: [{ deep: secret }],
      error: new Error(secret),
    });
    expect(line).not.toContain(secret);
    expect(line).toContain('failed for');
  });

  it('strikes out the login of an address of a server', () => {
    expect(redactText('postgres://room:pass@db.example:5432/x')).toBe('postgres://[login]@db.example:5432/x');
  });

  it.each([
    'token',
    'refresh_token',
    'accessToken',
    'password',
    'authorization',
    'apikey',
    'email',
    'to',
    'answer',
    'body',
    'clientAddress',
    'ip',
    'cookie',
  ])('leaves the field %s out, also inside others', (name) => {
    expect(written('info', 'x', { [name]: 'short', inside: { [name]: 'short' } })).not.toContain('short');
  });

  it('keeps what helps', () => {
    const fields = {
      requestId: '95f39891-3785-4fee-a000-35f99911b814',
      path: '/auth/v1/token',
      status: 503,
      code: '23505',
      userId: 'a0000000-0000-4000-8000-00000000000a',
      name: 'send-report',
      nothing: undefined,
    };
    expect(written('warn', 'a used refresh token came back', fields)).toBe(
      JSON.stringify([['warn', 'a used refresh token came back', fields]]),
    );
  });
});
