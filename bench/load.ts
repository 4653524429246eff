// Mixed load of whole journeys (sign-in, dashboard, interview, score) at rising concurrency, on the embedded database and on
// PostgreSQL with one and two processes: `node bench/load.ts [seconds a step]`. Ratios count: everything runs on the same
// machine in one run, the clients and PostgreSQL among it.

import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import {
  type EnrolledPerson,
  enrol,
  freePort,
  type HostProcess,
  signInAt,
  startHost,
} from '@greenroom/testing/host-process';
import { interview } from '@greenroom/testing/journey';
import { openRoundRobin } from '@greenroom/testing/round-robin';
import { hasPostgres, startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';

const stepSeconds = Number(process.argv[2] ?? 10);
const concurrencies = [1, 4, 16];

interface Setup {
  name: string;
  address: string;
  dataDir: string;
  hosts: HostProcess[];
  close(): Promise<void>;
}

interface Step {
  journeys: number;
  errors: number;
  times: number[];
  seconds: number;
  memoryMb: number;
}

async function residentMb({ process: { pid } }: HostProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function open(name: string, processes: number, onPostgres: boolean): Promise<Setup> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-load-'));
  const postgres = onPostgres ? await startPostgres() : undefined;
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const hosts = await Promise.all(Array.from({ length: processes }, () => startHost(settings)));
  // Every set-up stands behind the same balancer, so that it costs all of them the same.
  const balancer = await openRoundRobin(
    port,
    hosts.map(({ address }) => address),
  );
  return {
    name,
    address: balancer.address,
    dataDir,
    hosts,
    async close() {
      await Promise.all(hosts.map((host) => host.stop('SIGTERM')));
      await balancer.close();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const dashboard = [
  ['interview_sessions', 'id, overall_score, completed_at'],
  ['user_streaks', 'current_streak, total_points'],
  ['user_badges', 'badge_id, badges(name)'],
  ['subscription_status', 'status'],
] as const;

let journeysBegun = 0;

async function journey({ address, dataDir }: Setup, person: EnrolledPerson): Promise<void> {
  // Each journey from an address of its own, as people come; one address may sign in 150 times in five minutes.
  journeysBegun += 1;
  const forwardedFor = `10.${journeysBegun >> 16}.${(journeysBegun >> 8) & 255}.${journeysBegun & 255}`;
  const client = await signInAt(address, dataDir, person, { 'x-forwarded-for': forwardedFor });
  for (let visit = 0; visit < 2; visit += 1) {
    const answers = await Promise.all(
      dashboard.map(([table, columns]) => client.from(table).select(columns)),
    );
    for (const { error } of answers) if (error) throw error;
    if (visit === 0)
      await interview(client, ({ ideal_answer: ideal }) => `${ideal} I measured it: 40% fewer errors.`);
  }
  await client.auth.signOut();
}

async function run(setup: Setup, people: readonly EnrolledPerson[]): Promise<Step> {
  const step: Step = { journeys: 0, errors: 0, times: [], seconds: 0, memoryMb: 0 };
  const begun = performance.now();
  const until = begun + stepSeconds * 1_000;
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        try {
          await journey(setup, person);
          step.journeys += 1;
          step.times.push(performance.now() - startedAt);
        } catch {
          step.errors += 1;
        }
      }
    }),
  );
  step.seconds = (performance.now() - begun) / 1_000;
  for (const host of setup.hosts) step.memoryMb += await residentMb(host);
  step.times.sort((a, b) => a - b);
  return step;
}

const setups = [
  { name: 'embedded', processes: 1, onPostgres: false },
  ...(hasPostgres()
    ? [
        { name: 'PostgreSQL, 1 process', processes: 1, onPostgres: true },
        { name: 'PostgreSQL, 2 processes', processes: 2, onPostgres: true },
      ]
    : []),
];
const base = new Map<number, Step>();
console.log(
  `load of the machine before: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
);
console.log('| | at once | journeys/s | ratio | p50 ms | ratio | p95 ms | ratio | errors | memory MB |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { name, processes, onPostgres } of setups) {
  const setup = await open(name, processes, onPostgres);
  try {
    const people: EnrolledPerson[] = [];
    for (let at = 0; at < Math.max(...concurrencies); at += 1)
      people.push(await enrol(setup.address, setup.dataDir));
    for (const [at] of people.slice(0, processes).entries())
      await journey(setup, people[at] as EnrolledPerson);
    for (const count of concurrencies) {
      const step = await run(setup, people.slice(0, count));
      const first = base.get(count) ?? step;
      base.set(count, first);
      const rate = (one: Step) => one.journeys / one.seconds;
      const p = (one: Step, part: number) =>
        one.times[Math.floor((one.times.length - 1) * part)] ?? Number.NaN;
      const both = (of: (one: Step) => number, digits: number) =>
        `${of(step).toFixed(digits)} | ${(of(step) / of(first)).toFixed(2)}`;
      const figures = [both(rate, 2), both((one) => p(one, 0.5), 0), both((one) => p(one, 0.95), 0)];
      console.log(
        `| ${name} | ${count} | ${figures.join(' | ')} | ${step.errors} | ${step.memoryMb.toFixed(0)} |`,
      );
    }
  } finally {
    await setup.close();
  }
}
console.log(
  `load of the machine after: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
);
