import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { publicPages } from '../routes/public-pages.tsx';
import { answerFor, isBuiltFile } from './addresses.ts';

describe('a page that is opened', () => {
  it.each([
    '/rest/v1/profiles',
    '/auth/v1/verify',
    '/storage/v1/object/sign/documents/x',
    '/functions/v1/daily-challenge',
    '/realtime/v1/websocket',
    '/rpc/x',
    '/_mail',
    '/_checkout/x',
    '/webhooks/dodo',
    '/health/ready',
    '/unsubscribe',
  ])('is left to the server: %s', (pathname) => {
    expect(answerFor(pathname)).toBe('leave');
  });

  it('starts the app from this device at every address of the app', () => {
    const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('5f0b')));
    const app = addresses.filter((path) => !(path in publicPages) && !path.startsWith('/blog/'));
    expect(app.filter((path) => answerFor(path) !== 'shell')).toEqual([]);
  });

  it('is asked of the network where it is static', () => {
    expect(Object.keys(publicPages).filter((path) => answerFor(path) !== 'network')).toEqual([]);
    expect(answerFor('/no-such-room')).toBe('network');
    expect(answerFor('/interviewing')).toBe('network');
  });
});

it('knows files that never change', () => {
  expect(isBuiltFile('/assets/app-C0ffee12.js')).toBe(true);
  expect(isBuiltFile('/assets/app.js')).toBe(false);
  expect(isBuiltFile('/rest/v1/assets/app-C0ffee12.js')).toBe(false);
});
