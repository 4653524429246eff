import type { Database, Log } from '@greenroom/gateway';
import { isForwarded, isLocalHost } from '../local-request.ts';
import { retireDemo } from './retire-demo.ts';

/** What shows that people reach this server by another name than this machine's; null where nothing does. */
function publicSign({ headers }: Request): string | null {
  if (isForwarded(headers)) return 'a forwarded header';
  const host = headers.get('host');
  if (host && !isLocalHost(host)) return 'a host name that is not local';
  // A link or a script of another site says nothing about where this server can be reached.
  if (headers.get('sec-fetch-site') === 'cross-site') return null;
  for (const name of ['origin', 'referer']) {
    const address = headers.get(name);
    if (address && URL.canParse(address) && !isLocalHost(new URL(address).host)) return `a foreign ${name}`;
  }
  return null;
}

/**
 * Watches the requests of a server that was started for this machine alone. The first one that can only have come through a
 * proxy disables the demo accounts, before it is answered.
 */
export function createDemoGuard(database: Database, log: Log): (request: Request) => Promise<void> {
  let retiring: Promise<void> | null = null;

  async function retire(sign: string): Promise<void> {
    try {
      await retireDemo(database);
    } catch (error) {
      // The next request tries again.
      retiring = null;
      throw error;
    }
    log('warn', 'demo accounts disabled', {
      reason: `a request carried ${sign}, so others can reach this server`,
      help: 'set SITE_URL for a public site',
    });
  }

  return async (request) => {
    if (retiring === null) {
      const sign = publicSign(request);
      if (sign === null) return;
      retiring = retire(sign);
    }
    await retiring;
  };
}
