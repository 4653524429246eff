import '../styles/public.css';
import { watchTheme } from '../lib/theme.ts';
import { startIslands } from './islands.ts';

watchTheme();
startIslands();
