import { createBrowserRouter, type RouteObject } from 'react-router';
import { Waiting } from '@/components/spinner.tsx';
import { onceOnline } from '@/lib/lazy-part.ts';
import { paths } from '@/lib/paths.ts';
import { ErrorNotice, ErrorPage } from './error-page.tsx';
import { Root } from './root.tsx';

/** Pages in the shell: sidebar, avatar menu, trial tracker. */
export const insideShell: RouteObject[] = [
  { path: paths.dashboard, lazy: () => import('./dashboard.tsx') },
  { path: paths.dailyChallenge, lazy: () => import('./daily-challenge.tsx') },
  { path: paths.review, lazy: () => import('./review.tsx') },
  { path: paths.games, lazy: () => import('./games.tsx') },
  { path: paths.jobs, lazy: () => import('./jobs.tsx') },
  { path: paths.jobAdd, lazy: () => import('./job-add.tsx') },
  { path: paths.job(':jobId'), lazy: () => import('./job.tsx') },
  { path: paths.jobEdit(':jobId'), lazy: () => import('./job-edit.tsx') },
  { path: paths.afterwards(':jobId'), lazy: () => import('./job-afterwards.tsx') },
  { path: paths.stories, lazy: () => import('./stories.tsx') },
  { path: paths.storyAdd, lazy: () => import('./story-add.tsx') },
  { path: paths.story(':storyId'), lazy: () => import('./story.tsx') },
  { path: paths.storyEdit(':storyId'), lazy: () => import('./story-edit.tsx') },
  { path: paths.storyTell(':storyId'), lazy: () => import('./story-tell.tsx') },
  { path: paths.interviewSetup, lazy: () => import('./interview-setup.tsx') },
  { path: paths.progress, lazy: () => import('./progress.tsx') },
  { path: paths.achievements, lazy: () => import('./achievements.tsx') },
  { path: paths.resources, lazy: () => import('./resources.tsx') },
  { path: paths.profile, lazy: () => import('./profile.tsx') },
  { path: paths.settings, lazy: () => import('./settings.tsx') },
  { path: paths.resume, lazy: () => import('./resume.tsx') },
  { path: paths.resumeEdit(':resumeId'), lazy: () => import('./resume-edit.tsx') },
  { path: paths.jobAnalyzer, lazy: () => import('./job-analyzer.tsx') },
  { path: paths.coverLetter, lazy: () => import('./cover-letter.tsx') },
  { path: paths.diagnostics, lazy: () => import('./diagnostics.tsx') },
];

/** Signed-in pages that fill the screen by themselves. */
const withoutShell: RouteObject[] = [
  { path: paths.interviewReady, lazy: () => import('./interview-ready.tsx') },
  { path: '/interview/:sessionId', lazy: () => import('./interview-session.tsx') },
  { path: '/interview/:sessionId/results', lazy: () => import('./interview-results.tsx') },
  { path: paths.daySheet(':jobId'), lazy: () => import('./day-sheet.tsx') },
];

/** Pages that the server has as static HTML, outside the app. */
const documentPages = [
  paths.home,
  paths.about,
  paths.blog,
  paths.article(':slug'),
  paths.careers,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.gdpr,
];

const publicPages: RouteObject[] = [
  { path: paths.auth, lazy: () => import('./auth.tsx') },
  { path: paths.authConfirmed, lazy: () => import('./auth-confirmed.tsx') },
  { path: paths.emailChanged, lazy: () => import('./email-changed.tsx') },
  { path: paths.resetPassword, lazy: () => import('./reset-password.tsx') },
  { path: paths.accountDeletion, lazy: () => import('./account-deletion.tsx') },
  ...documentPages.map((path) => ({ path, lazy: () => import('./document-page.tsx') })),
  { path: '*', lazy: () => import('./not-found.tsx') },
];

/** Every route. Each page module exports `Component`. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Waiting,
    children: [
      ...publicPages,
      {
        lazy: () => import('./guard.tsx'),
        children: [
          {
            lazy: () => import('./app-layout.tsx'),
            children: [{ ErrorBoundary: ErrorNotice, children: insideShell }],
          },
          ...withoutShell,
        ],
      },
    ],
  },
];

/** The router remembers a page that couldn't be fetched: it's fetched as soon as there is a network. */
function fetchedOnceOnline(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return {
    ...route,
    ...(typeof lazy === 'function' ? { lazy: () => onceOnline(lazy) } : {}),
    ...(children ? { children: children.map(fetchedOnceOnline) } : {}),
  } as RouteObject;
}

/** Made when the app starts: it reads the address. */
export const createRouter = () => createBrowserRouter(routes.map(fetchedOnceOnline));
