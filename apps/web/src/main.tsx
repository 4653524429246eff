import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchForUpdates } from './features/pwa/update.ts';
import { watchInstallOffer } from './lib/install-offer.ts';
import { startLocale } from './lib/locale.ts';
import { startSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { App } from './routes/app.tsx';
import { createRouter } from './routes/router.tsx';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

watchTheme();
watchInstallOffer();
watchForUpdates();
startSession();
const root = createRoot(container);
const router = createRouter();
void startLocale().then(() =>
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  ),
);
