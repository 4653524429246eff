import type { User } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { greeting } from '@/features/progress/model.ts';
import { longDay } from '@/features/progress/when.ts';
import { localDay } from '@/lib/calendar.ts';
import { assumeUser } from '@/lib/session.ts';
import { insideShell } from './router.tsx';

/** How each page of the shell begins while it waits for its data, and what is filled in when somebody opens it. */
export interface PageFrames {
  /** By the address of the page, such as `/jobs/:jobId`. `{day}` and `{greeting}` are left open. */
  pages: Record<string, string>;
  /** For morning, afternoon and evening, with `{name}`; and each without a name. */
  greetings: [named: string, nameless: string][];
}

const anId = '00000000-0000-4000-8000-000000000000';
const nobody = 'Nobody';

/** Somebody to render the pages for. Nothing of it may be seen: a page that waits for its data knows nothing else of its user. */
const reader = {
  id: anId,
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
  app_metadata: {},
  user_metadata: { full_name: nobody },
  identities: [],
} satisfies User;

interface Page {
  path: string;
  Component: ComponentType;
}

/** The modules of the pages, once for all languages. */
export const loadPages = (): Promise<Page[]> =>
  Promise.all(
    insideShell.map(async ({ path = '', lazy }) => {
      if (typeof lazy !== 'function') throw new Error(`${path} has no module that can be rendered`);
      const { Component } = (await lazy()) as { Component: ComponentType };
      return { path, Component };
    }),
  );

function render({ path, Component }: Page, moment: Date): string {
  const address = path.replace(/:\w+/g, anId);
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
    .replace(greeting(nobody, moment.getHours()), '{greeting}')
    .replace(longDay(localDay(moment)), '{day}');
}

/** The pages in the language that is spoken now. */
export function pageFrames(pages: Page[]): PageFrames {
  assumeUser(reader);
  const moment = new Date();
  return {
    pages: Object.fromEntries(pages.map((page) => [page.path, render(page, moment)])),
    greetings: [8, 15, 20].map((hour) => [greeting('{name}', hour), greeting('', hour)]),
  };
}
