import { paths } from '@/lib/paths.ts';

/** The parameters of the page's address. */
export const parameters = { resource: 'read', category: 'category', view: 'view' } as const;

/** Where a resource is read. */
export const addressOf = (resourceId: string) => `${paths.resources}?${parameters.resource}=${resourceId}`;
