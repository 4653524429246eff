import type { Log } from '@greenroom/gateway';
import { describe, expect, it } from 'vitest';
import { createLocalAccess } from './local-access.ts';
import { localKeyOf } from './local-key.ts';

const key = localKeyOf('a secret of this machine');
const page = 'http://localhost:3000/_mail';
const withKey = `${page}?key=${key}`;

/** A gate in front of one page, and what it logged. */
function openGate() {
  const logged: { level: string; message: string; fields: unknown }[] = [];
  const log: Log = (level, message, fields) => logged.push({ level, message, fields });
  const access = createLocalAccess({ key, log });
  const ask = (url: string, headers: Record<string, string> = {}, peerAddress = '127.0.0.1') =>
    access.guard(
      new Request(url, { headers: { host: 'localhost:3000', ...headers } }),
      peerAddress,
      async () => new Response('private'),
    );
  return { ask, logged };
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the pages of this machine', () => {
  it('ask for the key, also where nothing shows a proxy in between', async () => {
    const { ask, logged } = openGate();
    for (const url of [
      page,
      `${page}?key=`,
      `${page}?key=${key}x`,
      `${page}?key=${'A'.repeat(key.length)}`,
    ]) {
      const response = await ask(url);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('private');
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect((await ask(page, { cookie: 'greenroom_local=guess' })).status).toBe(403);
    expect(logged).toEqual([]);
  });

  it('open with the key, and afterwards with the cookie alone', async () => {
    const { ask } = openGate();
    const opened = await ask(withKey);
    expect([opened.status, await opened.text()]).toEqual([200, 'private']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect((await ask(page, { cookie: `theme=dark; ${cookieOf(opened)}` })).status).toBe(200);
  });

  it('take the key out of the address bar', async () => {
    const { ask } = openGate();
    const response = await ask(`${withKey}&return_url=x`, { 'sec-fetch-mode': 'navigate' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/_mail?return_url=x']);
    expect(cookieOf(response)).toContain(key);
  });

  it('show a person where to type the key', async () => {
    const response = await openGate().ask(page, { accept: 'text/html' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<input name="key"');
  });

  it.each([
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['Via', { via: '1.1 proxy' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.9' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.9' }],
    ['a foreign Origin', { origin: 'https://greenroom.example' }],
    ['a foreign Referer', { referer: 'https://greenroom.example/auth' }],
    [
      'a foreign Referer that the browser calls its own',
      { referer: 'https://greenroom.example/auth', 'sec-fetch-site': 'same-origin' },
    ],
  ])('close until the next start when a request carries %s', async (_, headers) => {
    const { ask, logged } = openGate();
    expect((await ask(withKey, headers)).status).toBe(403);
    expect((await ask(withKey)).status).toBe(403);
    expect((await ask(withKey, headers)).status).toBe(403);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ level: 'warn', message: 'mail page and test checkout switched off' });
    expect(JSON.stringify(logged)).not.toContain('203.0.113.9');
  });

  it.each([
    [
      'a link of another site',
      { referer: 'https://other.example/', 'sec-fetch-site': 'cross-site' },
      '127.0.0.1',
    ],
    [
      'a script of another site',
      { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
      '127.0.0.1',
    ],
    ['another machine', {}, '192.168.1.7'],
    ['a name that is not local', { host: 'rebound.example:3000' }, '127.0.0.1'],
  ])('refuse %s and stay on for this machine', async (_, headers, peerAddress) => {
    const { ask, logged } = openGate();
    expect((await ask(withKey, headers, peerAddress)).status).toBe(403);
    expect((await ask(withKey)).status).toBe(200);
    expect(logged).toEqual([]);
  });

  it('take another port of this machine as local', async () => {
    const { ask } = openGate();
    const headers = { origin: 'http://localhost:5173', referer: 'http://127.0.0.1:5173/x' };
    expect((await ask(withKey, headers)).status).toBe(200);
  });
});
