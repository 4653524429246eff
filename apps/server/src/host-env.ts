import type { GatewayEnv } from '@greenroom/gateway';
import type { RequestFacts } from './request-facts.ts';

/** The environment of every route: what the connection says of itself, and what the gateway needs to know. */
export interface HostEnv {
  Bindings: RequestFacts & GatewayEnv['Bindings'];
  Variables: GatewayEnv['Variables'];
}

/** For responses that no cache keeps. */
export const noStore = { 'cache-control': 'no-store' };
