import { describe, expect, it } from 'vitest';
import { HttpError } from '../http.ts';
import { parseAccept } from './parse-accept.ts';
import { isTooDeep } from './parse-body.ts';
import { parseLogic, parseTest } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { checkRegex } from './parse-pattern.ts';
import { parsePrefer } from './parse-prefer.ts';
import { decodePart, parseQuery, splitQuery } from './parse-query.ts';
import { parseSelect } from './parse-select.ts';

const column = (name: string, more: object = {}) => ({
  kind: 'column',
  field: { column: name, path: [] },
  alias: undefined,
  ...more,
});
const embed = (relation: string, more: object = {}) => ({
  kind: 'embed',
  relation,
  alias: undefined,
  hint: undefined,
  inner: false,
  spread: false,
  select: [{ kind: 'star' }],
  ...more,
});
const status = (work: () => unknown) => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof HttpError ? error.status : error;
  }
};

describe('select', () => {
  it.each([
    ['*', [{ kind: 'star' }]],
    ['id,name', [column('id'), column('name')]],
    ['n:name', [column('name', { alias: 'n' })]],
    ['name::text', [column('name', { cast: 'text' })]],
    ['count()', [{ kind: 'aggregate', name: 'count', alias: undefined, resultCast: undefined }]],
    [
      'n:a::int.sum()::text',
      [
        {
          kind: 'aggregate',
          name: 'sum',
          field: { column: 'a', path: [] },
          cast: 'int',
          resultCast: 'text',
          alias: 'n',
        },
      ],
    ],
    ['a:tags::text[]', [column('tags', { alias: 'a', cast: 'text[]' })]],
    ['"a,b"', [column('a,b')]],
    ['some-name', [column('some-name')]],
    [
      'x:data->a->>0',
      [
        {
          kind: 'column',
          alias: 'x',
          field: {
            column: 'data',
            path: [
              { arrow: '->', key: 'a', isIndex: false },
              { arrow: '->>', key: '0', isIndex: true },
            ],
          },
        },
      ],
    ],
    ['rel(*)', [embed('rel')]],
    ['al:rel!hint!inner(*)', [embed('rel', { alias: 'al', hint: 'hint', inner: true })]],
    ['rel!left(*)', [embed('rel')]],
    ['...rel(*)', [embed('rel', { spread: true })]],
    ['rel()', [embed('rel', { select: [] })]],
    ['a(b(*))', [embed('a', { select: [embed('b')] })]],
    ['', []],
  ])('reads %s', (text, expected) => {
    expect(parseSelect(text)).toEqual(expected);
  });

  it.each([
    'a,',
    'a(',
    'a(b',
    'a)',
    'a b(c',
    'rel->x(*)',
    'name::',
    'a:b:c',
    '"open',
    'rel!a!b(*)',
    'data->>-x',
    'pages.median()',
    'pages.sum(x)',
    'count()()',
    'count(id)x',
    `${'a('.repeat(10)}${')'.repeat(10)}`,
    Array.from({ length: 501 }, () => 'a').join(','),
    '...rel',
    'a;drop table x',
  ])('refuses %s', (text) => {
    expect(status(() => parseSelect(text))).toBe(400);
  });
});

describe('filters', () => {
  it.each([
    ['eq.a,b.c', { negated: false, test: { kind: 'compare', operator: 'eq', value: 'a,b.c' } }],
    ['not.gt.5', { negated: true, test: { kind: 'compare', operator: 'gt', value: '5' } }],
    ['eq.', { negated: false, test: { kind: 'compare', operator: 'eq', value: '' } }],
    ['in.(1,"a,b","q\\"q")', { negated: false, test: { kind: 'in', values: ['1', 'a,b', 'q"q'] } }],
    ['in.()', { negated: false, test: { kind: 'in', values: [] } }],
    ['in.("")', { negated: false, test: { kind: 'in', values: [''] } }],
    ['is.NULL', { negated: false, test: { kind: 'is', value: 'null' } }],
    [
      'like(any).{a*,"b c"}',
      {
        negated: false,
        test: { kind: 'quantified', operator: 'like', quantifier: 'any', values: ['a*', 'b c'] },
      },
    ],
    [
      'wfts(english).fat cat',
      { negated: false, test: { kind: 'search', operator: 'wfts', language: 'english', value: 'fat cat' } },
    ],
  ])('reads %s', (text, expected) => {
    expect(parseTest(text, 'x')).toEqual(expected);
  });

  it.each([
    'nope.1',
    'eq',
    '5',
    'is.maybe',
    'in.1,2',
    'in.(1',
    'cs(any).{a}',
    'fts().x',
    'not.not.eq.1',
    'eq(some).{1}',
    `match.${'a'.repeat(300)}`,
    `like.${'a'.repeat(1001)}`,
    `fts.${'a'.repeat(501)}`,
    `fts.${'('.repeat(40)}`,
    '',
  ])('refuses %s', (text) => {
    expect(status(() => parseTest(text, 'x'))).toBe(400);
  });

  it('reads nested logic with quoted values, arrays and negations', () => {
    const tree = parseLogic('or', true, '(a.eq."x,)y",not.and(b.in.(1,2),c.not.cs.{p,q}),d->>e.is.null)');
    expect(tree).toMatchObject({
      kind: 'or',
      negated: true,
      terms: [
        { test: { value: 'x,)y' } },
        {
          kind: 'and',
          negated: true,
          terms: [{ test: { values: ['1', '2'] } }, { negated: true, test: { value: '{p,q}' } }],
        },
        { field: { column: 'd', path: [{ key: 'e' }] }, test: { kind: 'is' } },
      ],
    });
  });

  it.each(['', '()', '(a.eq.1', '(a.eq.1))', '(or(a.eq.1)', `${'(and'.repeat(20)}`, '(a)', '(xor(a.eq.1))'])(
    'refuses the logic %s',
    (text) => {
      expect(status(() => parseLogic('or', false, text))).toBe(400);
    },
  );
});

describe('regular expressions', () => {
  it.each(['^\\d{3}-\\d{4}$', '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '(?:a|b)+c?', '[]{500}]', 'a{,}'])(
    'lets %s through',
    (text) => {
      expect(status(() => checkRegex(text))).toBe('accepted');
    },
  );
  it.each(['(a+)\\1', '(?=a)b', '(?!a)b', '(?<=a)b', '((a{100}){100})', 'a{200}b{200}', '***=x', '(?i)a'])(
    'refuses %s, which could hold the server up',
    (text) => {
      expect(status(() => checkRegex(text))).toBe(400);
    },
  );
});

describe('order', () => {
  it('reads directions, nulls, JSON paths and relations', () => {
    expect(parseOrder('a.desc.nullslast,b->>c,rel(d).asc,e.nullsfirst', 'order')).toEqual([
      { relation: undefined, field: { column: 'a', path: [] }, descending: true, nulls: 'last' },
      {
        relation: undefined,
        field: { column: 'b', path: [{ arrow: '->>', key: 'c', isIndex: false }] },
        descending: false,
        nulls: undefined,
      },
      { relation: 'rel', field: { column: 'd', path: [] }, descending: false, nulls: undefined },
      { relation: undefined, field: { column: 'e', path: [] }, descending: false, nulls: 'first' },
    ]);
  });
  it.each(['', 'a.up', 'a.desc.nulls', 'a.nullslast.desc', 'rel(a', 'a,', 'rel(a,b)', 'a.descc'])(
    'refuses %s',
    (text) => {
      expect(status(() => parseOrder(text, 'order'))).toBe(400);
    },
  );
});

describe('the address', () => {
  it('puts filters, orders and limits of embeds at their level', () => {
    const { root } = parseQuery(
      splitQuery('?a=eq.1&rel.b=gt.2&rel.sub.order=c&rel.limit=3&rel.not.or=(x.eq.1)'),
    );
    expect(root.conditions).toHaveLength(1);
    const rel = root.children.get('rel');
    expect(rel?.limit).toBe(3);
    expect(rel?.conditions.map(({ kind, negated }) => [kind, negated])).toEqual([
      ['filter', false],
      ['or', true],
    ]);
    expect(rel?.children.get('sub')?.order).toHaveLength(1);
  });
  it.each([
    '?select=a&select=b',
    '?limit=1&limit=2',
    '?order=a&order=b',
    '?limit=ten',
    '?limit=1e3',
    '?a.b->c.d=eq.1',
    '?=eq.1',
    '?a=1',
  ])('refuses %s', (search) => {
    expect(status(() => parseQuery(splitQuery(search)))).toBe(400);
  });
  it.each(['%', '%zz', '%ff', '%c3%28', '%ed%a0%80', '%00', 'a%00b'])(
    'refuses the encoding %s instead of guessing',
    (part) => {
      expect(status(() => decodePart(part))).toBe(400);
    },
  );
  it('refuses a negative limit as a range and a long address as such', () => {
    expect(status(() => parseQuery([['limit', '-1']]))).toBe(416);
    expect(status(() => splitQuery(`?a=${'x'.repeat(70_000)}`))).toBe(414);
  });
});

describe('headers', () => {
  it('applies the preferences it knows, the first of two, and lists them', () => {
    const preferences = parsePrefer('return=representation, count=planned,return=minimal, fancy=1');
    expect(preferences.representation).toBe('representation');
    expect(preferences.count).toBe('planned');
    expect(preferences.applied).toEqual(['return=representation', 'count=planned']);
  });
  it('takes max-affected only with handling=strict', () => {
    expect(parsePrefer('max-affected=2').maxAffected).toBeUndefined();
    expect(parsePrefer('max-affected=2,handling=strict').maxAffected).toBe(2);
  });
  it.each(['handling=strict,fancy=1', 'handling=strict,__proto__=1', 'handling=strict,constructor'])(
    'refuses %s',
    (header) => {
      expect(status(() => parsePrefer(header))).toBe(400);
    },
  );
  it.each([
    [null, 'array', false],
    ['*/*', 'array', false],
    ['text/html,application/json;q=0.9', 'array', false],
    ['application/vnd.pgrst.object+json', 'object', false],
    ['application/vnd.pgrst.object+json;nulls=stripped', 'object', true],
    ['application/json;q=0.1,text/csv', 'csv', false],
  ])('answers Accept %s as %s', (header, kind, stripNulls) => {
    expect(parseAccept(header)).toMatchObject({ kind, stripNulls });
  });
  it.each(['application/geo+json', 'application/vnd.pgrst.plan+text', 'text/xml', 'application/json;q=0'])(
    'refuses Accept %s with 406',
    (header) => {
      expect(status(() => parseAccept(header))).toBe(406);
    },
  );
});

it('finds JSON that nests too deep, whatever its strings hold', () => {
  expect(isTooDeep('['.repeat(65))).toBe(true);
  expect(isTooDeep(`["${'['.repeat(500)}\\"${'{'.repeat(500)}"]`)).toBe(false);
  expect(isTooDeep(`${'[]'.repeat(500)}`)).toBe(false);
});
