import { deepEqual, equal } from 'node:assert/strict';
import { refused, supported } from './claim.ts';

const bee = { title: 'Bees', author_id: 1 };

export const restWrites = [
  ...supported(
    'REST: writes',
    [
      '`insert` of one and of many, `select` after it',
      async ({ ada }) => {
        const one = await ada
          .from('books')
          .insert({ id: 501, ...bee })
          .select('id,pages')
          .single();
        deepEqual([one.status, one.data], [201, { id: 501, pages: 100 }]);
        const many = await ada.from('books').insert([
          { id: 502, ...bee },
          { id: 503, ...bee },
        ]);
        deepEqual([many.status, many.data], [201, null]);
      },
    ],
    [
      '`insert` with `defaultToNull: false`',
      async ({ ada }) => {
        const rows = [
          { id: 511, ...bee },
          { id: 512, pages: 5, ...bee },
        ];
        const { data } = await ada
          .from('books')
          .insert(rows, { defaultToNull: false })
          .select('pages')
          .order('id');
        deepEqual(data, [{ pages: 100 }, { pages: 5 }]);
      },
    ],
    [
      '`upsert` with `onConflict`, `ignoreDuplicates`',
      async ({ ada }) => {
        const first = await ada
          .from('authors')
          .upsert({ id: 21, name: 'Dora' }, { onConflict: 'name' })
          .select('id');
        deepEqual([first.status, first.data], [201, [{ id: 21 }]]);
        const again = await ada
          .from('authors')
          .upsert({ name: 'Dora', mood: 'calm' }, { onConflict: 'name' })
          .select('id,mood');
        deepEqual([again.status, again.data], [200, [{ id: 21, mood: 'calm' }]]);
        const ignored = await ada
          .from('authors')
          .upsert({ name: 'Dora' }, { onConflict: 'name', ignoreDuplicates: true })
          .select();
        deepEqual(ignored.data, []);
      },
    ],
    [
      '`update`, `delete` with filters, `count`',
      async ({ ada }) => {
        await ada.from('books').insert([
          { id: 521, ...bee },
          { id: 522, ...bee },
        ]);
        const updated = await ada.from('books').update({ pages: 9 }, { count: 'exact' }).in('id', [521, 522]);
        deepEqual([updated.status, updated.count], [204, 2]);
        const removed = await ada.from('books').delete().eq('id', 521).select('pages');
        deepEqual([removed.status, removed.data], [200, [{ pages: 9 }]]);
      },
    ],
    [
      '`maxAffected`',
      async ({ ada }) => {
        await ada.from('books').insert([
          { id: 531, ...bee },
          { id: 532, ...bee },
        ]);
        const prefer = 'handling=strict, max-affected=1';
        // The types of maxAffected() ask for a declared version of PostgREST; this header is what it sends.
        const answer = await ada.from('books').delete().in('id', [531, 532]).setHeader('prefer', prefer);
        deepEqual([answer.status, answer.error?.code], [400, 'PGRST124']);
        equal(
          (await ada.from('books').select('*', { count: 'exact', head: true }).in('id', [531, 532])).count,
          2,
        );
      },
    ],
    [
      '`rollback`',
      async ({ ada }) => {
        const answer = await ada.from('notes').insert({ text: 'never' }).select('text').rollback();
        deepEqual(answer.data, [{ text: 'never' }]);
        deepEqual((await ada.from('notes').select('id').eq('text', 'never')).data, []);
      },
    ],
    [
      'errors of PostgreSQL with PostgREST’s status',
      async ({ ada }) => {
        const db = ada;
        equal((await db.from('books').insert({ id: 1, ...bee })).status, 409);
        equal((await db.from('books').insert({ title: 'x', author_id: 999 })).status, 409);
        equal((await db.from('books').insert({ title: null, author_id: 1 })).error?.code, '23502');
        equal((await db.from('genres').insert({ id: 9, label: 'x' })).status, 403);
      },
    ],
  ),
  ...refused(
    'REST: writes',
    [
      '`update` and `delete` without a filter',
      async ({ ada }) => {
        const answers = [await ada.from('notes').delete(), await ada.from('notes').update({ stars: 1 })];
        deepEqual(
          answers.map(({ status, error }) => [status, error?.code]),
          [
            [400, '21000'],
            [400, '21000'],
          ],
        );
      },
      '400 21000, as on Supabase',
    ],
    [
      'rows of somebody else',
      async ({ ben, ada }) => {
        deepEqual(
          (await ben.from('notes').update({ text: 'stolen' }).eq('text', 'mine one').select()).data,
          [],
        );
        equal(
          (await ben.from('notes').insert({ text: 'x', user_id: '00000000-0000-4000-8000-00000000000a' }))
            .error?.code,
          '42501',
        );
        equal((await ada.from('notes').select().eq('text', 'mine one')).data?.length, 1);
      },
      'no rows, or 403 42501',
    ],
    [
      'bodies of more than 256 KiB (with the secret key: 8 MiB) or 5,000 rows',
      async ({ ada }) => {
        equal((await ada.from('notes').insert({ text: 'x'.repeat(300_000) })).status, 413);
        equal(
          (await ada.from('notes').insert(Array.from({ length: 5_001 }, () => ({ text: 'x' })))).status,
          400,
        );
      },
      '413, or 400 PGRST102',
    ],
  ),
  ...supported('REST: writes', [
    '`PUT` of one row by its whole primary key',
    async ({ ada, send }) => {
      const authorization = `Bearer ${(await ada.auth.getSession()).data.session?.access_token}`;
      const put = async (address: string, body: object) => {
        const headers = {
          authorization,
          prefer: 'return=representation',
          'content-type': 'application/json',
        };
        const response = await send('PUT', `/rest/v1/${address}`, { body: JSON.stringify(body), headers });
        return [response.status, await response.json()];
      };
      const address = 'authors?id=eq.77&select=name';
      deepEqual(await put(address, { id: 77, name: 'New' }), [201, [{ name: 'New' }]]);
      deepEqual(await put(address, { id: 77, name: 'Newer' }), [200, [{ name: 'Newer' }]]);
      equal((await put(address, { id: 78, name: 'Other' }))[0], 400);
      equal((await put('authors?name=eq.Newer', { id: 77, name: 'Other' }))[0], 405);
      equal((await ada.from('authors').delete().eq('id', 77)).error, null);
    },
  ]),
  ...supported('REST: writes', [
    'CSV and form bodies',
    async ({ ada, send }) => {
      const authorization = `Bearer ${(await ada.auth.getSession()).data.session?.access_token}`;
      const post = (type: string, body: string) =>
        send('POST', '/rest/v1/notes?select=text,stars,data', {
          body,
          headers: { authorization, 'content-type': type, prefer: 'return=representation, tx=rollback' },
        });
      const rows = await (
        await post('text/csv', 'text,stars,data\n"one, ""two""",4,NULL\nthree,5,NULL\n')
      ).json();
      deepEqual(rows, [
        { text: 'one, "two"', stars: 4, data: null },
        { text: 'three', stars: 5, data: null },
      ]);
      const form = await (await post('application/x-www-form-urlencoded', 'text=a+b&stars=2')).json();
      deepEqual(form, [{ text: 'a b', stars: 2, data: null }]);
    },
  ]),
  ...supported(
    'REST: functions',
    [
      'one unnamed argument of type `json`, `jsonb`, `text`, `xml` or `bytea`: the body as it is',
      async ({ send }) => {
        const call = async (name: string, type: string, body: string) =>
          (await send('POST', `/rest/v1/rpc/${name}`, { body, headers: { 'content-type': type } })).json();
        equal(await call('whole_text', 'text/plain', 'as it "is"'), 'text as it "is"');
        equal(await call('whole_bytes', 'application/octet-stream', 'a\0b'), 3);
        equal(await call('whole_json', 'application/json', '[1,2]'), 2);
        equal(await call('whole_text', 'application/json', '{"":1}'), 'text {"":1}');
      },
      '`xml` where the database has it',
    ],
    [
      '`rpc` by POST and by GET, named and optional arguments',
      async ({ ada }) => {
        equal((await ada.rpc('add', { a: 1, b: 2 })).data, 3);
        equal((await ada.rpc('add', { a: 1 }, { get: true })).data, 2);
        deepEqual((await ada.rpc('echo', { value: { a: [1] } })).data, { a: [1] });
      },
    ],
    [
      '`select`, filters, order, `single`, `count`, embeds on returned rows',
      async ({ ada }) => {
        const { data, count } = await ada
          .rpc('books_of', { author: 2 }, { count: 'exact' })
          .select('title,covers(colour)')
          .eq('id', 3);
        deepEqual([data, count], [[{ title: 'Laws of Thought', covers: { colour: 'blue' } }], 1]);
      },
    ],
    [
      'codes raised by functions: `P0001`, `PT4xx`, `PGRST`',
      async ({ ada }) => {
        equal((await ada.rpc('fail_with', { code: 'PT418' })).status, 418);
        const raised = await ada.rpc('fail_with', { code: 'P0001' });
        deepEqual([raised.status, raised.error?.details, raised.error?.hint], [400, 'why', 'try']);
      },
    ],
    [
      'void functions',
      async ({ ada }) => {
        const answer = await ada.rpc('touch_author', { author_id: 3 });
        deepEqual([answer.status, answer.data], [204, null]);
      },
    ],
  ),
  ...refused(
    'REST: functions',
    [
      'unknown functions and arguments, functions of other schemas',
      async ({ ada }) => {
        for (const name of ['nope', 'pg_sleep', 'set_config']) {
          const answer = await ada.rpc(name, { a: 1 });
          deepEqual([answer.status, answer.error?.code], [404, 'PGRST202']);
        }
      },
      '404 PGRST202',
    ],
    [
      'ambiguous overloads',
      async ({ ada }) => {
        equal((await ada.rpc('same_name', { a: 1 })).error?.code, 'PGRST203');
      },
      '300 PGRST203',
    ],
    [
      'writes by GET',
      async ({ ada }) => {
        equal((await ada.rpc('touch_author', { author_id: 1 }, { get: true })).error?.code, '25006');
      },
      '405 25006',
    ],
  ),
];
