// `node tools/kill-drill.ts 100` on the embedded database, `node tools/kill-drill.ts 100 postgres` on PostgreSQL.
import { killHosts } from '@greenroom/testing/host-process';
import { runKillDrill } from '@greenroom/testing/kill-drill';
import { startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';

const server = process.argv[3] === 'postgres' ? await startPostgres() : undefined;
try {
  const report = await runKillDrill(Number(process.argv[2] ?? 100), server?.url);
  const { reopenedMs } = report;
  const at = (part: number) =>
    reopenedMs[Math.min(reopenedMs.length - 1, Math.floor(reopenedMs.length * part))];
  console.log(
    `${report.rounds} kills, ${report.acknowledged} acknowledged writes, ${report.lost} lost. ` +
      `Ready again after ${at(0.5)} ms (median), ${at(1)} ms at most`,
  );
  process.exitCode = report.lost === 0 ? 0 : 1;
} finally {
  killHosts();
  await server?.stop();
}
