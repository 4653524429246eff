import { randomUUID } from 'node:crypto';
import { type Caller, type Database, isDatabaseError, isUnavailable } from '../database/port.ts';
import type { Identity } from '../http.ts';
import type { Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';

export type Extension = 'broadcast' | 'presence';
export const extensions: readonly Extension[] = ['broadcast', 'presence'];

/** What the policies of realtime.messages let a caller do on one topic. */
export interface TopicAccess {
  canRead: Readonly<Record<Extension, boolean>>;
  /** Asked when something is sent for the first time, and remembered until the token changes. */
  canWrite(extension: Extension): Promise<boolean>;
}

const sameAccess = (isAllowed: boolean): TopicAccess => ({
  canRead: { broadcast: isAllowed, presence: isAllowed },
  canWrite: async () => isAllowed,
});
export const fullAccess = sameAccess(true);
/** Of a channel that follows changes of tables alone. */
export const noAccess = sameAccess(false);

/** Ends a transaction without its writes, carrying what was found out. */
class RolledBack<T> extends Error {
  readonly found: T;
  constructor(found: T) {
    super('rolled back on purpose');
    this.found = found;
  }
}

export interface TopicPolicies {
  /** Asks the policies for select. Throws where the database is not available; a policy that fails allows nothing. */
  access(identity: Identity, topic: string): Promise<TopicAccess>;
  /** Asks the policies for insert. Throws where the database is not available. */
  mayWrite(identity: Identity, topic: string, extension: Extension): Promise<boolean>;
}

/** Asks PostgreSQL who may use a private topic, by rows that are never committed. */
export function createTopicPolicies(database: Database, log: Log): TopicPolicies {
  const callerOn = ({ role, claims }: Identity, topic: string): Caller => ({
    role,
    claims,
    settings: { 'realtime.topic': topic },
  });

  function deny(error: unknown): void {
    if (!isDatabaseError(error) || isUnavailable(error)) throw error;
    // 42501 is how a policy for insert says no; anything else is a policy that fails.
    if (error.code !== '42501')
      log('warn', 'realtime: a policy of realtime.messages failed', describeError(error));
  }

  async function readable(identity: Identity, topic: string): Promise<ReadonlySet<Extension>> {
    const probes = extensions.map((extension) => ({ id: randomUUID(), extension }));
    const ids = probes.map(({ id }) => id);
    try {
      await database.asCaller(callerOn(identity, topic), async (tx) => {
        await tx.exec('set local role none');
        await tx.query(
          `insert into realtime.messages (id, topic, extension) select * from unnest($1::uuid[], $2::text[], $3::text[])`,
          [ids, probes.map(() => topic), probes.map(({ extension }) => extension)],
        );
        await tx.exec(`set local role ${identity.role}`);
        const { rows } = await tx.query<{ extension: Extension }>(
          'select extension from realtime.messages where id = any($1::uuid[])',
          [ids],
        );
        throw new RolledBack(new Set(rows.map(({ extension }) => extension)));
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.found;
      deny(error);
    }
    return new Set();
  }

  async function mayWrite(identity: Identity, topic: string, extension: Extension): Promise<boolean> {
    try {
      await database.asCaller(callerOn(identity, topic), async (tx) => {
        await tx.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
          topic,
          extension,
        ]);
        throw new RolledBack(true);
      });
    } catch (error) {
      if (error instanceof RolledBack) return true;
      deny(error);
    }
    return false;
  }

  return {
    mayWrite,
    async access(identity, topic) {
      const read = await readable(identity, topic);
      const written = new Map<Extension, Promise<boolean>>();
      return {
        canRead: { broadcast: read.has('broadcast'), presence: read.has('presence') },
        canWrite(extension) {
          const known = written.get(extension);
          if (known !== undefined) return known;
          const asked = mayWrite(identity, topic, extension);
          written.set(extension, asked);
          asked.catch(() => written.delete(extension));
          return asked;
        },
      };
    },
  };
}
