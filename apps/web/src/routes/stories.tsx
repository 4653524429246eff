import { StoriesList } from '@/features/stories/components/stories-list.tsx';
import '@/styles/jobs.css';
import '@/styles/stories.css';

/** Stories: the list. */
export const Component = StoriesList;
