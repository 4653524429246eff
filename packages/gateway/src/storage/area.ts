import type { Database } from '../database/port.ts';
import type { Clock, FileStore, Log } from '../ports.ts';
import type { BucketPrefix } from './object-key.ts';
import type { ResumableRows } from './resumable-rows.ts';
import type { Signatures } from './signatures.ts';
import type { StoredFiles } from './stored-files.ts';
import type { createUploadQueue } from './upload-queue.ts';

/** What every operation of the storage area works with. */
export interface StorageArea {
  database: Database;
  files: FileStore;
  stored: StoredFiles;
  signatures: Signatures;
  clock: Clock;
  log: Log;
  publicPrefixes: readonly BucketPrefix[];
  reencodePrefixes: readonly BucketPrefix[];
  typedBuckets: readonly string[];
  /** Bytes; binds buckets without a limit of their own too. */
  maxFileBytes: number;
  /** The longest a signed address of a file may be open. */
  maxSignedSeconds: number;
  uploadQueue: ReturnType<typeof createUploadQueue>;
  /** Turns for the parts of resumable uploads, which go to a file as they arrive. */
  partQueue: ReturnType<typeof createUploadQueue>;
  /** Turns for images that are drawn on request. */
  imageQueue: ReturnType<typeof createUploadQueue>;
  resumable: ResumableRows;
}
