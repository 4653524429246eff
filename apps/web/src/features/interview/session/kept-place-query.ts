import { queryOptions } from '@tanstack/react-query';

/**
 * Where this browser left an interview, read anew on every visit; null where it keeps nothing of it, or where there is no
 * interview. What reads it is loaded for those who have one.
 */
export const keptPlaceQuery = (userId: string, sessionId: string | undefined, nowMs: number) =>
  queryOptions({
    queryKey: ['interview-kept-place', userId, sessionId ?? '', nowMs],
    gcTime: 0,
    networkMode: 'always',
    queryFn: async () =>
      sessionId ? (await import('./kept-place.ts')).keptPlace(userId, sessionId, nowMs) : null,
  });
