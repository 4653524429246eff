import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { openStage, type Stage } from '../conformance/stage.ts';

/** What is ben's alone; no answer to anybody else may hold it. */
const secretOfBen = 'SECRET of b';

export interface Outcome {
  status: number;
  headers: Headers;
  text: string;
}

interface Attempt {
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface AttackStage extends Stage {
  /** ada's access token. */
  token: string;
  /** A raw request as ada. Throws where it ends in a 5xx, is logged as a fault, or answers what is ben's. */
  attack(method: string, path: string, attempt?: Attempt): Promise<Outcome>;
}

/** A stage where every request is looked at for the two things that must never happen. */
export async function openAttackStage(): Promise<AttackStage> {
  const stage = await openStage(await openPlatformDatabase());
  const { data } = await stage.ada.auth.getSession();
  const token = data.session?.access_token ?? '';
  return {
    ...stage,
    token,
    async attack(method, path, { body, headers = {} } = {}) {
      const response = await stage.send(method, path, {
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      });
      const text = await response.text();
      const described = `${method} ${path} -> ${response.status} ${text.slice(0, 200)}`;
      if (response.status >= 500) throw new Error(`a 5xx: ${described}`);
      if (stage.faults.length > 0) throw new Error(`a fault: ${described} ${stage.faults.join()}`);
      if (text.includes(secretOfBen)) throw new Error(`a row of somebody else: ${described}`);
      return { status: response.status, headers: response.headers, text };
    },
  };
}
