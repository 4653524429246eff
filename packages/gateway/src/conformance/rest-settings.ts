import { deepEqual, equal } from 'node:assert/strict';
import { differs, supported } from './claim.ts';

/** What functions, policies and triggers learn of a request, and what they decide of its response. */
export const restSettings = supported(
  'REST: settings',
  [
    '`request.method`, `request.path`, `request.headers`, `request.cookies`',
    async ({ send }) => {
      const headers = { 'x-app': 'O\'Hara; "x"', cookie: 'theme=dark; b=1' };
      const asked = await (await send('GET', '/rest/v1/rpc/echo_request', { headers })).json();
      deepEqual(asked, {
        method: 'GET',
        path: '/rpc/echo_request',
        headers: { 'x-app': 'O\'Hara; "x"' },
        cookies: { theme: 'dark', b: '1' },
      });
    },
    differs('without keys and tokens: `request.jwt.claims` says who asks'),
  ],
  [
    '`response.status`, `response.headers`',
    async ({ send }) => {
      for (const method of ['GET', 'POST']) {
        const response = await send(method, '/rest/v1/rpc/teapot');
        deepEqual(
          [response.status, response.headers.get('x-pot'), response.headers.getSetCookie()],
          [418, 'tea', ['a=1', 'b=2']],
        );
        equal(await response.json(), 'short and stout');
      }
      const next = await send('GET', '/rest/v1/rpc/echo_request');
      deepEqual([next.status, next.headers.get('x-pot')], [200, null]);
    },
    differs('not the headers that frame a response'),
  ],
  [
    '`Prefer: timezone`',
    async ({ send }) => {
      const noon = async (prefer: string) => {
        const response = await send('GET', '/rest/v1/rpc/noon', { headers: { prefer } });
        return [response.status, response.headers.get('preference-applied'), await response.json()];
      };
      deepEqual(await noon('timezone=Europe/Lisbon'), [200, 'timezone=Europe/Lisbon', '13:00']);
      const [status, applied] = await noon("timezone=nowhere'; drop table books");
      deepEqual([status, applied], [200, null]);
      equal((await noon('handling=strict, timezone=nowhere'))[0], 400);
    },
    'an unknown one is ignored, or refused with `handling=strict`',
  ],
);
