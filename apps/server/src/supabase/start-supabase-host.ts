import type { Environment } from '../env.ts';
import { createLog } from '../log.ts';
import { createSupabaseHost } from './create-supabase-host.ts';

/** Starts the host over a Supabase project; resolves to what it prints, and how it is stopped. */
export async function startSupabaseHost(
  environment: Environment & { supabase: NonNullable<Environment['supabase']> },
): Promise<{ printed: string; close(): Promise<void> }> {
  const host = await createSupabaseHost({ ...environment, log: createLog(environment.logLevel) });
  const own = await host.listen(environment.port, environment.host);
  const lines = [
    `Greenroom is ready at ${environment.siteUrl ?? own}`,
    '',
    `  Backend   the Supabase project at ${new URL(environment.supabase.url).host}`,
    '  Here      pages, server functions, payments by webhook',
    '  Not here  database, files, sign-in with its mails, live changes: the project does them',
    '  Mail      other mails wait in the outbox of the project’s database: see docs/deploy-supabase.md',
    ...(environment.databaseUrl || environment.s3 || environment.smtpUrl
      ? ['  Unused    DATABASE_URL, S3_* and SMTP_URL have no meaning in front of a Supabase project']
      : []),
    ...((await host.isWebBuilt()) ? [] : ['  Web app   not built: "npm start" builds it']),
  ];
  return { printed: `${lines.join('\n')}\n`, close: () => host.close() };
}
