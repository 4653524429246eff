import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, people, type World } from './test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.database.asOwner((tx) =>
    tx.exec(`
      create function set_response(status text, headers text, is_local boolean default true) returns text
        language plpgsql as $$ begin
          perform set_config('response.status', status, is_local);
          perform set_config('response.headers', headers, is_local);
          return 'done'; end $$;
      create function stamp_note() returns trigger language plpgsql as $$ begin
        perform set_config('response.headers', '[{"X-Method": "' || current_setting('request.method') || '"}]', true);
        return new; end $$;
      create trigger stamp before insert on notes for each row execute function stamp_note();`),
  );
  await world.refreshSchema();
});
afterAll(() => world.close());

const setResponse = (status: string, headers: string, isLocal = true) =>
  world.send('/rpc/set_response', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status, headers, is_local: isLocal }),
  });

describe('response settings', () => {
  it.each([
    ['abc', '', 'PGRST112'],
    ['99', '', 'PGRST112'],
    ['600', '', 'PGRST112'],
    ['200.5', '', 'PGRST112'],
    ['', 'x', 'PGRST111'],
    ['', '{"A": "b"}', 'PGRST111'],
    ['', '[{"A": "b", "C": "d"}]', 'PGRST111'],
    ['', '[{"A": 1}]', 'PGRST111'],
    ['', '["A"]', 'PGRST111'],
    ['', '[{"A b": "c"}]', 'PGRST111'],
    ['', '[{"A": "b\\r\\nSet-Cookie: x=1"}]', 'PGRST111'],
    ['', '[{"Content-Length": "1"}]', 'PGRST111'],
    ['', '[{"transfer-encoding": "chunked"}]', 'PGRST111'],
  ])('status %j with headers %j is a 500 %s', async (status, headers, code) => {
    const response = await setResponse(status, headers);
    expect([response.status, (await response.json()).code]).toEqual([500, code]);
  });

  it('replaces a header of the response, and sends no body with 204', async () => {
    const typed = await setResponse('', '[{"Content-Type": "text/plain"}]');
    expect([typed.status, typed.headers.get('content-type'), await typed.text()]).toEqual([
      200,
      'text/plain',
      '"done"',
    ]);
    const empty = await setResponse('204', '');
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });

  it('never reaches the next request, also when a function set it for the session', async () => {
    expect((await setResponse('418', '[{"X-Leak": "yes"}]', false)).status).toBe(418);
    for (const as of [people.b, people.anon]) {
      const response = await world.send('/authors?limit=1', { as });
      expect([response.status, response.headers.get('x-leak')]).toEqual([200, null]);
    }
  });

  it('comes from triggers, too', async () => {
    const response = await world.send('/notes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text": "stamped"}',
    });
    expect([response.status, response.headers.get('x-method')]).toEqual([201, 'POST']);
  });
});

describe('PUT', () => {
  const put = async (address: string, body: unknown, as = people.a) => {
    const response = await world.send(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      as,
    });
    const text = await response.text();
    return [response.status, text === '' ? null : JSON.parse(text).code];
  };

  it('inserts, then replaces', async () => {
    expect(await put('/authors?id=eq.50', { id: 50, name: 'Put' })).toEqual([201, null]);
    expect(await put('/authors?id=eq.50', { id: 50, name: 'Put again' })).toEqual([204, null]);
    expect(await put('/authors?id=eq.50', [{ id: 50, name: 'In a list' }])).toEqual([204, null]);
    const { data } = await world.client(people.a).from('authors').select('name').eq('id', 50);
    expect(data).toEqual([{ name: 'In a list' }]);
  });

  it.each([
    ['/authors?id=eq.51', { id: 52, name: 'x' }, 400, 'PGRST115'],
    ['/authors?id=eq.51', { name: 'x' }, 400, 'PGRST115'],
    ['/authors', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/authors?id=gt.51', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/authors?id=not.eq.51', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/authors?id=eq.51&name=eq.x', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/authors?id=eq.51&id=eq.52', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/authors?or=(id.eq.51)', { id: 51, name: 'x' }, 405, 'PGRST105'],
    ['/author_names?author_key=eq.1', { author_key: 1, name: 'x' }, 405, 'PGRST105'],
    ['/authors?id=eq.51&limit=1', { id: 51, name: 'x' }, 400, 'PGRST114'],
    [
      '/authors?id=eq.51',
      [
        { id: 51, name: 'x' },
        { id: 51, name: 'y' },
      ],
      400,
      'PGRST102',
    ],
    ['/authors?id=eq.51', 'x', 400, 'PGRST102'],
    ['/authors?id=eq.x', { id: 51, name: 'x' }, 400, '22P02'],
  ])('%s with %j answers %i %s', async (address, body, status, code) => {
    expect(await put(address, body)).toEqual([status, code]);
  });

  it('writes no row of somebody else', async () => {
    const address = '/notes?id=eq.00000000-0000-4000-8000-0000000000b1';
    const taken = { id: '00000000-0000-4000-8000-0000000000b1', text: 'stolen' };
    expect(await put(address, taken)).toEqual([403, '42501']);
    expect(await put(address, taken, people.b)).toEqual([204, null]);
    expect((await put('/authors?id=eq.1', { id: 1, name: 'x' }, people.anon))[0]).toBe(401);
  });
});
