import { type PublishedTable, readableColumns } from './catalog.ts';
import type { Change } from './changes.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection-host.ts';
import type { VisibleRow } from './read-changes.ts';
import type { Subscription } from './subscription.ts';

/** One subscription, and where what it waits for is sent. */
export interface Listener {
  connection: Connection;
  channel: Channel;
  subscription: Subscription;
}

/** What happened to a row, and the row as its listeners may see it; null where it is gone. */
export interface ToldChange {
  table: PublishedTable;
  change: Change;
  row: VisibleRow | null;
}

const selectKey = ({ subscription }: Listener) => JSON.stringify(subscription.select);

function pick(record: Record<string, unknown>, names: readonly string[] | null): Record<string, unknown> {
  if (names === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** The change with the columns that the listener wants and may read; with the key alone where it is too long. */
function describeChange({ channel, subscription }: Listener, told: ToldChange, maxChangeBytes: number) {
  const { table, change, row } = told;
  const { select } = subscription;
  const readable = readableColumns(table, channel.identity.role) ?? [];
  const data = {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.at,
    type: change.type,
    columns: readable
      .filter(({ name }) => select === null || select.includes(name))
      .map(({ name, type }) => ({ name, type })),
    ...(row ? { record: pick(row.record, select) } : {}),
    ...(change.type === 'INSERT' ? {} : { old_record: change.oldKey ?? change.key }),
    errors: null as string[] | null,
  };
  if (row && JSON.stringify(data.record).length > maxChangeBytes) {
    data.record = change.key;
    data.errors = ['Error 413: Payload Too Large'];
  }
  return data;
}

/** Sends one message for each channel and choice of columns, with the ids of all subscriptions that the change meets. */
export function deliverChange(
  listeners: readonly Listener[],
  told: ToldChange,
  maxChangeBytes: number,
): void {
  for (const own of Map.groupBy(listeners, ({ channel }) => channel).values()) {
    for (const group of Map.groupBy(own, selectKey).values()) {
      const [first] = group;
      if (!first?.channel.isOpen) continue;
      const data = describeChange(first, told, maxChangeBytes);
      const ids = group.map(({ subscription }) => subscription.id);
      first.connection.push(first.channel, 'postgres_changes', { ids, data });
    }
  }
}
