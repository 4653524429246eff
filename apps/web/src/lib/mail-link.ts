import { paths } from './paths.ts';

/** The page where the link of a mail ends: one whose reader has to choose a password leads there, wherever it was asked for. */
export function pageOfMailLink(pathname: string, hash: string): string {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const needsPassword = link.get('type') === 'recovery' || link.get('type') === 'invite';
  return needsPassword && link.has('access_token') ? paths.resetPassword : pathname;
}

/** The page of the app that answers the link of a mail, where it ended at a page outside the app; null for any other address. */
export function appPageOfMailLink(hash: string): string | null {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const pages: Record<string, string> = {
    signup: paths.authConfirmed,
    email_change: paths.emailChanged,
  };
  if (link.has('access_token')) return pageOfMailLink(pages[link.get('type') ?? ''] ?? paths.dashboard, hash);
  return link.has('error_code') ? paths.authConfirmed : null;
}

/** Takes a visitor who came by the link of a mail to its page, before anything reads the address. */
export function leadMailLink(): void {
  const { pathname, search, hash } = location;
  const page = pageOfMailLink(pathname, hash);
  if (page !== pathname) history.replaceState(history.state, '', `${page}${search}${hash}`);
}
