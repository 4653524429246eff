import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { Upload, type UploadOptions } from 'tus-js-client';
import { adaId, type Stage } from './stage.ts';

const words = 'Ten years of kitchens, then software. '.repeat(5_000);

/** An upload as Supabase's guide has it; resolves to its address, rejects with what the server said. */
async function send(
  stage: Stage,
  key: string,
  options: UploadOptions & { stopAt?: number } = {},
): Promise<string> {
  const { data } = await stage.ada.auth.getSession();
  const endpoint = `${await stage.listen()}/storage/v1/upload/resumable`;
  const { stopAt = Number.POSITIVE_INFINITY, ...rest } = options;
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(Buffer.from(words), {
      endpoint,
      retryDelays: null,
      chunkSize: 50_000,
      uploadDataDuringCreation: true,
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        apikey: stage.secrets.publishableKey,
      },
      metadata: { bucketName: 'documents', objectName: key, contentType: 'text/plain', cacheControl: '3600' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
      onChunkComplete(_size, accepted) {
        if (accepted >= stopAt) void upload.abort().then(() => resolve(upload.url ?? ''));
      },
      ...rest,
    });
    upload.start();
  });
}

/** An upload in chunks; one that stops and is resumed; one that is ended; and one that the policies refuse. */
export async function resumableUploads(stage: Stage): Promise<void> {
  const files = stage.ada.storage.from('documents');
  const stored = async (key: string) => (await files.download(key)).data?.text();
  await send(stage, `${adaId}/tus/whole.txt`);
  equal(await stored(`${adaId}/tus/whole.txt`), words);
  const uploadUrl = await send(stage, `${adaId}/tus/resumed.txt`, { stopAt: 100_000 });
  match(uploadUrl, /\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
  equal((await files.exists(`${adaId}/tus/resumed.txt`)).data, false);
  const begun: number[] = [];
  await send(stage, `${adaId}/tus/resumed.txt`, {
    uploadUrl,
    onProgress: (sent) => void begun.push(sent),
  });
  deepEqual([(begun[0] ?? 0) >= 100_000, await stored(`${adaId}/tus/resumed.txt`)], [true, words]);
  const ended = await send(stage, `${adaId}/tus/ended.txt`, { stopAt: 50_000 });
  const { data } = await stage.ada.auth.getSession();
  await Upload.terminate(ended, {
    headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: stage.secrets.publishableKey },
  });
  await rejects(send(stage, `${adaId}/tus/ended.txt`, { uploadUrl: ended, endpoint: null }), /404|410/);
  await rejects(send(stage, 'somebody-else/x.txt'), /403/);
}
