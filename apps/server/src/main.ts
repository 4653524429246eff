import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { builtinEngine } from '@greenroom/coach';
import { openBackupHost } from './backup/backup-host.ts';
import { refuseHalfRestored } from './backup/restore-backup.ts';
import { modelFacts } from './coach-host.ts';
import { type App, type AppOptions, createApp } from './create-app.ts';
import { lockDataDirectory } from './data-lock.ts';
import { keepToOwner, makeFilesForOwnerOnly } from './data-modes.ts';
import { openDatabase } from './database.ts';
import { type DemoAccount, demoAccountsOf } from './demo/accounts.ts';
import { createDemoGuard } from './demo/guard-demo.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { isLocal, settleDemo } from './demo/settle-demo.ts';
import { isDiskLow } from './disk-reserve.ts';
import { type Environment, readEnvironment } from './env.ts';
import { openDiskFiles } from './files/disk.ts';
import { openS3Files } from './files/s3.ts';
import { createLog } from './log.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { refuseMoved } from './move/move-site.ts';
import { explain } from './operator-errors.ts';
import { loadSecrets } from './secrets.ts';
import { settleMemory } from './small-machine.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { startSupabaseHost } from './supabase/start-supabase-host.ts';

interface Running {
  address: string;
  isWebBuilt: boolean;
  showsMail: boolean;
  localKey: string | null;
  paymentsMode: App['paymentsMode'];
  filesPlace: string;
  metricsAt: string | undefined;
  accounts: readonly DemoAccount[];
  /** What to say about the demo accounts where there are none. */
  demoNote: string | undefined;
  /** The disk is nearly full: what people write is refused. */
  isReadOnly: boolean;
  close(): Promise<void>;
}

async function start(environment: Environment): Promise<Running> {
  const { dataDir } = environment;
  // On PostgreSQL several processes share secrets and files; the embedded database belongs to one alone.
  const unlock = environment.databaseUrl ? () => {} : await lockDataDirectory(dataDir);
  const backupFolder = environment.databaseUrl ? undefined : environment.backup.folder;
  await refuseHalfRestored(dataDir);
  if (!environment.databaseUrl) await refuseMoved(dataDir);
  const metrics = environment.metrics && (await openMetrics(environment.model?.prices));
  const ownLog = createLog(environment.logLevel);
  const log = metrics?.watchLog(ownLog) ?? ownLog;
  await mkdir(dataDir, { recursive: true });
  await keepToOwner(dataDir, log);
  const secrets = await loadSecrets(dataDir);
  if (!environment.databaseUrl) settleMemory(environment.isSmallMachine);
  const opened = await openDatabase(environment);
  const database = metrics?.watchDatabase(opened) ?? opened;
  const files = environment.s3
    ? await openS3Files(environment.s3)
    : await openDiskFiles(path.join(dataDir, 'files'));
  const demo = await settleDemo(environment, database);
  const isReadOnly = !environment.databaseUrl && isDiskLow(dataDir);
  if (isReadOnly) log('warn', 'disk nearly full', { help: 'free some room: until then, writes are refused' });
  const prepare: AppOptions['prepare'] =
    demo.isOpen && !isReadOnly ? (app) => seedDemo({ app, database, secrets }) : undefined;
  const app = await createApp({
    ...environment,
    database,
    secrets,
    files,
    log,
    prepare,
    beforeRequest: demo.isOpen ? createDemoGuard(database, log) : undefined,
    onResponse: metrics?.onResponse,
  });
  try {
    const address = await app.listen(environment.port, environment.host);
    const metricsAt =
      environment.metrics && (await metrics?.serve(environment.metrics, { database, app, backupFolder }));
    const backups = environment.databaseUrl
      ? undefined
      : await openBackupHost({
          dataDir,
          database,
          settings: environment.backup,
          filesElsewhere: environment.s3 && files.place,
          log,
        });
    return {
      address: environment.siteUrl ?? address,
      isWebBuilt: await app.isWebBuilt(),
      showsMail: app.showsMail,
      localKey: app.localKey,
      paymentsMode: app.paymentsMode,
      filesPlace: files.place,
      metricsAt,
      accounts: demo.isOpen ? demoAccountsOf(secrets.storageSecret) : [],
      demoNote: demo.note,
      isReadOnly,
      async close() {
        await Promise.all([app.close(), backups?.close()]);
        metrics?.close();
        files.close();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    await app.close();
    await database.close();
    throw error;
  }
}

function describeMail({ address, showsMail, localKey }: Running, smtpUrl: string | undefined): string {
  if (smtpUrl) return `sent by ${new URL(smtpUrl).host}`;
  if (showsMail) return `${address}/_mail?key=${localKey} (no SMTP_URL: it stays on this machine)`;
  return 'waits in the outbox: set SMTP_URL to send it';
}

const payments: Record<App['paymentsMode'], string> = {
  live_mode: 'live, by Dodo Payments',
  test_mode: 'test mode of Dodo Payments: no money is moved',
  local: 'test mode on this machine, no money is moved (set the DODO_* variables to take payments)',
  off: 'none are taken: set the DODO_* variables',
};

const describePayments = ({ address, paymentsMode, localKey }: Running) =>
  paymentsMode === 'local'
    ? `${payments.local}\n            its checkout opens in the browser where you open ${address}/_checkout/?key=${localKey}`
    : payments[paymentsMode];

function describeCoach({ model }: Environment): string {
  const builtIn = `${builtinEngine.name}, rubric ${builtinEngine.version}`;
  const facts = modelFacts(model);
  if (!model || !facts) return `${builtIn} (set AI_PROVIDER and AI_MODEL to add a language model)`;
  const { transcriptionModel } = model;
  const listens = transcriptionModel ? `, recordings by ${transcriptionModel}` : '';
  return `${model.provider} ${facts.label} at ${facts.sentTo}${listens}, ${model.callsPerDay} calls a user and day; where it fails, ${builtIn}`;
}

function describeBackups({ databaseUrl, backup: { folder, everyMinutes, keep } }: Environment): string {
  if (databaseUrl) return 'not made here: PostgreSQL is kept by its own means';
  if (everyMinutes === 0) return `only by "npm run backup", in ${folder}`;
  return `every ${everyMinutes} minutes, the last ${keep}, in ${folder}`;
}

/** The host of a PostgreSQL address, or the folder of its socket; never the user or the password. */
const serverOf = (databaseUrl: string) =>
  /[?&]host=([^&]+)/.exec(databaseUrl)?.[1] ??
  (URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'its socket');

/** The lines that are printed once the host is ready. */
function describe(running: Running, environment: Environment): string {
  const { smtpUrl, databaseUrl, dataDir, host, siteUrl } = environment;
  const database = databaseUrl
    ? `PostgreSQL at ${serverOf(databaseUrl)}`
    : `embedded, in ${path.join(dataDir, 'db')}`;
  const lines = [
    `Greenroom is ready at ${running.address}`,
    '',
    `  Mail      ${describeMail(running, smtpUrl)}`,
    `  Payments  ${describePayments(running)}`,
    `  Coach     ${describeCoach(environment)}`,
    `  Database  ${database}`,
    `  Backups   ${describeBackups(environment)}`,
    `  Files     in ${running.filesPlace}`,
    ...running.accounts.map(({ plan, email, password }) => `  Demo      ${email}  ${password}  (${plan})`),
  ];
  if (running.isReadOnly) {
    lines.push(`  Disk      nearly full: reads only, until there is room again in ${dataDir}`);
  }
  if (running.demoNote) lines.push(`  Demo      ${running.demoNote}`);
  if (running.metricsAt) lines.push(`  Metrics   ${running.metricsAt}`);
  if (!siteUrl && !isLocal(host)) {
    lines.push('  Site      set SITE_URL to the address that people use: links in mails lead there');
  }
  if (!running.isWebBuilt) {
    lines.push('  Web app   not built: the API serves, pages answer 503; "npm start" builds it');
  }
  return `${lines.join('\n')}\n`;
}

try {
  makeFilesForOwnerOnly();
  const stop = stopOnSignals();
  const environment = readEnvironment();
  const { supabase } = environment;
  if (supabase) {
    const host = await startSupabaseHost({ ...environment, supabase });
    stop.closes(host);
    console.log(host.printed);
  } else {
    const running = await start(environment);
    stop.closes(running);
    console.log(describe(running, environment));
  }
} catch (error) {
  console.error(`Greenroom cannot start. ${explain(error)}`);
  process.exit(1);
}
