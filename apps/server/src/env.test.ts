import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

describe('the environment', () => {
  it('may be empty: the whole product on this machine alone', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: false, logLevel: 'info' });
    expect(environment.databaseUrl).toBeUndefined();
    expect(environment.smtpUrl).toBeUndefined();
    expect(path.isAbsolute(environment.dataDir)).toBe(true);
  });

  it('treats a blank variable as unset', () => {
    expect(readEnvironment({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('keeps the origin of the public address and nothing after it', () => {
    expect(readEnvironment({ SITE_URL: 'https://rehearse.example/app/' }).siteUrl).toBe(
      'https://rehearse.example',
    );
  });

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://example'],
    ['SITE_URL', 'ftp://example.org'],
    ['SMTP_URL', 'https://example.org'],
    ['MAIL_FROM', 'Greenroom <a@example.org>\r\nBcc: b@example.org'],
    ['CONTACT_ADDRESS', 'nobody'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses a bad %s by name, without repeating its value', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(name));
    expect(() => readEnvironment({ [name]: value })).not.toThrow(value);
  });
});
