import { t } from '@lingui/core/macro';

/** What an error of the backend's tables and files says: a text for its code, or else the backend's own English. */
export function backendErrorText(error: { message: string; code?: unknown; status?: unknown }): string {
  const isRateLimited = error.code === 'PT429' || error.status === 429;
  if (isRateLimited) return t`Too many requests. Please wait and try again.`;
  return roomText(error.message) ?? error.message;
}

/** Limits that a trigger keeps. Its message is all that storage hands on, so the numbers are read from it, here only. */
function roomText(message: string): string | undefined {
  const [, files, megabytes] = /^There is room for (\d+) files and (\d+) MB\./.exec(message) ?? [];
  if (files && megabytes) {
    return t`You can keep up to ${files} files and ${megabytes} MB. Please delete some first.`;
  }
  const documents = /^There is room for (\d+) documents$/.exec(message)?.[1];
  return documents && t`You can keep up to ${documents} documents.`;
}
