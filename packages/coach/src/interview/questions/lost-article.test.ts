import { expect, it } from 'vitest';
import { withArticle } from './lost-article.ts';

it.each([
  ['monitor order book', 'monitor the order book'],
  ['collaborate with milling team on recipes', 'collaborate with the milling team on recipes'],
  ['design and maintain oven schedule', 'design and maintain the oven schedule'],
  ['assist VP of Milling', 'assist the VP of Milling'],
])('puts the one article back that "%s" lost', (text, mended) => {
  expect(withArticle(text)).toBe(mended);
});

it.each([
  ['monitor the order book', 'it has one'],
  ['treat patients with kindness', 'nobody says one there'],
  ['work with baking and milling team', 'two names share it'],
  ['explain recipes to gain cooperation', 'a verb behind "to"'],
])('leaves "%s" as it is: %s', (text) => {
  expect(withArticle(text)).toBeUndefined();
});
