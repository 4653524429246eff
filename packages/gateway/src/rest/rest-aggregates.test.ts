import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, people, type World } from './test-world.ts';

/** Functions of one row: a column, a list, one row that may be missing, and one that not everybody may call. */
const functionsOfRows = `
create function public.shelf_label(book public.books) returns text language sql stable as
  $$ select upper(book.title) $$;
create function public.secret_label(book public.books) returns text language sql stable as $$ select 'x' $$;
revoke execute on function public.secret_label(public.books) from public;
create function public.thick_books(author public.authors) returns setof public.books language sql stable as
  $$ select * from public.books where author_id = author.id and pages > 100 $$;
create function public.newest_book(author public.authors) returns setof public.books rows 1 language sql stable as
  $$ select * from public.books where author_id = author.id order by id desc limit 1 $$;
create function public.notes_on(book public.books) returns setof public.notes language sql stable as
  $$ select * from public.notes where book_id = book.id $$;`;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.database.asOwner((tx) => tx.exec(functionsOfRows));
  await world.refreshSchema();
});
afterAll(() => world.close());
const read = async (path: string, init?: Parameters<World['send']>[1]) => {
  const response = await world.send(path, init);
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return JSON.parse(text);
};

describe('aggregates', () => {
  it.each([
    ['/books?select=count()', [{ count: 3 }]],
    ['/books?select=count', [{ count: 3 }]],
    ['/books?select=n:count()&id=gt.9', [{ n: 0 }]],
    ['/books?select=pages.sum(),pages.max(),low:pages.min()', [{ sum: 699, max: 424, low: 65 }]],
    ['/books?select=pages.avg()::int', [{ avg: 233 }]],
    ['/books?select=price.count()', [{ count: 2 }]],
    [
      '/books?select=author_id,pages.sum()&order=author_id',
      [
        { author_id: 1, sum: 275 },
        { author_id: 2, sum: 424 },
      ],
    ],
    ['/authors?select=profile->age::int.sum()', [{ sum: 36 }]],
    ['/authors?select=name,books!author_id(count)&id=eq.1', [{ name: 'Ada', books: [{ count: 2 }] }]],
    [
      '/authors?select=name,books!author_id(pages.sum())&id=eq.3',
      [{ name: 'Curry, H. "B"', books: [{ sum: null }] }],
    ],
    ['/books?select=title,covers(n:count())&id=eq.2', [{ title: 'Letters', covers: { n: 0 } }]],
    ['/books?select=pages.sum(),...authors!author_id(name)&order=sum', 'refused'],
    [
      '/books?select=n:count(),...authors!author_id(name)',
      [
        { n: 2, name: 'Ada' },
        { n: 1, name: 'Boole' },
      ],
    ],
    ['/books?select=...authors!author_id(last:id.max())', [{ last: 2 }]],
    [
      '/books?select=count(),author:authors!author_id(name)&author_id=eq.1',
      [{ count: 2, author: { name: 'Ada' } }],
    ],
  ])('%s', async (path, expected) => {
    if (expected === 'refused') {
      expect((await world.send(path)).status).toBe(400);
      return;
    }
    expect(sorted(await read(path))).toEqual(sorted(expected));
  });
  it('count only rows that the caller may see', async () => {
    expect(await read('/notes?select=count()')).toEqual([{ count: 2 }]);
    expect(await read('/books?select=id,notes(count)&id=eq.1')).toEqual([{ id: 1, notes: [{ count: 1 }] }]);
    expect((await world.send('/notes?select=count()', { as: people.anon })).status).toBe(401);
  });
  it('are counted by their groups', async () => {
    const response = await world.send('/books?select=author_id,count()', {
      headers: { prefer: 'count=exact' },
    });
    expect(response.headers.get('content-range')).toBe('0-1/2');
  });
  it('work on what a function or a write returned', async () => {
    expect(await read('/rpc/book_stats?select=pages.sum()')).toEqual([{ sum: 699 }]);
    const headers = { prefer: 'return=representation, tx=rollback', 'content-type': 'application/json' };
    const init = { method: 'PATCH', headers, body: '{"pages":7}' };
    expect(await read('/books?select=pages.sum()&author_id=eq.1', init)).toEqual([{ sum: 14 }]);
  });
});

const sorted = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : rows;

describe('a list that is spread', () => {
  it('gives an array for each column', async () => {
    expect(await read('/authors?select=name,...books!author_id(id,t:title)&books.order=id&id=eq.1')).toEqual([
      { name: 'Ada', id: [1, 2], t: ['Notes on the Engine', 'Letters'] },
    ]);
    expect(await read('/authors?select=name,...books!author_id(id)&id=eq.3')).toEqual([
      { name: 'Curry, H. "B"', id: [] },
    ]);
  });
});

describe('functions of a row', () => {
  it('are columns to select, filter and order by', async () => {
    expect(await read('/books?select=id,shelf_label&shelf_label=eq.LETTERS')).toEqual([
      { id: 2, shelf_label: 'LETTERS' },
    ]);
    const [first] = await read('/books?select=shelf_label&order=shelf_label.desc&limit=1');
    expect(first).toEqual({ shelf_label: 'NOTES ON THE ENGINE' });
    expect(Object.keys((await read('/books?limit=1'))[0])).not.toContain('shelf_label');
  });
  it('can be embedded as lists and as one', async () => {
    expect(
      await read('/authors?select=id,thick:thick_books(id,shelf_label),newest_book(id)&order=id'),
    ).toEqual([
      { id: 1, thick: [{ id: 2, shelf_label: 'LETTERS' }], newest_book: { id: 2 } },
      { id: 2, thick: [{ id: 3, shelf_label: 'LAWS OF THOUGHT' }], newest_book: { id: 3 } },
      { id: 3, thick: [], newest_book: null },
    ]);
    expect(await read('/authors?select=id,thick_books!inner(id)&thick_books.id=eq.3')).toEqual([
      { id: 2, thick_books: [{ id: 3 }] },
    ]);
  });
  it('act as the caller, with their rights', async () => {
    expect(await read('/books?select=notes_on(text)&id=eq.1')).toEqual([
      { notes_on: [{ text: 'mine one' }] },
    ]);
    expect((await world.send('/books?select=secret_label')).status).toBe(403);
  });
  it('work on what a function or a write returned', async () => {
    expect(await read('/rpc/books_of?author=2&select=id,shelf_label')).toEqual([
      { id: 3, shelf_label: 'LAWS OF THOUGHT' },
    ]);
    const headers = { prefer: 'return=representation, tx=rollback', 'content-type': 'application/json' };
    const init = { method: 'PATCH', headers, body: '{"title":"New"}' };
    expect(
      await read('/books?select=id,shelf_label,notes_on(text)&id=eq.2&shelf_label=eq.LETTERS', init),
    ).toEqual([{ id: 2, shelf_label: 'NEW', notes_on: [{ text: 'mine two' }] }]);
  });
});

it('tx=rollback answers as if it had been done, and nothing is', async () => {
  const notes = world.client(people.a).from('notes');
  const added = await notes.insert({ text: 'never' }).select('text').rollback();
  expect([added.status, added.data]).toEqual([201, [{ text: 'never' }]]);
  const removed = await notes.delete().eq('text', 'mine one').select('text').rollback();
  expect(removed.data).toEqual([{ text: 'mine one' }]);
  await world.client(people.a).rpc('touch_author', { author_id: 3 }).rollback();
  const { data } = await world.client(people.a).from('notes').select('text').order('text');
  expect(data).toEqual([{ text: 'mine one' }, { text: 'mine two' }]);
  expect((await read('/authors?select=born&id=eq.3'))[0]).toEqual({ born: null });
});

it('answers a scalar as CSV', async () => {
  const response = await world.send('/rpc/titles', { method: 'POST', headers: { accept: 'text/csv' } });
  expect(await response.text()).toBe('pgrst_scalar\n"Notes on the Engine"\nLetters\n"Laws of Thought"');
});
