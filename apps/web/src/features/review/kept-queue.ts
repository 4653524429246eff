import { ReviewQueue } from '@greenroom/domain';
import { z } from 'zod';
import { readCopy } from '@/lib/offline-copy.ts';

const KnownQueue = ReviewQueue.extend({ behindMs: z.number() });

/** The queue that this device keeps; null where there is none. Apart, since its shape is needed offline only. */
export const readKeptQueue = (userId: string) => readCopy(userId, 'review', KnownQueue);
