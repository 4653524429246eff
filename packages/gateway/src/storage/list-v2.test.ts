import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ada, ben, openStorage, type StorageFixture, type Who } from './storage-fixture.ts';

type Options = NonNullable<Parameters<ReturnType<ReturnType<StorageFixture['client']>['from']>['listV2']>[0]>;

let storage: StorageFixture;
const names = [
  'AAB.txt',
  'a.txt',
  'a/1.txt',
  'a/2.txt',
  'a/deep/3.txt',
  'aa.txt',
  'aa/4.txt',
  'b_%.txt',
  'bx%.txt',
  'z/5.txt',
];

beforeAll(async () => {
  storage = await openStorage();
  await storage.database.asOwner(async (tx) => {
    for (const [index, name] of names.entries()) {
      // Created in the order of the list, updated the other way round; the two of folder a in one millisecond.
      await tx.query(
        `insert into storage.objects (bucket_id, name, version, created_at, updated_at)
         values ('documents', $1, gen_random_uuid()::text,
           '2026-01-01T00:00:00Z'::timestamptz + make_interval(secs => case $2::int when 2 then 2.0009 when 3 then 2.0001 else $2::int end),
           '2026-02-01T00:00:00Z'::timestamptz - make_interval(secs => $2::int))`,
        [`${ada}/${name}`, index],
      );
    }
    await tx.query(
      `insert into storage.objects (bucket_id, name, version) values ('documents', $1, gen_random_uuid()::text)`,
      [`${ben}/secret.txt`],
    );
  });
});
afterAll(() => storage.database.close());

const listV2 = (options: Options, who: Who = 'ada') => storage.client(who).from('documents').listV2(options);
const own = (name: string) => `${ada}/${name}`;

/** Every entry of a listing, two a page, each page in the order in which its files and folders came. */
async function pages(options: Options, limit = 2) {
  const files: string[] = [];
  const folders: string[] = [];
  let cursor: string | undefined;
  let count = 0;
  do {
    const { data, error } = await listV2({ prefix: `${ada}/`, ...options, limit, cursor });
    if (error) throw error;
    expect(data.objects.length + data.folders.length).toBeLessThanOrEqual(limit);
    expect(data.hasNext).toBe(data.nextCursor !== undefined);
    files.push(...data.objects.map(({ name }) => name.slice(ada.length + 1)));
    folders.push(...data.folders.map(({ name }) => name.slice(ada.length + 1)));
    cursor = data.nextCursor;
    count += 1;
  } while (cursor);
  return { files, folders, count };
}

const rootFiles = ['AAB.txt', 'a.txt', 'aa.txt', 'b_%.txt', 'bx%.txt'];

describe('listV2', () => {
  it('lists every file under a prefix in the order of bytes, page by page', async () => {
    const { files, folders, count } = await pages({});
    expect(files).toEqual([...names].sort());
    expect(folders).toEqual([]);
    expect(count).toBe(5);
    expect((await pages({ sortBy: { column: 'name', order: 'desc' } })).files).toEqual(
      [...names].sort().reverse(),
    );
  });

  it('lists files and folders directly under a prefix with a delimiter', async () => {
    for (const limit of [1, 2, 3, 100]) {
      const { files, folders, count } = await pages({ with_delimiter: true }, limit);
      expect(files).toEqual(rootFiles);
      expect(folders).toEqual(['a/', 'aa/', 'z/']);
      expect(count).toBe(Math.ceil(8 / limit));
    }
    const reversed = await pages({ with_delimiter: true, sortBy: { column: 'name', order: 'desc' } }, 1);
    expect(reversed.files).toEqual([...rootFiles].reverse());
    expect(reversed.folders).toEqual(['z/', 'aa/', 'a/']);
  });

  it('takes a prefix that ends within a name', async () => {
    expect(await pages({ prefix: own('a'), with_delimiter: true })).toMatchObject({
      files: ['a.txt', 'aa.txt'],
      folders: ['a/', 'aa/'],
    });
    expect((await pages({ prefix: own('a/'), with_delimiter: true })).files).toEqual(['a/1.txt', 'a/2.txt']);
  });

  it.each(['asc', 'desc'] as const)(
    'sorts by times, %s, with names where milliseconds are equal',
    async (order) => {
      const inOrder = <T>(list: T[]) => (order === 'asc' ? list : list.toReversed());
      for (const limit of [1, 3]) {
        const created = { sortBy: { column: 'created_at', order } } as const;
        expect((await pages(created, limit)).files).toEqual(inOrder(names));
        expect((await pages({ ...created, with_delimiter: true }, limit)).folders).toEqual(
          inOrder(['a/', 'aa/', 'z/']),
        );
        const updated = { sortBy: { column: 'updated_at', order } } as const;
        expect((await pages(updated, limit)).files).toEqual(inOrder(names.toReversed()));
      }
    },
  );

  it('tells of a file what list tells of it, and of a folder its name', async () => {
    const { data } = await listV2({ prefix: `${ada}/`, with_delimiter: true, limit: 3 });
    expect(data?.objects[0]).toEqual({
      name: own('AAB.txt'),
      key: 'AAB.txt',
      id: expect.any(String),
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-02-01T00:00:00.000Z',
      last_accessed_at: expect.any(String),
      metadata: {},
    });
    expect(data?.folders).toEqual([{ name: own('a/'), key: 'a' }]);
  });

  it('takes wildcards of SQL as what they are', async () => {
    expect((await pages({ prefix: own('b_%') })).files).toEqual(['b_%.txt']);
    expect((await listV2({ prefix: '%' })).data?.objects).toEqual([]);
  });

  it('finds one name with exactMatch', async () => {
    expect((await pages({ prefix: own('a.txt'), exactMatch: true })).files).toEqual(['a.txt']);
    expect((await pages({ prefix: own('a'), exactMatch: true })).files).toEqual([]);
  });

  it('shows nobody the files or folders of another', async () => {
    for (const who of ['ben', 'anon'] as const) {
      expect((await listV2({ prefix: `${ada}/` }, who)).data).toMatchObject({
        objects: [],
        folders: [],
        hasNext: false,
      });
      const { data } = await listV2({ with_delimiter: true }, who);
      expect(data?.folders.map(({ name }) => name)).toEqual(who === 'ben' ? [`${ben}/`] : []);
    }
    const stolen = (await listV2({ prefix: `${ada}/`, limit: 1 })).data?.nextCursor;
    expect((await listV2({ prefix: '', cursor: stolen }, 'anon')).data?.objects).toEqual([]);
  });
});

describe('listV2 refuses', () => {
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each<[string, object]>([
    ['a limit of nothing', { limit: 0 }],
    ['a limit that is no number', { limit: '5' }],
    ['an unknown column', { sortBy: { column: 'metadata' } }],
    ['SQL as a column', { sortBy: { column: 'name; drop table x' } }],
    ['an unknown order', { sortBy: { column: 'name', order: 'up' } }],
    ['a prefix with a NUL', { prefix: 'a\0' }],
    ['a prefix that is too long', { prefix: 'x'.repeat(1025) }],
    ['a delimiter that is no flag', { with_delimiter: '/' }],
    ['noncurrent versions', { noncurrentVersions: 'include' }],
    ['delete markers', { deleteMarkers: 'only' }],
    ['a cursor that is none', { cursor: 'x' }],
    ['a cursor of nothing', { cursor: cursorOf(null) }],
    ['a cursor of another order', { cursor: cursorOf(['name', 'desc', null, 'a']) }],
    ['a cursor with a time where there is none', { cursor: cursorOf(['name', 'asc', 5, 'a']) }],
    [
      'a cursor without a time',
      { sortBy: { column: 'created_at' }, cursor: cursorOf(['created_at', 'asc', null, 'a']) },
    ],
    ['a cursor whose name is no name', { cursor: cursorOf(['name', 'asc', null, { a: 1 }]) }],
    ['a cursor with a NUL', { cursor: cursorOf(['name', 'asc', null, 'a\0']) }],
  ])('%s', async (_name, options) => {
    expect((await listV2(options)).error).toMatchObject({ status: 400 });
  });

  it('an unknown bucket', async () => {
    expect((await storage.client('ada').from('nowhere').listV2()).error).toMatchObject({ status: 404 });
  });
});
