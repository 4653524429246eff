import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GatewaySecrets } from '@greenroom/gateway';
import { z } from 'zod';
import { OperatorError } from './operator-errors.ts';

const secretBytes = 32;

/** Decoded length and variety: short, repeated or counted-up secrets do not pass. */
function isStrong(secret: string): boolean {
  const random = secret.replace(/^sb_(?:publishable|secret)_/, '');
  if (!/^[A-Za-z0-9_-]+$/.test(random)) return false;
  const bytes = Buffer.from(random, 'base64url');
  return bytes.byteLength >= secretBytes && new Set(bytes).size >= 16;
}

const Strong = z.string().refine(isStrong, `must hold at least ${secretBytes} random bytes as base64url`);
const Secrets = z
  .object({
    jwtSecret: Strong,
    storageSecret: Strong,
    publishableKey: Strong.startsWith('sb_publishable_'),
    secretKey: Strong.startsWith('sb_secret_'),
  })
  .refine((secrets) => new Set(Object.values(secrets)).size === 4, 'no two secrets may be the same');

/** The file of secrets is damaged, or a secret in it is weak. It is never replaced: logins and links hang on it. */
class SecretsUnusable extends OperatorError {}

const make = () => randomBytes(secretBytes).toString('base64url');

/** Four fresh secrets of 32 random bytes each. */
export function makeSecrets(): GatewaySecrets {
  return {
    jwtSecret: make(),
    storageSecret: make(),
    publishableKey: `sb_publishable_${make()}`,
    secretKey: `sb_secret_${make()}`,
  };
}

async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // A link, unlike a rename, does not replace what another process has written meanwhile.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
}

/**
 * The secrets of a data directory, from `secrets.json`; made there on the first start, readable by its owner alone.
 * Throws SecretsUnusable where the file is damaged, or a secret in it is short, weak or used twice.
 */
export async function loadSecrets(dataDir: string): Promise<GatewaySecrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'secrets.json');
  const isThere = await stat(file).catch(() => null);
  if (!isThere) await writeOnce(file, `${JSON.stringify(makeSecrets(), null, 2)}\n`);
  else if ((isThere.mode & 0o077) !== 0 && process.platform !== 'win32') await chmod(file, 0o600);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new SecretsUnusable(
      `${file} is not readable as JSON. Restore it, or remove it to make new secrets.`,
    );
  }
  const parsed = Secrets.safeParse(content);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(' '));
    throw new SecretsUnusable(`${file} is refused: ${faults.join('; ')}`);
  }
  return parsed.data;
}
