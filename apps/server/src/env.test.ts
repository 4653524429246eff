import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, settingNames } from './env.ts';

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
    ['TRUST_PROXY', 'everybody'],
    ['SIGNUPS_PER_HOUR', 'few'],
    ['SESSION_IDLE_DAYS', 'forever'],
    ['AI_PROVIDER', 'somebody'],
    ['AI_API_KEY', 'two words'],
    ['AI_BASE_URL', 'file:///etc/passwd'],
    ['AI_CALLS_PER_DAY', 'many'],
    ['AI_INPUT_PRICE', '-1'],
    ['AI_OUTPUT_PRICE', 'much'],
    ['DODO_PAYMENTS_WEBHOOK_KEY', 'not-a-secret'],
    ['DODO_PAYMENTS_ENVIRONMENT', 'production'],
  ])('refuses a bad %s by name, without repeating its value', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(name));
    expect(() => readEnvironment({ [name]: value })).not.toThrow(value);
  });

  it('takes Google and GitHub each with both credentials, and asks them over HTTPS', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readEnvironment({}).providers).toEqual({ google: undefined, github: undefined });
    expect(readEnvironment(google).providers).toMatchObject({
      google: { clientId: 'id', clientSecret: 'secret' },
      github: undefined,
    });
    expect(() => readEnvironment({ GITHUB_CLIENT_ID: 'id' })).toThrow(/GITHUB_CLIENT_SECRET/);
    expect(() => readEnvironment({ ...google, GOOGLE_URL: 'http://example.org' })).toThrow(/GOOGLE_URL/);
    const local = { ...google, GOOGLE_URL: 'http://127.0.0.1:4000' };
    expect(readEnvironment(local).providers.google?.url).toBe('http://127.0.0.1:4000');
  });

  it('reads the model’s prices together, and refuses one without the other', () => {
    const model = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
    expect(readEnvironment(model).model?.prices).toBeUndefined();
    const both = { ...model, AI_INPUT_PRICE: '0.15', AI_OUTPUT_PRICE: '0.6' };
    expect(readEnvironment(both).model?.prices).toEqual({ input: 0.15, output: 0.6 });
    expect(() => readEnvironment({ ...model, AI_INPUT_PRICE: '0.15' })).toThrow(/AI_OUTPUT_PRICE/);
  });

  it.each([
    ['0', false],
    ['false', false],
    ['1', 1],
    ['true', 1],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as the number of proxies: %s', (value, hops) => {
    expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toBe(hops);
  });

  it.each([
    ['', undefined],
    ['0', null],
    ['20', 20],
  ])('reads SIGNUPS_PER_HOUR=%s as %s', (value, perHour) => {
    expect(readEnvironment({ SIGNUPS_PER_HOUR: value }).signUpsPerHour).toBe(perHour);
  });

  it('takes payments with all five settings and refuses to start with fewer', () => {
    const settings = {
      DODO_PAYMENTS_API_KEY: 'key-of-the-shop',
      DODO_PAYMENTS_WEBHOOK_KEY: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      DODO_PAYMENTS_ENVIRONMENT: 'live_mode',
      DODO_PRODUCT_ID: 'pdt_1',
      DODO_BUSINESS_ID: 'bus_1',
    };
    expect(readEnvironment({}).payments).toBeUndefined();
    expect(readEnvironment(settings).payments).toMatchObject({
      environment: 'live_mode',
      productId: 'pdt_1',
    });
    for (const name of Object.keys(settings)) {
      expect(() => readEnvironment({ ...settings, [name]: '' })).toThrow(`Missing: ${name}`);
    }
  });

  it('adds a model that writes down recordings at the same provider, where that has any', () => {
    const model = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
    expect(readEnvironment(model).model?.transcriptionModel).toBeUndefined();
    const listening = { ...model, AI_TRANSCRIPTION_MODEL: 'whisper-1' };
    expect(readEnvironment(listening).model?.transcriptionModel).toBe('whisper-1');
    expect(() => readEnvironment({ ...listening, AI_PROVIDER: 'anthropic' })).toThrow(
      /AI_TRANSCRIPTION_MODEL/,
    );
    expect(() => readEnvironment({ AI_TRANSCRIPTION_MODEL: 'whisper-1' })).toThrow(/AI_PROVIDER, AI_MODEL/);
  });

  it('adds a language model with provider and model, and refuses to start with half of one', () => {
    expect(readEnvironment({}).model).toBeUndefined();
    const settings = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-x', AI_API_KEY: 'sk-1' };
    expect(readEnvironment(settings).model).toMatchObject({
      provider: 'openai',
      model: 'gpt-x',
      baseUrl: undefined,
    });
    for (const name of Object.keys(settings)) {
      expect(() => readEnvironment({ ...settings, [name]: '' })).toThrow(`Missing: ${name}`);
    }
    const own = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    };
    expect(readEnvironment(own).model).toMatchObject({ apiKey: undefined, callsPerDay: 300 });
    expect(() => readEnvironment({ ...own, AI_BASE_URL: '' })).toThrow('Missing: AI_BASE_URL');
  });

  it('takes a store of files whole or not at all, and never repeats a value', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'files',
      S3_REGION: 'eu-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hidden-value',
    };
    expect(readEnvironment(whole).s3).toMatchObject({ bucket: 'files', pathStyle: true });
    expect(readEnvironment({ ...whole, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
    expect(readEnvironment({}).s3).toBeUndefined();
    const half = () => readEnvironment({ ...whole, S3_BUCKET: '' });
    expect(half).toThrow('S3_BUCKET');
    expect(half).not.toThrow('hidden-value');
  });

  it('is written down: each variable has its row in docs/operate.md, and no other has', async () => {
    const page = await readFile(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)]);
    expect(named.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });
});
