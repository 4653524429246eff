import { t } from '@lingui/core/macro';

/** What an error of the backend's tables and files says: a text for its code, or else the backend's own English. */
export function backendErrorText(error: { message: string; code?: unknown; status?: unknown }): string {
  const isRateLimited = error.code === 'PT429' || error.status === 429;
  return isRateLimited ? t`Too many requests. Please wait and try again.` : error.message;
}
