import { type CallerRole, claimsText, type Database } from '../database/port.ts';
import type { Identity } from '../http.ts';
import type { Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { type Catalog, type PublishedTable, tableKey } from './catalog.ts';
import { type Change, mayConcern } from './changes.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection-host.ts';
import { deliverChange, type Listener } from './deliver-change.ts';
import type { RealtimeLimits } from './limits.ts';
import { type Reading, readAsCallers, type VisibleRow } from './read-changes.ts';

export interface DispatchOptions {
  database: Database;
  catalog: () => Catalog;
  connections: () => Iterable<Connection>;
  limits: RealtimeLimits;
  log: Log;
}

const maxBatch = 50;
/** Callers read for in one statement. The embedded database works on the server's thread, which is busy until a statement ends. */
export const callersAtOnce = 100;

/** The listeners that see the same rows: those of one role with the same claims. */
interface Audience {
  identity: Identity;
  key: string;
  listeners: Listener[];
  /** The changes that may concern one of them, in their order. */
  changes: Change[];
}

const callerKeys = new WeakMap<Identity, string>();

/** Equal for channels that see the same rows. */
function callerKey({ identity }: Channel): string {
  const known = callerKeys.get(identity) ?? claimsText(identity);
  callerKeys.set(identity, known);
  return known;
}

const isWritten = ({ type }: Change) => type !== 'DELETE';

/**
 * A row that is gone cannot be judged by row-level security any more. Its deletion is told to the user whom the
 * row's owner column named, and to the service role; where a table names no owner, to the service role alone.
 */
function mayKnowDeletion({ identity }: Channel, change: Change): boolean {
  if (identity.role === 'service_role') return true;
  return change.owner !== null && identity.userId === change.owner;
}

/** Of the listeners, those whose tokens are good. Asked all at once, so that their sessions can be read together. */
async function keepFresh(listeners: readonly Listener[]): Promise<Listener[]> {
  const channels = [...new Map(listeners.map(({ channel, connection }) => [channel, connection]))];
  const answers = await Promise.all(channels.map(([channel, connection]) => connection.isFresh(channel)));
  const fresh = new Set(channels.filter((_, index) => answers[index]).map(([channel]) => channel));
  return listeners.filter(({ channel }) => fresh.has(channel));
}

/** The subscriptions that wait for one of the changes. */
function findListeners(
  connections: Iterable<Connection>,
  table: PublishedTable,
  changes: readonly Change[],
): Listener[] {
  const listeners: Listener[] = [];
  for (const connection of connections) {
    for (const channel of connection.channels.values()) {
      for (const subscription of channel.subscriptions) {
        if (!changes.some((change) => mayConcern(subscription, change, table))) continue;
        listeners.push({ connection, channel, subscription });
      }
    }
  }
  return listeners;
}

function gatherAudiences(
  listeners: readonly Listener[],
  table: PublishedTable,
  changes: readonly Change[],
): Audience[] {
  const groups = Map.groupBy(listeners, ({ channel }) => callerKey(channel));
  return [...groups].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const concerning = changes.filter((change) =>
      own.some(({ subscription }) => mayConcern(subscription, change, table)),
    );
    return { identity: first.channel.identity, key, listeners: own, changes: concerning };
  });
}

function* inChunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Brings announced changes to the channels that wait for them, in the order in which they happened. */
export function createDispatch(options: DispatchOptions) {
  const { database, limits, log } = options;
  const queue: Change[] = [];
  let draining: Promise<void> | null = null;

  function tell(audience: Audience, table: PublishedTable, rows: ReadonlyMap<Change, VisibleRow>): void {
    // While rows are read a channel may go over to another user, for whom they were not read.
    const same = audience.listeners.filter(({ channel }) => callerKey(channel) === audience.key);
    for (const change of audience.changes) {
      const concerned = same.filter(({ subscription }) => mayConcern(subscription, change, table));
      if (!isWritten(change)) {
        const told = concerned.filter(({ channel }) => mayKnowDeletion(channel, change));
        deliverChange(told, { table, change, row: null }, limits.maxChangeBytes);
        continue;
      }
      const row = rows.get(change);
      if (!row) continue;
      const told = concerned.filter(({ subscription }) => row.matched.has(subscription.id));
      deliverChange(told, { table, change, row }, limits.maxChangeBytes);
    }
  }

  const cannotRead = (table: PublishedTable, error: object) =>
    log('error', 'realtime: changes could not be read', { table: table.name, ...error });

  async function readFor(
    audiences: readonly Audience[],
    role: CallerRole,
    table: PublishedTable,
  ): Promise<Reading[]> {
    const asks = audiences.map(({ identity, listeners, changes }) => ({
      identity,
      changes: changes.filter(isWritten),
      subscriptions: listeners.map(({ subscription }) => subscription),
    }));
    return readAsCallers(database, role, table, asks);
  }

  async function dispatchTo(audiences: readonly Audience[], role: CallerRole, table: PublishedTable) {
    const readings = await readFor(audiences, role, table);
    for (const [index, audience] of audiences.entries()) {
      const reading = readings[index] ?? { rows: new Map() };
      if ('rows' in reading) tell(audience, table, reading.rows);
      else cannotRead(table, { code: reading.error });
    }
  }

  /** A statement that fails as a whole, for example by taking too long for one of them, is asked again for each caller. */
  async function dispatchToAll(audiences: readonly Audience[], role: CallerRole, table: PublishedTable) {
    try {
      await dispatchTo(audiences, role, table);
    } catch (error) {
      if (audiences.length === 1) return cannotRead(table, describeError(error));
      for (const audience of audiences) await dispatchToAll([audience], role, table);
    }
  }

  async function dispatchBatch(table: PublishedTable, changes: readonly Change[]): Promise<void> {
    const fresh = await keepFresh(findListeners(options.connections(), table, changes));
    const roles = Map.groupBy(gatherAudiences(fresh, table, changes), ({ identity }) => identity.role);
    for (const [role, audiences] of roles) {
      const [reading, deleting] = [true, false].map((reads) =>
        audiences.filter((audience) => audience.changes.some(isWritten) === reads),
      );
      for (const audience of deleting ?? []) tell(audience, table, new Map());
      for (const chunk of inChunks(reading ?? [], callersAtOnce)) await dispatchToAll(chunk, role, table);
    }
  }

  /** The next changes of one table, as many as follow each other. */
  function takeBatch(): { table: PublishedTable | undefined; changes: Change[] } {
    const [first] = queue;
    if (!first) return { table: undefined, changes: [] };
    let size = 1;
    while (size < maxBatch && queue[size]?.table === first.table && queue[size]?.schema === first.schema)
      size += 1;
    return {
      table: options.catalog().get(tableKey(first.schema, first.table)),
      changes: queue.splice(0, size),
    };
  }

  async function drain(): Promise<void> {
    for (;;) {
      const { table, changes } = takeBatch();
      if (changes.length === 0) return;
      if (table) await dispatchBatch(table, changes);
    }
  }

  return {
    /** Queues a change; nothing is kept for those who are not connected. */
    announce(change: Change): void {
      if (queue.length >= limits.maxQueuedChanges) {
        log('warn', 'realtime: too many changes at once, one was dropped', { table: change.table });
        return;
      }
      queue.push(change);
      draining ??= drain().finally(() => {
        draining = null;
      });
    },
    /** Resolves once what is being read has been read. */
    async settle(): Promise<void> {
      queue.length = 0;
      await draining;
    },
  };
}
