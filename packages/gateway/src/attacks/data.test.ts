import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaId } from '../conformance/stage.ts';
import { userOf } from '../rest/test-world.ts';
import { type AttackStage, openAttackStage } from './attack.ts';

let stage: AttackStage;
beforeAll(async () => {
  stage = await openAttackStage();
}, 60_000);
afterAll(() => stage.close());
const get = (path: string) => stage.attack('GET', `/rest/v1/${path}`);
const benId = userOf('b');
const benNote = '00000000-0000-4000-8000-0000000000b1';

describe('SQL where names are', () => {
  const sql = [
    '";drop table notes;--',
    "');drop table notes;--",
    'id);select pg_sleep(9);--',
    'id,(select 1)',
    'pg_sleep(9)',
    'id::text;--',
    '(select text from notes)',
    'id||(select text from notes limit 1)',
    'ctid',
    '*;*',
    '$1',
    '"id"";--"',
    'current_user',
    'id--',
    '/**/id',
    '\\',
  ];
  it.each(sql)('%s', async (words) => {
    const text = encodeURIComponent(words);
    const paths = [
      `notes?select=${text}`,
      `notes?${text}=eq.1`,
      `notes?order=${text}`,
      `notes?id=${text}.1`,
      `notes?select=id::${text}`,
      `notes?select=text->${text}`,
      `notes?or=(${text}.eq.1)`,
      `notes?select=${text}(*)`,
      `notes?select=books!${text}(*)`,
      `notes?text=fts(${text}).x`,
      `notes?select=text.${text}()`,
      `notes?limit=${text}`,
      `notes?${text}.order=id`,
      text,
      `rpc/${text}`,
      `rpc/add?a=${text}`,
      `notes?id=in.(${text})`,
      `notes?text=like(any).{${text}}`,
    ];
    for (const path of paths) await get(path);
    const insert = await stage.attack('POST', `/rest/v1/notes?columns=${text}&on_conflict=${text}`, {
      body: JSON.stringify([{ [words]: 1 }]),
      headers: { prefer: 'resolution=merge-duplicates' },
    });
    expect(insert.status).toBeGreaterThanOrEqual(400);
    expect((await get('notes?select=count()')).text).toMatch(/\[\{"count":\d+\}\]/);
  });
});

describe('requests that cost much', () => {
  const aliases = (count: number, what: string) =>
    Array.from({ length: count }, (_, at) => `a${at}:${what}`).join();
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `id,books!author_id(author:author_id(${nested(depth - 1)}))`;
  it.each([
    ['embeds within embeds', `authors?select=${nested(9)}`, 400],
    [
      'very many embeds',
      `books?select=${Array.from({ length: 60 }, (_, at) => `a${at}:covers(colour)`).join()}`,
      400,
    ],
    [
      'a list of 6,000 values',
      `notes?stars=in.(${Array.from({ length: 6_000 }, (_, at) => at).join()})`,
      400,
    ],
    ['an address of 100 KiB', `notes?text=eq.${'x'.repeat(100_000)}`, 414],
    ['logic within logic', `notes?or=${'(and'.repeat(40)}(id.eq.1)${')'.repeat(40)}`, 400],
    ['very many parameters', `notes?${'text=eq.a&'.repeat(700)}`, 400],
    ['very many columns', `notes?select=${'id,'.repeat(700)}id`, 400],
    ['a regular expression with look-ahead', 'notes?text=match.(?=.*(?=.*(?=.*x)))', 400],
    ['a regular expression with a back reference', 'notes?text=match.(a*)*%5C1', 400],
    ['a regular expression that unfolds', `notes?text=match.${'(a{9}){9}'.repeat(9)}`, 400],
    ['one column under 200 names', `notes?select=${aliases(200, 'data')}`, 400],
    ['parts of one column under 200 names', `notes?select=${aliases(200, 'data->k')}`, 400],
    ['one row embedded under 20 names', `notes?select=${aliases(20, 'books(*)')}`, 400],
    ['one column under 6 names', `notes?select=${aliases(6, 'data')}`, 200],
    ['an offset past every row', 'notes?offset=999999999999&select=id', 200],
    ['a limit past every row', 'notes?limit=999999999999&select=id', 200],
    ['a number past every number', 'notes?limit=1e9', 400],
    ['a JSON path without end', `notes?select=data${'->a'.repeat(60)}`, 400],
  ])('%s', async (_name, path, status) => {
    const start = performance.now();
    expect((await get(path)).status).toBe(status);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
  it.each(['%25a'.repeat(100), '_%25'.repeat(200)])(
    'a pattern full of wildcards ends: %s',
    async (pattern) => {
      await stage.ada.from('notes').upsert({ text: 'a'.repeat(3_000) }, { onConflict: 'user_id,text' });
      const start = performance.now();
      expect((await get(`notes?text=like.${pattern}b&select=id`)).status).toBe(200);
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});

describe('text that is no text', () => {
  it.each(['%00', '%ff', '%c0%80', '%ed%a0%80', '%', '%u0000', '%2500'])('%s', async (bytes) => {
    for (const path of [
      `notes?text=eq.${bytes}`,
      `notes?${bytes}=eq.1`,
      bytes,
      `rpc/${bytes}`,
      `notes?select=${bytes}`,
    ]) {
      expect((await get(path)).status, path).toBeLessThan(500);
    }
    await stage.attack('GET', `/storage/v1/object/documents/${adaId}/${bytes}`);
    await stage.attack('GET', `/auth/v1/verify?token=${bytes}&type=signup`);
  });
  it.each([
    '{"text":"a\\u0000b"}',
    '{"text":"\\ud800"}',
    '{"data":{"a":"\\u0000"},"text":"x"}',
    '\u0000',
    '{"text":1e999}',
    '[[[[{}]]]]',
    '{"__proto__":{"text":"x"}}',
  ])('the body %j', async (body) => {
    const { status } = await stage.attack('POST', '/rest/v1/notes', { body });
    expect(status).toBeLessThan(500);
  });
  it('parameters given twice', async () => {
    for (const query of [
      'select=id&select=text',
      'order=id&order=text',
      'limit=1&limit=9',
      'columns=id&columns=text',
    ]) {
      expect((await get(`notes?${query}`)).status).toBe(400);
    }
    expect((await get('notes?text=eq.mine%20one&text=eq.mine%20two')).text).toBe('[]');
  });
});

describe('rows of somebody else', () => {
  it.each([
    `notes?user_id=eq.${benId}`,
    `notes?id=eq.${benNote}`,
    'notes?or=(id.not.is.null,user_id.not.is.null)',
    `notes?user_id=neq.${adaId}`,
    'books?select=*,notes(*)',
    'books?select=*,notes!inner(*)&notes.text=like.*SECRET*',
    'books?select=...notes(text,user_id)',
    'rpc/my_notes',
    'notes?select=text.max()',
    'books?select=notes(text.max())',
    'notes?select=count()&text=like.*SECRET*',
    'books?order=notes(text)',
  ])('%s', async (path) => {
    const { text } = await get(path);
    expect(text).not.toContain(benId);
    expect(text).not.toMatch(/"count":[^0]/);
  });
  it('can not be changed, taken over or made', async () => {
    const write = (
      method: string,
      path: string,
      body: object | undefined,
      prefer = 'return=representation',
    ) =>
      stage.attack(method, `/rest/v1/${path}`, { body: body && JSON.stringify(body), headers: { prefer } });
    await write('PATCH', `notes?id=eq.${benNote}`, { text: 'stolen' });
    await write('PATCH', 'notes?id=not.is.null', { user_id: benId });
    await write('DELETE', `notes?id=eq.${benNote}`, undefined);
    await write('POST', 'notes', { text: 'x', user_id: benId });
    await write('POST', 'notes', { id: benNote, text: 'x' }, 'resolution=merge-duplicates');
    await write(
      'POST',
      'notes',
      { id: benNote, text: 'x', user_id: adaId },
      'resolution=merge-duplicates,return=representation',
    );
    const { data } = await stage.ben.from('notes').select('text,user_id');
    expect(data).toEqual([{ text: 'SECRET of b', user_id: benId }]);
  });
});

describe('files', () => {
  const mine = `/storage/v1/object/documents/${adaId}`;
  it.each([
    '../x',
    '..%2fx',
    '%2e%2e/x',
    '%2e%2e%2fx',
    '..%252fx',
    '..%5cx',
    '%5c..%5cx',
    '....//x',
    './x',
    'a//b',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'x%00.png',
    'x%0d%0aset-cookie:a=b',
    'x%3Cscript%3E',
    'CON%3a',
    `..%2f${benId}%2fx`,
    `%2e%2e%2f${benId}%2fx`,
    'a%2f..%2f..%2fx',
    `${'a/'.repeat(600)}x`,
    'x'.repeat(300),
  ])('the key %s', async (key) => {
    const { status } = await stage.attack('POST', `${mine}/${key}`, {
      body: 'words',
      headers: { 'content-type': 'text/plain' },
    });
    expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
    const { data } = await stage.ben.storage.from('documents').list(benId);
    expect(data).toEqual([]);
    if (status !== 200) return;
    const { data: own } = await stage.ada.storage.from('documents').list(adaId);
    expect(own?.length).toBeGreaterThan(0);
  });
  it.each([
    ['a page as a picture', '<html><script>alert(1)</script></html>', 'image/png'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'image/svg+xml',
    ],
    ['a picture that is a page as well', 'GIF89a/*<script>alert(1)</script>*/=1;', 'image/gif'],
    ['a document that is a page as well', '%PDF-1.4\n<script>alert(1)</script>', 'application/pdf'],
    ['words that are a page', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    ['a type that breaks the header', 'x', 'text/html; a="\t"'],
  ])('%s never runs in a browser', async (name, body, type) => {
    const path = `${mine}/${encodeURIComponent(name)}`;
    await stage.attack('POST', path, { body, headers: { 'content-type': type, 'x-upsert': 'true' } });
    const { status, headers } = await stage.attack('GET', path);
    if (status !== 200) return;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/sandbox/);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-type')).not.toMatch(/html|svg|xml|javascript/);
  });
  it('a signed address opens its own file, by reading alone, and not once it is gone', async () => {
    const files = stage.ada.storage.from('documents');
    for (const name of ['one.txt', 'two.txt'])
      await files.upload(`${adaId}/${name}`, new Blob([name], { type: 'text/plain' }));
    const url = new URL((await files.createSignedUrl(`${adaId}/one.txt`, 60)).data?.signedUrl ?? '');
    const open = (path: string, method = 'GET') =>
      stage.attack(method, path.replace('https://site.example', ''));
    expect((await open(url.href)).text).toBe('one.txt');
    for (const other of [
      url.href.replace('one.txt', 'two.txt'),
      url.href.replace('/object/sign/', '/object/upload/sign/'),
      `${url.origin}${url.pathname}?token=${url.searchParams.get('token')}x`,
      url.href.replace('one.txt', 'one.txt%2f..%2ftwo.txt'),
    ]) {
      expect((await open(other)).text).not.toBe('two.txt');
    }
    expect(
      (await open(url.href.replace('/object/sign/', '/object/upload/sign/'), 'PUT')).status,
    ).toBeGreaterThanOrEqual(400);
    await files.remove([`${adaId}/one.txt`]);
    expect((await open(url.href)).status).toBeGreaterThanOrEqual(400);
  });
});
