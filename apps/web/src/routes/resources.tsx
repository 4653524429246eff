import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '@/components/page-head.tsx';
import { planUncheckedText } from '@/components/plan-unchecked.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { parameters } from '@/features/resources/address.ts';
import { Library, LibrarySkeleton } from '@/features/resources/components/library.tsx';
import { PremiumUpsell } from '@/features/resources/components/premium-upsell.tsx';
import { Reading, ReadingSkeleton } from '@/features/resources/components/reading.tsx';
import { libraryQuery, PlanCheckError, resourceQuery } from '@/features/resources/queries.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/resources.css';

const failure = () => t`We couldn't load the library.`;

/** The library: guides, templates and checklists for Premium users, an offer for everybody else. */
export function Component() {
  const library = useQuery(libraryQuery(useUser().id));
  const [search] = useSearchParams();
  const reading = search.get(parameters.resource);
  if (reading && library.data?.isOpen !== false) {
    return <ReadingPage id={reading} others={library.data?.isOpen ? library.data.resources : []} />;
  }
  return (
    <>
      <PageHead
        title={t`Interview Resources`}
        tab={t`Resources`}
        text={t`Short guides to read and templates to copy.`}
      />
      <QueryState
        query={library}
        failure={library.error instanceof PlanCheckError ? planUncheckedText() : failure()}
        skeleton={<LibrarySkeleton />}
      >
        {(data) =>
          data.isOpen ? <Library resources={data.resources} /> : <PremiumUpsell contents={data.contents} />
        }
      </QueryState>
    </>
  );
}

interface ReadingPageProps {
  id: string;
  others: Parameters<typeof Reading>[0]['others'];
}

function ReadingPage({ id, others }: ReadingPageProps) {
  const resource = useQuery(resourceQuery(useUser().id, id));
  return (
    <QueryState query={resource} failure={failure()} skeleton={<ReadingSkeleton />}>
      {(data) => <Reading resource={data} others={others} />}
    </QueryState>
  );
}
