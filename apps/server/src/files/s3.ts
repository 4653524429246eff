import type { S3Client } from '@aws-sdk/client-s3';
import { FilesUnavailable } from '@greenroom/gateway';
import { checkFileName } from './file-name.ts';
import type { HostFiles } from './host-files.ts';
import { gatherParts } from './parts.ts';

/** A bucket of a store that speaks S3. All of it is the operator's. */
export interface S3Settings {
  /** `https://s3.example.org`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path, as most stores of one's own want it; otherwise before the host's name. */
  pathStyle: boolean;
}

/** A store that does not answer in this time is away: people wait for it. */
const connectMilliseconds = 3_000;
const answerMilliseconds = 20_000;
const attempts = 2;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Opens a bucket of any S3-compatible store as a file store. An object appears under its name only when whole, by the
 * protocol's own promise. Rejects with FilesUnavailable, whatever the reason, where the store does not do what it is
 * asked: it may be away, full, or refuse the key. The key must be allowed to list the bucket; without that right a
 * store answers "forbidden" for an object that is not there. The client is loaded by the first use of this function.
 */
export async function openS3Files(settings: S3Settings): Promise<HostFiles> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket } = settings;
  const client: S3Client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    },
    // Many compatible stores know no checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  /** Runs one request for a checked name. */
  async function ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw new FilesUnavailable(nameOf(error), { cause: error });
    }
  }

  async function writeParts(Key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const { UploadId } = await ask(() => client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key })));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1;
        const part = { Bucket, Key, UploadId, PartNumber, Body };
        const { ETag } = await ask(() => client.send(new sdk.UploadPartCommand(part)));
        Parts.push({ ETag, PartNumber });
      }
      const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts } };
      await ask(() => client.send(new sdk.CompleteMultipartUploadCommand(whole)));
    } catch (error) {
      // Parts that stay are invisible; the store's own life-cycle rules remove them.
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
      throw error;
    }
  }

  return {
    place: `${new URL(settings.endpoint).host}, bucket ${Bucket}`,
    async check() {
      // The right that reading hangs on, too.
      await ask(() => client.send(new sdk.ListObjectsV2Command({ Bucket, MaxKeys: 1 })));
    },
    close: () => client.destroy(),
    async write(Key, bytes) {
      checkFileName(Key);
      const { first, rest, size } = await gatherParts(bytes);
      if (rest) await writeParts(Key, rest);
      else await ask(() => client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: first })));
      return size();
    },
    async read(Key) {
      checkFileName(Key);
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        if (!Body || ContentLength === undefined) throw new Error('the store names no length');
        return { body: Body.transformToWebStream(), sizeBytes: ContentLength };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw new FilesUnavailable(nameOf(error), { cause: error });
      }
    },
    async remove(Key) {
      checkFileName(Key);
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      } catch (error) {
        // S3 itself answers that as done; some stores do not.
        if (nameOf(error) !== 'NoSuchKey') throw new FilesUnavailable(nameOf(error), { cause: error });
      }
    },
    async copy(from, to) {
      checkFileName(from);
      checkFileName(to);
      const copied = { Bucket, Key: to, CopySource: `${Bucket}/${from}` };
      await ask(() => client.send(new sdk.CopyObjectCommand(copied)));
    },
  };
}
