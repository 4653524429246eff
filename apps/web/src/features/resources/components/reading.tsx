import { storyInventoryId } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { SaveNote } from '@/components/save-note.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { addressOf } from '../address.ts';
import { categoryLabel } from '../labels.ts';
import { type Resource, type ResourceCard, sheetQuery } from '../queries.ts';
import { filledText, hasSheet, type SheetValues } from '../sheet.ts';
import { type Sheet, useSheet } from '../use-sheet.ts';
import { ResourceMeta } from './resource-lists.tsx';
import { ResourceText } from './resource-text.tsx';

interface ReadingProps {
  resource: Resource | null;
  /** Others of the library, to go on with. */
  others: readonly ResourceCard[];
}

const othersShown = 3;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify.success(t`Copied to clipboard!`);
  else notify.error(t`Copying failed`, t`Select the text and copy it by hand.`);
}

function openText(address: string): string {
  const { hostname } = new URL(address);
  return t`Open ${hostname}`;
}

/** One resource, to be read. */
export function Reading({ resource, others }: ReadingProps) {
  if (!resource) {
    return (
      <div className="plain-page">
        <PageTitle>{t`Resources`}</PageTitle>
        <h1 className="h2">{t`This resource is not in the library`}</h1>
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
      {hasSheet(resource.content) ? (
        <SheetBody key={`${resource.id}-text`} resource={resource} />
      ) : (
        <Body key={`${resource.id}-text`} resource={resource} />
      )}
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

/** The text with what can be done with it. */
function Body({ resource, sheet }: { resource: Resource; sheet?: Sheet }) {
  const { id, content, url } = resource;
  const isFilled = sheet !== undefined && Object.keys(sheet.values).length > 0;
  return (
    <>
      <ResourceText resourceId={id} text={content} sheet={sheet} />
      <div className="row wr reading-actions">
        {id === storyInventoryId ? (
          <ButtonLink small variant="primary" to={paths.stories}>
            {t`Write my stories`}
          </ButtonLink>
        ) : null}
        <Button small onClick={() => void copy(sheet ? filledText(content, sheet.values) : content)}>
          <Copy className="i" aria-hidden="true" />
          {t`Copy text`}
        </Button>
        {isFilled ? <Button small variant="quiet" onClick={sheet.clear}>{t`Clear the sheet`}</Button> : null}
        {url ? (
          <a className="b b3 sm" href={url} target="_blank" rel="noreferrer">
            {openText(url)}
            <ExternalLink className="i" aria-hidden="true" />
          </a>
        ) : null}
        {sheet ? <SaveNote state={sheet.state} onRetry={() => void sheet.flush()} /> : null}
      </div>
    </>
  );
}

/** A text with tables to fill in, once it is known what was written into them. */
function SheetBody({ resource }: { resource: Resource }) {
  const query = useQuery(sheetQuery(useUser().id, resource.id));
  return (
    <QueryState
      query={query}
      failure={t`Your sheet could not be loaded.`}
      skeleton={<Body resource={resource} />}
    >
      {(stored) => <FilledBody resource={resource} stored={stored} />}
    </QueryState>
  );
}

function FilledBody({ resource, stored }: { resource: Resource; stored: SheetValues }) {
  return <Body resource={resource} sheet={useSheet(useUser().id, resource.id, stored)} />;
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
