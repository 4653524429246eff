import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database, Tx } from '../database/port.ts';
import type { Clock } from '../ports.ts';
import { conflict } from './errors.ts';
import type { KeySeal } from './key-seal.ts';
import { parsePrivateJwk, publicPart, type SigningAlgorithm } from './signing-jwk.ts';

/** What another process changed takes effect here after this time at the latest. */
const maxAgeMs = 15_000;
/** A token with an unknown key id asks for the keys again, but not more often than this. */
const unknownKeyMs = 2_000;
/** How long a key that no longer signs verifies: its tokens, also those of a process that had not noticed yet. */
const formerMs = ({ tokenSeconds }: Pick<Parts, 'tokenSeconds'>) => tokenSeconds * 1_000 + 300_000;
/** How long the first key of a database in use waits for processes that know the shared secret alone. */
const firstWaitMs = 3_600_000;
/** A session that is older than this has had tokens before there were keys. */
const newSessionMs = 60_000;

export type SigningKeyStatus = 'standby' | 'current' | 'former' | 'revoked';

interface KeyRow {
  kid: string;
  algorithm: SigningAlgorithm;
  public_key: JWK;
  private_key: string | null;
  status: SigningKeyStatus;
  created_at: Date;
  signs_from: Date;
  verifies_until: Date | null;
}

/** A signing key without anything secret. */
export interface SigningKeyInfo {
  kid: string;
  algorithm: SigningAlgorithm;
  status: SigningKeyStatus;
  created_at: string;
  /** Of a former key: when its last token is over. */
  verifies_until: string | null;
}

export interface Signer {
  kid: string;
  algorithm: SigningAlgorithm;
  key: CryptoKey;
}

/** The keys of access tokens, shared by all processes on a database. */
export interface SigningKeys {
  /** The key that signs now, made where there is none. Undefined while the shared secret still does. */
  signer(): Promise<Signer | undefined>;
  /** The public key of that id and algorithm, while its tokens count. */
  verifier(kid: string, algorithm: string): Promise<CryptoKey | undefined>;
  /** Whether tokens of that key still count. */
  accepts(kid: string): Promise<boolean>;
  /** Whether tokens signed with the shared secret still count. */
  acceptsShared(): Promise<boolean>;
  /** What GET /.well-known/jwks.json answers. */
  published(): Promise<JWK[]>;
  list(): Promise<SigningKeyInfo[]>;
  /** The standby key signs from now on, the former one verifies until its tokens are over, and a new one stands by. */
  rotate(): Promise<void>;
  /** Tokens of the key stop counting at once. The key that signs is rotated out first. False where there is no such key. */
  revoke(kid: string): Promise<boolean>;
  /** A private JWK of the operator's own takes the place of the standby key. Throws 400 for one that is no key. */
  importStandby(jwk: unknown): Promise<void>;
}

const columns = 'kid, algorithm, public_key, private_key, status, created_at, signs_from, verifies_until';

interface Parts {
  database: Database;
  seal: KeySeal;
  clock: Clock;
  /** How long an access token is valid. */
  tokenSeconds: number;
}

const readRows = async (tx: Tx) =>
  (await tx.query<KeyRow>(`select ${columns} from auth.signing_keys order by created_at, kid`)).rows;

async function insertKey(
  { seal, clock }: Parts,
  tx: Tx,
  jwk: JWK & { kid: string; alg: SigningAlgorithm },
  status: 'current' | 'standby',
  signsFrom: Date,
): Promise<void> {
  const sealed = seal.seal(jwk.kid, Buffer.from(JSON.stringify(jwk)));
  await tx.query(
    `insert into auth.signing_keys (kid, algorithm, public_key, private_key, status, created_at, signs_from)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7)`,
    [jwk.kid, jwk.alg, JSON.stringify(publicPart(jwk)), sealed, status, new Date(clock()), signsFrom],
  );
}

async function newKey(): Promise<JWK & { kid: string; alg: SigningAlgorithm }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256' };
}

/** One process at a time changes the keys. */
const lockKeys = (tx: Tx) => tx.exec('lock table auth.signing_keys in exclusive mode');

/** Makes the first two keys, unless another process was quicker. */
async function makeFirst(parts: Parts, tx: Tx): Promise<void> {
  await lockKeys(tx);
  const { rows } = await tx.query('select from auth.signing_keys limit 1');
  if (rows.length > 0) return;
  const now = parts.clock();
  // The session that is about to get the first token is there already.
  const sessions = await tx.query('select from auth.sessions where created_at < $1 limit 1', [
    new Date(now - newSessionMs),
  ]);
  const signsFrom = new Date(sessions.rows.length > 0 ? now + firstWaitMs : now);
  await insertKey(parts, tx, await newKey(), 'current', signsFrom);
  await insertKey(parts, tx, await newKey(), 'standby', signsFrom);
}

async function rotateKeys(parts: Parts, tx: Tx): Promise<void> {
  const now = new Date(parts.clock());
  await tx.query(
    `update auth.signing_keys set status = 'former', private_key = null, verifies_until = $1 where status = 'current'`,
    [new Date(now.getTime() + formerMs(parts))],
  );
  const { affected } = await tx.query(
    `update auth.signing_keys set status = 'current', signs_from = greatest(signs_from, $1) where status = 'standby'`,
    [now],
  );
  if (affected === 0) throw conflict();
  await insertKey(parts, tx, await newKey(), 'standby', now);
}

const opens = (seal: KeySeal, { kid, private_key: sealed }: KeyRow): boolean => {
  try {
    return sealed === null || seal.open(kid, sealed).length > 0;
  } catch {
    return false;
  }
};

/** Keys that another secret sealed are lost, and their tokens with them: the server was given new secrets. */
async function replaceLost(parts: Parts, tx: Tx): Promise<void> {
  const rows = await readRows(tx);
  const kept = rows.filter((row) => opens(parts.seal, row));
  await tx.query(
    `update auth.signing_keys set status = 'revoked', private_key = null where not (kid = any($1::text[]))`,
    [kept.map(({ kid }) => kid)],
  );
  for (const status of ['current', 'standby'] as const) {
    if (kept.some((row) => row.status === status)) continue;
    await insertKey(parts, tx, await newKey(), status, new Date(parts.clock()));
  }
}

async function revokeKey(parts: Parts, tx: Tx, kid: string): Promise<boolean> {
  const { rows } = await tx.query<{ status: SigningKeyStatus }>(
    'select status from auth.signing_keys where kid = $1',
    [kid],
  );
  const status = rows[0]?.status;
  if (!status) return false;
  if (status === 'current') await rotateKeys(parts, tx);
  await tx.query(
    `update auth.signing_keys set status = 'revoked', private_key = null, verifies_until = null where kid = $1`,
    [kid],
  );
  if (status === 'standby') await insertKey(parts, tx, await newKey(), 'standby', new Date(parts.clock()));
  return true;
}

/** What one reading of the table gives. Keys are imported when they are first needed. */
function createRing({ seal, clock, tokenSeconds }: Parts, rows: readonly KeyRow[]) {
  const byId = new Map(rows.map((row) => [row.kid, row]));
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyOf = (id: string, jwk: () => JWK, algorithm: string): Promise<CryptoKey> => {
    const known = imported.get(id) ?? (importJWK(jwk(), algorithm) as Promise<CryptoKey>);
    imported.set(id, known);
    return known;
  };
  const counts = ({ status, verifies_until: until }: KeyRow) =>
    status === 'former' ? until !== null && until.getTime() > clock() : status !== 'revoked';
  const current = rows.find(({ status }) => status === 'current');
  // Keys are never deleted, so that this moment stays the same.
  const sharedUntil = rows[0] && rows[0].signs_from.getTime() + formerMs({ tokenSeconds });
  const wasInUse = rows[0] && rows[0].signs_from > rows[0].created_at;
  return {
    isEmpty: rows.length === 0,
    hasLost: rows.some((row) => !opens(seal, row)),
    accepts: (kid: string) => {
      const row = byId.get(kid);
      return row !== undefined && counts(row);
    },
    // A database whose first sign-in was signed by a key has no token of the secret.
    acceptsShared: () => sharedUntil === undefined || (wasInUse === true && clock() < sharedUntil),
    async verifier(kid: string, algorithm: string) {
      const row = byId.get(kid);
      if (!row || row.algorithm !== algorithm || !counts(row)) return undefined;
      return keyOf(`public ${kid}`, () => row.public_key, algorithm);
    },
    async signer(): Promise<Signer | undefined> {
      if (!current?.private_key || current.signs_from.getTime() > clock()) return undefined;
      const { kid, algorithm, private_key: sealed } = current;
      const open = () => JSON.parse(seal.open(kid, sealed).toString()) as JWK;
      return { kid, algorithm, key: await keyOf(`private ${kid}`, open, algorithm) };
    },
    published: () => rows.filter(counts).map((row) => publicPart(row.public_key)),
  };
}

/** The signing keys of a database. Nothing is read or made before it is needed. */
export function createSigningKeys(parts: Parts): SigningKeys {
  const { database, clock } = parts;
  let ring = createRing(parts, []);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  function read(): Promise<void> {
    reading ??= database
      .asOwner(readRows)
      .then((rows) => {
        ring = createRing(parts, rows);
        readAt = clock();
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }
  const isOlderThan = (ms: number) => Math.abs(clock() - readAt) >= ms;
  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    await ensureMade();
    const result = await database.asOwner(async (tx) => {
      await lockKeys(tx);
      return work(tx);
    });
    await read();
    return result;
  }
  async function ensureMade(): Promise<void> {
    if (isOlderThan(maxAgeMs)) await read();
    if (!ring.isEmpty) return;
    await database.asOwner((tx) => makeFirst(parts, tx));
    await read();
  }
  async function replaceIfLost(): Promise<void> {
    if (ring.hasLost) await change((tx) => replaceLost(parts, tx));
  }

  return {
    async signer() {
      await ensureMade();
      await replaceIfLost();
      return ring.signer();
    },
    async verifier(kid, algorithm) {
      if (kid === '') return undefined;
      const isKnown = ring.accepts(kid);
      if (isOlderThan(isKnown ? maxAgeMs : unknownKeyMs)) await read();
      return ring.verifier(kid, algorithm);
    },
    async accepts(kid) {
      if (isOlderThan(maxAgeMs)) await read();
      return ring.accepts(kid);
    },
    async acceptsShared() {
      if (isOlderThan(maxAgeMs)) await read();
      return ring.acceptsShared();
    },
    async published() {
      await ensureMade();
      return ring.published();
    },
    async list() {
      await ensureMade();
      const rows = await database.asOwner(readRows);
      return rows.map(({ kid, algorithm, status, created_at, verifies_until }) => ({
        kid,
        algorithm,
        status,
        created_at: created_at.toISOString(),
        verifies_until: verifies_until?.toISOString() ?? null,
      }));
    },
    rotate: () => change((tx) => rotateKeys(parts, tx)),
    revoke: (kid) => change((tx) => revokeKey(parts, tx, kid)),
    importStandby: async (given) => {
      const jwk = await parsePrivateJwk(given);
      await change(async (tx) => {
        await tx.query(
          `update auth.signing_keys set status = 'revoked', private_key = null where status = 'standby'`,
        );
        await insertKey(parts, tx, jwk, 'standby', new Date(clock()));
      });
    },
  };
}
