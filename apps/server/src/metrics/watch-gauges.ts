import type { Database } from '@greenroom/gateway';
import type { Registry } from 'prom-client';
import { listBackups } from '../backup/backup-files.ts';
import type { App } from '../create-app.ts';
import type { Library } from './instruments.ts';

/** What is asked when somebody reads the figures, not before. */
export interface Watched {
  database: Database;
  app: Pick<App, 'health' | 'threadsBusy'>;
  /** Where backups are kept, where they are made here. */
  backupFolder: string | undefined;
}

/** Asks for these figures each time that somebody reads them. */
export function watchGauges(
  { Gauge }: Library,
  registers: Registry[],
  { database, app, backupFolder }: Watched,
): void {
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
