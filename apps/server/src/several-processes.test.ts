import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '@greenroom/gateway';
import {
  connectAsOperator,
  enrol,
  freePort,
  type HostProcess,
  killHosts,
  signInAt,
  startHost,
} from '@greenroom/testing/host-process';
import { interview } from '@greenroom/testing/journey';
import { openRoundRobin, type RoundRobin } from '@greenroom/testing/round-robin';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../packages/gateway/src/conformance/postgres-server.ts';

const longMs = 240_000;

/** A mail server that counts what it is given, by recipient. */
async function openMailbox() {
  const got = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { got, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((end) => server.close(end)) };
}

/** As docs/postgres.md has it: a database whose owner is no superuser. Answers its address. */
async function prepareServer(postgres: PostgresServer): Promise<string> {
  const server = await openPostgres(postgres.url, 1);
  await server.asOwner(async (tx) => {
    await tx.exec(`
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      create role greenroom login;
      grant anon, authenticated, service_role to greenroom;`);
    await tx.exec('commit');
    await tx.exec('create database greenroom owner greenroom');
    await tx.exec('begin');
  });
  await server.close();
  return postgres.url.replace('postgres@/postgres', 'greenroom@/greenroom');
}

describe.skipIf(!hasPostgres())('two processes on one PostgreSQL behind a balancer', () => {
  let postgres: PostgresServer;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let dataDir: string;
  let settings: Record<string, string>;
  let hosts: HostProcess[];
  let balancer: RoundRobin;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-several-'));
    [postgres, mailbox] = await Promise.all([startPostgres(), openMailbox()]);
    const port = await freePort();
    settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: await prepareServer(postgres),
      SITE_URL: `http://localhost:${port}`,
      SMTP_URL: mailbox.url,
    };
    // At the same moment, on an empty database and without secrets: both come up, the migrations run once.
    hosts = await Promise.all([startHost(settings), startHost(settings)]);
    balancer = await openRoundRobin(
      port,
      hosts.map((host) => host.address),
    );
  }, longMs);
  afterAll(async () => {
    killHosts();
    await Promise.all([balancer?.close(), mailbox?.close(), postgres?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }, longMs);

  it('serve one journey, with realtime across them, while one is killed and replaced', {
    timeout: longMs,
  }, async () => {
    const person = await enrol(balancer.address, dataDir);
    const client = await signInAt(balancer.address, dataDir, person);
    const heard: string[] = [];
    const joined: string[] = [];
    await client.realtime.setAuth();
    client
      .channel('games')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'user_badges', filter: `user_id=eq.${person.id}` },
        (change) => heard.push(String(change.new.badge_id)),
      )
      .subscribe((status) => joined.push(status));
    await expect.poll(() => joined, { timeout: 20_000 }).toContain('SUBSCRIBED');

    // Every request goes to the other process than the last one; the socket stays with one of the two.
    expect(
      await interview(client, ({ ideal_answer: ideal }) => `${ideal} I measured it: 40% fewer errors.`),
    ).toBeGreaterThan(20);
    for (const { address } of hosts) expect(balancer.served.get(address)).toBeGreaterThan(3);
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0);

    const [killed, kept] = hosts as [HostProcess, HostProcess];
    await killed.stop('SIGKILL');
    const before = await client
      .from('interview_sessions')
      .select('id, overall_score')
      .eq('status', 'completed');
    expect(before.data).toHaveLength(1);
    const replacement = await startHost(settings);
    balancer.hosts = [kept.address, replacement.address];
    hosts = [kept, replacement];
    await expect
      .poll(() => client.realtime.isConnected() && joined.at(-1), { timeout: 60_000 })
      .toBe('SUBSCRIBED');

    heard.length = 0;
    expect(
      await interview(client, ({ ideal_answer: ideal }) => `${ideal} I cut the cost by half.`),
    ).toBeGreaterThan(20);
    const operator = await connectAsOperator(replacement.address, dataDir);
    const owned = await operator.from('user_badges').select('badge_id').eq('user_id', person.id);
    const { data: badges } = await operator.from('badges').select('id');
    const missing = badges?.find(({ id }) => !owned.data?.some((row) => row.badge_id === id));
    for (const { address } of hosts) {
      // Written at either process, heard on the one socket.
      const direct = await connectAsOperator(address, dataDir);
      const row = { user_id: person.id, badge_id: missing?.id };
      expect((await direct.from('user_badges').insert(row)).error).toBeNull();
      await expect.poll(() => heard, { timeout: 20_000 }).toContain(String(missing?.id));
      heard.length = 0;
      expect((await direct.from('user_badges').delete().match(row)).error).toBeNull();
    }
    expect(balancer.served.get(replacement.address)).toBeGreaterThan(3);
    await client.removeAllChannels();
  });

  it('a session and a file of one process are those of the other', { timeout: longMs }, async () => {
    const [here, there] = hosts.map(({ address }) => address) as [string, string];
    const person = await enrol(here, dataDir);
    const client = await signInAt(here, dataDir, person);
    const file = `${person.id}/kept.pdf`;
    const text = '%PDF-1.7\n%%EOF\n';
    expect((await client.storage.from('documents').upload(file, new Blob([text]))).error).toBeNull();
    const session = (await client.auth.getSession()).data.session;
    const other = await signInAt(there, dataDir, person);
    const restored = await other.auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
    expect(restored.error).toBeNull();
    expect((await other.auth.refreshSession()).error).toBeNull();
    expect(await (await other.storage.from('documents').download(file)).data?.text()).toBe(text);
  });

  it('count wrong passwords together', { timeout: longMs }, async () => {
    const [here, there] = hosts.map(({ address }) => address) as [string, string];
    const person = await enrol(here, dataDir);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const tried = signInAt(at % 2 ? here : there, dataDir, {
        email: person.email,
        password: 'Wrong-Pass-1!',
      });
      statuses.push(
        await tried.then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('a mail that is due is written once and sent once', { timeout: longMs }, async () => {
    const database = await openPostgres(settings.DATABASE_URL ?? '', 2);
    const to = Array.from({ length: 40 }, (_, at) => `once-${at}@example.com`);
    await database.asOwner((tx) =>
      tx.query(
        `insert into private.mail_outbox (kind, to_address, subject, text, html)
         select 'contact', a, 'Once', 'Once', 'Once' from unnest($1::text[]) as u (a)`,
        [to],
      ),
    );
    const ours = () => to.map((address) => mailbox.got.get(address) ?? 0);
    await expect.poll(() => ours().every((count) => count > 0), { timeout: 60_000 }).toBe(true);
    const { rows } = await database.asOwner((tx) =>
      tx.query(`select name from gateway.leases where held_until > now() order by name`),
    );
    await database.close();
    expect(ours()).toEqual(to.map(() => 1));
    expect(rows.map(({ name }) => name)).toContain('payments: end due plans');
  });
});
