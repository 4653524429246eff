import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiPaths } from '@greenroom/gateway';
import type { Environment } from './env.ts';
import { OperatorError } from './operator-errors.ts';
import { loadSecrets } from './secrets.ts';

export interface Order {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /auth/v1/admin. */
  path: string;
  body?: string;
}

/** Sends an order to the auth area of the server of this data directory, with its secret key. Throws OperatorError. */
export async function askOwnServer(
  { dataDir, host, port }: Environment,
  { method, path: place, body }: Order,
): Promise<{ isOk: boolean; status: number; answer: unknown }> {
  if (!existsSync(path.join(dataDir, 'secrets.json'))) {
    throw new OperatorError(
      `${dataDir} has no secrets.json. Set DATA_DIR to the folder that the server uses.`,
    );
  }
  const { secretKey } = await loadSecrets(dataDir);
  // Straight to the process: the key stays on this machine, whatever proxy is in front of the site.
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${own.includes(':') ? `[${own}]` : own}:${port}${apiPaths.auth}/admin${place}`;
  const response = await fetch(address, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  }).catch(() => {
    throw new OperatorError(
      `No server answers at ${own}:${port}. Start it, or set HOST and PORT as it has them.`,
    );
  });
  return { isOk: response.ok, status: response.status, answer: await response.json() };
}
