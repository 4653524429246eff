import { renderToStaticMarkup } from 'react-dom/server';
import type { PrerenderEntry, PublicPage } from '../build/prerender-plugin.ts';
import { operator } from './lib/operator.ts';
import { paths } from './routes/paths.ts';
import { notFoundPage, type PublicPageContent, publicPages } from './routes/public-pages.tsx';
import { TourScreens } from './routes/tour/tour-screens.tsx';

const asPage = ({ content, ...head }: PublicPageContent): PublicPage => ({
  ...head,
  render: () => renderToStaticMarkup(content),
});

/** Where the pages stand for the world: canonical links and the sitemap start with it. */
export const siteUrl: PrerenderEntry['siteUrl'] = operator.siteUrl;

/** The public pages that are plain HTML and run no app JavaScript, by path. */
export const pages: PrerenderEntry['pages'] = Object.fromEntries(
  Object.entries(publicPages).map(([path, page]) => [path, asPage(page)]),
);

export const notFound: PrerenderEntry['notFound'] = asPage(notFoundPage);

/** Pieces of pages that an island asks for, by file. */
export const fragments: PrerenderEntry['fragments'] = {
  'tour-screens.html': () => renderToStaticMarkup(<TourScreens />),
};

const isOfApp = (path: string) => !(path in publicPages) && path !== paths.article(':slug');

/** The addresses at which the app itself has a page, as patterns. */
export const appPaths: PrerenderEntry['appPaths'] = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path(path === paths.article ? ':slug' : ':sessionId')))
  .filter(isOfApp);
