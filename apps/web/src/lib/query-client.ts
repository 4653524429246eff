import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isNetworkFailure } from './functions.ts';

const retriesOnNetworkFailure = 2;

/** Codes of a database that is away for a moment: the REST interface's own, and PostgreSQL's for lost, full and ending. */
const databaseAway = /^(PGRST00|08|53|57P)/;

const isDatabaseAway = (error: unknown) =>
  error instanceof Object && 'code' in error && databaseAway.test(String(error.code));

/** Whether asking again can help: a refusal stays a refusal, a lost connection or database may come back. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return failureCount < retriesOnNetworkFailure && (isNetworkFailure(error) || isDatabaseAway(error));
}

// It hears of changes by itself, but takes every start for one with a network.
if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false);

/** The cache of what was read. Emptied when the user changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying },
    mutations: { retry: false },
  },
});
