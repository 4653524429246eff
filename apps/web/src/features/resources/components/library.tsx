import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/button.tsx';
import { LampDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { TextField } from '@/components/text-field.tsx';
import { parameters } from '../address.ts';
import { categoryLabel } from '../labels.ts';
import { allCategories, categoriesOf, featuredOf, searchResources } from '../model.ts';
import type { ResourceCard } from '../queries.ts';
import { ResourceGrid, ResourceRows } from './resource-lists.tsx';

/** The whole library: filters, what is featured, and everything that matches, as a grid or as a list. */
export function Library({ resources }: { resources: readonly ResourceCard[] }) {
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState('');
  const categories = categoriesOf(resources);
  const asked = search.get(parameters.category) ?? allCategories;
  const category = categories.includes(asked) ? asked : allCategories;
  const view = search.get(parameters.view) === 'list' ? 'list' : 'grid';
  const matches = searchResources(resources, category, words);
  const featured = featuredOf(resources);
  const count = matches.length;
  const change = (name: string, value: string, usual: string) =>
    setSearch(
      (present) => {
        if (value === usual) present.delete(name);
        else present.set(name, value);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  const isWhole = category === allCategories && words.trim() === '';
  const showAll = () => {
    setWords('');
    change(parameters.category, allCategories, allCategories);
  };
  const panel = (list: typeof ResourceGrid) => <Matches matches={matches} list={list} onShowAll={showAll} />;
  return (
    <>
      <div className="res-filters">
        <TextField
          label={t`Search resources`}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <fieldset>
          <legend className="vh">{t`Category`}</legend>
          {categories.map((each) => (
            <button
              key={each}
              type="button"
              className="res-filter"
              aria-pressed={each === category}
              onClick={() => change(parameters.category, each, allCategories)}
            >
              {each === allCategories ? t`All` : categoryLabel(each)}
            </button>
          ))}
        </fieldset>
      </div>
      {isWhole && featured.length > 0 ? (
        <section className="featured" aria-labelledby="featured">
          <h2 id="featured">{t`Featured Resources`}</h2>
          <ResourceGrid resources={featured} />
        </section>
      ) : null}
      <section aria-labelledby="all-resources">
        <h2 className="vh" id="all-resources">
          {category === allCategories ? t`All resources` : categoryLabel(category)}
        </h2>
        <p className="res-count small soft num" role="status">
          {plural(count, { one: '# resource found', other: '# resources found' })}
        </p>
        <Tabs<'grid' | 'list'>
          label={t`View`}
          value={view}
          onChange={(next) => change(parameters.view, next, 'grid')}
          tabs={[
            { value: 'grid', label: t`Grid View`, panel: panel(ResourceGrid) },
            { value: 'list', label: t`List View`, panel: panel(ResourceRows) },
          ]}
        />
      </section>
    </>
  );
}

interface MatchesProps {
  matches: readonly ResourceCard[];
  list: typeof ResourceGrid;
  onShowAll(): void;
}

function Matches({ matches, list: List, onShowAll }: MatchesProps) {
  if (matches.length > 0) return <List resources={matches} />;
  return (
    <EmptyState
      title={t`No resources found`}
      drawing={<LampDrawing />}
      action={<Button onClick={onShowAll}>{t`Show all resources`}</Button>}
    >
      {t`Try fewer words, or another category.`}
    </EmptyState>
  );
}

/** The shape of the library while it is on its way. */
export function LibrarySkeleton() {
  return (
    <div className="grid gap-8" aria-hidden="true">
      <Skeleton height="3rem" width="min(40rem, 100%)" />
      <Skeleton height="14rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
