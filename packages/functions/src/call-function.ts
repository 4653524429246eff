import { type FunctionName, ProtocolError } from '@greenroom/domain';
import { answerError } from './answer-error.ts';
import type { Ports, RequestInfo } from './ports.ts';
import { registry } from './registry.ts';

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(registry, name);

/** Calls the server function of that wire name; an unknown name is answered 404 `not_found`. Never throws. */
export async function callFunction(
  name: string,
  request: Request,
  ports: Ports,
  info: RequestInfo,
): Promise<Response> {
  if (!isFunctionName(name)) {
    return answerError(new ProtocolError('not_found', 'There is no function of that name.'), info.requestId);
  }
  return registry[name].handle(request, ports, info);
}
