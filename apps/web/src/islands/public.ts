import '../styles/public.css';
import { watchInstallOffer } from '../lib/install-offer.ts';
import { watchTheme } from '../lib/theme.ts';
import { leadMailLinkToApp, redirectSignedIn, startIslands } from './islands.ts';
import { pageLanguage, speakAsPage } from './page-language.ts';
import { prefetchNext } from './prefetch-next.ts';

if (!leadMailLinkToApp()) redirectSignedIn();
watchTheme();
watchInstallOffer();
if (pageLanguage() === 'en') startIslands();
else void speakAsPage().then(() => startIslands());
prefetchNext();
