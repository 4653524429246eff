import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GeneratedQuestion } from '@greenroom/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticator, habits, job, marker, reviews, stories, works } from './erasure-fixture.ts';
import { openDiskFiles } from './files/disk.ts';
import { openTestApp, type Person, type TestApp, testPassword } from './test-app.ts';

let backend: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-erasure-'));
  backend = await openTestApp({ files: await openDiskFiles(folder) });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** A whole life of an account, and a search through everything: longer than other tests on a busy machine. */
const searchTimeoutMs = 90_000;

const home = 'http://localhost:3000/dashboard';

async function interview({ client, id }: Person): Promise<void> {
  const row = { user_id: id, job_role: `${marker} engineer`, interview_type: 'mixed', questions_count: 3 };
  const session = works(await client.from('interview_sessions').insert(row).select('id').single());
  const role = { jobRole: row.job_role, interviewType: 'mixed' };
  const body = { ...role, difficulty: 'medium', count: 3, sessionId: session.id };
  const { questions } = works(await client.functions.invoke('generate-interview-questions', { body }));
  const answers = (questions as GeneratedQuestion[]).map(({ question_text, ideal_answer }) => ({
    question_text,
    ideal_answer,
    user_answer: `At ${marker} Ltd I led the move of 12 services, and cut the cost by 30% in four months.`,
  }));
  const scoring = { sessionId: session.id, answers, ...role, hasVoiceData: false };
  works(await client.functions.invoke('comprehensive-interview-scoring', { body: scoring }));
  const retry = { sessionId: session.id, questionText: answers[0]?.question_text, answer: `${marker} again` };
  await client.functions.invoke('retry-interview-answer', { body: retry });
  await keepMark(id, session.id, `${marker} in a mark`);
  const kept = { kept_text: `${marker} made better`, choices: { left: [], fills: {} } };
  works(
    await client
      .from('interview_kept_answers')
      .insert({ session_id: session.id, question_text: answers[0]?.question_text ?? '', ...kept })
      .select(),
  );
  works(
    await client
      .from('job_analyses')
      .insert({ ad: `Nurse at ${marker}`, analysis: {} })
      .select(),
  );
  const sheet = { resource_id: 'c0000000-0000-4000-8000-000000000009', cells: { note: marker } };
  works(await client.from('resource_sheets').insert(sheet).select());
}

/** A mark as the server side stores it: which questions a report asks is the coach's affair. */
async function keepMark(userId: string, sessionId: string, quote: string): Promise<void> {
  await backend.database.asOwner((tx) =>
    tx.query(
      `insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind, quote, quote_end)
       select session_id, $2, question_text, 'point', 'Why?', 'said', $3, 5
       from public.interview_answers where session_id = $1 limit 1`,
      [sessionId, userId, quote],
    ),
  );
}

async function documents({ client, id }: Person): Promise<void> {
  const store = client.storage.from('documents');
  const resume = `${marker}\nQuill Street 1\n\nExperience\n\nAnalyst, ${marker} Ltd\n2020 - Present\n- Led 3 people\n`;
  works(await store.upload(`${id}/1_cv.txt`, new Blob([resume], { type: 'text/plain' })));
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#064' } });
  works(await store.upload(`avatars/${id}-1.png`, await picture.png().toBuffer()));
  const row = { user_id: id, name: `${marker}.txt`, type: 'resume', content: resume };
  const document = works(await client.from('user_documents').insert(row).select('id').single());
  const body = { documentId: document.id, content: resume, jobRole: 'Analyst' };
  works(await client.functions.invoke('analyze-resume', { body }));
}

/** Pays for Premium in the test mode; answers the billing page, which nobody but its holder finds. */
async function subscribe({ token, email }: Person): Promise<string> {
  const order = { email, successUrl: home, cancelUrl: home };
  const opened = await backend.call('create-dodo-subscription', order, token);
  const { checkout_url } = (await opened.json()) as { checkout_url: string };
  const form = new URLSearchParams({ act: 'pay' });
  await backend.app.fetch(
    new Request(`${checkout_url}?key=${backend.app.localKey}`, { method: 'POST', body: form }),
  );
  const portal = await backend.call('create-dodo-portal-link', { returnUrl: home }, token);
  const { portal_url } = (await portal.json()) as { portal_url: string };
  const billing = new URL(portal_url);
  billing.searchParams.set('key', backend.app.localKey ?? '');
  return billing.href;
}

async function filesIn(place: string): Promise<string[]> {
  const names = await readdir(place, { recursive: true });
  const paths = names.map((name) => path.join(place, name));
  const kinds = await Promise.all(paths.map(async (file) => (await stat(file)).isFile()));
  return paths.filter((_, index) => kinds[index]);
}

/** Where a text is found: every row of every table of the database, all columns, and the bytes of every file. */
async function find(needle: string): Promise<string[]> {
  const tables = await backend.database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'p', 'm') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: hits } = await tx.query<{ hit: string }>(
        `select left(entry::text, 200) as hit from ${name} as entry where position($1 in lower(entry::text)) > 0`,
        [needle.toLowerCase()],
      );
      found.push(...hits.map(({ hit }) => `${name}: ${hit}`));
    }
    expect(rows.length).toBeGreaterThan(20);
    return found;
  });
  const files = await filesIn(folder);
  const bytes = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return [...tables, ...files.filter((_, index) => bytes[index]?.includes(needle))];
}

async function erase(person: Person): Promise<void> {
  works(await person.client.functions.invoke('request-account-deletion', { body: {} }));
  const { rows } = await backend.database.asOwner((tx) =>
    tx.query<{ text: string }>(
      `select text from private.mail_outbox where kind = 'account_deletion' and to_address = $1`,
      [person.email],
    ),
  );
  const token = /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
  works(await person.client.functions.invoke('confirm-account-deletion', { body: { token } }));
}

it(
  'after an account is deleted, no table, no file and no mail holds anything of it',
  async () => {
    const nora = await backend.signIn();
    const ben = await backend.signIn();
    const bens = ben.client.storage.from('documents');
    works(await bens.upload(`${ben.id}/1_cv.txt`, new Blob(['the resume of Ben'])));
    const billing = await subscribe(nora);
    await interview(nora);
    await documents(nora);
    await job(nora);
    await reviews(nora);
    await stories(nora);
    await authenticator(nora);
    await habits(nora);
    const needles = [nora.id, nora.email, marker];
    for (const needle of needles) expect((await find(needle)).length, needle).toBeGreaterThan(5);
    expect(await filesIn(folder)).toHaveLength(3);
    expect(await (await backend.app.fetch(new Request(billing))).text()).toContain('Next payment');

    await erase(nora);

    for (const needle of needles) expect(await find(needle), needle).toEqual([]);
    const [kept, ...others] = await filesIn(folder);
    expect(others).toEqual([]);
    expect(await readFile(kept ?? '', 'utf8')).toBe('the resume of Ben');
    expect(works(await ben.client.from('profiles').select('user_id'))).toEqual([{ user_id: ben.id }]);

    await backend.app.reconcilePayments();
    expect(await (await backend.app.fetch(new Request(billing))).text()).toContain('ends with the period');
    expect(await find(nora.email)).toEqual([]);
  },
  searchTimeoutMs,
);

it(
  'a job is whole in the download, and once it is deleted nothing holds anything of it',
  async () => {
    const nora = await backend.signIn();
    await job(nora);
    const row = works(await nora.client.from('jobs').select('id').single());
    const reply = await backend.call('download-my-data', {}, nora.token);
    const { tables } = (await reply.json()) as { tables: Record<string, { job_id: string }[]> };
    expect(tables.jobs).toMatchObject([{ id: row.id, ad: expect.stringContaining(marker) }]);
    for (const table of ['job_requirements', 'job_questions', 'job_asks', 'letters'])
      expect(tables[table]?.filter(({ job_id }) => job_id === row.id).length, table).toBeGreaterThan(0);
    const answered = { user_id: nora.id, job_id: row.id, job_role: 'Nurse', interview_type: 'mixed' };
    const kept = works(
      await nora.client
        .from('interview_sessions')
        .insert({ ...answered, questions_count: 2 })
        .select('id')
        .single(),
    );
    const needles = [
      row.id,
      `Why ${marker}?`,
      `Ask ${marker}`,
      `Dear ${marker}`,
      `Experience with ${marker}`,
    ];
    for (const needle of needles) expect((await find(needle)).length, needle).toBeGreaterThan(0);

    works(await nora.client.from('jobs').delete().eq('id', row.id).select('id'));

    for (const needle of needles) expect(await find(needle), needle).toEqual([]);
    const left = works(await nora.client.from('interview_sessions').select('id, job_id'));
    expect(left).toEqual([{ id: kept.id, job_id: null }]);
    await erase(nora);
    expect(await find(marker)).toEqual([]);
  },
  searchTimeoutMs,
);

/** An upload of which one half has arrived; `finish` sends the other and answers what came of it. */
async function startUpload({ id, token }: Person) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const sent = backend.app.fetch(
    new Request(`http://localhost:3000/storage/v1/object/documents/${id}/2_slow.txt`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: backend.publishableKey,
        'content-type': 'text/plain',
      },
      body: readable,
      duplex: 'half',
    } as RequestInit),
  );
  await writer.write(new TextEncoder().encode(`${marker} one, `));
  return async () => {
    await writer.write(new TextEncoder().encode(`${marker} two`));
    await writer.close();
    return sent;
  };
}

it(
  'what comes in late leaves nothing: an upload under way, a second device, mails that were sent',
  async () => {
    const nora = await backend.signIn();
    const phone = backend.visitor();
    const signedIn = await phone.auth.signInWithPassword({ email: nora.email, password: testPassword });
    expect(signedIn.error).toBeNull();
    works(await phone.from('profiles').select('user_id'));
    const before = (await filesIn(folder)).length;
    await backend.database.asOwner((tx) =>
      tx.query(
        `with sent as (
           insert into private.mail_outbox (kind, to_address, subject, text, sent_at)
           values ('weekly_report', $2, 'Your week', 'Three interviews', now())
         ), claim as (
           insert into private.notifications_sent (user_id, kind, occasion) values ($1, 'weekly_report', '2026-11-16')
         )
         insert into public.notification_preferences values ($1, true, true, true, true)`,
        [nora.id, nora.email],
      ),
    );
    const letter = { name: 'Nora', email: nora.email.toUpperCase(), message: 'Hello' };
    expect((await backend.call('send-contact-email', letter)).status).toBe(200);
    const finishUpload = await startUpload(nora);

    await erase(nora);

    expect((await finishUpload()).status).toBe(403);
    const late = await phone.storage.from('documents').upload(`${nora.id}/3_late.txt`, new Blob(['late']));
    expect(late.error).toMatchObject({ status: 401 });
    const profile = await phone.from('profiles').upsert({ user_id: nora.id, full_name: marker });
    expect(profile.status).toBe(401);
    for (const needle of [nora.id, nora.email, marker]) expect(await find(needle), needle).toEqual([]);
    expect(await filesIn(folder)).toHaveLength(before);
  },
  searchTimeoutMs,
);

it('signing up again with the address of a deleted account does not renew its trial', async () => {
  const nora = await backend.signIn();
  const game = { user_id: nora.id, word: 'RESUME', score: 20, time_taken: 41, difficulty: 'easy' };
  works(await nora.client.from('word_games').insert(game).select('id'));
  await erase(nora);
  await backend.database.asOwner((tx) =>
    tx.query('insert into auth.users (email) values ($1)', [nora.email]),
  );
  const again = await backend.database.asOwner((tx) =>
    tx.query<{ usage_count: number }>(
      `select usage.usage_count from auth.users as account join public.trial_usage as usage on usage.user_id = account.id
       where account.email = $1 and usage.feature_type = 'word_game'`,
      [nora.email],
    ),
  );
  expect(again.rows).toEqual([{ usage_count: 1 }]);
});
