import { useMediaQuery } from '@/lib/use-media-query.ts';

/** Whether a table fits: the coverage map has one layout for wide and one for narrow screens. */
export const useWide = (): boolean => useMediaQuery('(min-width: 900px)');
