import { fileContent } from '@greenroom/domain';
import { FilesUnavailable } from '@greenroom/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../test-app.ts';
import { describeFileStore } from './file-store-contract.ts';
import { openS3Files, type S3Settings } from './s3.ts';
import { startS3Server } from './s3-server.ts';

const name = '5f1f6f7e-0000-4000-8000-000000000003';
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

describeFileStore('a bucket', () => openS3Files(server.settings));

describe('a bucket that cannot be used', () => {
  const wrong: [string, Partial<S3Settings>][] = [
    ['a key that the store does not know', { accessKeyId: 'UNKNOWN' }],
    ['no such bucket', { bucket: 'somebody-elses' }],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }],
  ];
  it.each(wrong)('is told apart from a missing file: %s', async (_reason, change) => {
    const files = await openS3Files({ ...server.settings, ...change });
    for (const act of [
      () => files.check(),
      () => files.read(name),
      () => files.write(name, pdf),
      () => files.remove(name),
      () => files.copy(name, name.replace('3', '4')),
    ]) {
      await expect(act()).rejects.toBeInstanceOf(FilesUnavailable);
    }
  });
});

describe('the product on a bucket', () => {
  let own: Awaited<ReturnType<typeof startS3Server>>;
  let app: TestApp;
  beforeAll(async () => {
    own = await startS3Server();
    app = await openTestApp({ files: await openS3Files(own.settings) });
  });
  afterAll(async () => {
    await app.close();
    await own.close().catch(() => {});
  });

  it('keeps, gives, copies and removes a file; away, it says so in a sentence and loses nothing', async () => {
    const { client, id, token } = await app.signIn('premium');
    const documents = client.storage.from('documents');
    const [kept, copied] = [`${id}/resume.pdf`, `${id}/copy.pdf`];
    expect((await documents.upload(kept, pdf)).error).toBeNull();
    expect((await documents.copy(kept, copied)).error).toBeNull();
    expect(await (await documents.download(copied)).data?.text()).toContain('%PDF');
    expect((await documents.remove([copied])).data?.length).toBe(1);

    await own.close();
    const down = await documents.download(kept);
    expect(down.error).toMatchObject({ status: 503 });
    const refused = await documents.upload(`${id}/later.pdf`, pdf);
    expect(refused.error).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
    // Removing takes the row at once; the bytes follow when the store is back.
    expect((await documents.list(id)).data?.map((file) => file.name)).toEqual(['resume.pdf']);
    const ledger = await app.database.asOwner((tx) =>
      tx.query<{ rows: number }>(
        `select count(*)::int as rows from storage.objects where name like '%later.pdf'`,
      ),
    );
    expect(ledger.rows).toEqual([{ rows: 0 }]);
    const waiting = await app.database.asOwner((tx) =>
      tx.query('select name from storage.unreferenced_files'),
    );
    expect(waiting.rows.length).toBeGreaterThan(0);

    const scan = await app.call(
      'analyze-resume',
      { documentId: '', content: fileContent('pdf', kept) },
      token,
    );
    expect(scan.status).toBe(503);
    expect(await scan.json()).toMatchObject({ error: { code: 'unavailable' } });
  });
});
