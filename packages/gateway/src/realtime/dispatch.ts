import type { Caller, Database } from '../database/port.ts';
import type { Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { type Catalog, type PublishedTable, tableKey } from './catalog.ts';
import { type Change, mayConcern, readAsCaller } from './changes.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection-host.ts';
import { deliverChange, type Listener } from './deliver-change.ts';
import type { RealtimeLimits } from './limits.ts';

export interface DispatchOptions {
  database: Database;
  catalog: () => Catalog;
  connections: () => Iterable<Connection>;
  limits: RealtimeLimits;
  log: Log;
}

const maxBatch = 50;

/** Channels that see the same rows: the same role and the same claims. */
const callerKey = ({ identity }: Channel) => JSON.stringify([identity.role, identity.claims]);

/**
 * A row that is gone cannot be judged by row-level security any more. Its deletion is told to the user whom the
 * row's owner column named, and to the service role; where a table names no owner, to the service role alone.
 */
function mayKnowDeletion({ identity }: Channel, change: Change): boolean {
  if (identity.role === 'service_role') return true;
  return change.owner !== null && identity.userId === change.owner;
}

/** Of the listeners, those whose tokens are good. */
async function keepFresh(listeners: readonly Listener[]): Promise<Listener[]> {
  const fresh: Listener[] = [];
  for (const listener of listeners) {
    if (await listener.connection.isFresh(listener.channel)) fresh.push(listener);
  }
  return fresh;
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

/** Brings announced changes to the channels that wait for them, in the order in which they happened. */
export function createDispatch(options: DispatchOptions) {
  const { database, limits, log } = options;
  const queue: Change[] = [];
  let draining: Promise<void> | null = null;

  async function dispatchToCaller(listeners: Listener[], table: PublishedTable, changes: readonly Change[]) {
    const fresh = await keepFresh(listeners);
    const [first] = fresh;
    if (!first) return;
    const caller: Caller = first.channel.identity;
    const key = callerKey(first.channel);
    // While rows are read a channel may go over to another user, for whom they were not read.
    const isStillSame = ({ channel }: Listener) => callerKey(channel) === key;
    const wanted = changes.filter((change) =>
      fresh.some(({ subscription }) => mayConcern(subscription, change, table)),
    );
    const written = wanted.filter((change) => change.type !== 'DELETE');
    const subscriptions = [...new Set(fresh.map(({ subscription }) => subscription))];
    const rows =
      written.length > 0 ? await readAsCaller(database, caller, table, written, subscriptions) : [];
    for (const change of wanted) {
      const concerned = fresh.filter(
        (listener) => mayConcern(listener.subscription, change, table) && isStillSame(listener),
      );
      if (change.type === 'DELETE') {
        const told = concerned.filter(({ channel }) => mayKnowDeletion(channel, change));
        deliverChange(told, { table, change, row: null }, limits.maxChangeBytes);
        continue;
      }
      const row = rows[written.indexOf(change)];
      if (!row) continue;
      const told = concerned.filter(({ subscription }) => row.matched.has(subscription.id));
      deliverChange(told, { table, change, row }, limits.maxChangeBytes);
    }
  }

  async function dispatchBatch(table: PublishedTable, changes: readonly Change[]): Promise<void> {
    const waiting = findListeners(options.connections(), table, changes);
    const groups = Map.groupBy(waiting, ({ channel }) => callerKey(channel));
    for (const listeners of groups.values()) {
      try {
        await dispatchToCaller(listeners, table, changes);
      } catch (error) {
        log('error', 'realtime: changes could not be read', {
          table: table.name,
          ...describeError(error),
        });
      }
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
