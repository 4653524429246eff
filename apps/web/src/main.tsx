import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchForUpdates } from './features/pwa/update.ts';
import { watchInstallOffer } from './lib/install-offer.ts';
import { startSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { createRouter } from './routes/router.tsx';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

watchTheme();
watchInstallOffer();
watchForUpdates();
startSession();
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
