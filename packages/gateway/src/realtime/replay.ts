import type { Database } from '../database/port.ts';
import type { Broadcast } from './broadcast-message.ts';
import type { RealtimeLimits } from './limits.ts';

/** A row of realtime.messages as it is read; payloads that are too long are null. */
interface StoredRow {
  id: string;
  topic: string;
  private: boolean;
  event: string;
  json: string | null;
  bytes: Uint8Array | null;
}

/** A broadcast that the database holds. */
export interface StoredBroadcast {
  id: string;
  topic: string;
  isPrivate: boolean;
  broadcast: Broadcast;
}

const columns = (maxBytes: string) => `id, topic, coalesce(private, false) as private, event,
  case when octet_length(payload::text) <= ${maxBytes} then payload::text end as json,
  case when octet_length(binary_payload) <= ${maxBytes} then binary_payload end as bytes`;

function toStored(
  { id, topic, private: isPrivate, event, json, bytes }: StoredRow,
  meta: object,
): StoredBroadcast | null {
  const content = { event, meta: { id, ...meta } };
  if (json !== null) {
    return { id, topic, isPrivate, broadcast: { ...content, encoding: 'json', payload: Buffer.from(json) } };
  }
  return bytes && { id, topic, isPrivate, broadcast: { ...content, encoding: 'binary', payload: bytes } };
}

/** Reads broadcasts by their ids, in the order of the ids. What is too long or gone is left out. */
export async function readStored(
  database: Database,
  ids: readonly string[],
  { maxBroadcastBytes }: RealtimeLimits,
): Promise<StoredBroadcast[]> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<StoredRow>(`select ${columns('$2')} from realtime.messages where id = any($1::uuid[])`, [
      ids,
      maxBroadcastBytes,
    ]),
  );
  const byId = new Map(rows.map((row) => [row.id, toStored(row, {})]));
  return ids.map((id) => byId.get(id)).filter((stored) => stored != null);
}

const mostReplayed = 25;

/** The latest broadcasts of a private topic since a time in ms since 1970, oldest first. */
export async function readReplay(
  database: Database,
  topic: string,
  { since, limit }: { since: number; limit: number },
  { maxBroadcastBytes }: RealtimeLimits,
): Promise<StoredBroadcast[]> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<StoredRow>(
      `select ${columns('$4')} from realtime.messages
        where topic = $1 and private and extension = 'broadcast' and event is not null
          and inserted_at >= to_timestamp($2::double precision / 1000) at time zone 'utc'
        order by inserted_at desc limit $3`,
      [topic, Math.min(since, 8.64e12), Math.max(1, Math.min(limit, mostReplayed)), maxBroadcastBytes],
    ),
  );
  return rows
    .reverse()
    .map((row) => toStored(row, { replayed: true }))
    .filter((stored) => stored !== null);
}

const keptDays = 3;
const deletedAtOnce = 10_000;

/** Deletes broadcasts that are older than three days, some at a time. */
export async function deleteOldMessages(database: Database): Promise<void> {
  for (;;) {
    const { affected } = await database.asOwner((tx) =>
      tx.query(
        `delete from realtime.messages where (id, inserted_at) in (
           select id, inserted_at from realtime.messages
            where inserted_at < (now() at time zone 'utc') - make_interval(days => $1) limit $2)`,
        [keptDays, deletedAtOnce],
      ),
    );
    if (affected < deletedAtOnce) return;
  }
}
