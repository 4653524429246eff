import '../styles/public.css';
import { watchTheme } from '../lib/theme.ts';
import { redirectSignedIn, startIslands } from './islands.ts';

redirectSignedIn();
watchTheme();
startIslands();
