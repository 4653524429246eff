import { describe, expect, it } from 'vitest';
import { isLocalHost, isLoopback, isPlainHost } from './local-request.ts';

describe('addresses of the machine itself', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is loopback', (address) => {
    expect(isLoopback(address)).toBe(true);
  });
  it.each(['10.0.0.1', '::ffff:10.0.0.1', '128.0.0.1', '', 'localhost.example'])('%s is not', (address) => {
    expect(isLoopback(address)).toBe(false);
  });
});

describe('names', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'LOCALHOST'])(
    '%s is local',
    (host) => {
      expect(isLocalHost(host)).toBe(true);
    },
  );
  it.each([
    'localhost.evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost:3000@evil',
    '',
  ])('%s is not local', (host) => {
    expect(isLocalHost(host)).toBe(false);
  });
  it.each(['rehearse.example', 'rehearse.example:8443', '192.168.1.4:3000', '[::1]:3000'])(
    '%s is plain',
    (host) => {
      expect(isPlainHost(host)).toBe(true);
    },
  );
  it.each(['evil.example/path', 'a@b', 'a b', 'a\\b', "x';", 'a#b', ''])('%s is not plain', (host) => {
    expect(isPlainHost(host)).toBe(false);
  });
});
