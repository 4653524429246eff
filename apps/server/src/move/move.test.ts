import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openPostgres } from '@greenroom/gateway';
import {
  enrol,
  killHosts,
  newDataDir,
  runCommand,
  signInAt,
  startedDataDir,
  startHost,
} from '@greenroom/testing/host-process';
import { interview } from '@greenroom/testing/journey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../../packages/gateway/src/conformance/postgres-server.ts';
import { openDiskFiles } from '../files/disk.ts';

const longMs = 480_000;
const text = '%PDF-1.7\n% kept\n%%EOF\n';

describe.skipIf(!hasPostgres())('npm run move', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await startedDataDir();
    postgres = await startPostgres();
  }, longMs);
  afterAll(async () => {
    killHosts();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, longMs);

  const move = async () =>
    (await runCommand('move/move-command.ts', { DATA_DIR: dataDir }, ['--to', postgres.url])).printed;
  const onPostgres = async <T extends object>(sql: string) => {
    const database = await openPostgres(postgres.url, 1);
    const { rows } = await database.asOwner((tx) => tx.query<T>(sql)).finally(() => database.close());
    return rows;
  };

  it('takes everything along, all or nothing, and people go on where they were', {
    timeout: longMs,
  }, async () => {
    const old = await startHost({ DATA_DIR: dataDir });
    const person = await enrol(old.address, dataDir);
    const client = await signInAt(old.address, dataDir, person);
    const score = await interview(client, ({ ideal_answer: ideal }) => `${ideal} "Zoë's", \\ {a,b} 40%.`);
    const details = {
      title: 'Staff Nurse',
      company: '',
      format: null,
      place: '',
      people: '',
      resumeId: null,
    };
    const ward =
      "Staff Nurse\nWhat you'll do\n- Check doses with a second nurse\nRequirements\n- Current RN license\n";
    const saved = await client.functions.invoke('save-job', {
      body: {
        ...{ jobId: crypto.randomUUID(), today: '2026-11-30', ad: ward },
        details: { ...details, interviewDate: null, interviewTime: null, timeZone: 'UTC' },
      },
    });
    expect(saved.error).toBeNull();
    const told = { title: 'The sheet', actions: 'I made a sheet.', competencies: ['communication'] };
    expect((await client.from('stories').insert({ user_id: person.id, ...told })).error).toBeNull();
    const letter = { user_id: person.id, text: 'Dear hiring team,', form: { name: "Zoë's" } };
    expect((await client.from('letters').upsert(letter, { onConflict: 'user_id,job_id' })).error).toBeNull();
    const resume = { user_id: person.id, title: 'Master', content: { basics: { name: "Zoë's" } } };
    expect((await client.from('resumes').insert(resume)).error).toBeNull();
    const file = `${person.id}/kept.pdf`;
    expect((await client.storage.from('documents').upload(file, new Blob([text]))).error).toBeNull();
    const session = (await client.auth.getSession()).data.session;
    expect(await move()).toMatch(/Nothing was moved.*Another Greenroom process/);
    await old.stop('SIGTERM');

    // A database with anything in it is not written to.
    await onPostgres('create table public.somebody_elses (id int)');
    expect(await move()).toMatch(/not empty/);
    expect(await onPostgres(`select from pg_namespace where nspname = 'auth'`)).toEqual([]);
    await onPostgres('drop table public.somebody_elses');

    // A file is missing: nothing arrives, and once it is back the same command goes on.
    const files = path.join(dataDir, 'files');
    const [name = ''] = (await readdir(files, { recursive: true })).filter((entry) =>
      /[0-9a-f]{8}-/.test(entry),
    );
    await rm(path.join(files, name));
    expect(await move()).toMatch(/Nothing was moved.*missing/);
    expect(await onPostgres('select from auth.users')).toEqual([]);
    await (await openDiskFiles(files)).write(path.basename(name), Buffer.from(text));
    expect(await move()).toMatch(/\d{3,} rows in \d\d tables and 1 files are there, each compared/);

    const refused = await startHost({ DATA_DIR: dataDir }).catch((error: Error) => error.message);
    expect(refused).toMatch(/was moved to PostgreSQL/);
    expect(await move()).toMatch(/was moved to PostgreSQL/);

    // The demo accounts, whose passwords anybody can read, stay behind with all that is theirs.
    expect(await onPostgres(`select email from auth.users`)).toEqual([{ email: person.email }]);
    expect(await onPostgres(`select from public.interview_sessions where user_id <> '${person.id}'`)).toEqual(
      [],
    );

    const host = await startHost({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    const there = await signInAt(host.address, dataDir, person);
    const { data } = await there.from('interview_sessions').select('overall_score').eq('status', 'completed');
    expect(data).toEqual([{ overall_score: score }]);
    const jobs = await there
      .from('jobs')
      .select('title, ad, job_questions (id), job_requirements (line), job_asks (id)')
      .single();
    expect(jobs.data).toMatchObject({ title: 'Staff Nurse', ad: ward });
    expect(jobs.data?.job_requirements).toContainEqual({ line: 'Check doses with a second nurse' });
    expect(jobs.data?.job_asks.length).toBeGreaterThan(0);
    expect(jobs.data?.job_questions.length).toBeGreaterThan(7);
    const stories = await there.from('stories').select('title, actions, competencies').single();
    expect(stories.data).toEqual(told);
    expect((await there.from('letters').select('text, form').single()).data).toEqual({
      text: 'Dear hiring team,',
      form: { name: "Zoë's" },
    });
    expect((await there.from('resumes').select('title, content, revision').single()).data).toEqual({
      title: 'Master',
      content: { basics: { name: "Zoë's" } },
      revision: 0,
    });
    const reviews = await there.from('review_items').select('kind').eq('kind', 'likely');
    expect(reviews.data?.length).toBe(jobs.data?.job_questions.length);
    const answers = await there.from('interview_answers').select('user_answer');
    expect(answers.data?.every(({ user_answer: answer }) => answer.endsWith(`"Zoë's", \\ {a,b} 40%.`))).toBe(
      true,
    );
    expect(await (await there.storage.from('documents').download(file)).data?.text()).toBe(text);
    // The session from before the move is still one, and new rows get new numbers.
    const token = session?.refresh_token ?? '';
    expect((await there.auth.refreshSession({ refresh_token: token })).error).toBeNull();
    expect(await interview(there, () => 'I measured it and it was 40% faster.')).toBeGreaterThan(0);
    await host.stop('SIGTERM');

    // A second target with users in it is refused even where an earlier move has not come to its end.
    await rm(path.join(dataDir, 'moved.json'));
    await onPostgres('create schema unfinished_move');
    expect(await move()).toMatch(/has users already/);
    expect(await onPostgres('select from auth.users')).not.toEqual([]);
  });
});

it('says what is missing', async () => {
  const dataDir = await newDataDir();
  await writeFile(path.join(dataDir, 'moved.json'), '{}');
  const { code, printed } = await runCommand('move/move-command.ts', { DATA_DIR: dataDir });
  expect({ code, printed }).toMatchObject({ code: 1, printed: expect.stringMatching(/--to postgres:/) });
  await rm(dataDir, { recursive: true });
});
