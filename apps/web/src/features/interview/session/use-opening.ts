import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openingProgressQuery, openingQuery } from '../queries.ts';

/** An interview as it is opened, and how far its questions are while a model writes them. */
export function useOpening(userId: string, sessionId: string) {
  const queries = useQueryClient();
  const [withoutModel, setWithoutModel] = useState(false);
  const options = openingQuery(userId, sessionId, withoutModel);
  const opening = useQuery({
    ...options,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: progress } = useQuery(openingProgressQuery(sessionId));
  const { refetch } = opening;
  useEffect(() => {
    if (!withoutModel) return;
    // A fetch that has no data yet isn't replaced by another one: it has to end first.
    const { queryKey } = openingQuery(userId, sessionId);
    void queries.cancelQueries({ queryKey }).then(() => refetch());
  }, [withoutModel, queries, refetch, userId, sessionId]);
  return { opening, progress, withoutModel, goOnWithoutModel: () => setWithoutModel(true) };
}
