import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { readArticle } from './read-article.ts';

const head =
  '---\ntitle: A title\ndescription: What stands in here, said in more than forty characters.\ndate: 2026-11-21\n---\n';
const read = (body: string) => readArticle('a-slug', `${head}\n${body}\n`);

describe('an article', () => {
  it('gives each heading an id of its own and lists those of the second level', () => {
    const { html, headings } = read('## Say “I”\n\nText.\n\n### Deeper\n\n## Say “I”\n');
    expect(headings).toEqual([
      { id: 'say-i', text: 'Say “I”' },
      { id: 'say-i-2', text: 'Say “I”' },
    ]);
    expect(html).toContain('<h3 id="deeper">Deeper</h3>');
  });

  it('shows markup as text and drops addresses that are not plain', () => {
    const { html } = read(
      '<script>alert(1)</script>\n\nA <b onclick="x()">word</b>, [one](javascript:x) and ![two](//x.example/a.png).',
    );
    expect(html).not.toMatch(/<(?:script|b|img)\b|href|src=/);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    '//evil.example',
    'http://plain.example',
    'data:text/html,x',
  ])('makes no link of %s', (address) => expect(read(`[words](${address})`).html).not.toContain('<a'));

  it('counts the minutes of reading', () => {
    expect(read('word '.repeat(660)).minutesToRead).toBe(3);
    expect(read('word').minutesToRead).toBe(1);
  });

  it.each([
    ['no front matter', '## Text'],
    ['no date', head.replace(/date.*\n/, '')],
    ['a day that is none', head.replace('11-21', '13-41')],
    ['no description', head.replace(/description.*\n/, '')],
  ])('with %s stops the build', (_, text) => expect(() => readArticle('a-slug', text)).toThrow('a-slug'));
});

it('every article of the repository is complete and has headings', () => {
  expect(articles.length).toBeGreaterThanOrEqual(5);
  for (const { slug, headings, html, minutesToRead } of articles) {
    expect(headings.length, slug).toBeGreaterThan(2);
    expect(minutesToRead, slug).toBeGreaterThanOrEqual(2);
    expect(html, slug).not.toContain('&lt;');
  }
});
