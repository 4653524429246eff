import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, people, type World } from './test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const a = () => world.client(people.a);
const count = async (sql: string) =>
  world.database.asOwner(async (tx) => Number((await tx.query<{ n: string }>(sql)).rows[0]?.n));
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  world.send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('insert', () => {
  it('answers 201 without a body, or with what was written', async () => {
    const quiet = await a().from('notes').insert({ text: 'quiet' });
    expect([quiet.status, quiet.data, quiet.error]).toEqual([201, null, null]);
    const loud = await a()
      .from('notes')
      .insert({ text: 'loud', book_id: 1 })
      .select('text,stars,books(title)')
      .single();
    expect([loud.status, loud.data]).toEqual([
      201,
      { text: 'loud', stars: 3, books: { title: 'Notes on the Engine' } },
    ]);
  });
  it('takes many rows; missing keys are null, or the default on request', async () => {
    const strict = await a()
      .from('notes')
      .insert([{ text: 'm1', stars: 1 }, { text: 'm2' }])
      .select();
    expect([strict.status, strict.error?.code]).toEqual([400, '23502']);
    const { data } = await a()
      .from('notes')
      .insert([{ text: 'm1', stars: 1 }, { text: 'm2' }], { defaultToNull: false, count: 'exact' })
      .select('text,stars,id');
    expect(data?.map(({ text, stars }) => [text, stars])).toEqual([
      ['m1', 1],
      ['m2', 3],
    ]);
    expect(new Set(data?.map(({ id }) => id)).size).toBe(2);
    const books = await a()
      .from('books')
      .insert(
        [
          { id: 50, author_id: 1, title: 'x' },
          { author_id: 1, title: 'y' },
        ],
        { defaultToNull: false },
      )
      .select('id,pages');
    expect(books.data).toEqual([
      { id: 50, pages: 100 },
      { id: expect.any(Number), pages: 100 },
    ]);
  });
  it('refuses rows with different keys unless the columns are named', async () => {
    const response = await post('/notes', '[{"text":"p"},{"text":"q","stars":1}]');
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102']);
    const ignored = await post('/notes?columns=text', '[{"text":"p"},{"text":"q","nothing":1}]');
    expect(ignored.status).toBe(201);
  });
  it('takes an empty object, and nothing for an empty array', async () => {
    const anonymous = await post('/notes', '{}');
    expect((await anonymous.json()).code).toBe('23502');
    const response = await post('/notes', '[]', { prefer: 'return=representation,count=exact' });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      201,
      '[]',
      '*/0',
    ]);
  });
  it('gives the new row an address with return=headers-only', async () => {
    const response = await post('/books', '{"author_id":1,"title":"z"}', { prefer: 'return=headers-only' });
    expect(response.headers.get('location')).toMatch(/^\/books\?id=eq\.\d+$/);
    expect([response.status, await response.text()]).toEqual([201, '']);
  });
  it('keeps every digit and any text', async () => {
    const text = 'tab\t "quote" \\ \u{1f600} \u2028 end';
    const { data } = await a().from('notes').insert({ text }).select('text').single();
    expect(data).toEqual({ text });
    const response = await post(
      '/books?select=price',
      '{"author_id":1,"title":"digits","price":1234567890123456.7891}',
      {
        prefer: 'return=representation',
      },
    );
    expect(await response.text()).toBe('[{"price":1234567890123456.7891}]');
  });
  it('is refused for someone else, and leaves nothing behind', async () => {
    const { error, status } = await a()
      .from('notes')
      .insert([{ text: 'ok' }, { text: 'theirs', user_id: people.b.userId }], {
        defaultToNull: false,
      });
    expect([status, error?.code]).toEqual([403, '42501']);
    expect(await count("select count(*) as n from notes where text in ('ok', 'theirs')")).toBe(0);
  });
});

describe('upsert', () => {
  it('updates the row with the same key and says 200, or inserts and says 201', async () => {
    const first = await a().from('notes').upsert({ text: 'up', stars: 1 }, { onConflict: 'user_id,text' });
    const second = await a()
      .from('notes')
      .upsert({ user_id: people.a.userId, text: 'up', stars: 5 }, { onConflict: 'user_id,text' })
      .select('stars');
    expect([first.status, second.status, second.data]).toEqual([201, 200, [{ stars: 5 }]]);
    expect(await count("select count(*) as n from notes where text = 'up'")).toBe(1);
  });
  it('goes by the primary key when no columns are named', async () => {
    const { data } = await a()
      .from('authors')
      .upsert([{ id: 3, name: 'Haskell' }])
      .select('id,name');
    expect(data).toEqual([{ id: 3, name: 'Haskell' }]);
  });
  it('leaves existing rows alone with ignoreDuplicates', async () => {
    const { data, status } = await a()
      .from('authors')
      .upsert(
        [
          { id: 1, name: 'Nobody' },
          { id: 77, name: 'New' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id');
    expect([status, data]).toEqual([201, [{ id: 77 }]]);
  });
  it('never reaches a row of someone else', async () => {
    const { error } = await a()
      .from('notes')
      .upsert({ id: '00000000-0000-4000-8000-0000000000b1', text: 'stolen' });
    expect(error?.code).toBe('42501');
    expect(await count("select count(*) as n from notes where text = 'SECRET of b'")).toBe(1);
  });
  it('refuses unknown columns and columns without a key as a bad request', async () => {
    const unknown = await a().from('notes').upsert({ text: 'x' }, { onConflict: 'nope' });
    expect([unknown.status, unknown.error?.code]).toEqual([400, '42703']);
    const keyless = await a().from('notes').upsert({ text: 'x' }, { onConflict: 'stars' });
    expect([keyless.status, keyless.error?.code]).toEqual([400, '42P10']);
    const twice = await a()
      .from('authors')
      .upsert([
        { id: 1, name: 'p' },
        { id: 1, name: 'q' },
      ]);
    expect([twice.status, twice.error?.code]).toEqual([400, '21000']);
  });
});

describe('update and delete', () => {
  it('change the rows that the filters let through, and return them on request', async () => {
    await a()
      .from('notes')
      .insert([{ text: 'c1' }, { text: 'c2' }]);
    const quiet = await a().from('notes').update({ stars: 9 }, { count: 'exact' }).like('text', 'c_');
    expect([quiet.status, quiet.count, quiet.data]).toEqual([204, 2, null]);
    const loud = await a().from('notes').update({ stars: 8 }).eq('text', 'c1').select('text,stars');
    expect([loud.status, loud.data]).toEqual([200, [{ text: 'c1', stars: 8 }]]);
    const gone = await a().from('notes').delete().in('text', ['c1', 'c2']).select('text').order('text');
    expect(gone.data).toEqual([{ text: 'c1' }, { text: 'c2' }]);
  });
  it('touch nobody else', async () => {
    const b1 = '00000000-0000-4000-8000-0000000000b1';
    expect((await a().from('notes').update({ text: 'x' }).eq('id', b1).select()).data).toEqual([]);
    expect((await a().from('notes').delete({ count: 'exact' }).eq('id', b1)).count).toBe(0);
    expect(await count("select count(*) as n from notes where text = 'SECRET of b'")).toBe(1);
  });
  it('are refused without a filter, and with a limit', async () => {
    for (const path of ['/notes', '/notes?id=eq.00000000-0000-4000-8000-0000000000a1&limit=1']) {
      for (const method of ['PATCH', 'DELETE']) {
        const response = await world.send(path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: method === 'PATCH' ? '{"stars":1}' : undefined,
        });
        expect(response.status).toBe(400);
      }
    }
  });
  it('are undone when single() or max-affected does not fit', async () => {
    await a()
      .from('notes')
      .insert([{ text: 'd1' }, { text: 'd2' }]);
    const single = await a().from('notes').delete().like('text', 'd_').select().single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
    const response = await world.send('/notes?text=like.d_', {
      method: 'DELETE',
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST124']);
    expect(await count("select count(*) as n from notes where text like 'd_'")).toBe(2);
  });
  it('do nothing for an empty object', async () => {
    const { status, data } = await a().from('notes').update({}).eq('text', 'd1').select();
    expect([status, data]).toEqual([200, []]);
  });
});

describe('errors of the database', () => {
  it.each([
    ['a duplicate', () => a().from('genres').insert({ id: 1, label: 'x' }), 403, '42501'],
    ['a unique violation', () => a().from('authors').insert({ name: 'Ada' }), 409, '23505'],
    ['a missing reference', () => a().from('books').insert({ author_id: 999, title: 'x' }), 409, '23503'],
    ['a check', () => a().from('books').insert({ author_id: 1, title: 'x', pages: 0 }), 400, '23514'],
    ['a wrong type', () => a().from('notes').insert({ text: 'x', stars: 'many' }), 400, '22P02'],
    ['a number too large', () => a().from('notes').insert({ text: 'x', stars: 1e9 }), 400, '22003'],
    ['a NUL', () => a().from('notes').insert({ text: 'a\u0000b' }), 400, '22P05'],
    ['a lone surrogate', () => a().from('notes').insert({ text: '\ud800' }), 400, '22P02'],
    ['an unknown column', () => a().from('notes').insert({ nope: 1 }), 400, 'PGRST204'],
    [
      'a column named __proto__',
      () => a().from('notes').insert(JSON.parse('{"__proto__":1}')),
      400,
      'PGRST204',
    ],
  ] as const)('%s', async (_name, work, status, code) => {
    const result = await work();
    expect([result.status, result.error?.code]).toEqual([status, code]);
  });
  it('are 401 for a visitor and 403 for a user', async () => {
    const visitor = await world.client(people.anon).from('notes').insert({ text: 'x' });
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501']);
    expect((await a().from('hidden').select()).status).toBe(403);
  });
});
