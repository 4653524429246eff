import { passwordRules } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());

let visits = 0;
/** The error code of a sign-up from a new address; undefined where the password is taken. */
async function refusalOf(password: string): Promise<string | undefined> {
  const response = await backend.app.fetch(
    new Request('http://localhost:3000/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password }),
    }),
    { peerAddress: `192.0.2.${++visits}` },
  );
  return ((await response.json()) as { error_code?: string }).error_code;
}

describe('a new password', () => {
  it('is not the name of the product', async () => {
    expect(await refusalOf('Greenroom1!')).toBe('weak_password');
  });

  it('counts every printable character as special exactly where the checklist of the screen does', async () => {
    const special = passwordRules.find(({ id }) => id === 'special');
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter((sign) =>
      /\W|_/.test(sign),
    );
    const disagreeing: string[] = [];
    await Promise.all(
      signs.map(async (sign) => {
        const refusal = await refusalOf(`Rehearse24room${sign}x`);
        if (refusal !== (special?.test(sign) ? undefined : 'weak_password')) disagreeing.push(sign);
      }),
    );
    expect(disagreeing).toEqual([]);
  });
});
