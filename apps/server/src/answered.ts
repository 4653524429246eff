/** One answer as it is counted: nothing in it comes from a user. */
export interface Answered {
  area: string;
  status: number;
  seconds: number;
}

/** The part of the product that a request is for, of a closed list. */
export function areaOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const first = pathname.split('/', 2)[1] ?? '';
  const areas = ['auth', 'rest', 'storage', 'realtime', 'functions', 'health', 'webhooks'];
  if (first === 'rpc') return 'rest';
  return areas.includes(first) ? first : 'site';
}
