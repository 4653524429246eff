import { z } from 'zod';
import type { Database } from '../database/port.ts';
import type { Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { isName } from './broadcast-message.ts';
import type { RealtimeLimits } from './limits.ts';
import { readStored } from './replay.ts';
import type { Topics } from './topics.ts';

const noticeSchema = z.object({ id: z.uuid(), topic: z.string(), private: z.boolean() });

/** Broadcasts read at once: a few times `maxBroadcastBytes` is all that is held of them. */
const maxBatch = 20;

/** Sends what the database broadcasts, by `realtime.send` or a row of realtime.messages, to the channels of this process. */
export function createDatabaseBroadcasts(
  database: Database,
  topics: Topics,
  limits: RealtimeLimits,
  log: Log,
) {
  const waiting: string[] = [];
  let draining: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const ids = waiting.splice(0, maxBatch);
      try {
        const stored = await readStored(database, ids, limits);
        if (stored.length < ids.length)
          log('warn', 'realtime: a broadcast of the database was too long or gone');
        for (const { topic, isPrivate, broadcast } of stored) {
          if (isName(broadcast.event)) topics.deliver({ topic, isPrivate }, broadcast);
          else log('warn', 'realtime: a broadcast of the database has no valid event');
        }
      } catch (error) {
        log('error', 'realtime: broadcasts of the database could not be read', describeError(error));
      }
    }
  }

  return {
    /** Takes the notification of a stored broadcast, as JSON. Nothing is read for a topic without a channel here. */
    announce(payload: string): void {
      const notice = noticeSchema.safeParse(JSON.parse(payload));
      if (!notice.success) return;
      const { id, topic, private: isPrivate } = notice.data;
      if (!topics.isHeard({ topic, isPrivate })) return;
      if (waiting.length >= limits.maxQueuedChanges) {
        log('warn', 'realtime: too many broadcasts of the database at once, one was dropped');
        return;
      }
      waiting.push(id);
      draining ??= drain().finally(() => {
        draining = null;
      });
    },
    /** Resolves once what is being read has been read. */
    async settle(): Promise<void> {
      waiting.length = 0;
      await draining;
    },
  };
}
