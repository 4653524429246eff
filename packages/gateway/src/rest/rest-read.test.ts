import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, people, type World } from './test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const a = () => world.client(people.a);
const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data as { id: number }[]).map(({ id }) => id);
};
const raw = async (path: string, init?: Parameters<World['send']>[1]) => {
  const response = await world.send(path, init);
  return { response, text: await response.text() };
};

describe('columns', () => {
  it('come under their names, aliases, casts and JSON paths', async () => {
    const { data } = await a()
      .from('authors')
      .select('id,n:name,city:profile->>city,profile->langs->1,born::text,first:tags->0')
      .eq('id', 1);
    expect(data).toEqual([
      { id: 1, n: 'Ada', city: 'London', langs: 'fr', born: '1815-12-10', first: 'maths' },
    ]);
  });
  it('keep every digit of large and exact numbers and microseconds', async () => {
    const { text } = await raw('/books?select=price,published_at,id::int8&id=in.(1,3)&order=id');
    expect(text).toContain('"price":12345678901234.5678');
    expect(text).toContain('"published_at":"1854-01-01T00:00:00.123456+00:00"');
  });
  it('named like parts of JavaScript or with quotes are plain columns', async () => {
    const { data } = await a().from('Odd "Table').select('"a,b",select,__proto__').eq('"a,b"', 1);
    expect(JSON.stringify(data)).toBe('[{"a,b":1,"select":"first","__proto__":"p"}]');
  });
  it('that are null are left out on request', async () => {
    const { data } = await a().from('books').select('id,code').eq('id', 2).stripNulls();
    expect(data).toEqual([{ id: 2 }]);
  });
});

describe('filters', () => {
  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3]],
    ['id=gt.1&id=lte.2', [2]],
    ['id=gte.2&id=lt.3', [2]],
    ['name=like.*o*e', [2]],
    ['name=ilike.aDA', [1]],
    ['name=match.^A', [1]],
    ['name=imatch.^b', [2]],
    ['name=in.(Ada,"Curry, H. \\"B\\"")', [1, 3]],
    ['name=not.in.(Ada)', [2, 3]],
    ['id=in.()', []],
    ['mentor_id=is.null', [1]],
    ['mentor_id=not.is.null', [2, 3]],
    ['mentor_id=is.not_null', [2, 3]],
    ['mentor_id=isdistinct.1', [1, 3]],
    ['tags=cs.{maths}', [1]],
    ['tags=cd.{logic,maths,engines}', [1, 2, 3]],
    ['tags=ov.{logic,maths}', [1, 2]],
    ['tags=eq.{}', [3]],
    ['tags=in.("{logic}","{}")', [2, 3]],
    ['profile=cs.{"city":"London"}', [1]],
    ['profile->>city=eq.Lincoln', [2]],
    ['profile->age=gt.30', [1]],
    ['profile->langs=cs.["fr"]', [1]],
    ['mood=eq.bold', [1]],
    ['born=lt.1815-12-01', [2]],
    ['name=like(any).{A*,B*}', [1, 2]],
    ['name=ilike(all).{*o*,*e*}', [2]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['or=(id.eq.1,and(id.gt.2,mood.is.null))', [1, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3]],
    ['and=(id.gt.1,not.or(id.eq.2,id.eq.9))', [3]],
    ['or=(name.in.("Ada","x,y"),tags.cs.{logic})', [1, 2]],
    ['name=eq.Curry, H. "B"', [3]],
  ])('%s', async (filter, expected) => {
    const { response, text } = await raw(`/authors?select=id&order=id&${encodeURI(filter)}`);
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toEqual(expected.map((id) => ({ id })));
  });
  it.each([
    ['shelf_life=ov.[5,12)', [1, 2]],
    ['shelf_life=cs.[2,3)', [1]],
    ['shelf_life=cd.[0,15)', [1]],
    ['shelf_life=sl.[10,11)', [1]],
    ['shelf_life=sr.[1,10)', [2]],
    ['shelf_life=nxr.[1,10)', [1]],
    ['shelf_life=nxl.[10,20)', [2]],
    ['shelf_life=adj.[20,30)', [2]],
    ['title=fts(english).engine', [1]],
    ['title=plfts(english).notes engine', [1]],
    ['title=phfts(english).laws of thought', [3]],
    ['title=wfts(english).laws or letters', [2, 3]],
    ['title=not.wfts(english).laws', [1, 2]],
    ['code=eq.xyzzy', [3]],
    ['pages=eq.-1', []],
  ])('%s', async (filter, expected) => {
    const { text } = await raw(`/books?select=id&order=id&${encodeURI(filter)}`);
    expect(JSON.parse(text)).toEqual(expected.map((id) => ({ id })));
  });
  it('treat what looks like SQL as a value', async () => {
    for (const value of [
      "'; drop table authors; --",
      '$1',
      '\\',
      "E'\\x00'",
      '%',
      '{"a":1}',
      ')) or true --',
    ]) {
      expect(await ids(a().from('authors').select('id').eq('name', value))).toEqual([]);
      expect(await ids(a().from('authors').select('id').in('name', [value, 'Ada']))).toEqual([1]);
    }
  });
});

describe('order and pages', () => {
  it('sort by direction, nulls, JSON and a related column', async () => {
    expect(await ids(a().from('authors').select('id').order('born', { nullsFirst: true }))).toEqual([
      3, 2, 1,
    ]);
    expect(await ids(a().from('authors').select('id').order('profile->>city', { ascending: false }))).toEqual(
      [3, 1, 2],
    );
    const query = a().from('books').select('id,authors!author_id(name)');
    expect(await ids(query.order('authors(name)', { ascending: false }).order('id'))).toEqual([3, 1, 2]);
  });
  it('give the range, the total and 206 for a part', async () => {
    const { data, count, status } = await a()
      .from('authors')
      .select('id', { count: 'exact' })
      .order('id')
      .range(1, 1);
    expect([data, count, status]).toEqual([[{ id: 2 }], 3, 206]);
    const { response } = await raw('/authors?select=id&limit=2&offset=1');
    expect([response.status, response.headers.get('content-range')]).toEqual([200, '1-2/*']);
  });
  it('take the Range header as well', async () => {
    const { response, text } = await raw('/authors?select=id&order=id', {
      headers: { range: '1-1', prefer: 'count=exact' },
    });
    expect([response.status, response.headers.get('content-range'), text]).toEqual([
      206,
      '1-1/3',
      '[{"id":2}]',
    ]);
    expect((await raw('/authors', { headers: { range: '5-2' } })).response.status).toBe(416);
  });
  it('answer 416 past the end when the total is known, and no rows when it is not', async () => {
    const { error, status } = await a().from('authors').select('*', { count: 'exact' }).range(10, 20);
    expect([status, error?.code]).toEqual([416, 'PGRST103']);
    expect((await a().from('authors').select().range(10, 20)).data).toEqual([]);
  });
  it('count without a body on HEAD', async () => {
    const { data, count, status } = await a().from('books').select('*', { count: 'exact', head: true });
    expect([data, count, status]).toEqual([null, 3, 200]);
  });
});

describe('embeds', () => {
  it('follow a key to one, from many, one-to-one and through a junction', async () => {
    const { data } = await a()
      .from('books')
      .select('title,author:author_id(name),covers(colour),genres(label)')
      .order('label', { referencedTable: 'genres' })
      .eq('id', 2);
    expect(data).toEqual([
      {
        title: 'Letters',
        author: { name: 'Ada' },
        covers: null,
        genres: [{ label: 'letters' }, { label: 'science' }],
      },
    ]);
    const many = await a().from('authors').select('name,books!books_author_id_fkey(id)').eq('id', 3).single();
    expect(many.data).toEqual({ name: 'Curry, H. "B"', books: [] });
  });
  it('tell the two directions of a self reference apart', async () => {
    const { data } = await a()
      .from('authors')
      .select('mentor:mentor_id(name),pupils:authors!mentor_id(id)')
      .eq('id', 2)
      .single();
    expect(data).toEqual({ mentor: { name: 'Ada' }, pupils: [{ id: 3 }] });
  });
  it('take the name of the own table for the many that point here', async () => {
    const { data } = await a().from('authors').select('id,authors(id)').order('id');
    expect(data).toEqual([
      { id: 1, authors: [{ id: 2 }] },
      { id: 2, authors: [{ id: 3 }] },
      { id: 3, authors: [] },
    ]);
  });
  it('climb to one ancestor after another', async () => {
    const { data } = await a()
      .from('authors')
      .select('name,mentor:mentor_id(name,mentor:mentor_id(name,mentor:mentor_id(name)))')
      .eq('id', 3)
      .single();
    expect(data?.mentor).toEqual({ name: 'Boole', mentor: { name: 'Ada', mentor: null } });
  });
  it('filter their own rows, and with !inner the parents', async () => {
    const loose = await a()
      .from('books')
      .select('id,genres(label)')
      .eq('genres.label', 'letters')
      .order('id');
    expect(loose.data?.map((book) => book.genres.length)).toEqual([0, 1, 0]);
    const inner = await a()
      .from('books')
      .select('id,genres!inner(label)', { count: 'exact' })
      .eq('genres.label', 'letters');
    expect([inner.data, inner.count]).toEqual([[{ id: 2, genres: [{ label: 'letters' }] }], 1]);
    const bare = a().from('books').select('id,covers!inner()').eq('covers.colour', 'blue');
    expect((await bare).data).toEqual([{ id: 3 }]);
  });
  it('carry order, limit, or-filters and deeper embeds of their own', async () => {
    const { data } = await a()
      .from('authors')
      .select('id,books!author_id(id,covers(colour))')
      .order('id', { referencedTable: 'books', ascending: false })
      .limit(1, { referencedTable: 'books' })
      .or('pages.gt.200,pages.lt.10', { referencedTable: 'books' })
      .eq('id', 1)
      .single();
    expect(data).toEqual({ id: 1, books: [{ id: 2, covers: null }] });
  });
  it('can be required to be there or missing', async () => {
    expect(await ids(a().from('books').select('id,covers(colour)').is('covers', null))).toEqual([2]);
    expect(await ids(a().from('books').select('id,covers()').not('covers', 'is', null).order('id'))).toEqual([
      1, 3,
    ]);
  });
  it('spread their columns into the parent', async () => {
    const { data } = await a()
      .from('books')
      .select('id,...authors!author_id(by:name,profile->city)')
      .eq('id', 1);
    expect(data).toEqual([{ id: 1, by: 'Ada', city: 'London' }]);
  });
  it('see through a simple view', async () => {
    const { data } = await a().from('author_names').select('name,books!author_id(id)').eq('author_key', 2);
    expect(data).toEqual([{ name: 'Boole', books: [{ id: 3 }] }]);
  });
  it('hold only rows the caller may see', async () => {
    const { data } = await a().from('books').select('id,notes(text)').eq('id', 1).single();
    expect(data).toEqual({ id: 1, notes: [{ text: 'mine one' }] });
    const b = await world.client(people.b).from('books').select('id,notes!inner(text)');
    expect(b.data).toEqual([{ id: 1, notes: [{ text: 'SECRET of b' }] }]);
  });
});

describe('one object', () => {
  it('is what single() and maybeSingle() give', async () => {
    expect((await a().from('genres').select('label').eq('id', 1).single()).data).toEqual({
      label: 'science',
    });
    expect((await a().from('genres').select('label').eq('id', 1).maybeSingle()).data).toEqual({
      label: 'science',
    });
    expect((await a().from('genres').select().eq('id', 9).maybeSingle()).data).toBeNull();
  });
  it('is refused with PGRST116 for none and for several', async () => {
    const none = await a().from('genres').select().eq('id', 9).single();
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ]);
    expect((await a().from('genres').select().single()).error?.code).toBe('PGRST116');
    expect((await a().from('genres').select().maybeSingle()).error?.code).toBe('PGRST116');
  });
});

it('answers CSV with quoted cells', async () => {
  const { data } = await a().from('authors').select('id,"full,name":name,tags').order('id').csv();
  expect(data).toBe('id,"full,name",tags\n1,Ada,"{maths,engines}"\n2,Boole,{logic}\n3,"Curry, H. ""B""",{}');
  expect((await a().from('authors').select('id').eq('id', 99).csv()).data).toBe('id');
});

it('never gives more rows than its maximum, in the page and in each list', async () => {
  const small = await openWorld({ maxRows: 2 });
  const client = small.client(people.a);
  const { data, count } = await client.from('books').select('id,genres(id)', { count: 'exact' }).limit(500);
  expect([data?.length, count]).toEqual([2, 3]);
  await small.database.asOwner((tx) => tx.exec('insert into book_genres values (1, 2), (1, 3)'));
  const one = await client.from('books').select('genres(id)').eq('id', 1).single();
  expect(one.data?.genres).toHaveLength(2);
  expect((await client.rpc('titles')).data).toHaveLength(2);
  expect((await client.rpc('book_stats')).data).toHaveLength(2);
  await small.close();
});
