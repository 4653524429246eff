import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDisputes, withoutNames } from './disputes.ts';

const userId = 'a0000000-0000-4000-8000-00000000000a';
const sessionId = '10000000-0000-4000-8000-000000000001';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner((tx) =>
    tx.exec(`
      insert into auth.users (id, email, raw_user_meta_data)
        values ('${userId}', 'nora@example.com', '{"full_name": "Nora O''Neil"}');
      insert into public.interview_sessions (id, user_id, job_role) values ('${sessionId}', '${userId}', 'Nurse');
      insert into public.interview_answers (session_id, user_id, question_text, user_answer)
        values ('${sessionId}', '${userId}', 'What did you make?', 'Words');
      insert into public.interview_marks
        (session_id, user_id, question_text, point_id, ask, kind, quote, quote_end, counts, worth)
        values ('${sessionId}', '${userId}', 'What did you make?', 'upkeep', 'Who keeps it?', 'said',
          'They said ask Nora at nora@example.com', 38, true, 4);
      insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind)
        values ('${sessionId}', '${userId}', 'What did you make?', 'why', 'Why?', 'left_out');
      insert into public.interview_marks
        (session_id, user_id, question_text, point_id, ask, kind, quote, quote_end, counts, worth)
        values ('${sessionId}', '${userId}', 'What did you make?', 'red_flag:1', 'That is unsafe.', 'not_meant',
          'Nora never locks it', 19, true, 37);
    `),
  );
});
afterAll(() => database.close());

const run = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'disputes.ts')], { env: settings });

describe('npm run disputes', () => {
  it('exports what was marked without whoever marked it', async () => {
    const disputes = await readDisputes(database);
    const question = 'What did you make?';
    expect(disputes).toEqual([
      {
        ...{ question, ask: 'That is unsafe.', pointId: 'red_flag:1', kind: 'not_meant', counts: true },
        words: '[name] never locks it',
      },
      {
        ...{ question, ask: 'Who keeps it?', pointId: 'upkeep', kind: 'said', counts: true },
        words: 'They said ask [name] at [email]',
      },
      { question, ask: 'Why?', pointId: 'why', kind: 'left_out', words: '', counts: false },
    ]);
    expect(JSON.stringify(disputes)).not.toMatch(new RegExp(`${userId}|${sessionId}|nora|example`, 'i'));
  });

  it.each([
    ["I am Nora O'Neil.", "Nora O'Neil", "I am [name] O'[name]."],
    ['Honora ordered 40 beds', 'Nora', 'Honora ordered 40 beds'],
    ['Call +1 (555) 010-2030 or mail a.b@c.io.', null, 'Call [phone] or mail [email].'],
    ['From 40 minutes to 25 in 2024', 'A B', 'From 40 minutes to 25 in 2024'],
    ['Ана и Анастасия', 'Ана', '[name] и Анастасия'],
  ])('reads %j of %j as %j', (words, name, expected) => {
    expect(withoutNames(words, name)).toBe(expected);
  });

  it('is off until the operator turns it on, and says how', async () => {
    await expect(run({})).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Set EXPORT_DISPUTES=1'),
    });
  });

  it('names what a Supabase project needs', async () => {
    const key = 'x'.repeat(20);
    const project = {
      SUPABASE_URL: 'https://project.example',
      SUPABASE_PUBLISHABLE_KEY: key,
      SUPABASE_SECRET_KEY: `${key}y`,
    };
    await expect(run({ ...project, EXPORT_DISPUTES: '1' })).rejects.toMatchObject({
      stderr: expect.stringContaining('DATABASE_URL'),
    });
  });
});
