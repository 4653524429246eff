import { paths } from '@/lib/paths.ts';

/** Where a visitor wanted to go before being sent to sign in. */
export interface CameFrom {
  from?: string;
}

/** Where a user goes after signing in: back to the page asked for, otherwise to the dashboard. */
export function afterSignIn(state: unknown): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}
