// npm run keys: shows, rotates, revokes and imports the keys that sign access tokens. The server has to run.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths } from '@greenroom/gateway';
import { z } from 'zod';
import { type Environment, readEnvironment } from '../env.ts';
import { explain, OperatorError } from '../operator-errors.ts';
import { loadSecrets } from '../secrets.ts';

const usage = 'Use: npm run keys -- [list | rotate | revoke <kid> | import <file with a private JWK>]';

const Answer = z.object({
  keys: z
    .array(
      z.object({
        kid: z.string(),
        algorithm: z.string(),
        status: z.string(),
        created_at: z.string(),
        verifies_until: z.string().nullable(),
      }),
    )
    .optional(),
  msg: z.string().optional(),
});

interface Order {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: string;
}

async function orderOf([verb = 'list', what]: readonly string[]): Promise<Order> {
  if (verb === 'list') return { method: 'GET', path: '' };
  if (verb === 'rotate') return { method: 'POST', path: '/rotate' };
  if (verb === 'revoke' && what) return { method: 'DELETE', path: `/${encodeURIComponent(what)}` };
  if (verb === 'import' && what) {
    const jwk: unknown = JSON.parse(await readFile(what, 'utf8'));
    return { method: 'POST', path: '', body: JSON.stringify({ jwk }) };
  }
  throw new OperatorError(usage);
}

/** Sends the order to the server of this data directory, with its secret key. Throws OperatorError. */
async function send({ dataDir, host, port }: Environment, { method, path: place, body }: Order) {
  if (!existsSync(path.join(dataDir, 'secrets.json'))) {
    throw new OperatorError(
      `${dataDir} has no secrets.json. Set DATA_DIR to the folder that the server uses.`,
    );
  }
  const { secretKey } = await loadSecrets(dataDir);
  // Straight to the process: the key stays on this machine, whatever stands in front of the site.
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${own.includes(':') ? `[${own}]` : own}:${port}${apiPaths.auth}/admin/signing-keys${place}`;
  const response = await fetch(address, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  }).catch(() => {
    throw new OperatorError(
      `No server answers at ${own}:${port}. Start it, or set HOST and PORT as it has them.`,
    );
  });
  const answer = Answer.parse(await response.json());
  if (!response.ok || !answer.keys) throw new OperatorError(answer.msg ?? `status ${response.status}`);
  return answer.keys;
}

try {
  const keys = await send(readEnvironment(), await orderOf(process.argv.slice(2)));
  for (const { kid, algorithm, status, created_at: made, verifies_until: until } of keys) {
    console.log(`${kid}  ${algorithm}  ${status}  made ${made}${until ? `  verifies until ${until}` : ''}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
