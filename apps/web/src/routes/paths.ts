import { accountDeletionPath } from '@greenroom/domain';

/** Every path of the product, as data. Links and redirects take them from here. */
export const paths = {
  home: '/',
  auth: '/auth',
  authConfirmed: '/auth-confirmed',
  resetPassword: '/reset-password',
  accountDeletion: accountDeletionPath,
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  careers: '/careers',
  contact: '/contact',
  cookies: '/cookies',
  gdpr: '/gdpr',
  dashboard: '/dashboard',
  interviewSetup: '/interview/setup',
  interviewSession: (sessionId: string) => `/interview/${sessionId}`,
  interviewResults: (sessionId: string) => `/interview/${sessionId}/results`,
  progress: '/progress',
  resume: '/resume',
  jobAnalyzer: '/job-analyzer',
  coverLetter: '/cover-letter',
  dailyChallenge: '/daily-challenge',
  games: '/games',
  achievements: '/achievements',
  resources: '/resources',
  profile: '/profile',
  settings: '/settings',
  diagnostics: '/test',
} as const;

/** Paths of the specification whose pages are still to come: signed-in ones stand inside the shell. */
export const unopenedInside = [paths.diagnostics] as const;
