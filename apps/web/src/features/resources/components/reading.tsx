import { ArrowLeft, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { notify } from '@/lib/toasts.ts';
import { paths } from '@/routes/paths.ts';
import { addressOf } from '../address.ts';
import type { Resource, ResourceCard } from '../queries.ts';
import { ResourceMeta } from './resource-lists.tsx';
import { ResourceText } from './resource-text.tsx';

interface ReadingProps {
  resource: Resource | null;
  /** Others of the library, to go on with. */
  others: readonly ResourceCard[];
}

const othersShown = 3;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied to clipboard!');
  } catch {
    notify.error('Copying failed', 'Select the text and copy it by hand.');
  }
}

/** One resource, to be read. */
export function Reading({ resource, others }: ReadingProps) {
  if (!resource) {
    return (
      <div className="plain-page">
        <PageTitle>Resources</PageTitle>
        <h1 className="h2">This resource is not in the library</h1>
        <ButtonLink to={paths.resources}>Back to Resources</ButtonLink>
      </div>
    );
  }
  const next = others
    .filter(({ category, id }) => category === resource.category && id !== resource.id)
    .slice(0, othersShown);
  return (
    <article className="reading">
      <PageTitle>{resource.title}</PageTitle>
      <Head key={resource.id} resource={resource} />
      <ResourceText key={`${resource.id}-text`} resourceId={resource.id} text={resource.content} />
      <div className="row wr reading-actions">
        <Button small onClick={() => void copy(resource.content)}>
          <Copy className="i" aria-hidden="true" />
          Copy text
        </Button>
        {resource.url ? (
          <a className="b b3 sm" href={resource.url} target="_blank" rel="noreferrer">
            {`Open ${new URL(resource.url).hostname}`}
            <ExternalLink className="i" aria-hidden="true" />
          </a>
        ) : null}
      </div>
      {next.length > 0 ? (
        <nav className="reading-next" aria-label={`More on ${resource.category}`}>
          <h2 className="label">{`More on ${resource.category}`}</h2>
          <ul className="rows">
            {next.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{title}</Link>
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
  // The address keeps its path, so the heading is not focused by the navigation itself.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Link className="small back" to={paths.resources}>
        <ArrowLeft className="i" aria-hidden="true" />
        Back to Resources
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {resource.title}
      </h1>
      <p className="lead">{resource.summary}</p>
      <ResourceMeta
        type={resource.type}
        more={`${resource.category}, ${formatQuantity(resource.reading_minutes, 'minute')} to read`}
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
