import { apiPaths } from '@greenroom/gateway';

/** One response as metrics count it: nothing in it comes from a user. */
export interface RequestMetric {
  area: string;
  status: number;
  seconds: number;
}

const areas: readonly (readonly [prefix: string, area: string])[] = [
  ...Object.entries(apiPaths).map(([area, prefix]) => [prefix, area === 'rpc' ? 'rest' : area] as const),
  ['/health', 'health'],
  ['/webhooks', 'webhooks'],
];

/** The part of the product that a path belongs to, of a closed list. */
export const areaOf = (path: string): string =>
  areas.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'site';
