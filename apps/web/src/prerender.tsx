import { renderToStaticMarkup } from 'react-dom/server';
import type { PrerenderEntry } from '../build/prerender-plugin.ts';
import type { PublicPage } from '../build/public-page.ts';
import { type Locale, locales } from './lib/locale.ts';
import { takeMessages } from './lib/messages.ts';
import { operator } from './lib/operator.ts';
import { paths } from './lib/paths.ts';
import { isTranslated, pathIn } from './lib/public-paths.ts';
import { regions } from './lib/regions.ts';
import { loadPages, pageFrames } from './routes/page-frames.tsx';
import {
  notFoundPage,
  type PublicPageContent,
  publicPages,
  translatedPages,
} from './routes/public-pages.tsx';
import { FirstFrame } from './routes/shell/first-frame.tsx';
import { TourScreens } from './routes/tour/tour-screens.tsx';

const { default: spanish } = await import('virtual:messages/es');
const catalogs = { en: {}, es: spanish };

/** Does something in a language, and speaks English again. */
function speaking<Result>(locale: Locale, act: () => Result): Result {
  takeMessages(locale, regions[locale], catalogs[locale]);
  try {
    return act();
  } finally {
    takeMessages('en', regions.en, catalogs.en);
  }
}

/** Where a page stands in each language, and the one for anybody else. */
const addressesOf = (path: string) => ({
  en: siteUrl + path,
  es: siteUrl + pathIn('es', path),
  'x-default': siteUrl + path,
});

const asPage = (locale: Locale, path: string, { content, ...head }: PublicPageContent): PublicPage => ({
  ...head,
  locale,
  addresses: isTranslated(path) ? addressesOf(path) : {},
  render: () => speaking(locale, () => renderToStaticMarkup(content)),
});

/** Where the pages stand for the world: canonical links and the sitemap start with it. */
export const siteUrl: PrerenderEntry['siteUrl'] = operator.siteUrl;

/** The public pages that are plain HTML and run no app JavaScript, by path; Spanish twins after the English pages. */
export const pages: PrerenderEntry['pages'] = Object.fromEntries([
  ...Object.entries(publicPages).map(([path, page]) => [path, asPage('en', path, page)]),
  ...Object.entries(translatedPages).map(([path, make]) => [
    pathIn('es', path),
    asPage('es', path, speaking('es', make)),
  ]),
]);

export const notFound: PrerenderEntry['notFound'] = {
  '404.html': asPage('en', '', notFoundPage()),
  'es/404.html': asPage('es', '', speaking('es', notFoundPage)),
};

const tourScreens = () => renderToStaticMarkup(<TourScreens />);

/** Pieces of pages that an island asks for, by file. */
export const fragments: PrerenderEntry['fragments'] = {
  'tour-screens.html': tourScreens,
  'es/tour-screens.html': () => speaking('es', tourScreens),
};

/** What the app's document shows of a signed-in page before its script runs. */
export const firstFrame: PrerenderEntry['firstFrame'] = renderToStaticMarkup(<FirstFrame />);

const signedInPages = await loadPages();

/** How each signed-in page begins, by language. */
export const frameWords: PrerenderEntry['frameWords'] = Object.fromEntries(
  locales.map((locale) => [
    locale,
    speaking(locale, () => ({ ...pageFrames(signedInPages), region: regions[locale] })),
  ]),
);

const isOfApp = (path: string) => !(path in publicPages) && path !== paths.article(':slug');

/** The addresses at which the app itself has a page, as patterns. */
export const appPaths: PrerenderEntry['appPaths'] = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path(path === paths.article ? ':slug' : ':sessionId')))
  .filter(isOfApp);
