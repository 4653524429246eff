import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { startIslands } from '@/islands/islands.ts';
import { Component as NotFound } from './not-found.tsx';
import { publicPages } from './public-pages.tsx';
import '@/styles/landing.css';
import '@/styles/written.css';

/** A public page inside the app; a visit from outside gets it as static HTML. */
export function Component() {
  const { pathname } = useLocation();
  const page = publicPages[pathname.replace(/\/$/, '')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page with its own form
  useEffect(() => {
    const controller = new AbortController();
    window.scrollTo(0, 0);
    startIslands(controller.signal);
    return () => controller.abort();
  }, [pathname]);
  if (!page) return <NotFound />;
  return (
    <>
      <title>{page.title}</title>
      {page.content}
    </>
  );
}
