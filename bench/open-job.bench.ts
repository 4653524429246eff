import { openPostgres } from '@greenroom/gateway';
import { prepareDatabase } from '@greenroom/testing/test-database';
import { openTestApp, type Person, type TestApp } from '../apps/server/src/test-app.ts';
import { hasPostgres, startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';

/**
 * Server time (CPU of this process and of the database) of the workspace and the list of a job with 200 requirements, 50 likely questions and 300 scored answers, on both
 * databases: `node bench/open-job.bench.ts`. Goal: at most 100 ms.
 */
const [warmUps, rounds] = [10, 50];
const goalMs = 100;
const today = '2026-11-30';

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** A job with its rows, and 300 answers: 50 questions, each in six interviews. */
async function fill(backend: TestApp, { id }: Person, jobId: string): Promise<void> {
  const sessions = Array.from({ length: 20 }, () => crypto.randomUUID());
  await backend.database.asOwner(async (tx) => {
    await tx.query(
      `insert into public.jobs (id, user_id, title, interview_date, interview_time, time_zone, ad, planned_on, reading)
       values ($1, $2, 'Staff Nurse', '2026-12-10', '10:00', 'Europe/Berlin', repeat('Nights and weekends. ', 950), '2026-11-20',
         '{"facts": [], "stressed": [], "engine": {"kind": "builtin", "name": "built-in", "version": "1"}}')`,
      [jobId, id],
    );
    await tx.query(
      `insert into public.job_requirements (job_id, user_id, position, name, line, importance, kind, resume_line)
       select $1, $2, n - 1, 'Requirement ' || n, repeat('A line of the ad. ', 8), 'must-have', 'duty', repeat('A line. ', 12)
       from generate_series(1, 200) as n`,
      [jobId, id],
    );
    await tx.query(
      `insert into public.job_questions
         (job_id, user_id, position, question_text, ideal_answer, kind, competency, level, reason_kind, requirement_id)
       select $1, $2, n - 1, 'Question ' || n, repeat('An ideal answer. ', 40), 'case', 'care', 2, 'ad',
         (select requirement.id from public.job_requirements as requirement
          where requirement.job_id = $1 and requirement.position = n)
       from generate_series(1, 50) as n`,
      [jobId, id],
    );
    await tx.query(
      `insert into public.interview_sessions
         (id, user_id, job_id, job_role, questions_count, status, completed_at, overall_score, feedback)
       select own.id, $2, $1, 'Staff Nurse', 15, 'completed', now() - own.n * interval '1 day', 60, '{}'
       from unnest($3::uuid[]) with ordinality as own (id, n)`,
      [jobId, id, sessions],
    );
    await tx.query(
      `insert into public.interview_answers (session_id, user_id, question_text, user_answer, score, feedback)
       select own.id, $2, 'Question ' || (1 + ((own.place - 1) * 15 + n) % 50), repeat('What I said. ', 100),
         40 + n, jsonb_build_object('overall', 40 + n, 'text', repeat('x', 5000))
       from unnest($1::uuid[]) with ordinality as own (id, place) cross join generate_series(1, 15) as n`,
      [sessions, id],
    );
  });
}

/** CPU of the database beside this process, in seconds; PGlite works in it. */
type Beside = () => Promise<number>;

async function measure(name: string, backend: TestApp, beside: Beside = async () => 0): Promise<void> {
  const person = await backend.signIn('premium');
  const jobId = crypto.randomUUID();
  await fill(backend, person, jobId);
  for (const [label, body] of [
    ['open-job', { jobId, today }],
    ['list-jobs', { today }],
  ] as const) {
    const call = async () => {
      const response = await backend.call(label, body, person.token);
      const text = await response.text();
      if (!response.ok) throw new Error(`${label}: ${response.status} ${text}`);
    };
    for (let at = 0; at < warmUps; at += 1) await call();
    const times: number[] = [];
    const [cpu, other] = [process.cpuUsage(), await beside()];
    for (let at = 0; at < rounds; at += 1) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(cpu);
    const cpuMs = ((user + system) / 1_000 + ((await beside()) - other) * 1_000) / rounds;
    const median = percentile(
      times.sort((a, b) => a - b),
      0.5,
    );
    console.log(
      `${name}, ${label}: CPU ${cpuMs.toFixed(1)} ms (goal ${goalMs}), waited ${median.toFixed(1)} ms at the median`,
    );
  }
  await backend.close();
}

await measure('PGlite', await openTestApp());
if (hasPostgres()) {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  await prepareDatabase(database);
  await measure('PostgreSQL', await openTestApp({ database }), server.cpuSeconds);
  await server.stop();
} else {
  console.log('PostgreSQL: not installed here');
}
