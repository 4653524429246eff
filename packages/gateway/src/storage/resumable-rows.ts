import { randomUUID } from 'node:crypto';
import type { CallerRole, Database } from '../database/port.ts';
import type { Clock } from '../ports.ts';

/** An upload that arrives in parts. */
export interface ResumableUpload {
  id: string;
  bucket_id: string;
  name: string;
  role: CallerRole;
  user_id: string | null;
  upsert: boolean;
  /** The Upload-Metadata header. */
  metadata: string;
  total_bytes: number;
  received_bytes: number;
  parts: string[];
  is_complete: boolean;
  expires_at: Date;
}

export type NewUpload = Pick<
  ResumableUpload,
  'bucket_id' | 'name' | 'role' | 'user_id' | 'upsert' | 'metadata' | 'total_bytes'
> & {
  /** Who is counted for it. */
  uploader: string;
  lifetimeMs: number;
};

/** The rows of resumable uploads, read and written as the owner: they say nothing about rights. */
export interface ResumableRows {
  /** Null where the uploader has `maxOpen` open uploads already. */
  create(upload: NewUpload, maxOpen: number): Promise<ResumableUpload | null>;
  /** Null for an upload that is over, or was begun as somebody else. */
  find(id: string, role: CallerRole, userId: string | null): Promise<ResumableUpload | null>;
  /** Adds a part that begins where the upload ended; false where another request was first. */
  addPart(upload: ResumableUpload, part: { name: string; bytes: number }): Promise<boolean>;
  /** Lets one attempt to store the whole go on, for two minutes; false while another does. */
  beginStoring(upload: ResumableUpload, version: string): Promise<boolean>;
  /** An attempt failed: the next one need not wait. */
  endStoring(version: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends what has expired. */
  sweep(): Promise<void>;
}

const columns = `id, bucket_id, name, role, user_id, upsert, metadata, total_bytes::float8 as total_bytes,
  received_bytes::float8 as received_bytes, to_jsonb(parts) as parts, is_complete, expires_at`;
const storingSeconds = 120;

export function createResumableRows(database: Database, clock: Clock): ResumableRows {
  const now = () => new Date(clock()).toISOString();

  async function changes(sql: string, params: readonly unknown[]): Promise<boolean> {
    const { affected } = await database.asOwner((tx) => tx.query(sql, params));
    return affected > 0;
  }

  return {
    create: (upload, maxOpen) =>
      database.asOwner(async (tx) => {
        // Counted and added one after the other for one uploader.
        await tx.query('select pg_advisory_xact_lock(7270904, hashtext($1))', [upload.uploader]);
        const { rows } = await tx.query<ResumableUpload>(
          `insert into storage.resumable_uploads
             (id, bucket_id, name, role, user_id, uploader, upsert, metadata, total_bytes, expires_at)
           select $1::uuid, $2, $3, $4, $5, $6, $7::boolean, $8, $9::bigint, $10::timestamptz
           where (select count(*) from storage.resumable_uploads
                  where uploader = $6 and not is_complete and expires_at > $11::timestamptz) < $12::int
           returning ${columns}`,
          [
            randomUUID(),
            upload.bucket_id,
            upload.name,
            upload.role,
            upload.user_id,
            upload.uploader,
            upload.upsert,
            upload.metadata,
            upload.total_bytes,
            new Date(clock() + upload.lifetimeMs).toISOString(),
            now(),
            maxOpen,
          ],
        );
        return rows[0] ?? null;
      }),
    async find(id, role, userId) {
      const { rows } = await database.asOwner((tx) =>
        tx.query<ResumableUpload>(
          `select ${columns} from storage.resumable_uploads
           where id = $1::uuid and role = $2 and user_id is not distinct from $3 and expires_at > $4::timestamptz`,
          [id, role, userId, now()],
        ),
      );
      return rows[0] ?? null;
    },
    addPart: ({ id, received_bytes }, { name, bytes }) =>
      changes(
        `update storage.resumable_uploads set received_bytes = received_bytes + $3::bigint, parts = parts || $4::text
         where id = $1::uuid and received_bytes = $2::bigint and not is_complete
           and received_bytes + $3::bigint < total_bytes`,
        [id, received_bytes, bytes, name],
      ),
    beginStoring: ({ id, received_bytes }, version) =>
      changes(
        `update storage.resumable_uploads
         set version = $2, storing_until = now() + make_interval(secs => ${storingSeconds})
         where id = $1::uuid and not is_complete and received_bytes = $3::bigint
           and (storing_until is null or storing_until < now())`,
        [id, version, received_bytes],
      ),
    async endStoring(version) {
      await changes(
        'update storage.resumable_uploads set version = null, storing_until = null where version = $1',
        [version],
      );
    },
    async remove(id) {
      await changes('delete from storage.resumable_uploads where id = $1::uuid', [id]);
    },
    async sweep() {
      await changes('delete from storage.resumable_uploads where expires_at <= $1::timestamptz', [now()]);
    },
  };
}
