import { expect, it } from 'vitest';
import { categoriesOf, featuredOf, searchResources } from './model.ts';
import type { ResourceCard } from './queries.ts';

const card = (title: string, category: string, is_featured = false): ResourceCard => ({
  id: title,
  title,
  summary: 'About rehearsing',
  category,
  type: 'guide',
  is_featured,
});
const shelf = [card('Pay talk', 'Offer & Pay', true), card('Stories', 'Preparation'), card('Odd', 'Aliens')];

it('lists categories in the order of a job search, strangers last', () => {
  expect(categoriesOf(shelf)).toEqual(['All', 'Preparation', 'Offer & Pay', 'Aliens']);
  expect(categoriesOf([])).toEqual(['All']);
});

it('features six at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => card(`${index}`, 'Preparation', index !== 0));
  expect(featuredOf(many).map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('finds by category and by every word', () => {
  const titles = (category: string, words: string) =>
    searchResources(shelf, category, words).map(({ title }) => title);
  expect(titles('All', '')).toHaveLength(3);
  expect(titles('Preparation', ' ')).toEqual(['Stories']);
  expect(titles('All', 'PAY rehears')).toEqual(['Pay talk']);
  expect(titles('Preparation', 'pay')).toEqual([]);
});
