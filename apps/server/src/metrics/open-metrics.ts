import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, isDatabaseError, type Log } from '@greenroom/gateway';
import type { Answered } from '../answered.ts';
import { listBackups } from '../backup/backup-files.ts';
import type { App } from '../create-app.ts';

/** What is asked when somebody reads the figures, not before. */
interface Watched {
  database: Database;
  app: Pick<App, 'health' | 'threadsBusy'>;
  /** Where backups are kept, where they are made here. */
  backupFolder: string | undefined;
}

export interface Metrics {
  onAnswered(answered: Answered): void;
  /** The same database, counted. */
  watchDatabase(database: Database): Database;
  /** The same log; calls of a model and lines by level are counted. */
  watchLog(log: Log): Log;
  /** Serves `/metrics` on a port of its own; answers its address. */
  serve(at: { port: number; host: string }, watched: Watched): Promise<string>;
  close(): void;
}

/** Codes and levels come from closed lists; should one ever not, there is no end of series. */
const maxValues = 40;
function createBound(): (value: unknown) => string {
  const seen = new Set<string>();
  return (value) => {
    const text = String(value);
    if (!seen.has(text) && (seen.size >= maxValues || !/^[\w-]{1,40}$/.test(text))) return 'other';
    seen.add(text);
    return text;
  };
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what the host does, for Prometheus. No value comes from a user. The library is loaded by the first use. */
export async function openMetrics(): Promise<Metrics> {
  const { Registry, Counter, Gauge, Histogram, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'greenroom_request_duration_seconds',
    help: 'Answers by area and status; the count of each is the number of requests',
    labelNames: ['area', 'status'],
    buckets: seconds,
    registers,
  });
  const waits = new Histogram({
    name: 'greenroom_database_wait_seconds',
    help: 'How long a transaction waited for its turn',
    buckets: [0.001, ...seconds],
    registers,
  });
  const pending = new Gauge({
    name: 'greenroom_database_pending',
    help: 'Transactions that wait or run',
    registers,
  });
  const failures = new Counter({
    name: 'greenroom_database_failures_total',
    help: 'Transactions that failed by their connection, not by a refusal of the database',
    registers,
  });
  const modelCalls = new Counter({
    name: 'greenroom_model_calls_total',
    help: 'Calls of the language model by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const lines = new Counter({
    name: 'greenroom_log_lines_total',
    help: 'Lines of the log by level',
    labelNames: ['level'],
    registers,
  });
  const outcomeOf = createBound();
  let server: Server | undefined;

  /** `work` hears when its turn has come. */
  async function watch<T>(run: (begun: () => void) => Promise<T>): Promise<T> {
    pending.inc();
    const waited = waits.startTimer();
    let hasBegun = false;
    try {
      return await run(() => {
        if (!hasBegun) waited();
        hasBegun = true;
      });
    } catch (error) {
      if (!hasBegun && !isDatabaseError(error)) failures.inc();
      throw error;
    } finally {
      pending.dec();
    }
  }

  function watchGauges({ database, app, backupFolder }: Watched): void {
    new Gauge({
      name: 'greenroom_outbox_mails',
      help: 'Mails that wait to be sent',
      registers,
      async collect() {
        const { rows } = await database.asOwner((tx) =>
          tx.query<{ waiting: number }>(
            'select count(*)::int as waiting from private.mail_outbox where sent_at is null',
          ),
        );
        this.set(rows[0]?.waiting ?? 0);
      },
    });
    new Gauge({
      name: 'greenroom_threads_busy',
      help: 'Readings of files and long texts that wait or run',
      registers,
      collect() {
        this.set(app.threadsBusy());
      },
    });
    new Gauge({
      name: 'greenroom_check_ok',
      help: '1 where a check of /health/ready finds nothing wrong',
      labelNames: ['check'],
      registers,
      async collect() {
        const { checks } = await app.health.look();
        for (const [check, finding] of Object.entries(checks)) this.set({ check }, finding === 'ok' ? 1 : 0);
      },
    });
    if (backupFolder === undefined) return;
    new Gauge({
      name: 'greenroom_backup_latest_timestamp_seconds',
      help: 'When the newest backup was made; 0 where there is none',
      registers,
      async collect() {
        const [latest] = await listBackups(backupFolder);
        this.set((latest?.madeAt ?? 0) / 1_000);
      },
    });
  }

  /** Figures that cannot be had while the database is away leave the others readable. */
  async function read(): Promise<string> {
    const parts = await Promise.allSettled(
      registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name)),
    );
    return `${parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : [])).join('\n\n')}\n`;
  }

  return {
    onAnswered: ({ area, status, seconds: taken }) => requests.observe({ area, status }, taken),
    watchDatabase: (database) => ({
      ...database,
      asCaller: (caller, work, options) =>
        watch((begun) =>
          database.asCaller(
            caller,
            (tx) => {
              begun();
              return work(tx);
            },
            options,
          ),
        ),
      readAsCaller: (caller, sql, params) => watch(() => database.readAsCaller(caller, sql, params)),
      asOwner: (work) =>
        watch((begun) =>
          database.asOwner((tx) => {
            begun();
            return work(tx);
          }),
        ),
    }),
    watchLog: (log) => (level, message, fields) => {
      lines.inc({ level });
      if (message === 'model') modelCalls.inc({ outcome: outcomeOf(fields?.code) });
      log(level, message, fields);
    },
    async serve({ port, host }, watched) {
      watchGauges(watched);
      const opened = createServer(async (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
        try {
          const figures = await read();
          response.writeHead(200, { 'content-type': registry.contentType }).end(figures);
        } catch {
          response.writeHead(500).end();
        }
      });
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject).listen(port, host, resolve);
      });
      server = opened;
      return `http://${host}:${(opened.address() as AddressInfo).port}/metrics`;
    },
    close() {
      server?.closeAllConnections();
      server?.close();
    },
  };
}
