import { addressGroup } from '@greenroom/gateway';
import { answerJson } from './answer-json.ts';
import type { Backend } from './backend.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Route } from './request-frame.ts';

/** Who answers for a part of the address space. */
export interface AppAreas {
  /** /health/ready. */
  ready(): Promise<Response>;
  /** /config.json. */
  config(facts: RequestFacts): Response;
  /** /_mail; null where mails are not shown. */
  mailPage: ((request: Request, facts: RequestFacts) => Promise<Response>) | null;
  backend(): Pick<Backend, 'gateway' | 'functions'>;
  /** Pages and webhooks that the host keeps for itself; null for an address that is none of theirs. */
  own(...asked: Parameters<Route>): Promise<Response | null>;
  /** Every other address. */
  site(request: Request): Promise<Response>;
}

const gatewayAreas = ['/auth/v1/', '/rest/v1/', '/rpc/', '/storage/v1/', '/realtime/v1/'];
export const functionsArea = '/functions/v1/';

/** Leads each address to the area that answers for it. */
export function createAppRoutes(areas: AppAreas): Route {
  return async (request, facts, requestId) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health/live') return answerJson(200, { status: 'live' });
    if (pathname === '/health/ready') return areas.ready();
    if (pathname === '/config.json') return areas.config(facts);
    if (pathname === '/_mail' && areas.mailPage) return areas.mailPage(request, facts);
    const { clientAddress } = facts;
    if (pathname.startsWith(functionsArea)) {
      const counted = { clientAddress: addressGroup(clientAddress), requestId };
      return areas.backend().functions(request, pathname.slice(functionsArea.length), counted);
    }
    if (gatewayAreas.some((area) => pathname.startsWith(area))) {
      return areas.backend().gateway.fetch(request, { clientAddress, requestId });
    }
    return (await areas.own(request, facts, requestId)) ?? areas.site(request);
  };
}
