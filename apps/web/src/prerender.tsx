import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPage } from '../build/prerender-plugin.ts';
import { operator } from './lib/operator.ts';
import { publicPages } from './routes/public-pages.tsx';

/** Where the pages stand for the world: canonical links and the sitemap start with it. */
export const siteUrl = operator.siteUrl;

/** The public pages that are plain HTML and run no app JavaScript, by path. */
export const pages: Record<string, PublicPage> = Object.fromEntries(
  Object.entries(publicPages).map(([path, { content, ...head }]) => [
    path,
    { ...head, render: () => renderToStaticMarkup(content) },
  ]),
);
