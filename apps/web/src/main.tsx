import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchForUpdates } from './features/pwa/update.ts';
import { watchInstallOffer } from './lib/install-offer.ts';
import { watchKeyboard, watchPresses } from './lib/keyboard-room.ts';
import { startLocale } from './lib/locale.ts';
import { leadMailLink } from './lib/mail-link.ts';
import { nextTask } from './lib/next-task.ts';
import { leadProviderReturn } from './lib/provider-return.ts';
import { startSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { App } from './routes/app.tsx';
import { createRouter } from './routes/router.tsx';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

// zod reads this when a page brings it (`z.config` would bring it with every page): no attempt to compile its checks,
// which the content security policy refuses and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
watchTheme();
watchKeyboard();
watchPresses();
watchInstallOffer();
watchForUpdates();
leadMailLink();
leadProviderReturn();
startSession();
const root = createRoot(container);
const languageKnown = startLocale();
void nextTask().then(async () => {
  // Made after running the scripts above, in a task between two: the page's own files are asked for at once.
  const router = createRouter();
  await languageKnown;
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
});
