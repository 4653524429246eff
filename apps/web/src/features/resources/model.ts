import { featuredResources, resourceCategories } from '@greenroom/domain';
import { categoryLabel, typeLabel } from './labels.ts';
import type { ResourceCard } from './queries.ts';

export const allCategories = 'All';

/** The categories that have resources, in the catalogue's order, `All` first. */
export function categoriesOf(resources: readonly Pick<ResourceCard, 'category'>[]): string[] {
  const present = new Set(resources.map(({ category }) => category));
  const known = resourceCategories.filter((category) => present.has(category));
  const others = [...present].filter((category) => !(known as string[]).includes(category)).sort();
  return [allCategories, ...known, ...others];
}

/** The first featured ones, as the specification caps them. */
export function featuredOf(resources: readonly ResourceCard[]): ResourceCard[] {
  return resources.filter((resource) => resource.is_featured).slice(0, featuredResources);
}

/** The text a resource is searched by: its English, and category and type as they are shown. */
const wordsOf = ({ title, summary, category, type }: ResourceCard): string =>
  [title, summary, category, type, categoryLabel(category), typeLabel(type)].join(' ');

/** The resources of a category with every word of the search in title, summary, category or type. */
export function searchResources(
  resources: readonly ResourceCard[],
  category: string,
  words: string,
): ResourceCard[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return resources.filter((resource) => {
    if (category !== allCategories && resource.category !== category) return false;
    const text = wordsOf(resource).toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}
