import { QueryClient } from '@tanstack/react-query';
import { FunctionError } from './functions.ts';

const retriesOnNetworkFailure = 2;

/** Whether asking again can help: a refusal stays a refusal, a lost connection may come back. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  if (failureCount >= retriesOnNetworkFailure) return false;
  if (error instanceof FunctionError) return error.code === 'network' || error.code === 'unavailable';
  return !(error && typeof error === 'object' && 'code' in error && error.code);
}

/** The cache of what was read. Emptied when the user changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying },
    mutations: { retry: false },
  },
});
