import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteUrl } from './auth/auth-fixture.ts';
import { type GatewayStage, pageOrigin, startGateway } from './gateway-fixture.ts';

let stage: GatewayStage;
beforeAll(async () => {
  stage = await startGateway();
});
afterAll(() => stage.close());

describe('CORS by allow-list', () => {
  const preflight = (origin: string, path = '/rest/v1/notes') =>
    stage.send('OPTIONS', path, {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,authorization,content-type,prefer',
    });

  it.each([siteUrl, pageOrigin])('%s may call, with everything the official client sends', async (origin) => {
    for (const path of ['/rest/v1/notes', '/auth/v1/token', '/storage/v1/object/documents/x', '/rpc/who']) {
      const answer = await preflight(origin, path);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      const methods = answer.headers.get('access-control-allow-methods')?.split(', ');
      expect(methods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']));
      const headers = answer.headers.get('access-control-allow-headers')?.split(', ');
      expect(headers).toEqual(
        expect.arrayContaining([
          'apikey',
          'authorization',
          'content-type',
          'prefer',
          'range',
          'x-client-info',
          'x-supabase-api-version',
          'accept-profile',
          'content-profile',
          'x-upsert',
          'cache-control',
          'x-retry-count',
        ]),
      );
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('lets a listed page read the headers that clients look at', async () => {
    const answer = await stage.send('GET', '/rest/v1/notes', { ...stage.key, origin: pageOrigin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(pageOrigin);
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'content-range',
        'preference-applied',
        'location',
        'x-request-id',
        'retry-after',
      ]),
    );
  });

  it.each([
    'https://evil.example',
    'null',
    'https://site.example.evil.example',
    'http://site.example',
    'https://site.example:444',
    'HTTPS://SITE.EXAMPLE',
  ])('%s gets no permission, in the preflight or after', async (origin) => {
    const answers = [
      await preflight(origin),
      await stage.send('GET', '/rest/v1/notes', { ...stage.key, origin }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-headers')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('never answers with a wildcard and never allows credentials', async () => {
    for (const origin of [siteUrl, 'https://evil.example']) {
      for (const answer of [
        await preflight(origin),
        await stage.send('GET', '/auth/v1/settings', { ...stage.key, origin }),
      ]) {
        expect([...answer.headers.values()]).not.toContain('*');
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });
});
