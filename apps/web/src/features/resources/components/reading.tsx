import { plural, t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { addressOf } from '../address.ts';
import { categoryLabel } from '../labels.ts';
import type { Resource, ResourceCard } from '../queries.ts';
import { ReadingBody } from './reading-body.tsx';
import { ResourceMeta } from './resource-lists.tsx';

interface ReadingProps {
  resource: Resource | null;
  /** Others of the library, to go on with. */
  others: readonly ResourceCard[];
}

const othersShown = 3;

/** One resource, to be read. */
export function Reading({ resource, others }: ReadingProps) {
  if (!resource) {
    return (
      <div className="plain-page">
        <PageTitle>{t`Resources`}</PageTitle>
        <h1 className="h2">{t`This resource isn't in the library`}</h1>
        <ButtonLink to={paths.resources}>{t`Back to Resources`}</ButtonLink>
      </div>
    );
  }
  const next = others
    .filter(({ category, id }) => category === resource.category && id !== resource.id)
    .slice(0, othersShown);
  const category = categoryLabel(resource.category);
  const moreOnCategory = t`More on ${category}`;
  return (
    <article className="reading">
      <PageTitle>{resource.title}</PageTitle>
      <Head key={resource.id} resource={resource} />
      <ReadingBody key={`${resource.id}-text`} resource={resource} />
      {next.length > 0 ? (
        <nav className="reading-next" aria-label={moreOnCategory}>
          <h2 className="label">{moreOnCategory}</h2>
          <ul className="rows">
            {next.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)} lang="en">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  );
}

function Head({ resource }: { resource: Resource }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const category = categoryLabel(resource.category);
  const minutes = resource.reading_minutes;
  // The address keeps its path, so the heading is not focused by the navigation itself.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Link className="small back" to={paths.resources}>
        <ArrowLeft className="i" aria-hidden="true" />
        {t`Back to Resources`}
      </Link>
      <h1 ref={heading} tabIndex={-1} lang="en">
        {resource.title}
      </h1>
      <p className="lead" lang="en">
        {resource.summary}
      </p>
      <ResourceMeta
        type={resource.type}
        more={t`${category}, ${plural(minutes, { one: '# minute to read', other: '# minutes to read' })}`}
      />
    </header>
  );
}

/** The shape of a text while it is on its way. */
export function ReadingSkeleton() {
  return (
    <div className="reading grid gap-6" aria-hidden="true">
      <Skeleton height="3rem" width="80%" />
      <Skeleton height="20rem" />
    </div>
  );
}
