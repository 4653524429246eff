import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, openStorage, pdf, refusal, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  storage.faults.write = undefined;
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
  await storage.sweep();
});

const path = `${ada}/resume.pdf`;
const put = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  storage.send('ada', `object/${address}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('keys by an allow-list of characters', () => {
  it.each([
    ['a parent folder, encoded', `documents/${ada}/%2e%2e%2fsecret`],
    ['dots alone', `documents/${ada}/...`],
    ['an empty segment', `documents/${ada}//x`],
    ['a leading slash', `documents/%2F${ada}/x`],
    ['a trailing slash', `documents/${ada}/x/`],
    ['a backslash', `documents/${ada}/..%5Cx`],
    ['a NUL', `documents/${ada}/x%00.pdf`],
    ['a line break', `documents/${ada}/x%0d%0ay`],
    ['a direction override', `documents/${ada}/x%E2%80%AEfdp.exe`],
    ['a zero-width space', `documents/${ada}/x%E2%80%8By`],
    ['a quotation mark', `documents/${ada}/x%22y`],
    ['a percent sign', `documents/${ada}/x%2500`],
    ['a question mark', `documents/${ada}/x%3Fy`],
    ['a broken escape', `documents/${ada}/x%zz`],
    ['bytes that are no UTF-8', `documents/${ada}/%ff`],
    ['a space at the end', `documents/${ada}/x%20`],
    ['a segment of 256 bytes', `documents/${ada}/${'x'.repeat(256)}`],
    ['a path of more than 1024 bytes', `documents/${ada}/${'abcdefgh/'.repeat(120)}x`],
    ['no path at all', 'documents/'],
  ])('refuses %s', async (_name, address) => {
    expect(await refusal(await put(address, pdf))).toMatchObject({ status: 400, statusCode: '400' });
    expect(await storage.fileNames()).toEqual({ inRows: [], inStore: [] });
  });

  it('refuses them in bodies too', async () => {
    const documents = storage.client('ada').from('documents');
    await documents.upload(path, pdf);
    expect((await documents.move(path, `${ada}/../x`)).error).toMatchObject({ status: 400 });
    expect((await documents.copy(path, `/${ada}/x`)).error).toMatchObject({ status: 400 });
    expect((await documents.remove(['../x'])).error).toMatchObject({ status: 400 });
    expect((await documents.createSignedUrls(['a\\b'], 60)).error).toMatchObject({ status: 400 });
    expect((await documents.list('../..')).error).toMatchObject({ status: 400 });
  });
});

describe('bytes counted while streaming', () => {
  const limit = 100_000;

  it('takes a file of exactly the bucket’s limit and refuses one byte more with 413, raw and in a form', async () => {
    const documents = storage.client('ada').from('documents');
    const full = 'x'.repeat(limit);
    expect((await documents.upload(`${ada}/a.txt`, full)).error).toBeNull();
    expect((await documents.upload(`${ada}/b.txt`, new Blob([full]))).error).toBeNull();
    for (const body of [`${full}x`, new Blob([full, 'x'])]) {
      const { error } = await documents.upload(`${ada}/c.txt`, body);
      expect(error).toMatchObject({ status: 413, statusCode: '413' });
      expect(error?.message).toBe('The object exceeded the maximum allowed size');
    }
    expect((await storage.fileNames()).inStore).toHaveLength(2);
  });

  it('stops reading an endless body that states no length', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000).fill(120));
      },
    });
    expect((await put(`documents/${path}`, endless)).status).toBe(413);
    expect(pulled).toBeLessThan(15);
  });

  it('asks the policies before it reads the body', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const address = `object/documents/${path}`;
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await storage.send('ben', address, init as RequestInit)).status).toBe(403);
    expect(pulled).toBeLessThan(2);
  });

  it('has a limit for buckets without one', async () => {
    const small = await openStorage({ maxFileBytes: 10 });
    const { error } = await small.client('ada').from('anything').upload(`${ada}/x`, 'eleven chars');
    expect(error).toMatchObject({ status: 413 });
    await small.database.close();
  });
});

describe('uploads in turn', () => {
  it('a user who sends slowly holds up own uploads past the fourth, and nobody else', async () => {
    const slow = Array.from({ length: 4 }, () => {
      const pipe = new TransformStream<Uint8Array, Uint8Array>();
      return { writer: pipe.writable.getWriter(), body: pipe.readable };
    });
    const sending = slow.map(({ body }, index) => put(`documents/${ada}/slow-${index}.txt`, body));
    await Promise.all(slow.map(({ writer }) => writer.write(Buffer.from('begun '))));
    let isFifthDone = false;
    const fifth = put(`documents/${ada}/fifth.txt`, 'quick').then((response) => {
      isFifthDone = true;
      return response.status;
    });
    const other = storage.client('ben').from('documents');
    expect((await other.upload('inbox/from-ben.txt', 'quick')).error).toBeNull();
    expect(isFifthDone).toBe(false);
    await Promise.all(slow.map(({ writer }) => writer.close()));
    expect((await Promise.all(sending)).map((response) => response.status)).toEqual([200, 200, 200, 200]);
    expect(await fifth).toBe(200);
  });
});

describe('a form', () => {
  const form = (...parts: [string, string | Blob][]) => {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return data;
  };
  it.each<[string, BodyInit, Record<string, string>]>([
    ['without a file', form(['cacheControl', '3600']), {}],
    ['with two files', form(['a', new Blob(['1'])], ['b', new Blob(['2'])]), {}],
    ['with metadata that is no object', form(['metadata', '[1]'], ['', new Blob(['1'])]), {}],
    [
      'with metadata past 4 KiB',
      form(['metadata', `{"a":"${'x'.repeat(5000)}"}`], ['', new Blob(['1'])]),
      {},
    ],
    [
      'that is cut off',
      '--x\r\nContent-Disposition: form-data; name=""',
      {
        'content-type': 'multipart/form-data; boundary=x',
      },
    ],
    ['without a boundary', 'abc', { 'content-type': 'multipart/form-data' }],
  ])('%s is a 400', async (_name, body, headers) => {
    expect(await refusal(await put(`documents/${path}`, body, headers))).toMatchObject({ status: 400 });
    expect((await storage.fileNames()).inStore).toEqual([]);
  });

  it('cannot smuggle a header through the cache time', async () => {
    const data = form(['cacheControl', '60\r\nset-cookie: a=b'], ['', new Blob(['text'])]);
    expect((await put(`documents/${path}`, data)).status).toBe(200);
    const response = await storage.send('ada', `object/documents/${path}`);
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the file first, then the row', () => {
  const documents = () => storage.client('ada').from('documents');

  it('gives files opaque names made by the server', async () => {
    await documents().upload(path, pdf);
    const { inRows, inStore } = await storage.fileNames();
    expect(inStore).toEqual(inRows);
    expect(inStore[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('leaves neither row nor bytes when writing the file fails', async () => {
    storage.faults.write = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect((await documents().upload(path, pdf)).error).toMatchObject({ status: 507 });
    storage.faults.write = new Error('the disk at /secret/place broke');
    const { error } = await documents().upload(path, pdf);
    expect(error).toMatchObject({ status: 500, message: 'Internal Server Error' });
    expect(await storage.fileNames()).toEqual({ inRows: [], inStore: [] });
  });

  it('removes the orphan when the row fails: of ten uploads of one key at once, one is stored', async () => {
    const uploads = Array.from({ length: 10 }, (_, index) => documents().upload(path, `text ${index}`));
    const statuses = (await Promise.all(uploads)).map((result) => result.error?.statusCode ?? '200').sort();
    expect(statuses).toEqual(['200', ...new Array<string>(9).fill('409')]);
    const { inRows, inStore } = await storage.fileNames();
    expect(inStore).toEqual(inRows);
  });

  it('removes old bytes after a committed overwrite, also of many at once', async () => {
    const uploads = Array.from({ length: 10 }, (_, index) =>
      documents().upload(path, `text ${index}`, { upsert: true }),
    );
    expect((await Promise.all(uploads)).every((result) => result.error === null)).toBe(true);
    const { inRows, inStore } = await storage.fileNames();
    expect(inRows).toHaveLength(1);
    expect(inStore).toEqual(inRows);
  });

  it('removes bytes after a delete by the client, by the service role and by plain SQL', async () => {
    await documents().upload(path, pdf);
    await documents().remove([path]);
    expect((await storage.fileNames()).inStore).toEqual([]);
    await documents().upload(path, pdf);
    await storage.client('service').emptyBucket('documents');
    expect((await storage.fileNames()).inStore).toEqual([]);
    await documents().upload(path, pdf);
    await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
    await storage.sweep();
    expect((await storage.fileNames()).inStore).toEqual([]);
  });

  it('keeps the bytes of an object that was moved', async () => {
    await documents().upload(path, pdf);
    await documents().move(path, `${ada}/b.pdf`);
    await storage.sweep();
    expect(await (await documents().download(`${ada}/b.pdf`)).data?.text()).toContain('%PDF');
  });

  it('removes what a killed process wrote without a row, but no upload in flight', async () => {
    const ledger =
      'insert into storage.unreferenced_files (name, remove_after) values ($1, now() + $2::interval)';
    await storage.database.asOwner(async (tx) => {
      await tx.query(ledger, ['old', '-1 second']);
      await tx.query(ledger, ['in flight', '30 minutes']);
    });
    storage.kept.set('old', pdf);
    storage.kept.set('in flight', pdf);
    await storage.sweep();
    expect([...storage.kept.keys()]).toEqual(['in flight']);
    storage.kept.clear();
  });
});
