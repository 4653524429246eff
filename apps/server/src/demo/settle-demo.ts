import type { Database } from '@greenroom/gateway';
import type { Environment } from '../env.ts';
import { isLoopback } from '../local-request.ts';
import { isDemoRetired, retireDemo } from './retire-demo.ts';

/** The settings that decide who can reach a server. */
type Reach = Pick<Environment, 'databaseUrl' | 'siteUrl' | 'host' | 'trustProxy'>;

export const isLocal = (host: string): boolean => isLoopback(host) || host === 'localhost';

/** Accounts with a known password are made only where nobody but this machine can reach them. */
export const allowsDemo = ({ databaseUrl, siteUrl, host, trustProxy }: Reach): boolean =>
  !databaseUrl && !siteUrl && !trustProxy && isLocal(host);

/** Whether the demo accounts are open on this data. A start that others can reach disables them for good. */
export async function settleDemo(
  environment: Reach,
  database: Database,
): Promise<{ isOpen: boolean; note?: string }> {
  if (allowsDemo(environment)) {
    if (!(await isDemoRetired(database))) return { isOpen: true };
    return { isOpen: false, note: 'disabled: others could reach this data before (a new DATA_DIR has them)' };
  }
  const retired = await retireDemo(database);
  if (retired === 0) return { isOpen: false };
  return {
    isOpen: false,
    note: `disabled for good on this data (${retired}): their passwords are public, and others can reach this server`,
  };
}
