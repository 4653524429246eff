import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ada, openStorage, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.database.close());
const ids = (buckets: { id: string }[] | null) => buckets?.map(({ id }) => id);

describe('buckets', () => {
  it('are made, changed, emptied and deleted by the service role, and by no user without a policy', async () => {
    const service = storage.client('service');
    for (const who of ['ada', 'anon'] as const) {
      const client = storage.client(who);
      const refused = { status: who === 'anon' ? 403 : 404 };
      expect((await client.createBucket('mine')).error).toMatchObject({ status: 403 });
      expect((await client.createBucket('documents')).error).toMatchObject({ status: 403 });
      expect((await client.updateBucket('documents', { public: true })).error).toMatchObject(refused);
      expect((await client.emptyBucket('documents')).error).toMatchObject({ status: 404 });
      expect((await client.deleteBucket('documents')).error).toMatchObject(refused);
      expect((await client.listBuckets()).data).toEqual([]);
    }
    const options = { public: false, fileSizeLimit: '1MB', allowedMimeTypes: ['text/*'] };
    expect((await service.createBucket('mine', options)).error).toBeNull();
    expect((await service.createBucket('mine', options)).error).toMatchObject({ status: 409 });
    expect((await service.updateBucket('mine', { public: true })).error).toBeNull();
    expect((await service.getBucket('mine')).data).toMatchObject({
      id: 'mine',
      owner: '',
      public: true,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['text/*'],
    });
    await service.from('mine').upload('a.txt', 'x');
    expect((await service.deleteBucket('mine')).error?.message).toContain('not empty');
    expect((await service.emptyBucket('mine')).error).toBeNull();
    expect((await service.deleteBucket('mine')).error).toBeNull();
    expect(ids((await service.listBuckets()).data)).toEqual(['anything', 'documents', 'press']);
  });

  it('belong to the user who makes them, where policies let users make some', async () => {
    await storage.database.asOwner((tx) =>
      tx.exec(`create policy owner_can_all on storage.buckets to authenticated
          using (owner_id = auth.uid()::text) with check (owner_id = auth.uid()::text and not public);
        create policy anybody_can_add on storage.objects for insert to authenticated with check (bucket_id = 'of-ada');`),
    );
    const own = storage.client('ada');
    expect((await own.createBucket('of-ada')).error).toBeNull();
    expect((await own.createBucket('open', { public: true })).error).toMatchObject({ status: 403 });
    expect((await own.getBucket('of-ada')).data?.owner).toBe(ada);
    expect((await own.updateBucket('of-ada', { public: true })).error).toMatchObject({ status: 403 });
    const other = storage.client('ben');
    expect((await other.listBuckets()).data).toEqual([]);
    expect((await other.getBucket('of-ada')).error).toMatchObject({ status: 404 });
    expect((await other.updateBucket('of-ada', { public: false })).error).toMatchObject({ status: 404 });
    expect((await other.deleteBucket('of-ada')).error).toMatchObject({ status: 404 });
    expect((await own.createBucket('documents')).error).toMatchObject({ status: 409 });
    // The file of somebody else keeps the bucket, though its owner sees it as empty.
    expect((await other.from('of-ada').upload('a.txt', 'x')).error).toBeNull();
    expect((await own.emptyBucket('of-ada')).error).toBeNull();
    expect((await own.deleteBucket('of-ada')).error).toMatchObject({ status: 409 });
    await storage.client('service').emptyBucket('of-ada');
    expect((await own.deleteBucket('of-ada')).error).toBeNull();
  });

  it.each(['sign', 'public', 'upload', '../x', 'a/b', ''])('cannot be called %j', async (id) => {
    const body = JSON.stringify({ id, name: id });
    expect((await storage.send('service', 'bucket', { method: 'POST', body })).status).toBe(400);
  });
});
