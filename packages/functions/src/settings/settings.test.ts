import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DownloadDataOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that are still referred to. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let backend: TestApp;
let time = Date.now();
beforeAll(async () => {
  backend = await openTestApp({ now: () => time });
});
afterAll(() => backend.close());

const ask = (token?: string) => backend.call('request-account-deletion', {}, token);
const confirm = (link: string | undefined, bearer?: string) =>
  backend.call('confirm-account-deletion', { token: link }, bearer);
const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()).error });

async function mailsTo(person: Person) {
  const { rows } = await backend.database.asOwner((tx) =>
    tx.query<{ subject: string; text: string; html: string }>(
      `select subject, text, html from private.mail_outbox
       where kind = 'account_deletion' and to_address = $1 order by position`,
      [person.email],
    ),
  );
  return rows;
}

const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1];

async function tokenFor(person: Person): Promise<string | undefined> {
  expect((await ask(person.token)).status).toBe(200);
  return tokenIn((await mailsTo(person)).at(-1)?.text);
}

async function isThere(person: Person): Promise<boolean> {
  const { rows } = await backend.database.asOwner((tx) =>
    tx.query('select 1 from auth.users where id = $1', [person.id]),
  );
  return rows.length === 1;
}

/** As if the last request of that person had been so long ago. */
const letPass = (person: Person, interval: string) =>
  backend.database.asOwner((tx) =>
    tx.query(
      `update private.account_deletions
       set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where user_id = $1`,
      [person.id, interval],
    ),
  );

describe('request-account-deletion', () => {
  it('mails a link to the account’s own address, whatever the body says, and deletes nothing', async () => {
    const nora = await backend.signIn();
    const body = { email: 'thief@example.com', user_id: 'x' };
    const response = await backend.call('request-account-deletion', body, nora.token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    const [mail, ...others] = await mailsTo(nora);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/account-deletion#token=[\w-]{43}\n/);
    expect(mail?.html).toContain(`#token=${tokenIn(mail?.text)}"`);
    expect(await isThere(nora)).toBe(true);
    const { rows } = await backend.database.asOwner((tx) =>
      tx.query<{ token_hash: string }>(
        'select token_hash from private.account_deletions where user_id = $1',
        [nora.id],
      ),
    );
    expect(rows[0]?.token_hash).not.toContain(tokenIn(mail?.text));
  });

  it('sends no second mail within a minute, and a newer link replaces the older one', async () => {
    const nora = await backend.signIn();
    const first = await tokenFor(nora);
    expect(await tokenFor(nora)).toBe(first);
    expect(await mailsTo(nora)).toHaveLength(1);
    await letPass(nora, '2 minutes');
    const second = await tokenFor(nora);
    expect(second).not.toBe(first);
    expect(await refusal(await confirm(first))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await isThere(nora)).toBe(true);
    expect((await confirm(second)).status).toBe(200);
  });

  it('is refused to visitors, to bodies that are not objects, and past five times an hour', async () => {
    const nora = await backend.signIn();
    expect((await ask()).status).toBe(401);
    expect((await backend.call('request-account-deletion', '[]', nora.token)).status).toBe(400);
    for (let index = 0; index < 5; index++) expect((await ask(nora.token)).status).toBe(200);
    expect((await ask(nora.token)).status).toBe(429);
    time += 3_600_000;
  });
});

describe('confirm-account-deletion', () => {
  it('deletes the account once: the link is good for nothing afterwards, and the sign-in is refused', async () => {
    const nora = await backend.signIn();
    const token = await tokenFor(nora);
    expect(await (await confirm(token, nora.token)).json()).toEqual({ success: true });
    expect(await isThere(nora)).toBe(false);
    expect(
      (await nora.client.auth.signInWithPassword({ email: nora.email, password: 'Rehearse-24!room' })).error,
    ).toMatchObject({ code: 'invalid_credentials' });
    expect((await backend.call('initialize-user-data', {}, nora.token)).status).toBe(401);
    expect(await refusal(await confirm(token))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('works without a sign-in, as the mail may be read elsewhere', async () => {
    const nora = await backend.signIn();
    expect((await confirm(await tokenFor(nora))).status).toBe(200);
    expect(await isThere(nora)).toBe(false);
  });

  it('is refused to another account, and nothing happens to either', async () => {
    const nora = await backend.signIn();
    const ben = await backend.signIn();
    const token = await tokenFor(nora);
    expect(await refusal(await confirm(token, ben.token))).toMatchObject({ status: 403, code: 'no_access' });
    expect([await isThere(nora), await isThere(ben)]).toEqual([true, true]);
    expect((await confirm(token, nora.token)).status).toBe(200);
    expect(await isThere(ben)).toBe(true);
  });

  it('refuses an expired link by saying so, and nothing happens', async () => {
    const nora = await backend.signIn();
    const token = await tokenFor(nora);
    await letPass(nora, '24 hours');
    expect(await refusal(await confirm(token))).toMatchObject({
      status: 404,
      message: 'This link has expired. Ask for a new one in Settings.',
    });
    expect(await isThere(nora)).toBe(true);
  });

  it.each([[''], ['x'.repeat(201)], [undefined]])('refuses what is no token: %s', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });

  it('refuses what was never sent, a stolen sign-in and more than thirty tries an hour', async () => {
    const nora = await backend.signIn();
    const token = await tokenFor(nora);
    expect((await confirm(token, 'stolen')).status).toBe(401);
    expect((await confirm(`${token}x`)).status).toBe(404);
    const tries = Array.from({ length: 30 }, () => confirm('guessed'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(await isThere(nora)).toBe(true);
    time += 3_600_000;
  });

  it('of two at once deletes once', async () => {
    const nora = await backend.signIn();
    const token = await tokenFor(nora);
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await isThere(nora)).toBe(false);
  });
});

describe('download-my-data', () => {
  const download = async (person: Person) => {
    const response = await backend.call('download-my-data', {}, person.token);
    expect(response.status).toBe(200);
    return DownloadDataOutput.parse(await response.json());
  };

  it('holds every row and the list of files of the caller, and nothing of others', async () => {
    const nora = await backend.signIn();
    const ben = await backend.signIn();
    for (const person of [nora, ben]) {
      const path = `${person.id}/1_cv.txt`;
      expect((await person.client.storage.from('documents').upload(path, new Blob(['cv']))).error).toBeNull();
      const document = {
        user_id: person.id,
        name: 'cv.txt',
        type: 'resume',
        content: `cv of ${person.email}`,
      };
      expect((await person.client.from('user_documents').insert(document)).error).toBeNull();
    }
    const data = await download(nora);
    expect(data.account).toMatchObject({ id: nora.id, email: nora.email });
    expect(data.tables.user_documents).toMatchObject([{ content: `cv of ${nora.email}` }]);
    expect(data.tables.profiles).toMatchObject([{ user_id: nora.id }]);
    expect(data.tables.trial_usage).toHaveLength(3);
    expect(data.files).toMatchObject([{ bucket: 'documents', name: `${nora.id}/1_cv.txt`, size_bytes: 2 }]);
    expect(data.sign_ins).toHaveLength(1);
    expect(data.second_factors).toEqual([]);
    const text = JSON.stringify(data);
    expect(text).not.toContain(ben.id);
    expect(text).not.toContain(ben.email);
  });

  it('names every table that has rows of users, also those that do not exist yet, and no secret', async () => {
    const nora = await backend.signIn();
    await backend.database.asOwner((tx) =>
      tx.exec(
        'create table private.new_feature (user_id uuid, note text); alter table private.new_feature enable row level security',
      ),
    );
    await backend.database.asOwner((tx) =>
      tx.query(`insert into private.new_feature values ($1, 'mine'), (gen_random_uuid(), 'not mine')`, [
        nora.id,
      ]),
    );
    const token = await tokenFor(nora);
    const data = await download(nora);
    expect(data.tables.new_feature).toEqual([{ user_id: nora.id, note: 'mine' }]);
    expect(data.tables.account_deletions).toHaveLength(1);
    expect(data.mails).toMatchObject([{ kind: 'account_deletion' }]);
    const text = JSON.stringify(data);
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/token_hash|encrypted_password/);
  });

  it('streams 10,000 interviews whole, each once, in constant memory', { timeout: 120_000 }, async () => {
    const nora = await backend.signIn('premium');
    const interviews = 10_000;
    const feedbackCharacters = 12_000;
    await backend.database.asOwner(async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      await tx.query(
        `insert into public.interview_sessions (user_id, job_role, interview_type, difficulty, questions_count, time_limit, status, overall_score, completed_at, feedback)
         select $1, 'Chef ' || number, 'technical', 'easy', 3, 30, 'completed', 80, now(), jsonb_build_object('note', repeat('well done ', $3::int / 10))
         from generate_series(1, $2::int) as number`,
        [nora.id, interviews, feedbackCharacters],
      );
    });
    const response = await backend.call('download-my-data', {}, nora.token);
    expect(response.status).toBe(200);
    const before = heapInUse();
    let measuredAt = 0;
    let mostHeap = 0;
    let bytes = 0;
    let rest = '';
    const seen = new Set<string>();
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      const text = rest + decoder.decode(chunk, { stream: true });
      for (const [, role = ''] of text.matchAll(/"job_role":"(Chef \d+)"/g)) seen.add(role);
      rest = text.slice(-100);
      if (bytes - measuredAt < 10_000_000) continue;
      measuredAt = bytes;
      mostHeap = Math.max(mostHeap, heapInUse() - before);
    }
    expect(rest).toMatch(/\]\}\}$/);
    expect(seen.size).toBe(interviews);
    expect(bytes).toBeGreaterThan(interviews * feedbackCharacters);
    expect(measuredAt).toBeGreaterThan(100_000_000);
    expect(mostHeap).toBeLessThan(20_000_000);
  });

  it('breaks off, with a line in the log, where a later page cannot be read', async () => {
    const nora = await backend.signIn();
    const response = await backend.call('download-my-data', {}, nora.token);
    await backend.database.asOwner((tx) =>
      tx.exec('revoke execute on function public.export_my_rows(text, text, integer) from authenticated'),
    );
    await expect(response.text()).rejects.toThrow();
    expect(backend.logged.some(({ message }) => message === 'function broke off')).toBe(true);
    await backend.database.asOwner((tx) =>
      tx.exec('grant execute on function public.export_my_rows(text, text, integer) to authenticated'),
    );
  });

  it('is refused to visitors and to a bad body, and past twenty times an hour', async () => {
    const nora = await backend.signIn();
    expect((await backend.call('download-my-data', {})).status).toBe(401);
    expect((await backend.call('download-my-data', '7', nora.token)).status).toBe(400);
    for (let index = 0; index < 20; index++) await download(nora);
    expect((await backend.call('download-my-data', {}, nora.token)).status).toBe(429);
  });
});
