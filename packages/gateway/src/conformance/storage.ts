import { deepEqual, equal, match, ok } from 'node:assert/strict';
import sharp from 'sharp';
import { differs, refused, supported } from './claim.ts';
import { resumableUploads } from './resumable-uploads.ts';
import { adaId } from './stage.ts';

const folder = `${adaId}/papers`;
const text = (words: string) => new Blob([words], { type: 'text/plain' });

export const storage = [
  ...supported(
    'Storage: files',
    [
      '`upload` of Blob, File, ArrayBuffer; `download`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        const bodies = {
          blob: text('one'),
          file: new File(['one'], 'a.txt'),
          buffer: new TextEncoder().encode('one').buffer,
        };
        for (const [name, body] of Object.entries(bodies)) {
          equal(
            (await files.upload(`${folder}/${name}.txt`, body, { contentType: 'text/plain' })).error,
            null,
          );
          equal(await (await files.download(`${folder}/${name}.txt`)).data?.text(), 'one');
        }
      },
    ],
    [
      '`upload` with `upsert`, `update`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        await files.upload(`${folder}/again.txt`, text('one'));
        equal(
          (await files.upload(`${folder}/again.txt`, text('two'))).error?.message,
          'The resource already exists',
        );
        equal((await files.upload(`${folder}/again.txt`, text('two'), { upsert: true })).error, null);
        equal((await files.update(`${folder}/again.txt`, text('three'))).error, null);
        equal(await (await files.download(`${folder}/again.txt`)).data?.text(), 'three');
      },
    ],
    [
      '`list` with folders, `search`, `sortBy`, `limit`, `offset`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        for (const name of ['b', 'a', 'c']) await files.upload(`${adaId}/listed/${name}.txt`, text(name));
        const { data } = await files.list(`${adaId}/listed`, {
          sortBy: { column: 'name', order: 'desc' },
          limit: 2,
        });
        deepEqual(
          data?.map(({ name }) => name),
          ['c.txt', 'b.txt'],
        );
        deepEqual(
          (await files.list(`${adaId}/listed`, { search: 'a' })).data?.map(({ name }) => name),
          ['a.txt'],
        );
        ok((await files.list(adaId)).data?.some(({ name, id }) => name === 'listed' && id === null));
      },
    ],
    [
      '`listV2` with `prefix`, `with_delimiter`, `sortBy`, `limit`, `cursor`, `exactMatch`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        for (const name of ['v2/b.txt', 'v2/B.txt', 'v2/deep/c.txt']) {
          await files.upload(`${adaId}/${name}`, text(name));
        }
        const listing = {
          prefix: `${adaId}/v2/`,
          with_delimiter: true,
          sortBy: { column: 'name', order: 'desc' },
        } as const;
        const first = await files.listV2({ ...listing, limit: 2 });
        deepEqual(
          [first.data?.folders[0]?.name, first.data?.objects[0]?.name],
          [`${adaId}/v2/deep/`, `${adaId}/v2/b.txt`],
        );
        const second = await files.listV2({ ...listing, limit: 2, cursor: first.data?.nextCursor });
        deepEqual(
          [second.data?.hasNext, second.data?.objects.map(({ name }) => name)],
          [false, [`${adaId}/v2/B.txt`]],
        );
        const newest = await files.listV2({
          prefix: `${adaId}/v2/`,
          sortBy: { column: 'created_at', order: 'desc' },
        });
        equal(newest.data?.objects[0]?.name, `${adaId}/v2/deep/c.txt`);
      },
      differs('in the order of bytes, at most 1,000 a page'),
    ],
    [
      '`owner_id` of files, `owner` of buckets',
      async ({ ada, ben, database }) => {
        await database.asOwner((tx) =>
          tx.exec(`create policy owner_can_all on storage.buckets to authenticated
              using (owner_id = auth.uid()::text) with check (owner_id = auth.uid()::text);
            create policy owner_id_can_all on storage.objects to authenticated
              using (bucket_id = 'own' and owner_id = auth.uid()::text)
              with check (bucket_id = 'own' and owner_id = auth.uid()::text);`),
        );
        equal((await ada.storage.createBucket('own')).error, null);
        equal((await ada.storage.getBucket('own')).data?.owner, adaId);
        equal((await ada.storage.from('own').upload('a.txt', text('a'))).error, null);
        equal((await ben.storage.from('own').upload('b.txt', text('b'))).error, null);
        deepEqual(
          (await ada.storage.from('own').list()).data?.map(({ name }) => name),
          ['a.txt'],
        );
        ok((await ben.storage.from('own').remove(['a.txt'])).data?.length === 0);
        ok((await ben.storage.deleteBucket('own')).error);
        await database.asOwner((tx) =>
          tx.exec(
            `drop policy owner_can_all on storage.buckets; drop policy owner_id_can_all on storage.objects;`,
          ),
        );
      },
      'for policies; buckets of users where policies allow them',
    ],
    [
      '`move`, `copy`, `remove`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        await files.upload(`${folder}/m1.txt`, text('m'));
        equal((await files.copy(`${folder}/m1.txt`, `${folder}/m2.txt`)).error, null);
        equal((await files.move(`${folder}/m2.txt`, `${folder}/m3.txt`)).error, null);
        equal((await files.remove([`${folder}/m1.txt`, `${folder}/m3.txt`])).data?.length, 2);
      },
    ],
    [
      '`info`, `exists`',
      async ({ ada }) => {
        const files = ada.storage.from('documents');
        await files.upload(`${folder}/known.txt`, text('known'));
        equal((await files.info(`${folder}/known.txt`)).data?.size, 5);
        equal((await files.exists(`${folder}/known.txt`)).data, true);
        equal((await files.exists(`${folder}/unknown.txt`)).data, false);
      },
    ],
    [
      '`createSignedUrl`, `createSignedUrls`',
      async ({ ada, gateway }) => {
        const files = ada.storage.from('documents');
        await files.upload(`${folder}/signed.txt`, text('signed'));
        const { data } = await files.createSignedUrl(`${folder}/signed.txt`, 60);
        const response = await gateway.fetch(new Request(data?.signedUrl ?? ''), {
          clientAddress: '10.0.0.9',
        });
        equal(await response.text(), 'signed');
        equal((await files.createSignedUrls([`${folder}/signed.txt`], 60)).data?.length, 1);
      },
    ],
    [
      '`createSignedUploadUrl`, `uploadToSignedUrl`',
      async ({ ada, visitor }) => {
        const { data } = await ada.storage.from('documents').createSignedUploadUrl(`${folder}/sent.txt`);
        const sent = await visitor.storage
          .from('documents')
          .uploadToSignedUrl(`${folder}/sent.txt`, data?.token ?? '', text('sent'));
        equal(sent.error, null);
      },
    ],
    [
      'resumable uploads by `tus-js-client`',
      resumableUploads,
      'creation, also with the first bytes, offset, termination, expiration after a day; ten open ones a user',
    ],
    [
      '`transform` of `download`, `createSignedUrl`, `getPublicUrl`: `width`, `height`, `resize`, `quality`, `format: "origin"`',
      async ({ ada, ben, listen }) => {
        const image = sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } });
        const files = ada.storage.from('documents');
        const key = `${adaId}/photo.png`;
        equal(
          (await files.upload(key, new Blob([new Uint8Array(await image.png().toBuffer())]))).error,
          null,
        );
        const sizeOf = async (bytes: Blob | Response) => {
          const { width, height, format } = await sharp(Buffer.from(await bytes.arrayBuffer())).metadata();
          return [width, height, format];
        };
        const { data } = await files.download(key, { transform: { width: 20, height: 20 } });
        deepEqual(await sizeOf(data ?? new Blob()), [20, 20, 'png']);
        const transform = { width: 20, height: 20, resize: 'contain', quality: 50 } as const;
        const signed = new URL((await files.createSignedUrl(key, 60, { transform })).data?.signedUrl ?? '');
        const opened = await fetch(`${await listen()}${signed.pathname}${signed.search}`, {
          headers: { accept: 'image/webp' },
        });
        deepEqual(await sizeOf(opened), [20, 10, 'webp']);
        ok((await ben.storage.from('documents').download(key, { transform: { width: 9 } })).error);
        ok((await files.download(key, { transform: { width: 9999 } })).error);
      },
      differs(
        'of PNG, JPEG, WebP and GIF up to 25 MiB and 40 million pixels; to 2,500 pixels an edge, never enlarged; two at once',
      ),
    ],
    [
      '`getPublicUrl`',
      async ({ ada }) => {
        match(
          ada.storage.from('documents').getPublicUrl('x/y.png').data.publicUrl,
          /\/object\/public\/documents\/x\/y\.png$/,
        );
      },
      'opens what is in public buckets and public prefixes',
    ],
    [
      '`listBuckets`, `getBucket`',
      async ({ ada }) => {
        equal((await ada.storage.getBucket('documents')).data?.public, false);
        ok((await ada.storage.listBuckets()).data?.some(({ id }) => id === 'documents'));
      },
    ],
    [
      '`createBucket`, `updateBucket`, `emptyBucket`, `deleteBucket`',
      async ({ service }) => {
        equal((await service.storage.createBucket('drafts', { public: false })).error, null);
        equal((await service.storage.updateBucket('drafts', { public: true })).error, null);
        equal((await service.storage.emptyBucket('drafts')).error, null);
        equal((await service.storage.deleteBucket('drafts')).error, null);
      },
      'with the secret key, or where policies on `storage.buckets` allow it',
    ],
  ),
  ...refused(
    'Storage',
    [
      'files of somebody else',
      async ({ ada, ben }) => {
        await ada.storage.from('documents').upload(`${folder}/private.txt`, text('private'));
        const theirs = ben.storage.from('documents');
        ok((await theirs.download(`${folder}/private.txt`)).error);
        ok((await theirs.upload(`${folder}/x.txt`, text('x'))).error);
        deepEqual((await theirs.remove([`${folder}/private.txt`])).data, []);
        deepEqual((await theirs.list(folder)).data, []);
      },
      'not found, or 403',
    ],
    [
      '`createBucket` by users without a policy',
      async ({ ada }) => {
        equal((await ada.storage.createBucket('mine')).error?.name, 'StorageApiError');
      },
      '403',
    ],
    [
      'versions',
      async ({ ada }) => {
        ok((await ada.storage.from('documents').info('x', { versionId: 'x' })).error);
      },
      '400 that names it: a file has one',
    ],
    [
      'keys with `..`, control characters, `%`',
      async ({ ada }) => {
        for (const key of ['../x', `${adaId}/../x`, `${adaId}/50%`, `${adaId}/\u0001`]) {
          ok((await ada.storage.from('documents').upload(key, text('x'))).error, key);
        }
      },
      '400 InvalidKey',
    ],
  ),
];
