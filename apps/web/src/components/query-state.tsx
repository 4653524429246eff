import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** What could not be loaded, in one sentence. */
  failure: string;
  /** The shape of the content while it is awaited. */
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * What a page shows of a query: its data, also while they are read again; its failure with a way to try again; that it
 * waits for the network; or the shape of what is to come.
 */
export function QueryState<Data>({ query, failure, skeleton, children }: QueryStateProps<Data>) {
  // What comes from outside React is drawn in one go. The first data bring a whole page with them: that is drawn in a
  // second rendering, in slices that leave room for the user's hand.
  const arrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined) return arrived ? children(query.data) : skeleton;
  if (query.isError) {
    return <ErrorState message={failure} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  }
  return query.fetchStatus === 'paused' ? <AwaitingNetwork /> : skeleton;
}

/** What stands where a page's content would, while there is no network to ask for it. */
export function AwaitingNetwork() {
  return (
    <p className="awaiting-network" role="status">
      {t`This page needs a connection. It loads by itself once you're back online.`}
    </p>
  );
}
