import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPage } from '../build/prerender-plugin.ts';
import { LandingPage } from './features/landing/landing-page.tsx';

/** The public pages that are plain HTML and run no app JavaScript, by path. */
export const pages: Record<string, PublicPage> = {
  '/': {
    title: 'Greenroom: rehearse your interview before the real one',
    description:
      'Timed mock interviews for the job you want, by typing or out loud, with an honest score and your own words as the evidence.',
    render: () => renderToStaticMarkup(<LandingPage />),
  },
};
