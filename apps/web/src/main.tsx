import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './lib/query-client.ts';
import { startSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { createRouter } from './routes/router.tsx';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

watchTheme();
void startSession();
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
