import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, people, type World } from './test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const a = () => world.client(people.a);

describe('a call', () => {
  it('takes its arguments from the body or from the address', async () => {
    expect((await a().rpc('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await a().rpc('add', { a: 1 })).data).toBe(2);
    expect((await a().rpc('add', { a: 1, b: 5 }, { get: true })).data).toBe(6);
    expect((await a().rpc('total', { numbers: [1, 2, 3] })).data).toBe(6);
    expect((await a().rpc('total', { numbers: [1, 2, 3] }, { get: true })).data).toBe(6);
    expect((await a().rpc('echo', { value: { a: [1, null], b: 'x' } })).data).toEqual({
      a: [1, null],
      b: 'x',
    });
  });
  it('answers 204 for void, null for null', async () => {
    const nothing = await a().rpc('touch_author', { author_id: 2 });
    expect([nothing.status, nothing.data, nothing.error]).toEqual([204, null, null]);
    const author = await a().from('authors').select('born').eq('id', 2).single();
    expect(author.data).toEqual({ born: '2000-01-01' });
    expect((await a().rpc('echo', { value: null })).data).toBeNull();
  });
  it('of a function that returns rows can be selected, filtered, ordered, counted and embedded', async () => {
    const { data, count } = await a()
      .rpc('books_of', { author: 1 }, { count: 'exact' })
      .select('title,covers(colour)')
      .gt('pages', 60)
      .order('id', { ascending: false })
      .limit(1);
    expect([data, count]).toEqual([[{ title: 'Letters', covers: null }], 2]);
    const read = await a().rpc('books_of', { author: 1 }, { get: true }).select('id').eq('pages', 65);
    expect(read.data).toEqual([{ id: 1 }]);
    const single = await a().rpc('books_of', { author: 2 }).select('title').single();
    expect(single.data).toEqual({ title: 'Laws of Thought' });
    expect((await a().rpc('book_stats').order('pages').limit(1)).data).toEqual([
      { title: 'Notes on the Engine', pages: 65 },
    ]);
  });
  it('gives one object for one row, a list for a set of values', async () => {
    expect((await a().rpc('first_book').select('id,title')).data).toEqual({
      id: 1,
      title: 'Notes on the Engine',
    });
    expect((await a().rpc('titles')).data).toEqual(['Notes on the Engine', 'Letters', 'Laws of Thought']);
  });
  it('by HEAD counts', async () => {
    const { count, data } = await a().rpc('books_of', { author: 1 }, { head: true, count: 'exact' });
    expect([count, data]).toEqual([2, null]);
  });
  it('by GET can not write', async () => {
    const { status, error } = await a().rpc('touch_author', { author_id: 1 }, { get: true });
    expect([status, error?.code]).toEqual([405, '25006']);
  });
  it('acts as the caller', async () => {
    const mine = await a().rpc('my_notes').select('text').order('text');
    expect(mine.data).toEqual([{ text: 'mine one' }, { text: 'mine two' }]);
    const theirs = await world.client(people.b).rpc('my_notes').select('text');
    expect(theirs.data).toEqual([{ text: 'SECRET of b' }]);
  });
  it('is undone when it affects more rows than allowed', async () => {
    const response = await world.send('/rpc/titles', {
      method: 'POST',
      headers: { prefer: 'handling=strict,max-affected=2' },
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST124']);
  });
});

describe('a refused call', () => {
  it.each([
    ['no_such', {}, 404, 'PGRST202'],
    ['add', {}, 404, 'PGRST202'],
    ['add', { a: 1, c: 2 }, 404, 'PGRST202'],
    ['pg_sleep', { a: 1 }, 404, 'PGRST202'],
    ['same_name', { a: 1 }, 300, 'PGRST203'],
    ['nobody_may', {}, 403, '42501'],
    ['add', { a: 'x' }, 400, '22P02'],
    ['add', { a: 2_147_483_647, b: 1 }, 400, '22003'],
    ['fail_with', { code: 'P0402' }, 400, 'P0402'],
    ['fail_with', { code: 'P0001' }, 400, 'P0001'],
    ['fail_with', { code: 'PT418' }, 418, 'PT418'],
    ['fail_with', { code: 'PT999' }, 400, 'PT999'],
    ['fail_with', { code: '38000' }, 400, '38000'],
    ['__proto__', {}, 404, 'PGRST202'],
  ])('%s %j answers %i %s', async (name, values, status, code) => {
    const result = await a().rpc(name, values);
    expect([result.status, result.error?.code]).toEqual([status, code]);
  });
  it('carries the words the database was given', async () => {
    const { error } = await a().rpc('fail_with', { code: 'P0402' });
    expect(error).toMatchObject({ code: 'P0402', message: 'refused', details: 'why', hint: 'try' });
  });
  it('for a fault inside says nothing of it, and logs it', async () => {
    const { status, error } = await a().rpc('fail_with', { code: 'XX000' });
    expect([status, error?.message, error?.details]).toEqual([500, 'Internal error', null]);
    expect(JSON.stringify(world.logged)).toContain('XX000');
  });
  it.each(['[1]', '"x"', 'null', '{"a":1', '{"a":1}}', ''])('with the body %s is a 4xx', async (body) => {
    const response = await world.send('/rpc/add', { method: 'POST', body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
