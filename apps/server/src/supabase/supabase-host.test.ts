import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileContent } from '@greenroom/domain';
import { demoAccountsIn, type HostProcess, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { interview } from '@greenroom/testing/journey';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAccount } from '../demo/accounts.ts';

// Two processes: one is the project (our gateway over HTTP), the other the host in front of it. Nothing is shared but the
// address and the keys, as with a hosted project.
let project: HostProcess;
let front: HostProcess;
let dataDir: string;
let keys: { publishableKey: string; secretKey: string };
const text = 'Registered nurse with six years on a surgical ward. I cut medication errors by 30% in 2023.';

beforeAll(async () => {
  dataDir = await startedDataDir();
  [trial, premium] = await demoAccountsIn(dataDir);
  project = await startHost({ DATA_DIR: dataDir });
  keys = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
  front = await startHost({
    SUPABASE_URL: project.address,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    DATA_DIR: path.join(dataDir, 'never-made'),
  });
}, 120_000);
afterAll(async () => {
  await front?.stop('SIGKILL');
  await project?.stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The client as the web app makes it: data from the project, functions from the host in front. */
async function connect(account?: DemoAccount): Promise<SupabaseClient> {
  const area = `${project.address}/functions/v1/`;
  const client = createClient(project.address, keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => fetch(String(input).replace(area, `${front.address}/functions/v1/`), init),
    },
  });
  if (account) {
    const { error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
  }
  return client;
}

let trial: DemoAccount | undefined;
let premium: DemoAccount | undefined;

const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${front.address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the host in front of a Supabase project', () => {
  it('says what it does and what it leaves to the project, and tells the web app both addresses', async () => {
    expect(front.printed()).toMatch(/Backend .*Supabase project/);
    expect(front.printed()).toMatch(/Not here .*database, files, sign-in/);
    expect(front.printed()).not.toContain(keys.secretKey);
    const config = await (await fetch(`${front.address}/config.json`)).json();
    expect(config).toEqual({
      url: project.address,
      functionsUrl: front.address,
      publishableKey: keys.publishableKey,
    });
    expect((await fetch(`${front.address}/health/ready`)).status).toBe(200);
    for (const area of ['/rest/v1/badges', '/auth/v1/user', '/storage/v1/bucket']) {
      const answer = await fetch(`${front.address}${area}`, { headers: { accept: 'application/json' } });
      expect(answer.headers.get('content-type') ?? '').not.toContain('json');
    }
  });

  it('holds a whole interview and scores it', { timeout: 60_000 }, async () => {
    const client = await connect(premium);
    expect(await interview(client, ({ ideal_answer }) => ideal_answer)).toBeGreaterThan(50);
  });

  it('reads a text and a stored file, exports, prepares an account and tells the plan', {
    timeout: 60_000,
  }, async () => {
    const client = await connect(premium);
    const { data: signedIn } = await client.auth.getUser();
    const file = `${signedIn.user?.id}/1700000000_resume.pdf`;
    const fixture = new Blob(['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n']);
    expect((await client.storage.from('documents').upload(file, fixture)).error).toBeNull();
    const outcomes: Record<string, number> = {};
    const token = String((await client.auth.getSession()).data.session?.access_token);
    const bearer = { authorization: `Bearer ${token}`, apikey: keys.publishableKey };
    const resume = { documentId: '', content: text, jobRole: 'Nurse' };
    const calls: [string, string, unknown][] = [
      ['resume', 'analyze-resume', resume],
      ['file', 'analyze-resume', { ...resume, content: fileContent('pdf', file) }],
      ['plan', 'check-subscription-status', { feature_type: 'word_game' }],
      ['export', 'download-my-data', {}],
      ['prepared', 'initialize-user-data', {}],
    ];
    for (const [label, name, body] of calls) outcomes[label] = (await call(name, body, bearer)).status;
    // The file is reached and found to be no resume: 422, not 404.
    expect(outcomes).toEqual({ resume: 200, file: 422, plan: 200, export: 200, prepared: 200 });
  });

  it('lets nobody in who is not signed in, and shows nobody what is somebody else’s', {
    timeout: 60_000,
  }, async () => {
    const resume = { documentId: '', content: text, jobRole: 'Nurse' };
    expect((await call('analyze-resume', resume)).status).toBe(401);
    const key = { apikey: keys.publishableKey, authorization: `Bearer ${keys.publishableKey}` };
    expect((await call('analyze-resume', resume, key)).status).toBe(401);
    for (const bad of ['garbage', 'a.b.c', keys.secretKey]) {
      const headers = { apikey: keys.publishableKey, authorization: `Bearer ${bad}` };
      expect((await call('check-subscription-status', { feature_type: 'word_game' }, headers)).status).toBe(
        401,
      );
    }
    const owner = await connect(premium);
    const { data: mine } = await owner.from('interview_sessions').select('id').limit(1).single();
    const other = await connect(trial);
    const token = String((await other.auth.getSession()).data.session?.access_token);
    const headers = { authorization: `Bearer ${token}`, apikey: keys.publishableKey };
    const body = {
      sessionId: mine?.id,
      answers: [],
      jobRole: 'x',
      interviewType: 'technical',
      hasVoiceData: false,
    };
    expect([400, 404]).toContain((await call('comprehensive-interview-scoring', body, headers)).status);
    const visitor = await call('send-contact-email', {
      name: 'Nora',
      email: 'nora@example.com',
      message: 'Hello there',
    });
    expect(visitor.status).toBe(200);
  });

  it('survives the project: not ready, an error that says to try again, and well when it is back', {
    timeout: 90_000,
  }, async () => {
    const client = await connect(premium);
    const token = String((await client.auth.getSession()).data.session?.access_token);
    const headers = { authorization: `Bearer ${token}`, apikey: keys.publishableKey };
    const { port } = new URL(project.address);
    await project.stop('SIGKILL');
    expect((await fetch(`${front.address}/health/ready`)).status).toBe(503);
    const failed = await call('check-subscription-status', { feature_type: 'word_game' }, headers);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ error: { code: 'unavailable' } });
    project = await startHost({ DATA_DIR: dataDir, PORT: port });
    expect((await call('check-subscription-status', { feature_type: 'word_game' }, headers)).status).toBe(
      200,
    );
    expect(await front.stop()).toBe(0);
  });
});
