import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useLocale } from '@/lib/locale.ts';

/** The whole app. Another language draws it anew, so that no part has to follow the language by itself. */
export const App = ({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) => (
  <RouterProvider key={useLocale()} router={router} />
);
