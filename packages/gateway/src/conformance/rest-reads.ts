import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { differs, refused, supported } from './claim.ts';
import type { Stage } from './stage.ts';

type Answer = PromiseLike<{ data: unknown; error: { code: string; message: string } | null; status: number }>;

/** The answer of a query as the signed-in user. */
const gives = (ask: (db: SupabaseClient) => Answer, expected: unknown) => async (stage: Stage) => {
  const { data, error } = await ask(stage.ada);
  equal(error, null, error?.message);
  deepEqual(data, expected);
};

/** The ids of the authors that a filter lets through. */
const authors = (filter: (query: ReturnType<typeof authorIds>) => Answer, expected: number[]) =>
  gives(
    (db) => filter(authorIds(db)),
    expected.map((id) => ({ id })),
  );
const authorIds = (db: SupabaseClient) => db.from('authors').select('id').order('id');
const books = (filter: (query: ReturnType<typeof authorIds>) => Answer, expected: number[]) =>
  gives(
    (db) => filter(db.from('books').select('id').order('id') as ReturnType<typeof authorIds>),
    expected.map((id) => ({ id })),
  );

const fails =
  (ask: (db: SupabaseClient) => Answer, status: number, code: string, words?: RegExp) =>
  async (stage: Stage) => {
    const answer = await ask(stage.ada);
    deepEqual([answer.status, answer.error?.code], [status, code]);
    if (words) match(answer.error?.message ?? '', words);
  };

export const restReads = [
  ...supported(
    'REST: filters',
    ['`eq`, `neq`, `gt`, `gte`, `lt`, `lte`', authors((q) => q.gt('id', 1).lte('id', 3).neq('id', 2), [3])],
    ['`like`, `ilike`', authors((q) => q.ilike('name', 'a%'), [1])],
    [
      '`likeAllOf`, `likeAnyOf`, `ilikeAllOf`, `ilikeAnyOf`',
      authors((q) => q.likeAnyOf('name', ['A%', 'B%']), [1, 2]),
    ],
    [
      '`regexMatch`, `regexIMatch`',
      authors((q) => q.regexIMatch('name', '^b'), [2]),
      differs('no look-around, no back references'),
    ],
    ['`is`, `isDistinct`', authors((q) => q.isDistinct('mentor_id', 1), [1, 3])],
    ['`in`, `notIn`', authors((q) => q.notIn('id', [1, 2]), [3])],
    [
      '`contains`, `containedBy`, `overlaps` on arrays and JSON',
      authors((q) => q.contains('profile', { city: 'London' }), [1]),
    ],
    [
      '`rangeGt`, `rangeGte`, `rangeLt`, `rangeLte`, `rangeAdjacent`',
      books((q) => q.rangeAdjacent('shelf_life', '[20,30)'), [2]),
    ],
    [
      '`textSearch` of all four types, with a language',
      books(
        (q) => q.textSearch('title', 'laws or letters', { type: 'websearch', config: 'english' }),
        [2, 3],
      ),
    ],
    [
      '`match`, `not`, `filter`',
      authors((q) => q.match({ id: 1 }).not('name', 'eq', 'x').filter('id', 'lt', 9), [1]),
    ],
    ['`or`, nested `and`, `or` and `not`', authors((q) => q.or('id.eq.1,and(id.gt.2,mood.is.null)'), [1, 3])],
    ['filters on JSON paths', authors((q) => q.eq('profile->>city', 'Lincoln'), [2])],
  ),
  ...supported(
    'REST: columns',
    [
      '`select` with aliases, casts, JSON paths',
      gives(
        (db) => db.from('authors').select('n:name,born::text,profile->langs->1').eq('id', 1),
        [{ n: 'Ada', born: '1815-12-10', langs: 'fr' }],
      ),
      differs('casts to the types of values, not to names of objects'),
    ],
    [
      'functions of a row as columns',
      gives(
        (db) => db.from('books').select('loud_title').eq('loud_title', 'LETTERS'),
        [{ loud_title: 'LETTERS' }],
      ),
    ],
    [
      'aggregates: `count()`, `sum`, `avg`, `min`, `max`',
      gives(
        (db) => db.from('books').select('author_id,pages.sum()').order('author_id'),
        [
          { author_id: 1, sum: 275 },
          { author_id: 2, sum: 424 },
        ],
      ),
    ],
    [
      '`count` in an embed',
      gives(
        (db) => db.from('authors').select('name,books!author_id(count)').eq('id', 1),
        [{ name: 'Ada', books: [{ count: 2 }] }],
      ),
    ],
  ),
  ...supported(
    'REST: embeds',
    [
      'over foreign keys: to one, from many, through a junction',
      gives(
        (db) => db.from('books').select('title,author:author_id(name),genres(label)').eq('id', 1),
        [{ title: 'Notes on the Engine', author: { name: 'Ada' }, genres: [{ label: 'science' }] }],
      ),
    ],
    [
      '`!inner`, `!left`, hints, `or` and order with `referencedTable`',
      gives(
        (db) =>
          db
            .from('authors')
            .select('id,books!books_author_id_fkey!inner(id)')
            .or('pages.gt.400,pages.lt.10', { referencedTable: 'books' }),
        [{ id: 2, books: [{ id: 3 }] }],
      ),
    ],
    [
      'spread: `...one(columns)`',
      gives(
        (db) => db.from('books').select('id,...authors!author_id(name)').eq('id', 3),
        [{ id: 3, name: 'Boole' }],
      ),
    ],
    [
      'spread: `...many(columns)`',
      gives(
        (db) => db.from('authors').select('name,...books!author_id(title)').eq('id', 2),
        [{ name: 'Boole', title: ['Laws of Thought'] }],
      ),
    ],
    [
      'a key’s name for the embed, from either side',
      gives(
        (db) => db.from('authors').select('name,written:books_author_id_fkey(id)').eq('id', 2),
        [{ name: 'Boole', written: [{ id: 3 }] }],
      ),
    ],
    [
      'functions of a row that give rows',
      gives(
        (db) => db.from('authors').select('id,long_books(id)').eq('id', 2),
        [{ id: 2, long_books: [{ id: 3 }] }],
      ),
    ],
    [
      'through views',
      gives(
        (db) => db.from('author_names').select('name,books!author_id(id)').eq('author_key', 2),
        [{ name: 'Boole', books: [{ id: 3 }] }],
      ),
    ],
  ),
  ...supported(
    'REST: answers',
    [
      '`order` with direction, nulls, JSON paths and related columns',
      gives(
        (db) => db.from('authors').select('id').order('born', { nullsFirst: true }),
        [{ id: 3 }, { id: 2 }, { id: 1 }],
      ),
    ],
    [
      '`limit`, `range`',
      gives((db) => db.from('authors').select('id').order('id').range(1, 1), [{ id: 2 }]),
      differs('at most 1,000 rows a list'),
    ],
    [
      '`count`: exact, planned, estimated; `head`',
      async ({ ada }) => {
        for (const count of ['exact', 'estimated'] as const) {
          const answer = await ada.from('books').select('*', { count, head: true });
          deepEqual([answer.status, answer.count, answer.data], [200, 3, null]);
        }
        const planned = await ada.from('books').select('*', { count: 'planned' });
        ok((planned.count ?? 0) >= 3 && planned.data?.length === 3 && planned.error === null);
      },
      'planned is the planner’s guess; estimated counts up to the limit of rows, and guesses beyond',
    ],
    [
      '`single`, `maybeSingle`',
      async ({ ada }) => {
        deepEqual((await ada.from('genres').select('label').eq('id', 1).single()).data, { label: 'science' });
        equal((await ada.from('genres').select().single()).error?.code, 'PGRST116');
        equal((await ada.from('genres').select().eq('id', 99).maybeSingle()).data, null);
      },
    ],
    [
      '`csv`, also of scalars',
      async ({ ada }) => {
        equal((await ada.from('genres').select('id,label').eq('id', 1).csv()).data, 'id,label\n1,science');
      },
    ],
    ['`stripNulls`', gives((db) => db.from('books').select('id,code').eq('id', 2).stripNulls(), [{ id: 2 }])],
    [
      'only rows that the caller may see',
      gives(
        (db) => db.from('notes').select('text').order('text'),
        [{ text: 'mine one' }, { text: 'mine two' }],
      ),
    ],
    [
      '`schema("public")`',
      gives((db) => db.schema('public').from('genres').select('id').eq('id', 1), [{ id: 1 }]),
    ],
  ),
  ...refused(
    'REST: answers',
    [
      '`schema` of another name',
      fails((db) => db.schema('auth').from('users').select(), 406, 'PGRST106', /auth/),
      '406 PGRST106',
    ],
    [
      '`explain`',
      fails((db) => db.from('books').select().explain(), 406, 'PGRST107', /vnd\.pgrst\.plan/),
      '406 PGRST107, as PostgREST answers where plans are off',
    ],
    [
      '`geojson`',
      fails((db) => db.from('books').select().geojson(), 406, 'PGRST107', /geo\+json/),
      '406 PGRST107: there is no PostGIS',
    ],
    [
      'embeds deeper than 6, lists within lists deeper than 3',
      fails(
        (db) => db.from('genres').select('books(genres(books(genres(id))))'),
        400,
        'PGRST100',
        /embedded/,
      ),
      '400 PGRST100',
    ],
    [
      'more than 300 filters, 500 columns, 5,000 values or 64 KiB of address',
      fails(
        (db) =>
          db
            .from('books')
            .select()
            .or(Array.from({ length: 400 }, () => 'id.eq.1').join(',')),
        400,
        'PGRST100',
      ),
      '400 or 414 PGRST100',
    ],
    [
      'unknown tables, functions and embeds',
      async ({ ada }) => {
        const table = await ada.from('author').select();
        equal(table.error?.hint, "Perhaps you meant the table 'public.authors'");
        const embed = await ada.from('authors').select('boks(id)');
        equal(embed.error?.hint, "Perhaps you meant 'books' instead of 'boks'.");
        const routine = await ada.rpc('echoo', { value: 1 });
        equal(routine.error?.hint, 'Perhaps you meant to call the function public.echo');
      },
      '404 or 400 with the name that was perhaps meant',
    ],
    [
      'aggregates in a spread list',
      fails((db) => db.from('authors').select('...books!author_id(pages.sum())'), 400, 'PGRST127'),
      '400 PGRST127, as PostgREST answers',
    ],
    [
      'unknown operators, casts and syntax',
      async ({ send }) => {
        for (const query of ['id=near.1', 'select=id::regclass', 'select=id,(', 'order=id.up', 'limit=x']) {
          const response = await send('GET', `/rest/v1/authors?${query}`);
          deepEqual([query, response.status], [query, 400]);
          ok(((await response.json()) as { message: string }).message.length > 0);
        }
      },
      '400 that names the place',
    ],
  ),
];
